/// The content offset in one axis as a function of time, after a finger has released it.
///
/// The speed is multiplied by a constant factor each millisecond. At an edge of the content the
/// motion continues as a critically damped spring that returns to the edge.
struct ScrollCurve {
  /// The natural frequency of the spring, radians per second.
  private static let springFrequency: CGFloat = 10
  /// The distance from rest below which the motion has ended, points.
  private static let threshold: CGFloat = 0.25

  /// The final offset.
  let end: CGFloat
  /// The time until the offset is final, seconds.
  private(set) var duration: CGFloat = 0

  private let start: CGFloat
  /// The final offset, ignoring edges.
  private let target: CGFloat
  /// The natural logarithm of the factor by which the speed changes per second; negative.
  private let decay: CGFloat
  /// The time at which the motion meets an edge, and its velocity and distance beyond the edge
  /// then.
  private var bounce: (time: CGFloat, velocity: CGFloat, distance: CGFloat)?

  /// - Parameters:
  ///   - start: the current offset.
  ///   - velocity: points per second; used if the curve starts beyond an edge.
  ///   - target: the final offset, ignoring edges.
  ///   - edges: the range of final offsets.
  ///   - rate: the factor by which the speed changes per millisecond.
  ///   - bounces: whether the motion may overshoot an edge.
  init(
    from start: CGFloat, velocity: CGFloat, target: CGFloat, edges: ClosedRange<CGFloat>,
    rate: CGFloat, bounces: Bool
  ) {
    self.start = start
    decay = 1000 * ExponentialFunction.logarithm(of: min(max(rate, 0.5), 0.9999))
    end = min(max(target, edges.lowerBound), edges.upperBound)
    let nearest = min(max(start, edges.lowerBound), edges.upperBound)
    // Motion that starts beyond an edge and returns into the content stops at the opposite edge.
    self.target = bounces && start == nearest ? target : end
    if start != nearest, nearest == end {
      bounce = (0, velocity, start - end)
      duration = springTime(velocity: velocity, distance: start - end)
    } else if self.target != end {
      let left = (end - self.target) / (start - self.target)
      let time: CGFloat = left > 0 ? ExponentialFunction.logarithm(of: left) / decay : 0
      let speed = (end - self.target) * decay
      bounce = (time, speed, 0)
      duration = time + springTime(velocity: speed, distance: 0)
    } else {
      duration = timeToRest(distance: abs(end - start))
    }
  }

  /// The offset at a time after the release, seconds.
  func offset(at time: CGFloat) -> CGFloat {
    guard time < duration else { return end }
    guard let bounce, time >= bounce.time else {
      return target + (start - target) * ExponentialFunction.exp(decay * time)
    }
    let elapsed = time - bounce.time
    let slope = bounce.velocity + Self.springFrequency * bounce.distance
    return end + (bounce.distance + slope * elapsed)
      * ExponentialFunction.exp(-Self.springFrequency * elapsed)
  }

  private func timeToRest(distance: CGFloat) -> CGFloat {
    distance > Self.threshold
      ? ExponentialFunction.logarithm(of: Self.threshold / distance) / decay : 0
  }

  /// The time until the spring is at rest: twice the time in which its envelope falls to the
  /// threshold, an upper bound for this spring.
  private func springTime(velocity: CGFloat, distance: CGFloat) -> CGFloat {
    let reach = abs(distance) + abs(velocity) / Self.springFrequency
    return reach > Self.threshold
      ? 2 * ExponentialFunction.logarithm(of: 1 + reach / Self.threshold) / Self.springFrequency : 0
  }
}
