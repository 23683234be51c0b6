/// All symbols, by subject.
enum SymbolSet {
  static let families: [[SymbolDefinition]] = [
    SymbolDefinition.arrows, SymbolDefinition.marks, SymbolDefinition.shapes,
    SymbolDefinition.controls, SymbolDefinition.people, SymbolDefinition.communication,
    SymbolDefinition.media, SymbolDefinition.documents, SymbolDefinition.commerce,
    SymbolDefinition.places, SymbolDefinition.nature, SymbolDefinition.devices,
    SymbolDefinition.objects,
  ]

  /// All symbols in the order of their declaration, each with its variants.
  static let all: [SymbolShape] = families.flatMap { $0.flatMap(\.symbols) }

  /// The names of all symbols, in the order of the set.
  static let names = all.map(\.name)

  /// The symbol of a name; nil if the set has none.
  static func named(_ name: String) -> SymbolShape? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The replacement for a symbol that the set does not have: a crossed box.
  static let missing = SymbolShape(
    name: "", parts: [.line("R4 4 16 16 2 M4.6 4.6 L19.4 19.4 M19.4 4.6 L4.6 19.4")])
}
