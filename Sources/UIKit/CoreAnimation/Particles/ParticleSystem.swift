/// The particles of an emitter: those that its cells emitted since the layer's time 0, as functions of
/// time. Nothing is kept from one picture to the next.
struct ParticleSystem {
  private let spans: [EmitterHistory.Span]
  private let seed: UInt32
  private let time: Double
  private(set) var particles: [Particle] = []
  /// How many more particles are looked at.
  private var budget = 50_000

  /// The greatest number of particles of a cell that are looked at; older ones are left out.
  private static let mostParticles = 5_000
  /// Particles that particles emit are looked at up to this depth.
  private static let deepest = 3

  /// - Parameters:
  ///   - spans: the states of the emitter up to the time.
  ///   - time: of the layer, seconds.
  init(cells: [CAEmitterCell], spans: [EmitterHistory.Span], seed: UInt32, time: Double) {
    self.spans = spans
    self.seed = seed
    self.time = time
    for (index, cell) in cells.enumerated() {
      emit(cell, spans: spans, path: [index], depth: 1, place: nil)
    }
    particles.sort { $0.birth < $1.birth }
  }

  /// Adds the particles of a cell.
  ///
  /// - Parameters:
  ///   - path: the numbers that distinguish the cell from others.
  ///   - parent: the particle that emits them; nil for the layer.
  private mutating func emit(
    _ cell: CAEmitterCell, spans: [EmitterHistory.Span], path: [Int], depth: Int,
    place parent: ParticleOrigin?
  ) {
    guard cell.isEnabled else { return }
    let oldest = time - cell.longestLife(depth: depth, limit: Self.deepest, in: spans)
    var emitted = 0.0
    for span in spans {
      let cellRate = depth == 1 ? span.state.rate(of: cell, at: path[0]) : cell.birthRate
      let rate = Double(cellRate).bounded * max(Double(span.state.birthRate).bounded, 0)
      guard rate > 0 else { continue }
      let (start, end) = cell.emissionTime(in: span, from: parent?.birth ?? 0)
      guard end > start else { continue }
      let before = emitted
      emitted += rate * (end - start)
      // A particle is born whenever the count passes an integer.
      let last = Int((emitted + 1e-9).rounded(.down))
      let alive = Int((before + rate * max(oldest - start, 0)).rounded(.down))
      let first = max(alive, Int((before + 1e-9).rounded(.down)), last - Self.mostParticles)
      guard first < last else { continue }
      for number in first..<last where budget > 0 {
        budget -= 1
        let birth = min(start + (Double(number + 1) - before) / rate, time)
        var random = ParticleRandom(seed: seed, path: path + [number])
        let place = parent?.place(at: birth) ?? span.state.place(&random)
        let origin = ParticleOrigin(
          of: cell, at: birth, place: place, emitter: span.state, random: &random)
        if let particle = origin.particle(at: time) { particles.append(particle) }
        emitChildren(of: origin, state: span.state, path: path + [number], depth: depth)
      }
    }
  }

  private mutating func emitChildren(
    of origin: ParticleOrigin, state: EmitterState, path: [Int], depth: Int
  ) {
    guard depth < Self.deepest, let cells = origin.cell.emitterCells, !cells.isEmpty,
      origin.lifetime > 0, budget > 0
    else { return }
    // Of the layer only the rate does not concern what particles emit.
    var inner = state
    inner.birthRate = 1
    let life = EmitterHistory.Span(
      start: origin.birth, end: min(origin.death, time), state: inner)
    for (index, cell) in cells.enumerated() {
      emit(cell, spans: [life], path: path + [index], depth: depth + 1, place: origin)
    }
  }
}

extension CAEmitterCell {
  /// How long a particle, or one that it emits, can be seen after its birth, seconds.
  fileprivate func longestLife(
    depth: Int, limit: Int, in spans: [EmitterHistory.Span]
  ) -> Double {
    let factor = spans.map { Double($0.state.lifetime).bounded }.max() ?? 1
    let own =
      (Double(lifetime).bounded + Double(lifetimeRange).bounded.magnitude) * max(factor, 0)
    guard depth < limit, let emitterCells else { return own }
    let inner = emitterCells.map { $0.longestLife(depth: depth + 1, limit: limit, in: spans) }
    return own + (inner.max() ?? 0)
  }

  /// The part of a span in which the cell emits, which begins with its `beginTime`, and ends with its
  /// `duration` if it has one.
  fileprivate func emissionTime(
    in span: EmitterHistory.Span, from start: Double
  ) -> (start: Double, end: Double) {
    let begin = start + beginTime.bounded
    let end = duration > 0 ? begin + duration.bounded : .infinity
    return (max(span.start, begin), min(span.end, end))
  }
}
