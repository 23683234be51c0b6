/// Some variants of a scene in words: "all states, light and dark".
struct VariantSummary {
  /// The axis of the pixels per point, which is not mentioned if all its values are included.
  private static let scaleAxis = "scale"
  /// The number of an axis' values that are listed; of more, only the number is given.
  private static let valueLimit = 3

  private struct Axis {
    var name: String
    /// All values, and the values of the variants, both in the order of the scene.
    var all: [String] = []
    var chosen: [String] = []
  }

  private var axes: [Axis]
  /// Whether the variants are all combinations of their values.
  private let isComplete: Bool
  /// The other variants of the scene.
  private let others: [[VariantChoice]]
  private let all: [[VariantChoice]]

  /// - Parameters:
  ///   - variants: The variants to describe.
  ///   - all: All variants of the scene, these included.
  init(of variants: [[VariantChoice]], among all: [[VariantChoice]]) {
    var axes: [Axis] = []
    var places: [String: Int] = [:]
    for choice in all.joined() {
      let place = places[choice.axis] ?? axes.count
      if place == axes.count {
        axes.append(Axis(name: choice.axis))
        places[choice.axis] = place
      }
      if !axes[place].all.contains(choice.value) { axes[place].all.append(choice.value) }
    }
    let chosen = Set(variants.joined())
    for place in axes.indices {
      let name = axes[place].name
      axes[place].chosen = axes[place].all.filter {
        chosen.contains(VariantChoice(axis: name, value: $0))
      }
    }
    self.axes = axes
    let inReach = all.count { variant in variant.allSatisfy(chosen.contains) }
    isComplete = inReach == variants.count
    self.all = all
    let chosenVariants = Set(variants)
    others = all.filter { !chosenVariants.contains($0) }
  }

  /// Empty if the scene has no axes with several values.
  var text: String {
    if isComplete || valueText.isEmpty { return valueText }
    let complement = VariantSummary(of: others, among: all)
    return complement.isComplete && !others.isEmpty
      ? "all but \(complement.valueText)" : "\(valueText), not in every combination"
  }

  private var valueText: String {
    let parts = axes.compactMap { axis -> String? in
      guard axis.all.count > 1 else { return nil }
      return axis.name == Self.scaleAxis ? scales(of: axis) : values(of: axis)
    }
    return parts.joined(separator: ", ")
  }

  private func scales(of axis: Axis) -> String? {
    axis.chosen.count == axis.all.count
      ? nil : "only at " + Wording.list(axis.chosen.map { "\($0)x" })
  }

  private func values(of axis: Axis) -> String {
    let isAll = axis.chosen.count == axis.all.count
    if isAll && axis.all.count > 2 { return "all \(Self.plural(of: axis.name))" }
    guard axis.chosen.count <= Self.valueLimit else {
      let missing = axis.all.filter { !axis.chosen.contains($0) }
      if missing.count < Self.valueLimit {
        return "all \(Self.plural(of: axis.name)) but \(Wording.list(missing))"
      }
      return "\(axis.chosen.count) of \(axis.all.count) \(Self.plural(of: axis.name))"
    }
    // A number or a truth value says nothing without the name of its axis.
    let needsName = axis.chosen.contains { value in
      value.first?.isNumber ?? true || value == "true" || value == "false"
    }
    return (needsName ? words(of: axis.name) + " " : "") + Wording.list(axis.chosen)
  }

  private static func plural(of name: String) -> String {
    let noun = words(of: name)
    guard let last = noun.last, last.isASCII, last.isLetter else { return "values of \(noun)" }
    if noun.hasSuffix("s") || noun.hasSuffix("x") { return noun + "es" }
    let endsLikeEntry = noun.hasSuffix("y") && !"aeiou".contains(noun.dropLast().last ?? "a")
    return endsLikeEntry ? noun.dropLast() + "ies" : noun + "s"
  }
}
