import HeadlessUIKit
import JSONValues
import StandardControls

/// `{highlighted: …, disabled: …}`; `activated` and `pressed` are the same as `highlighted`.
extension StateMap: SceneValue where Value: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> StateMap? {
    var map = StateMap()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "values by state",
      keys: states.flatMap { state in
        stateNames(state.name).map { name in
          parts.key(name) { map.set($0, for: state.name) }
        }
      })
    return isMap && parts.isComplete ? map : nil
  }

  /// The names of a state: UIKit's, and the names on the `state` axis.
  private static func stateNames(_ name: String) -> [String] {
    guard name.contains("highlighted") else { return [name] }
    return [name] + ["activated", "pressed"].map { name.replacing("highlighted", with: $0) }
  }

  package static var examples: [JSON] {
    [["highlighted": Value.examples.first ?? "Saved"]]
  }

  package static var schema: JSON {
    let properties = states.flatMap { stateNames($0.name) }.map { JSON.Member($0, Value.schema) }
    return [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
  }
}

/// The name of a style, or a map with it.
extension ButtonConfigurationValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    guard node.map != nil else {
      return UIButton.Configuration.Style.read(node, in: context).map { Self(style: $0) }
    }
    var value = Self()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a configuration",
      keys: [
        parts.key("style") { value.style = $0 },
        parts.key("buttonSize") { value.buttonSize = $0 },
        parts.key("cornerStyle") { value.cornerStyle = $0 },
        parts.key("imagePlacement") { value.imagePlacement = $0 },
        parts.key("imagePadding") { value.imagePadding = $0 },
        parts.key("titlePadding") { value.titlePadding = $0 },
        parts.key("titleAlignment") { value.titleAlignment = $0 },
        parts.key("titleLineBreakMode") { value.titleLineBreakMode = $0 },
        parts.key("subtitleLineBreakMode") { value.subtitleLineBreakMode = $0 },
        parts.key("imageReservation") { value.imageReservation = $0 },
        parts.key("indicator") { value.indicator = $0 },
        parts.key("baseForegroundColor") { value.baseForegroundColor = $0 },
        parts.key("baseBackgroundColor") { value.baseBackgroundColor = $0 },
        parts.key("showsActivityIndicator") { value.showsActivityIndicator = $0 },
        parts.key("cornerRadius") { value.cornerRadius = $0 },
        parts.key("strokeColor") { value.strokeColor = $0 },
        parts.key("strokeWidth") { value.strokeWidth = $0 },
        parts.key("strokeOutset") { value.strokeOutset = $0 },
        parts.key("backgroundColor") { value.backgroundColor = $0 },
        parts.key("backgroundImage") { value.backgroundImage = $0 },
        parts.key("backgroundInsets") { value.backgroundInsets = $0 },
        parts.key("contentInsets") { value.contentInsets = $0 },
      ])
    return isMap && parts.isComplete ? value : nil
  }

  package static var examples: [JSON] {
    ["filled", ["style": "tinted", "buttonSize": "large", "cornerStyle": "capsule"]]
  }

  package static var schema: JSON {
    let number = CGFloat.schema
    let color = UIColor?.schema
    return [
      "anyOf": [
        UIButton.Configuration.Style.schema,
        [
          "type": "object",
          "properties": [
            "style": UIButton.Configuration.Style.schema,
            "buttonSize": UIButton.Configuration.Size.schema,
            "cornerStyle": UIButton.Configuration.CornerStyle.schema,
            "imagePlacement": NSDirectionalRectEdge.schema, "imagePadding": number,
            "titlePadding": number,
            "titleAlignment": UIButton.Configuration.TitleAlignment.schema,
            "titleLineBreakMode": NSLineBreakMode.schema,
            "subtitleLineBreakMode": NSLineBreakMode.schema, "imageReservation": number,
            "indicator": UIButton.Configuration.Indicator.schema, "baseForegroundColor": color,
            "baseBackgroundColor": color, "showsActivityIndicator": Bool.schema,
            "cornerRadius": number, "strokeColor": color, "strokeWidth": number,
            "strokeOutset": number, "backgroundColor": color, "backgroundImage": UIImage?.schema,
            "backgroundInsets": NSDirectionalEdgeInsets.schema,
            "contentInsets": NSDirectionalEdgeInsets.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
