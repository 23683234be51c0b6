/// Which combinations of the axes' values are variants of a scene.
struct VariantRules: Sendable {
  /// Values of some axes: a combination matches if each of these axes has one of its values.
  struct Rule: Sendable {
    /// The indices of the values by the index of their axis.
    var values: [Int: Set<Int>]
    var position: SourcePosition

    func matches(_ combination: [Int]) -> Bool {
      values.allSatisfy { axis, values in values.contains(combination[axis]) }
    }
  }

  /// Only what one of these matches; nil for everything.
  var only: [Rule]?
  var excluded: [Rule] = []

  var isEmpty: Bool { only == nil && excluded.isEmpty }

  func allows(_ combination: [Int]) -> Bool {
    only?.contains { $0.matches(combination) } ?? true
      && !excluded.contains { $0.matches(combination) }
  }
}
