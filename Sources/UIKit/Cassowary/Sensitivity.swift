/// How variables, and residuals of constraints outside of the basis, change with the right sides of
/// the basis' equations: right-hand-side sensitivity, valid until the basis changes.
final class Sensitivity {
  private let variables: Buffer<Int32>
  private let variableSpeeds: Buffer<Double>
  private let constraints: Buffer<Int32>
  private let constraintSpeeds: Buffer<Double>
  /// The fastest change of a variable.
  let largestSpeed: Double

  init(of direction: borrowing Direction, _ basis: borrowing Basis) {
    var variables = Buffer<Int32>()
    var variableSpeeds = Buffer<Double>()
    var constraints = Buffer<Int32>()
    var constraintSpeeds = Buffer<Double>()
    var largestSpeed = 0.0
    direction.forEachPivot { pivot, speed in
      guard speed != 0 else { return }
      variables.append(Int32(basis.variable(ofPivot: pivot)))
      variableSpeeds.append(speed)
      largestSpeed = max(largestSpeed, abs(speed))
    }
    direction.forEachConstraint { constraint, speed in
      constraints.append(Int32(constraint))
      constraintSpeeds.append(speed)
    }
    self.variables = variables
    self.variableSpeeds = variableSpeeds
    self.constraints = constraints
    self.constraintSpeeds = constraintSpeeds
    self.largestSpeed = largestSpeed
  }

  /// Calls a closure with each variable that moves, and how fast.
  @inline(__always) func forEachVariable(_ body: (_ variable: Int, _ speed: Double) -> Void) {
    let (variables, speeds) = (variables.base, variableSpeeds.base)
    for place in 0..<self.variables.count { body(Int(variables[place]), speeds[place]) }
  }

  /// Calls a closure with each constraint whose residual changes, and how fast.
  @inline(__always) func forEachConstraint(_ body: (_ constraint: Int, _ speed: Double) -> Void) {
    let (constraints, speeds) = (constraints.base, constraintSpeeds.base)
    for place in 0..<self.constraints.count { body(Int(constraints[place]), speeds[place]) }
  }
}

/// The sensitivities to the equations whose right sides were changed last: usually the same few are
/// changed again and again, as when a window is resized.
struct SensitivityCache {
  private var entries: [(slot: Int, sensitivity: Sensitivity)] = []
  private static let capacity = 8

  func sensitivity(to slot: Int) -> Sensitivity? {
    entries.first { $0.slot == slot }?.sensitivity
  }

  mutating func insert(_ sensitivity: Sensitivity, to slot: Int) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((slot, sensitivity))
  }

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }
}
