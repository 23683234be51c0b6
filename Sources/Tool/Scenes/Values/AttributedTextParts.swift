import HeadlessUIKit
import JSONValues
import StandardViews
import Typesetting

extension TextDecoration.Weight: SceneEnumeration {}
extension TextDecoration.Pattern: SceneEnumeration {}
extension NSWritingDirection: SceneEnumeration {}
extension EmbeddedDirectionValue: SceneEnumeration {}

extension TextLineValue: SceneValue {
  /// A style, or a map of it with a pattern and a colour.
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> TextLineValue? {
    if node.map == nil {
      return TextDecoration.Weight.read(node, in: context).map { TextLineValue($0) }
    }
    var line = TextLineValue()
    let count = context.reportCount
    context.readMap(
      node, of: "a line",
      keys: [
        (
          "style",
          { TextDecoration.Weight.read($0, in: context).map { line.weight = $0 } }
        ),
        (
          "pattern",
          { TextDecoration.Pattern.read($0, in: context).map { line.pattern = $0 } }
        ),
        ("byWord", { Bool.read($0, in: context).map { line.byWord = $0 } }),
        ("color", { line.color = UIColor.read($0, in: context) }),
      ])
    return context.reportCount == count ? line : nil
  }

  package static var examples: [JSON] { ["single", ["style": "thick", "color": "systemRed"]] }

  package static var schema: JSON {
    [
      "anyOf": [
        TextDecoration.Weight.schema,
        [
          "type": "object",
          "properties": [
            "style": TextDecoration.Weight.schema, "pattern": TextDecoration.Pattern.schema,
            "byWord": Bool.schema, "color": UIColor.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

extension TextShadowValue: SceneValue {
  /// Blurring costs more with the radius.
  private static let radii = NumberRange.between(0, 200)

  package static func read(_ node: YAMLNode, in context: ReadingContext) -> TextShadowValue? {
    var shadow = TextShadowValue()
    let count = context.reportCount
    context.readMap(
      node, of: "a shadow of text",
      keys: [
        ("color", { UIColor.read($0, in: context).map { shadow.color = $0 } }),
        (
          "blur",
          { node in
            guard let radius = CGFloat.read(node, in: context),
              radii.check(Double(radius), node, context)
            else { return }
            shadow.blur = radius
          }
        ),
        (
          "offset",
          {
            CGPoint.read($0, in: context).map { shadow.offset = CGSize(width: $0.x, height: $0.y) }
          }
        ),
      ])
    return context.reportCount == count ? shadow : nil
  }

  package static var schema: JSON {
    [
      "type": "object",
      "properties": [
        "color": UIColor.schema, "blur": radii.limiting(CGFloat.schema),
        "offset": CGPoint.schema,
      ],
      "additionalProperties": false,
    ]
  }
}

extension ParagraphStyleValue: SceneValue {
  package static func read(
    _ node: YAMLNode, in context: ReadingContext
  ) -> ParagraphStyleValue? {
    var value = ParagraphStyleValue()
    let count = context.reportCount
    var keys: [(name: String, read: (YAMLNode) -> Void)] = [
      (
        "alignment",
        { NSTextAlignment.read($0, in: context).map { value.style.alignment = $0 } }
      ),
      (
        "lineBreakMode",
        { NSLineBreakMode.read($0, in: context).map { value.style.lineBreakMode = $0 } }
      ),
      (
        "baseWritingDirection",
        {
          NSWritingDirection.read($0, in: context).map { value.style.baseWritingDirection = $0 }
        }
      ),
      (
        "allowsDefaultTighteningForTruncation",
        { Bool.read($0, in: context).map { value.style.allowsTightening = $0 } }
      ),
      (
        "tabStops",
        { node in
          guard let stops = [TabStopValue].read(node, in: context) else { return }
          value.style.tabStops = stops.map(\.stop).sorted { $0.location < $1.location }
        }
      ),
    ]
    for (name, path) in lengths {
      keys.append(
        (
          name,
          { node in
            guard let length = CGFloat.read(node, in: context),
              range(of: name).check(Double(length), node, context)
            else { return }
            value.style[keyPath: path] = length
          }
        ))
    }
    context.readMap(node, of: "a paragraph style", keys: keys)
    return context.reportCount == count ? value : nil
  }

  /// The end of lines is the only length that may be negative.
  private static func range(of name: String) -> NumberRange {
    name == "tailIndent" ? .between(-1e9, 1e9) : .atLeast(0)
  }

  package static var examples: [JSON] { [["alignment": "center", "lineSpacing": 4]] }

  package static var schema: JSON {
    var properties: [(String, JSON)] = [
      ("alignment", NSTextAlignment.schema), ("lineBreakMode", NSLineBreakMode.schema),
      ("baseWritingDirection", NSWritingDirection.schema),
      ("allowsDefaultTighteningForTruncation", Bool.schema),
      ("tabStops", [TabStopValue].schema),
    ]
    for (name, _) in lengths {
      properties.append((name, range(of: name).limiting(CGFloat.schema)))
    }
    return [
      "type": "object",
      "properties": .object(properties.map { JSON.Member($0.0, $0.1) }),
      "additionalProperties": false,
    ]
  }
}

extension TabStopValue: SceneValue {
  /// A location, or a map of it and an alignment.
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> TabStopValue? {
    if node.map == nil {
      return CGFloat.read(node, in: context).map { TabStopValue(.init(location: $0)) }
    }
    var stop: TextParagraphStyle.TabStop?
    var alignment = NSTextAlignment.natural
    let count = context.reportCount
    context.readMap(
      node, of: "a tab stop",
      keys: [
        ("location", { stop = CGFloat.read($0, in: context).map { .init(location: $0) } }),
        ("alignment", { NSTextAlignment.read($0, in: context).map { alignment = $0 } }),
      ])
    if node["location"] == nil {
      context.report("a tab stop needs a 'location'", at: node.position)
    }
    guard context.reportCount == count, var stop else { return nil }
    stop.alignment = alignment
    return TabStopValue(stop)
  }

  package static var schema: JSON {
    [
      "anyOf": [
        CGFloat.schema,
        [
          "type": "object",
          "properties": ["location": CGFloat.schema, "alignment": NSTextAlignment.schema],
          "required": ["location"], "additionalProperties": false,
        ],
      ]
    ]
  }
}
