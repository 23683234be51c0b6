import HeadlessUIKit
import JSONValues
import ViewControllers

/// `{system: add}`, `{title: Edit}`, `{image: {systemName: ellipsis.circle}}`; a plain text is a title.
extension BarItemValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> BarItemValue? {
    var item = BarItemValue()
    if node.map == nil || node.isTranslation {
      guard let title = String.read(node, in: context) else { return nil }
      item.title = title
      return item
    }
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "an item of a bar",
      keys: [
        parts.key("system") { item.system = $0 }, parts.key("title") { item.title = $0 },
        parts.key("image") { item.image = $0 },
        parts.key("style") { (style: BarItemStyle) in item.isDone = style == .done },
        parts.key("enabled") { item.isEnabled = $0 },
        parts.key("selected") { item.isSelected = $0 },
        parts.key("tintColor") { item.tintColor = $0 }, parts.key("width") { item.width = $0 },
        parts.key("menu") { item.menu = $0 }, parts.key("id") { item.id = $0 },
        ("view", { item.isView = context.acceptsBarView("view", at: $0) }),
      ])
    guard isMap, parts.isComplete else { return nil }
    if node["view"] != nil, !item.isView { return nil }
    guard item.system != nil || item.title != nil || item.image != nil || item.isView else {
      context.report(
        "an item of a bar needs a 'system', a 'title', an 'image' or a 'view', as in '{system: add}'",
        at: node.position)
      return nil
    }
    return item
  }

  package static var examples: [JSON] {
    [["system": "add"], ["title": "Edit"], ["image": ["systemName": "ellipsis.circle"]]]
  }

  package static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object",
          "properties": [
            "system": UIBarButtonItem.SystemItem.schema, "title": String.schema,
            "image": UIImage.schema, "style": BarItemStyle.schema, "enabled": Bool.schema,
            "selected": Bool.schema, "tintColor": UIColor?.schema, "width": CGFloat.schema,
            "menu": MenuValue.schema, "id": String.schema, "view": BarViewSchema.view,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// The JSON Schema of views in bars, which only controllers have.
enum BarViewSchema {
  static let view: JSON = ["$ref": "#/definitions/view"]
}

extension UIBarButtonItem.SystemItem: SceneEnumeration {}
extension UITabBarItem.SystemItem: SceneEnumeration {}
extension UIBarStyle: SceneEnumeration {}
extension UITabBar.ItemPositioning: SceneEnumeration {}
extension UIRectEdge: SceneOptionSet {}
extension UISplitViewController.DisplayMode: SceneEnumeration {}
extension UISplitViewController.SplitBehavior: SceneEnumeration {}
extension UISplitViewController.DisplayModeButtonVisibility: SceneEnumeration {}

/// The styles of items.
enum BarItemStyle: SceneEnumeration {
  case plain, done

  static let sceneCases: [(name: String, value: Self)] = [("plain", .plain), ("done", .done)]
}

extension UINavigationItem.SearchBarPlacement: SceneEnumeration {}
extension UINavigationItem.LargeTitleDisplayMode: SceneEnumeration {}
extension UINavigationItem.BackButtonDisplayMode: SceneEnumeration {}

/// `{title: Inbox, largeTitle: always, rightItems: [{system: compose}], search: {placeholder: Search}}`
extension NavigationItemValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> NavigationItemValue? {
    var item = NavigationItemValue()
    var isAccepted = true
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a navigation item",
      keys: [
        parts.key("title") { item.title = $0 }, parts.key("prompt") { item.prompt = $0 },
        parts.key("largeTitle") { item.largeTitle = $0 },
        parts.key("leftItems") { item.leftItems = $0 },
        parts.key("rightItems") { item.rightItems = $0 },
        parts.key("backTitle") { item.backTitle = $0 },
        parts.key("backButtonDisplayMode") { item.backDisplayMode = $0 },
        parts.key("hidesBackButton") { item.hidesBackButton = $0 },
        parts.key("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 },
        parts.key("search") { item.search = $0 },
        ("titleView", { isAccepted = context.acceptsBarView("titleView", at: $0) }),
      ])
    return isMap && parts.isComplete && isAccepted ? item : nil
  }

  package static var examples: [JSON] {
    [
      [
        "title": "Inbox", "largeTitle": "always", "rightItems": [["system": "compose"]],
        "search": ["placeholder": "Search"],
      ]
    ]
  }

  package static var schema: JSON {
    [
      "type": "object",
      "properties": [
        "title": String.schema, "prompt": String.schema,
        "largeTitle": UINavigationItem.LargeTitleDisplayMode.schema,
        "leftItems": [BarItemValue].schema, "rightItems": [BarItemValue].schema,
        "backTitle": String.schema,
        "backButtonDisplayMode": UINavigationItem.BackButtonDisplayMode.schema,
        "hidesBackButton": Bool.schema, "leftItemsSupplementBackButton": Bool.schema,
        "search": Search.schema, "titleView": BarViewSchema.view,
      ],
      "additionalProperties": false,
    ]
  }
}

