/// The properties of an emitter layer besides its cells: a particle adopts their values at its birth.
struct EmitterState {
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var emitterPosition = CGPoint.zero
  var emitterSize = CGSize.zero
  var birthRate = Float(1)
  var lifetime = Float(1)
  var velocity = Float(1)
  var scale = Float(1)
  var spin = Float(1)
  /// The birth rates that the cells had; nil for their current ones.
  var cellRates: [Float]?

  func rate(of cell: CAEmitterCell, at index: Int) -> Float {
    guard let cellRates, cellRates.indices.contains(index) else { return cell.birthRate }
    return cellRates[index]
  }
}

/// The states that an emitter has had, so that particles outlive a change of it. Times are seconds of the
/// layer's time.
struct EmitterHistory {
  /// A state for a time.
  struct Span {
    var start: Double
    var end: Double
    var state: EmitterState
  }

  private var past: [Span] = []
  /// When the current state began.
  private var start = 0.0

  /// Older states are forgotten.
  private static let mostSpans = 1000
  /// The length of the parts of time in which animations count as constant.
  private static let step = 1.0 / 60

  /// A state ends at a time.
  mutating func change(from state: EmitterState, at time: Double) {
    guard time > start else { return }
    past.append(Span(start: start, end: time, state: state))
    start = time
    if past.count > Self.mostSpans { past.removeFirst() }
  }

  /// The states up to a time.
  ///
  /// - Parameter animated: the spans since the last change, if they differ from the current state.
  func spans(upTo time: Double, state: EmitterState, animated: [Span]?) -> [Span] {
    guard time > start else {
      return past.filter { $0.start < time }.map { span in
        var span = span
        span.end = min(span.end, time)
        return span
      }
    }
    return past + (animated ?? [Span(start: start, end: time, state: state)])
  }

  /// The time since the last change in equal parts of at most ``step``.
  func steps(upTo time: Double) -> [(start: Double, end: Double)] {
    guard time > start else { return [] }
    let count = min((((time - start) / Self.step) - 1e-6).rounded(.up), Double(Self.mostSpans))
    let length = (time - start) / max(count, 1)
    return (0..<Int(max(count, 1))).map { index in
      (start + Double(index) * length, start + Double(index + 1) * length)
    }
  }
}
