// The attributes of a run of an attributed text.

/// A line under or through text: `{style, pattern, byWord, color}`.
package struct TextLineValue: DescribableValue {
  package var weight: TextDecoration.Weight
  package var pattern: TextDecoration.Pattern
  package var byWord: Bool
  /// Nil for the text's colour.
  package var color: UIColor?

  package init(
    _ weight: TextDecoration.Weight = .single, pattern: TextDecoration.Pattern = .solid,
    byWord: Bool = false, color: UIColor? = nil
  ) {
    self.weight = weight
    self.pattern = pattern
    self.byWord = byWord
    self.color = color
  }

  init(_ line: TextDecoration, color: UIColor?) {
    self.init(line.weight, pattern: line.pattern, byWord: line.byWord, color: color)
  }

  var style: NSUnderlineStyle {
    var style: NSUnderlineStyle =
      switch weight {
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    switch pattern {
    case .solid: break
    case .dot: style.insert(.patternDot)
    case .dash: style.insert(.patternDash)
    case .dashDot: style.insert(.patternDashDot)
    case .dashDotDot: style.insert(.patternDashDotDot)
    }
    if byWord { style.insert(.byWord) }
    return style
  }

  package var described: PropertyValue {
    var parts = ["style": weight.described]
    if pattern != .solid { parts["pattern"] = pattern.described }
    if byWord { parts["byWord"] = .bool(true) }
    if let color { parts["color"] = color.described }
    return .map(parts)
  }

  package static var kind: PropertyKind {
    .record([
      "style": .init(.name), "pattern": .init(.name), "byWord": .init(.flag),
      "color": .init(.color),
    ])
  }
}

extension TextDecoration.Weight: NamedCases {
  /// The weights by their raw values.
  public static let namedCases: [(name: String, value: Self)] = allCases.map { ($0.rawValue, $0) }
}

extension TextDecoration.Pattern: NamedCases {
  /// The patterns by their raw values.
  public static let namedCases: [(name: String, value: Self)] = allCases.map { ($0.rawValue, $0) }
}

extension NSWritingDirection: NamedCases {
  /// The directions by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
}

/// The direction in which a run is embedded, with the values of
/// `NSAttributedString.Key.writingDirection`.
package enum EmbeddedDirectionValue: Int, Sendable, CaseIterable {
  case leftToRight, rightToLeft, overrideLeftToRight, overrideRightToLeft
}

extension EmbeddedDirectionValue: NamedCases {
  package static let namedCases: [(name: String, value: Self)] = allCases.map {
    (String(describing: $0), $0)
  }
}

/// A shadow of text: `{color, blur, offset}`.
package struct TextShadowValue: DescribableValue {
  package var color = UIColor(white: 0, alpha: 1.0 / 3)
  /// Points.
  package var blur: CGFloat = 0
  /// Points, y down.
  package var offset = CGSize.zero

  package init() {}

  init?(_ shadow: NSShadow) {
    guard let color = shadow.color else { return nil }
    self.color = color
    blur = shadow.shadowBlurRadius
    offset = shadow.shadowOffset
  }

  var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowColor = color
    shadow.shadowBlurRadius = blur
    shadow.shadowOffset = offset
    return shadow
  }

  package var described: PropertyValue {
    .map([
      "color": color.described, "blur": blur.described, "offset": offset.described,
    ])
  }

  package static var kind: PropertyKind {
    .record([
      "color": .init(.color), "blur": .init(.number, unit: .points),
      "offset": .init(.other, unit: .points),
    ])
  }
}

/// A paragraph style: the differences from the default style, by UIKit's names.
package struct ParagraphStyleValue: DescribableValue {
  package var style: TextParagraphStyle

  package init(_ style: TextParagraphStyle = TextParagraphStyle()) {
    self.style = style
  }

  /// The lengths by name, in the order of the documentation.
  package static let lengths:
    [(name: String, path: WritableKeyPath<TextParagraphStyle, CGFloat> & Sendable)] = [
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("lineSpacing", \.lineSpacing),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("defaultTabInterval", \.defaultTabInterval),
    ]

  package var described: PropertyValue {
    let standard = TextParagraphStyle()
    var parts: [String: PropertyValue] = [:]
    if style.alignment != standard.alignment { parts["alignment"] = style.alignment.described }
    if style.lineBreakMode != standard.lineBreakMode {
      parts["lineBreakMode"] = style.lineBreakMode.described
    }
    if style.baseWritingDirection != standard.baseWritingDirection {
      parts["baseWritingDirection"] = style.baseWritingDirection.described
    }
    if style.allowsTightening {
      parts["allowsDefaultTighteningForTruncation"] = .bool(true)
    }
    for (name, path) in Self.lengths where style[keyPath: path] != 0 {
      parts[name] = style[keyPath: path].described
    }
    if style.tabStops != standard.tabStops {
      parts["tabStops"] = .list(style.tabStops.map { TabStopValue($0).described })
    }
    return .map(parts)
  }

  package static var kind: PropertyKind {
    let length = PropertyKind.Part(.number, unit: .points)
    var parts: [String: PropertyKind.Part] = [
      "alignment": .init(.name), "lineBreakMode": .init(.name),
      "baseWritingDirection": .init(.name), "tabStops": .init(.other),
      "allowsDefaultTighteningForTruncation": .init(.flag),
    ]
    for (name, _) in lengths {
      parts[name] = name == "lineHeightMultiple" ? .init(.number) : length
    }
    return .record(parts)
  }
}

/// A tab stop: a location, or `{location, alignment}`.
package struct TabStopValue: DescribableValue {
  package var stop: TextParagraphStyle.TabStop

  package init(_ stop: TextParagraphStyle.TabStop) {
    self.stop = stop
  }

  package var described: PropertyValue {
    switch stop.alignment {
    case .natural, .left, .justified: stop.location.described
    case .center, .right:
      .map(["location": stop.location.described, "alignment": stop.alignment.described])
    }
  }

  package static var kind: PropertyKind { .other }
}
