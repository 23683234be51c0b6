import CairoGraphics
import HeadlessUIKit
import XMLReading

// The values that Interface Builder writes. An absent number is 0 in points, sizes and insets.
extension XMLElement {
  package func text(_ attribute: String) -> String? { self.attribute(attribute)?.value }

  package var id: String? { text("id") }
  /// The property of the parent that the element is.
  package var key: String? { text("key") }

  package func flag(_ attribute: String) -> Bool? {
    text(attribute).map { $0 == "YES" }
  }

  package func number(_ attribute: String) -> CGFloat? {
    text(attribute).flatMap { InterfaceValue.number($0) }.map { CGFloat($0) }
  }

  package func child(named name: String) -> XMLElement? { children.first { $0.name == name } }

  package func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// The character data of the element.
  package var string: String { String(decoding: text.bytes, as: UTF8.self) }

  /// A text that is an attribute, or a child with line breaks.
  package func longText(_ key: String) -> String? {
    text(key)
      ?? children.first {
        $0.key == key && ($0.name == "string" || $0.name == "mutableString")
      }?.string
  }

  package var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  package var size: CGSize { rect.size }

  package var insets: UIEdgeInsets {
    name == "edgeInsets"
      ? UIEdgeInsets(
        top: number("top") ?? 0, left: number("left") ?? 0, bottom: number("bottom") ?? 0,
        right: number("right") ?? 0)
      : UIEdgeInsets(
        top: number("minY") ?? 0, left: number("minX") ?? 0, bottom: number("maxY") ?? 0,
        right: number("maxX") ?? 0)
  }

  /// The options of an autoresizing mask.
  package var autoresizing: UIView.AutoresizingMask {
    let options: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return UIView.AutoresizingMask(options.filter { flag($0.0) == true }.map(\.1))
  }

  // MARK: Fonts and colours

  /// The font of a `fontDescription`; nil for the class's own.
  package var font: UIFont? {
    if let style = text("style") {
      let names = [
        "Body": UIFont.TextStyle.body, "Headline": .headline, "Subhead": .subheadline,
        "Footnote": .footnote, "Callout": .callout, "Caption1": .caption1, "Caption2": .caption2,
        "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3,
      ]
      let name = style.hasPrefix("UICTFontTextStyle") ? style.dropFirst(17) : style[...]
      return names[String(name)].map { .preferredFont(forTextStyle: $0) }
    }
    // Sizes of Interface Builder: `system` is 14 points, `button` 18.
    let size = number("pointSize") ?? ["system": 14, "button": 18][text("size") ?? ""]
    guard let size, size > 0 else { return nil }
    if let name = text("name"), let font = UIFont(name: name, size: size) { return font }
    switch text("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = UIFont.Weight.namedCases.first { $0.name == text("weight") }?.value
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// The colour that a `color` element names or defines. `resources` has the values of named colours as they were saved.
  package func color(resources: XMLElement?) -> UIColor? {
    if let system = text("systemColor") ?? text("cocoaTouchSystemColor") {
      return Self.systemColor(system)
    }
    guard let space = text("colorSpace") else {
      guard let name = text("name") else { return nil }
      return UIColor(named: name)
        ?? resources?.children.first { $0.name == "namedColor" && $0.text("name") == name }?
        .child(named: "color")?.color(resources: nil)
    }
    if space == "catalog" { return text("name").flatMap(Self.systemColor) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return text("customColorSpace") == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func systemColor(_ name: String) -> UIColor? {
    switch name {
    case "darkTextColor": return .black
    case "lightTextColor": return UIColor(white: 1, alpha: 0.6)
    case "groupTableViewBackgroundColor": return .systemGroupedBackground
    default: return .named(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
  }
}
