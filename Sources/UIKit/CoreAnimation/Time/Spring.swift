/// A damped spring of mass 1 that pulls from distance 1 to rest at distance 0: the solution of
/// x″ + 2ζω·x′ + ω²·x = 0 with x(0) = 1, x′(0) = −v.
package struct Spring: Equatable, Sendable {
  /// ω, radians a second without damping.
  package let frequency: Double
  /// ζ: below 1 the spring oscillates, at 1 it settles soonest without oscillating.
  package let dampingRatio: Double
  /// v, in whole distances a second towards the rest.
  package let initialVelocity: Double
  /// Seconds until the spring stays within ``restDistance`` of its rest.
  package let settlingDuration: TimeInterval

  /// The part of the whole distance that is too small to be seen.
  package static let restDistance = 0.001

  /// The spring of `UIView.animate(withDuration:…usingSpringWithDamping:…)`: the one that has
  /// settled when the duration is over.
  ///
  /// A swinging spring moves within ±A·e^(−ζωt), A = √(1 + ((ζω − v)/(ω√(1−ζ²)))²); ω is chosen so
  /// that this is a thousandth at the end. UIKit documents the damping ratio, the velocity and that
  /// the spring ends with the duration; the thousandth is what the measured curves of UIKit's
  /// animations come down to, as in the spring solver of Framer Motion.
  package init(duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) {
    let dampingRatio = max(0.01, min(1, dampingRatio.isNaN ? 1 : dampingRatio))
    // Beyond this the spring would shoot past by thousands of its distance.
    let velocity = initialVelocity.isNaN ? 0 : max(-1e4, min(1e4, initialVelocity))
    // The reach at the end falls as the frequency grows.
    var low = 0.0
    var high = (abs(velocity) + 2000 / duration) / dampingRatio
    for _ in 0..<100 {
      let middle = (low + high) / 2
      let reach = Self.reach(
        frequency: middle, dampingRatio: dampingRatio, velocity: velocity, at: duration)
      if reach > Self.restDistance { low = middle } else { high = middle }
    }
    frequency = high
    self.dampingRatio = dampingRatio
    self.initialVelocity = velocity
    settlingDuration = duration
  }

  /// The spring of `UIView.animate(springDuration:bounce:…)`.
  ///
  /// ω = 2π / duration; ζ = 1 − bounce for a bounce, 1 / (1 + bounce) for a negative one. These are
  /// the formulas Apple gives in "Animate with springs" (WWDC 2023, session 10158).
  package init(perceptualDuration: TimeInterval, bounce: Double, initialVelocity: Double) {
    let bounce = bounce.isNaN ? 0 : max(-0.99, min(0.99, bounce))
    frequency = 2 * .pi / perceptualDuration
    dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.initialVelocity = initialVelocity.isNaN ? 0 : max(-1e4, min(1e4, initialVelocity))
    settlingDuration = Self.settlingDuration(
      frequency: frequency, dampingRatio: dampingRatio, velocity: self.initialVelocity,
      guess: perceptualDuration)
  }

  /// The spring of a mass on a spring with friction: ω = √(stiffness / mass),
  /// ζ = damping / (2√(stiffness · mass)).
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    func positive(_ value: Double, _ fallback: Double) -> Double {
      value > 0 && value.isFinite ? min(max(value, 1e-6), 1e9) : fallback
    }
    let (mass, stiffness) = (positive(mass, 1), positive(stiffness, 100))
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = max(0.001, positive(damping, 0) / (2 * (stiffness * mass).squareRoot()))
    self.initialVelocity = initialVelocity.isNaN ? 0 : max(-1e4, min(1e4, initialVelocity))
    settlingDuration = Self.settlingDuration(
      frequency: frequency, dampingRatio: dampingRatio, velocity: self.initialVelocity,
      guess: 1 / frequency, addsSwings: true)
  }

  /// The first time from which on the spring stays within ``restDistance``.
  ///
  /// - Parameter addsSwings: whether a swinging spring counts as settled by Core Animation's bound,
  ///   (1 + |ζω − v| / (ω√(1−ζ²)))·e^(−ζωt): it gives the 1.4727 seconds that `CASpringAnimation` has for
  ///   mass 1, stiffness 100 and damping 10.
  private static func settlingDuration(
    frequency: Double, dampingRatio: Double, velocity: Double, guess: TimeInterval,
    addsSwings: Bool = false
  ) -> TimeInterval {
    var low = 0.0
    var high = guess
    func reach(_ time: TimeInterval) -> Double {
      if addsSwings, dampingRatio < 1 {
        let decay = dampingRatio * frequency
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return (1 + abs(decay - velocity) / swing) * ExponentialFunction.exp(-decay * time)
      }
      return Self.reach(
        frequency: frequency, dampingRatio: dampingRatio, velocity: velocity, at: time)
    }
    while reach(high) > Self.restDistance, high < 1e6 {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if reach(middle) > Self.restDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// A bound of the distance from the rest from a time on.
  private static func reach(
    frequency: Double, dampingRatio: Double, velocity: Double, at time: TimeInterval
  ) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - velocity) / swing
      return (1 + sine * sine).squareRoot() * ExponentialFunction.exp(-decay * time)
    }
    if dampingRatio == 1 {
      return (1 + abs(frequency - velocity) * time) * ExponentialFunction.exp(-frequency * time)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = decay - spread
    let fast = decay + spread
    return
      (abs(fast - velocity) * ExponentialFunction.exp(-slow * time) + abs(slow - velocity)
      * ExponentialFunction.exp(-fast * time))
      / (2 * spread)
  }

  /// The position of the spring at a time: 0 at the start, 1 at rest, more where it overshoots.
  package func progress(after time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - initialVelocity) / swing
      let turn = Trigonometry.sineAndCosine(of: swing * time)
      return 1 - ExponentialFunction.exp(-decay * time) * (turn.cosine + sine * turn.sine)
    }
    if dampingRatio == 1 {
      return 1 - (1 + (frequency - initialVelocity) * time)
        * ExponentialFunction.exp(-frequency * time)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = decay - spread
    let fast = decay + spread
    let slowPart = (fast - initialVelocity) / (2 * spread)
    return 1 - slowPart * ExponentialFunction.exp(-slow * time) - (1 - slowPart)
      * ExponentialFunction.exp(-fast * time)
  }
}
