/// A particle of an emitter at one moment.
struct Particle {
  let cell: CAEmitterCell
  /// When it was born, seconds.
  let birth: Double
  /// In the layer's coordinates.
  var position: CGPoint
  /// Radians.
  var angle: CGFloat
  /// The factor of the image's size; greater than 0.
  var scale: CGFloat
  /// The colour that the image is multiplied by; not clear.
  var color: CGColor
}

/// The values of a particle at its birth, from which its state follows at any later moment.
struct ParticleOrigin {
  let cell: CAEmitterCell
  /// Seconds.
  let birth: Double
  let lifetime: Double
  private let start: (x: Double, y: Double)
  private let velocity: (x: Double, y: Double)
  private let acceleration: (x: Double, y: Double)
  private let scale: Double
  private let spin: Double
  /// Red, green, blue and alpha.
  private let color: [Double]
  private let colorSpeed: [Double]

  /// - Parameters:
  ///   - place: where it is born, and the direction of the emitter there, radians.
  ///   - emitter: what multiplies the values of the cell.
  init(
    of cell: CAEmitterCell, at birth: Double, place: EmitterPlace, emitter: EmitterState,
    random: inout ParticleRandom
  ) {
    func varied(_ value: CGFloat, _ range: CGFloat) -> Double {
      value.bounded + range.bounded * random.signed()
    }
    self.cell = cell
    self.birth = birth
    lifetime =
      varied(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange))
      * Double(emitter.lifetime).bounded
    start = (place.x, place.y)
    let speed =
      varied(cell.velocity, cell.velocityRange) * Double(emitter.velocity).bounded
    let direction =
      place.direction + cell.emissionLongitude.bounded
      + cell.emissionRange.bounded / 2 * random.signed()
    let (sine, cosine) = Trigonometry.sineAndCosine(of: direction)
    // What leaves the plane is seen from the front.
    let flat = Trigonometry.sineAndCosine(of: cell.emissionLatitude.bounded).cosine
    velocity = (speed * flat * cosine, speed * flat * sine)
    acceleration = (cell.xAcceleration.bounded, cell.yAcceleration.bounded)
    scale = varied(cell.scale, cell.scaleRange) * Double(emitter.scale).bounded
    spin = varied(cell.spin, cell.spinRange) * Double(emitter.spin).bounded
    let base = cell.color ?? .white
    color = [
      varied(base.red, CGFloat(cell.redRange)), varied(base.green, CGFloat(cell.greenRange)),
      varied(base.blue, CGFloat(cell.blueRange)), varied(base.alpha, CGFloat(cell.alphaRange)),
    ]
    colorSpeed = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map {
      Double($0).bounded
    }
  }

  var death: Double { birth + lifetime }

  /// Where the particle is after its birth.
  func place(at time: Double) -> EmitterPlace {
    let age = time - birth
    return EmitterPlace(
      x: start.x + velocity.x * age + acceleration.x * age * age / 2,
      y: start.y + velocity.y * age + acceleration.y * age * age / 2, direction: 0)
  }

  /// The particle at a moment; nil if it is not alive or cannot be seen.
  func particle(at time: Double) -> Particle? {
    let age = time - birth
    guard age >= 0, age < lifetime else { return nil }
    let size = scale + cell.scaleSpeed.bounded * age
    let components = zip(color, colorSpeed).map { CGFloat(min(max($0 + $1 * age, 0), 1)) }
    guard size > 0, components[3] > 0 else { return nil }
    let place = place(at: time)
    return Particle(
      cell: cell, birth: birth, position: CGPoint(x: place.x, y: place.y),
      angle: CGFloat(spin * age), scale: CGFloat(size),
      color: CGColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3]))
  }
}

extension Double {
  /// The number, within what pictures can show; 0 if it is not finite.
  var bounded: Double { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}

extension CGFloat {
  /// The number, within what pictures can show; 0 if it is not finite.
  var bounded: Double { native.bounded }
}
