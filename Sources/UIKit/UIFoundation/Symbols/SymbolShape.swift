/// A symbol on a grid of 24 by 24 units.
struct SymbolShape: Sendable {
  /// Path data that is stroked with round caps and joins; empty for none.
  var stroke = ""
  /// Path data that is filled by the even-odd rule; empty for none.
  var fill = ""
  /// Whether it points along the direction in which text is read, and so is mirrored with it.
  var isDirectional = false

  /// The names of all symbols, in the order of the set.
  static let names = all.map(\.name)

  /// The symbol of a name; nil if the set has none.
  static func named(_ name: String) -> SymbolShape? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.shape) })

  /// The replacement for a symbol that the set does not have: a crossed box.
  static let missing = SymbolShape(
    stroke: """
      M6 4 H18 A2 2 0 0 1 20 6 V18 A2 2 0 0 1 18 20 H6 A2 2 0 0 1 4 18 V6 A2 2 0 0 1 6 \
      4 Z M4.6 4.6 L19.4 19.4 M19.4 4.6 L4.6 19.4
      """)
}
