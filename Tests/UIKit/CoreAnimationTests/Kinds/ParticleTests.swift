import Testing

@testable import CoreAnimation

/// Particles of a cell that emits two a second: they are born at 0.5, 1, 1.5 … seconds.
@Suite struct ParticleTests {
  private let clock = VirtualClock()
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    emitter.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    cell.name = "spark"
    cell.birthRate = 2
    cell.lifetime = 10
    clock.perform { emitter.emitterCells = [cell] }
  }

  private var particles: [Particle] { emitter.particles() }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  private func xs() -> [Double] { particles.map { ($0.position.x * 1000).rounded() / 1000 } }

  // MARK: Time

  @Test func thereAreNoParticlesAtFirst() {
    #expect(particles.isEmpty)
  }

  @Test func thereAreNoneWhereNoTimePasses() {
    let still = CAEmitterLayer()
    still.emitterCells = [cell]
    #expect(still.particles().isEmpty)
  }

  @Test func theRateIsThatOfTheCellTimesThatOfTheLayer() {
    clock.advance(by: 1.6)
    #expect(particles.map(\.birth) == [0.5, 1, 1.5])
    let other = CAEmitterLayer()
    other.birthRate = 2
    clock.perform { other.emitterCells = [cell] }
    #expect(other.particles().count == 6)
  }

  @Test func particlesLiveAsLongAsTheirLifetime() {
    cell.lifetime = 1
    clock.advance(by: 1.6)
    // The particle born at 0.5 was gone at 1.5.
    #expect(particles.map(\.birth) == [1, 1.5])
    emitter.lifetime = 0.2
    clock.advance(by: 1)
    // Particles that are born after the change live 0.2 seconds; the one born at 2.5 does.
    #expect(particles.map(\.birth) == [2.5])
  }

  @Test func aLineEmitsUpwardsAndByPiDownwards() {
    emitter.emitterShape = .line
    cell.velocity = 2
    clock.advance(by: 0.6)
    // A tenth of a second after it was born.
    #expect(isClose(particles[0].position.x, 0) && isClose(particles[0].position.y, -0.2))
    cell.emissionLongitude = .pi
    clock.advance(by: 0.5)
    #expect(isClose(particles[1].position.x, 0) && isClose(particles[1].position.y, 0.2))
  }

  @Test func aCellBeginsLater() {
    cell.beginTime = 1
    cell.duration = 1.2
    clock.advance(by: 4)
    #expect(particles.map(\.birth) == [1.5, 2])
  }

  @Test func theLayerHasATimeOfItsOwn() {
    emitter.beginTime = 1
    clock.advance(by: 1.6)
    #expect(particles.map(\.birth) == [0.5])
  }

  @Test func particlesOutliveTheEndOfTheirEmission() {
    clock.advance(by: 1.1)
    clock.perform { emitter.birthRate = 0 }
    clock.advance(by: 2)
    #expect(particles.map(\.birth) == [0.5, 1])
  }

  @Test func theRateOfACellChangesByItsName() {
    clock.advance(by: 1.1)
    clock.perform { emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate") }
    clock.advance(by: 2)
    #expect(cell.birthRate == 0)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0)
    #expect(particles.map(\.birth) == [0.5, 1])
  }

  @Test func particlesOfAnAnimationOutliveIt() {
    emitter.birthRate = 0
    let burst = CABasicAnimation(keyPath: "birthRate")
    burst.fromValue = 4
    burst.toValue = 4
    burst.duration = 0.5
    clock.perform { emitter.add(burst, forKey: "burst") }
    clock.advance(by: 0.3)
    // Eight a second.
    #expect(particles.count == 2)
    clock.advance(by: 3)
    #expect(particles.count == 4)
    #expect(particles.allSatisfy { $0.birth < 0.51 })
  }

  // MARK: Movement

  @Test func particlesMoveInTheDirectionOfTheirCell() {
    cell.velocity = 10
    emitter.emitterPosition = CGPoint(x: 4, y: 3)
    clock.advance(by: 1.6)
    // Ages of 1.1, 0.6 and 0.1 seconds, to the right.
    #expect(xs() == [15, 10, 5])
    #expect(particles.allSatisfy { $0.position.y == 3 })
    cell.emissionLongitude = .pi / 2
    #expect(isClose(particles[0].position.y, 14))
    emitter.velocity = 2
  }

  @Test func accelerationsAddUp() {
    cell.velocity = 10
    cell.yAcceleration = 8
    clock.advance(by: 1.5)
    // After one second: 10 to the right, and half of 8 down.
    #expect(isClose(particles[0].position.x, 10))
    #expect(isClose(particles[0].position.y, 4))
  }

  @Test func aLatitudeIsSeenFromTheFront() {
    cell.velocity = 10
    cell.emissionLatitude = .pi / 3
    clock.advance(by: 1.5)
    #expect(isClose(particles[0].position.x, 5))
  }

  @Test func particlesTurnGrowAndFade() {
    cell.spin = 0.5
    cell.scale = 0.4
    cell.scaleSpeed = 0.1
    cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.8)
    cell.alphaSpeed = -0.2
    cell.blueSpeed = 0.3
    clock.advance(by: 1.5)
    let first = particles[0]
    #expect(isClose(first.angle, 0.5))
    #expect(isClose(first.scale, 0.5))
    #expect(isClose(first.color.alpha, 0.6))
    #expect(isClose(first.color.blue, 0.3))
    clock.advance(by: 4)
    // Those that are older than four seconds are clear.
    #expect(particles.allSatisfy { $0.birth > 1.49 })
  }

  @Test func particlesEmitParticles() {
    let trail = CAEmitterCell()
    trail.birthRate = 4
    trail.lifetime = 10
    cell.velocity = 10
    cell.lifetime = 1
    cell.birthRate = 1
    cell.emitterCells = [trail]
    clock.advance(by: 1.6)
    // The particle of 1 second leaves two behind, at 1.25 and 1.5.
    #expect(particles.map(\.birth) == [1, 1.25, 1.5])
    #expect(xs() == [6, 2.5, 5])
  }

  // MARK: Random numbers

  private func positions(seed: UInt32) -> [CGPoint] {
    let layer = CAEmitterLayer()
    layer.seed = seed
    layer.emitterShape = .rectangle
    layer.emitterSize = CGSize(width: 40, height: 20)
    layer.emitterPosition = CGPoint(x: 20, y: 10)
    clock.perform { layer.emitterCells = [cell] }
    return layer.particles().map(\.position)
  }

  @Test func aSeedDeterminesAllParticles() {
    clock.advance(by: 5)
    #expect(positions(seed: 7) == positions(seed: 7))
    #expect(positions(seed: 7) != positions(seed: 8))
  }

  @Test func valuesStayInTheirRanges() {
    cell.birthRate = 200
    cell.velocity = 10
    cell.velocityRange = 5
    cell.emissionRange = .pi
    clock.advance(by: 1)
    clock.perform { emitter.birthRate = 0 }
    let before = particles.map(\.position)
    clock.advance(by: 1)
    let after = particles.map(\.position)
    let ways = zip(before, after).map { (x: $1.x - $0.x, y: $1.y - $0.y) }
    let speeds = ways.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    #expect(speeds.count == 200)
    #expect(speeds.allSatisfy { $0 > 4.99 && $0 < 15.01 })
    // A quarter of a turn to both sides, so that all move to the right; some of them up, some down.
    #expect(ways.allSatisfy { $0.x > -1e-6 })
    #expect(ways.contains { $0.y > 3 } && ways.contains { $0.y < -3 })
    let mean = speeds.reduce(0, +) / 200
    #expect(abs(mean - 10) < 1)
  }

  // MARK: Shapes

  private func places(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
  ) -> [CGPoint] {
    cell.birthRate = 100
    emitter.emitterShape = shape
    emitter.emitterMode = mode
    emitter.emitterSize = CGSize(width: 10, height: 6)
    clock.advance(by: 1)
    return particles.map(\.position)
  }

  private func radius(_ point: CGPoint) -> CGFloat {
    (point.x * point.x + point.y * point.y).squareRoot()
  }

  @Test func aLineIsHorizontal() {
    let places = places(.line, .outline)
    #expect(places.allSatisfy { $0.y == 0 && abs($0.x) <= 5 })
    #expect(places.contains { $0.x < -3 } && places.contains { $0.x > 3 })
  }

  @Test func aRectangleIsFilledOrOutlined() {
    #expect(places(.rectangle, .volume).allSatisfy { abs($0.x) <= 5 && abs($0.y) <= 3 })
    cell.lifetime = 1
    let outline = places(.rectangle, .outline).suffix(50)
    #expect(outline.allSatisfy { isClose(abs($0.x), 5) || isClose(abs($0.y), 3) })
  }

  @Test func pointsAreTheCornersOfARectangle() {
    let corners = places(.rectangle, .points)
    #expect(corners.allSatisfy { abs($0.x) == 5 && abs($0.y) == 3 })
    #expect(Set(corners.map { "\($0)" }).count == 4)
  }

  @Test func aCircleHasTheWidthAsItsRadius() {
    let inside = places(.circle, .volume)
    #expect(inside.allSatisfy { radius($0) <= 10 } && inside.contains { radius($0) < 5 })
  }

  @Test func particlesLeaveTheOutlineOfACircleOutwards() {
    cell.velocity = 4
    let places = places(.circle, .outline)
    let ages = particles.map { 1 - $0.birth }
    for (place, age) in zip(places, ages) { #expect(isClose(radius(place), 10 + 4 * age)) }
  }

  // MARK: Drawing

  @Test func particlesAreImagesInTheirColour() throws {
    let white = CGImage(
      bitmap: Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4)))
    cell.contents = white
    cell.color = red
    cell.velocity = 4
    emitter.emitterPosition = CGPoint(x: 2, y: 4)
    clock.advance(by: 1)
    // One particle is at 4 points, the other one at 2.
    let bitmap = try picture(of: emitter)
    #expect(bitmap[4, 4] == redPixel && bitmap[3, 3] == redPixel && bitmap[1, 3] == redPixel)
    #expect(bitmap[5, 4] == 0 && bitmap[4, 6] == 0)
  }

  @Test func particlesThatAddUpGetLighter() throws {
    cell.contents = CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF40_4040]))
    emitter.renderMode = .additive
    emitter.emitterPosition = CGPoint(x: 4.5, y: 4.5)
    clock.advance(by: 1)
    // Two at the same place.
    #expect(try picture(of: emitter)[4, 4] == 0xFF80_8080)
  }

  @Test func whatHasNoImageIsNotDrawn() throws {
    clock.advance(by: 2)
    #expect(try picture(of: emitter)[4, 4] == 0)
  }

  // MARK: Odd values

  @Test func oddValuesEndSoon() {
    let odd = CAEmitterCell()
    odd.birthRate = .infinity
    odd.lifetime = 1e30
    odd.velocity = .nan
    odd.emissionRange = 1e300
    odd.emitterCells = [odd]
    let many = CAEmitterCell()
    many.birthRate = 1e30
    many.lifetime = 1e6
    many.alphaSpeed = -1e30
    many.emitterCells = [many]
    clock.perform { emitter.emitterCells = [odd, many] }
    clock.advance(by: 1000)
    #expect(emitter.particles().count <= 20_000)
  }
}
