import LintConfiguration

/// Axes whose values all draw the same picture.
struct AxisWithoutEffectRule: SceneRule {
  static let name = LintRuleName.axisWithoutEffect

  func observe(_ scene: LintScene, _ drawn: DrawnScene) -> [LintObservation] {
    scene.axes.indices.compactMap { place in
      let axis = scene.axes[place]
      // States that look the same have a rule of their own.
      guard axis.values.count > 1, axis.name != "state" else { return nil }
      let groups = Dictionary(grouping: scene.variants.indices) { index in
        scene.variants[index].choices.enumerated().filter { $0.offset != place }.map(\.element)
      }
      guard groups.values.allSatisfy({ group in Set(group.map { drawn.hashes[$0] }).count == 1 }),
        Self.areCompared(
          groups.values.map { group in group.map { scene.variants[$0].choices[place] } })
      else {
        return nil
      }
      let values = Wording.list(axis.values)
      return LintObservation(
        rule: Self.name, topic: axis.name, variants: Array(scene.variants.indices),
        value: Double(axis.values.count),
        sentence: "the axis '\(axis.name)' changes nothing: \(values) draw the same picture",
        remedy: "Remove it, or let the views depend on it.")
    }
  }

  /// Whether pictures that differ in nothing else compare each value with each other one, if only by way of a third. With
  /// `only` there may be no such pair.
  static func areCompared(_ groups: [[VariantChoice]]) -> Bool {
    var open = groups.map(Set.init)
    guard var reached = open.popLast() else { return false }
    while let index = open.firstIndex(where: { !$0.isDisjoint(with: reached) }) {
      reached.formUnion(open.remove(at: index))
    }
    return open.isEmpty && reached.count > 1
  }
}
