/// A symbol as it is declared: once, with the names that are derived from it.
struct SymbolDefinition: Sendable {
  /// What a symbol has besides itself.
  struct Variants: OptionSet, Sendable {
    let rawValue: Int
    /// `.fill`
    static let fill = Self(rawValue: 1)
    /// `.circle` and `.circle.fill`
    static let circle = Self(rawValue: 2)
    /// `.square` and `.square.fill`
    static let square = Self(rawValue: 4)
    /// `.slash`, and `.slash.fill` of a symbol that has `.fill`
    static let slash = Self(rawValue: 8)
    /// `.badge.plus`, and `.fill.badge.plus` of a symbol that has `.fill`
    static let plus = Self(rawValue: 16)
    /// `.badge.minus`, and `.fill.badge.minus` of a symbol that has `.fill`
    static let minus = Self(rawValue: 32)
    /// It exists only enclosed, such as `1.circle`.
    static let enclosedOnly = Self(rawValue: 64)
    /// It points along the direction in which text is read, and so is mirrored with it.
    static let directional = Self(rawValue: 128)
    /// Only `.fill` exists, and no outline.
    static let filledOnly = Self(rawValue: 256)
    /// Only the variants with badges exist, of both kinds: the symbol lies elsewhere to give way.
    static let badgesOnly = Self(rawValue: 512)
    /// Its strokes are close to each other, and thinner within a circle or a square.
    static let fine = Self(rawValue: 1024)
  }

  /// The name without what names a variant.
  var name: String
  var variants: Variants
  var parts: [SymbolPart]
  /// The symbol as it is drawn within a circle or a square; nil for the symbol itself, made smaller.
  var inside: [SymbolPart]?

  init(
    _ name: String, _ variants: Variants = [], _ parts: SymbolPart..., inside: [SymbolPart]? = nil
  ) {
    (self.name, self.variants, self.parts, self.inside) = (name, variants, parts, inside)
  }

  /// The symbols that are derived, the plain one first.
  var symbols: [SymbolShape] {
    var symbols: [SymbolShape] = []
    func add(_ suffix: String, _ step: SymbolShape.Step? = nil, fills: Bool = false) {
      symbols.append(
        SymbolShape(
          name: name + suffix, parts: parts, inside: inside, isFilled: fills, step: step,
          isFine: variants.contains(.fine), isDirectional: variants.contains(.directional)))
    }
    let hasFill =
      variants.contains(.fill)
      || variants.contains(.badgesOnly) && parts.contains { $0.role == .area }
    if variants.isDisjoint(with: [.enclosedOnly, .filledOnly, .badgesOnly]) { add("") }
    if variants.contains(.fill) || variants.contains(.filledOnly) { add(".fill", fills: true) }
    if variants.contains(.circle) {
      add(".circle", .enclose(.circle))
      add(".circle.fill", .enclose(.circle), fills: true)
    }
    if variants.contains(.square) {
      add(".square", .enclose(.square))
      add(".square.fill", .enclose(.square), fills: true)
    }
    if variants.contains(.slash) {
      add(".slash", .slash)
      if hasFill { add(".slash.fill", .slash, fills: true) }
    }
    for (variant, badge) in [(Variants.plus, SymbolShape.Badge.plus), (.minus, .minus)]
    where variants.contains(variant) {
      add(".badge.\(badge)", .badge(badge))
      if hasFill { add(".fill.badge.\(badge)", .badge(badge), fills: true) }
    }
    return symbols
  }
}
