import CairoGraphics
import HeadlessUIKit
import XMLReading

// Texts with attributes: `attributedString` has fragments, of which each has its attributes.
extension XMLElement {
  /// The text of an `attributedString`.
  func attributedText(resources: XMLElement?) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in children where fragment.name == "fragment" {
      let string = fragment.longText("content") ?? ""
      let values = fragment.child(named: "attributes")?.children ?? []
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in values {
        switch value.key {
        case "NSColor": attributes[.foregroundColor] = value.color(resources: resources)
        case "NSBackgroundColor": attributes[.backgroundColor] = value.color(resources: resources)
        case "NSFont": attributes[.font] = value.textFont
        case "NSParagraphStyle": attributes[.paragraphStyle] = value.paragraphStyle
        case "NSUnderline": attributes[.underlineStyle] = value.integer
        case "NSStrikethrough": attributes[.strikethroughStyle] = value.integer
        case "NSKern": attributes[.kern] = value.number("value")
        default: break
        }
      }
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  private var integer: Int? { number("value").flatMap { Int(exactly: $0) } }

  /// The font of a fragment: by its name, or one of the system.
  private var textFont: UIFont? {
    let size = number("size") ?? 0
    let points = size > 0 ? size : text("metaFont") == "smallSystem" ? 11 : 17
    if let name = text("name"), let font = UIFont(name: name, size: points) { return font }
    return text("metaFont") == "systemBold"
      ? .boldSystemFont(ofSize: points) : .systemFont(ofSize: points)
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let alignments: [String: NSTextAlignment] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]
    if let alignment = text("alignment").flatMap({ alignments[$0] }) { style.alignment = alignment }
    let modes: [String: NSLineBreakMode] = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    if let mode = text("lineBreakMode").flatMap({ modes[$0] }) { style.lineBreakMode = mode }
    if let spacing = number("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = number("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let multiple = number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    if let height = number("minimumLineHeight") { style.minimumLineHeight = height }
    if let indent = number("headIndent") { style.headIndent = indent }
    if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
    return style
  }
}
