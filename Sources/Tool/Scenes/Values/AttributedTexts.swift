import HeadlessUIKit
import JSONValues
import StandardViews

extension AttributedTextValue: SceneValue {
  /// A list of runs. A run without a paragraph style has the style of the run before it.
  package static func read(
    _ node: YAMLNode, in context: ReadingContext
  ) -> AttributedTextValue? {
    guard let nodes = node.list else {
      context.expected("a list of runs, such as [{text: …, color: …}]", at: node)
      return nil
    }
    let runs = nodes.map { TextRunValue.read($0, in: context) }
    guard !runs.contains(where: { $0 == nil }) else { return nil }
    var paragraph: ParagraphStyleValue?
    return AttributedTextValue(
      runs: runs.compactMap(\.self).map { run in
        var run = run
        paragraph = run.paragraph ?? paragraph
        run.paragraph = paragraph
        return run
      })
  }

  package static var examples: [JSON] { [.array(TextRunValue.examples)] }

  package static var schema: JSON { ["type": "array", "items": TextRunValue.schema] }
}

extension TextRunValue: SceneValue {
  /// A map, or a text without attributes.
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> TextRunValue? {
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map { TextRunValue($0) }
    }
    var run = TextRunValue("")
    var hasText = false
    let count = context.reportCount
    context.readMap(
      node, of: "a run",
      keys: [
        (
          "text",
          {
            hasText = true
            run.text = String.read($0, in: context) ?? ""
          }
        ),
        ("font", { run.font = FontValue.read($0, in: context) }),
        ("color", { run.color = UIColor.read($0, in: context) }),
        ("backgroundColor", { run.backgroundColor = UIColor.read($0, in: context) }),
        ("kern", { run.kern = CGFloat.read($0, in: context) }),
        ("ligatures", { run.ligatures = Bool.read($0, in: context) }),
        ("underline", { run.underline = TextLineValue.read($0, in: context) }),
        ("strikethrough", { run.strikethrough = TextLineValue.read($0, in: context) }),
        ("baselineOffset", { run.baselineOffset = CGFloat.read($0, in: context) }),
        ("obliqueness", { run.obliqueness = CGFloat.read($0, in: context) }),
        ("expansion", { run.expansion = CGFloat.read($0, in: context) }),
        (
          "writingDirection",
          { run.writingDirections = [EmbeddedDirectionValue].read($0, in: context) }
        ),
        ("strokeWidth", { run.strokeWidth = CGFloat.read($0, in: context) }),
        ("strokeColor", { run.strokeColor = UIColor.read($0, in: context) }),
        ("shadow", { run.shadow = TextShadowValue.read($0, in: context) }),
        ("link", { run.link = String.read($0, in: context) }),
        ("image", { run.image = UIImage.read($0, in: context) }),
        ("bounds", { run.bounds = CGRect.read($0, in: context) }),
        ("paragraph", { run.paragraph = ParagraphStyleValue.read($0, in: context) }),
      ])
    if node["image"] != nil, hasText {
      context.report(
        "a run is a 'text' or an 'image': make two of them", at: node.position)
    }
    if node["image"] == nil, node["bounds"] != nil {
      context.report("'bounds' belong to an 'image'", at: node.position)
    }
    if node["image"] == nil, !hasText {
      context.report("a run needs a 'text' or an 'image'", at: node.position)
    }
    return context.reportCount == count ? run : nil
  }

  package static var examples: [JSON] {
    [
      "Total ",
      [
        "text": "42", "font": ["size": 17, "weight": "bold"], "color": "systemRed",
        "underline": "single",
      ],
    ]
  }

  package static var schema: JSON {
    let text: JSON = ["anyOf": [String.schema, ["$ref": "#/definitions/translation"]]]
    return [
      "anyOf": [
        text,
        [
          "type": "object",
          "properties": [
            "text": text,
            "font": FontValue.schema,
            "color": UIColor.schema,
            "backgroundColor": UIColor.schema,
            "kern": CGFloat.schema.titled("Added to the width of each character, points."),
            "ligatures": Bool.schema,
            "underline": TextLineValue.schema,
            "strikethrough": TextLineValue.schema,
            "baselineOffset": CGFloat.schema.titled("How far characters are raised, points."),
            "obliqueness": CGFloat.schema.titled("How far letters lean, in their heights."),
            "expansion": CGFloat.schema.titled(
              "The logarithm of what the widths of letters are multiplied by."),
            "writingDirection": [EmbeddedDirectionValue].schema,
            "strokeWidth": CGFloat.schema.titled(
              "Width of outlines, percent of the font size; negative to fill letters, too."),
            "strokeColor": UIColor.schema,
            "shadow": TextShadowValue.schema,
            "link": String.schema,
            "image": UIImage.schema,
            "bounds": CGRect.schema.titled(
              "[x, y, width, height] of the image, points from the baseline, y up."),
            "paragraph": ParagraphStyleValue.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

extension JSON {
  fileprivate func titled(_ description: String) -> JSON {
    adding(.init("description", .string(description)))
  }
}