extension NavigationItemValue.Search: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    var search = Self()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a search bar",
      keys: [
        parts.key("placeholder") { search.placeholder = $0 },
        parts.key("text") { search.text = $0 },
        parts.key("scopes") { (scopes: ScopeTitles) in search.scopes = scopes.titles },
        parts.key("isActive") { search.isActive = $0 },
        parts.key("obscuresBackground") { search.obscuresBackground = $0 },
        parts.key("hidesWhenScrolling") { search.hidesWhenScrolling = $0 },
        parts.key("placement") { search.placement = $0 },
        parts.key("suggestions") { search.suggestions = $0 },
      ])
    return isMap && parts.isComplete ? search : nil
  }

  package static var schema: JSON {
    [
      "type": "object",
      "properties": [
        "placeholder": String.schema, "text": String.schema, "scopes": ScopeTitles.schema,
        "isActive": Bool.schema, "obscuresBackground": Bool.schema,
        "hidesWhenScrolling": Bool.schema,
        "placement": UINavigationItem.SearchBarPlacement.schema,
        "suggestions": [SuggestionValue].schema,
      ],
      "additionalProperties": false,
    ]
  }
}

/// A text, or `{text: Harbour, image: {systemName: clock}}`.
extension SuggestionValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> SuggestionValue? {
    var suggestion = SuggestionValue()
    if node.map == nil || node.isTranslation {
      guard let text = String.read(node, in: context) else { return nil }
      suggestion.text = text
      return suggestion
    }
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a suggestion",
      keys: [
        parts.key("text") { suggestion.text = $0 }, parts.key("image") { suggestion.image = $0 },
      ])
    guard isMap, parts.isComplete else { return nil }
    guard node["text"] != nil else {
      context.report("a suggestion needs a 'text'", at: node.position)
      return nil
    }
    return suggestion
  }

  package static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object",
          "properties": ["text": String.schema, "image": UIImage.schema],
          "required": ["text"], "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// `{title: Inbox, image: {systemName: house}, badge: 3}`
extension TabItemValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> TabItemValue? {
    var item = TabItemValue()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "the item of a tab bar",
      keys: [
        parts.key("system") { item.system = $0 },
        parts.key("title") { item.title = $0 }, parts.key("image") { item.image = $0 },
        parts.key("selectedImage") { item.selectedImage = $0 },
        parts.key("badge") { (badge: BadgeText) in item.badge = badge.text },
        parts.key("badgeColor") { item.badgeColor = $0 },
        parts.key("enabled") { item.isEnabled = $0 },
      ])
    return isMap && parts.isComplete ? item : nil
  }

  package static var examples: [JSON] {
    [["title": "Inbox", "image": ["systemName": "house"], "badge": "3"]]
  }

  package static var schema: JSON {
    [
      "type": "object",
      "properties": [
        "system": UITabBarItem.SystemItem.schema, "title": String.schema, "image": UIImage.schema,
        "selectedImage": UIImage.schema,
        "badge": BadgeText.schema, "badgeColor": UIColor.schema, "enabled": Bool.schema,
      ],
      "additionalProperties": false,
    ]
  }
}

/// The text of a badge, which is a number in most cases: `badge: 3` needs no quotes.
struct BadgeText: SceneValue {
  var text: String

  static func read(_ node: YAMLNode, in context: ReadingContext) -> BadgeText? {
    if case .number(let number)? = node.scalarValue {
      return BadgeText(text: "\(JSON.number(number))")
    }
    return String.read(node, in: context).map { BadgeText(text: $0) }
  }

  static var schema: JSON { ["type": ["string", "number"]] }
}

extension BarAppearanceValue.Background: SceneEnumeration {}

/// The name of a background, or `{background: opaque, backgroundColor: systemIndigo, titleColor: white}`.
extension BarAppearanceValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> BarAppearanceValue? {
    var value = BarAppearanceValue()
    guard node.map != nil else {
      guard let background = Background.read(node, in: context) else { return nil }
      value.background = background
      return value
    }
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "the appearance of a bar",
      keys: [
        parts.key("background") { value.background = $0 },
        parts.key("backgroundColor") { value.backgroundColor = $0 },
        parts.key("backgroundImage") { value.backgroundImage = $0 },
        parts.key("shadow") { value.hidesShadow = !$0 },
        parts.key("shadowColor") { value.shadowColor = $0 },
        parts.key("titleColor") { value.titleColor = $0 },
        parts.key("buttonColor") { value.buttonColor = $0 },
      ])
    return isMap && parts.isComplete ? value : nil
  }

  package static var examples: [JSON] {
    ["opaque", ["background": "opaque", "backgroundColor": "systemIndigo", "titleColor": "white"]]
  }

  package static var schema: JSON {
    [
      "anyOf": [
        Background.schema,
        [
          "type": "object",
          "properties": [
            "background": Background.schema, "backgroundColor": UIColor.schema,
            "backgroundImage": UIImage.schema, "shadow": Bool.schema,
            "shadowColor": UIColor.schema, "titleColor": UIColor.schema,
            "buttonColor": UIColor.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
