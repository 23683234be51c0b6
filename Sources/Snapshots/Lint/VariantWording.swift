/// Describes variants by the values of the axes in which they differ from the others.
struct VariantWording {
  private let axes: [LintScene.Axis]
  private let variants: [LintScene.Variant]

  init(_ scene: LintScene) {
    axes = scene.axes
    variants = scene.variants
  }

  /// The number of variants that are named one by one; others are counted.
  private static let limit = 3

  /// The variants in words: "dark, disabled or selected"; "all variants" if there is no other one.
  func words(for indices: [Int]) -> String {
    // Frames of films are not checked by most rules.
    let checked = variants.indices.filter { !variants[$0].isFilmFrame }
    let isAll = Set(checked).isSubset(of: indices)
    if isAll { return variants.count == 1 ? "the only variant" : "all variants" }
    return wordsByAxes(for: indices) ?? list(indices)
  }

  /// The words if the variants are all combinations of some values; nil otherwise.
  private func wordsByAxes(for indices: [Int]) -> String? {
    var count = 1
    var words: [String] = []
    for (place, axis) in axes.enumerated() {
      let used = Set(indices.map { variants[$0].choices[place].value })
      count *= used.count
      if used.count == axis.values.count { continue }
      let values = axis.values.filter(used.contains)
      guard values.count <= 2 * Self.limit else { return nil }
      words.append(Self.enumerate(values.map { axis.name == "scale" ? "@\($0)x" : $0 }))
    }
    return count == indices.count && !words.isEmpty ? words.joined(separator: ", ") : nil
  }

  private func list(_ indices: [Int]) -> String {
    let names = indices.prefix(Self.limit).map { variants[$0].name }
    let rest = indices.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// `a`, `a or b`, `a, b or c`
  static func enumerate(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
