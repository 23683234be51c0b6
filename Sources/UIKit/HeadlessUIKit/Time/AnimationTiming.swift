/// When an animation runs, and its progress at each time.
package struct AnimationTiming {
  package enum Pace: Equatable {
    case function(CAMediaTimingFunction)
    case spring(Spring)
  }

  /// When the delay is over, seconds of the clock.
  package var begin: TimeInterval
  /// Of one run in one direction, seconds.
  package var duration: TimeInterval
  package var pace: Pace
  /// The number of runs; can be infinite.
  package var repeatCount: Double
  /// Whether each run plays forwards and then backwards.
  package var autoreverses: Bool
  /// The part of each run in which the animation proceeds; nil for all of it.
  package var keyframe: ClosedRange<Double>?
  /// Whether it changes at the end of that part only.
  package var isDiscrete = false

  package init(
    begin: TimeInterval, duration: TimeInterval, pace: Pace, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.begin = begin
    self.duration = duration
    self.pace = pace
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// When the animation is over; infinite for never.
  var end: TimeInterval {
    duration > 0 ? begin + repeatCount * duration * (autoreverses ? 2 : 1) : begin
  }

  /// The progress: 0 shows the state before the animation, 1 its final state.
  func progress(at time: TimeInterval) -> CGFloat {
    let elapsed = time - begin
    guard elapsed > 0 else { return 0 }
    // Beyond the end only until the clock ends it.
    guard time < end else { return autoreverses ? 0 : 1 }
    let runs = elapsed / duration
    let whole = runs.rounded(.down)
    let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    var part = isBackwards ? 1 - (runs - whole) : runs - whole
    if let keyframe {
      let length = keyframe.upperBound - keyframe.lowerBound
      part = length > 0 ? max(0, min(1, (part - keyframe.lowerBound) / length)) : 1
      if length == 0, runs - whole < keyframe.lowerBound { part = 0 }
      if isDiscrete { part = part.rounded(.down) }
    }
    switch pace {
    case .function(let function): return function.progress(at: part)
    case .spring(let spring): return spring.progress(after: part * duration)
    }
  }
}
