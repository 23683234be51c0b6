/// The font of a label: the size of the regular system font, a map with name, size, weight, slope and design
/// coordinates, or the name of a text style.
package enum FontValue: DescribableValue {
  case fixed(UIFont)
  /// Scaled by the text size in the traits.
  case style(UIFont.TextStyle)
  /// A font as it is at the text size `large`, scaled as a text style is, up to a size unless that is 0.
  case scaled(UIFont, UIFont.TextStyle, maximum: CGFloat = 0)

  package init(_ font: UIFont) {
    if let design = font.scaledDesign {
      self = .scaled(design.font, design.style, maximum: design.maximumPointSize)
    } else {
      self = font.plainTextStyle.map { .style($0) } ?? .fixed(font)
    }
  }

  /// The font under the current traits.
  package var font: UIFont {
    switch self {
    case .fixed(let font): font
    case .style(let style): .preferredFont(forTextStyle: style)
    case .scaled(let font, let style, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(for: font, maximumPointSize: maximum)
    }
  }

  package var described: PropertyValue {
    switch self {
    // With the size scaled by the text size in the traits.
    case .style(let style): .map(["style": style.described, "size": font.pointSize.described])
    case .fixed(let font): Self.described(font)
    case .scaled(_, let style, _):
      switch Self.described(font) {
      case .map(let parts): .map(parts.merging(["textStyle": style.described]) { $1 })
      case let size: .map(["size": size, "textStyle": style.described])
      }
    }
  }

  /// The size alone for the regular system font.
  private static func described(_ font: UIFont) -> PropertyValue {
    var parts = ["size": font.pointSize.described]
    if let height = font.font.ownLineHeight { parts["lineHeight"] = height.described }
    let spacing = font.font.letterSpacing
    if spacing != 0 { parts["letterSpacing"] = spacing.described }
    if font.font.hasTabularDigits { parts["monospacedDigits"] = .bool(true) }
    let features = font.font.features.filter { $0 != .tabularDigits }
    if !features.isEmpty {
      parts["features"] = .map(
        Dictionary(uniqueKeysWithValues: features.map { ($0.tag, Double($0.value).described) }))
    }
    if let weight = font.font.weight {
      if weight != .regular { parts["weight"] = .string(weight.rawValue) }
      if font.font.isItalic { parts["italic"] = .bool(true) }
      return parts.count > 1 ? .map(parts) : font.pointSize.described
    }
    parts["name"] = .string(font.fontName)
    let variations = font.font.variations
    if !variations.isEmpty { parts["variations"] = .map(variations.mapValues(\.described)) }
    return .map(parts)
  }

  package static var kind: PropertyKind {
    .record([
      "size": .init(.number, unit: .points), "weight": .init(.name), "name": .init(.name),
      "style": .init(.name), "textStyle": .init(.name), "italic": .init(.flag),
      "monospacedDigits": .init(.flag),
      "variations": .init(.other), "features": .init(.other),
      "lineHeight": .init(.number, unit: .points),
      "letterSpacing": .init(.number, unit: .points),
    ])
  }
}
