import DesignedViews
import HeadlessUIKit
import Layouter

extension ViewClass {
  public static let dsComboBox = ViewClass(
    DsComboBox.self, named: "DsComboBox", inheriting: dsSvgIconButton,
    properties: [
      Property("items", \DsComboBox.items, "What can be chosen, from the top of the list."),
      Property(
        "value", \DsComboBox.value, "The value that is chosen; one that no item has is ignored."),
      Property(
        "anchorPos", \DsComboBox.anchorPos,
        "The corner that the list hangs on: at the top ones it opens upwards."),
      Property(
        "maxDropDownHeight", \DsComboBox.maxDropDownHeight,
        "The height from which on the list scrolls; 0 if it shows all items.", in: .atLeast(0)),
      Property(
        "itemColorResources", of: Resource?.self, "Colours of the list's items, and of their tick."
      ) { (comboBox: DsComboBox, resource) in comboBox.itemColorResources = resource?.make() },
      Property("droppingDown", \DsComboBox.droppingDown, "Whether the list is open.").setLast(),
    ],
    make: { DsComboBox() }
  )
  .referring(to: [
    Reference(
      key: "rootView",
      summary: "The id of the view that the list is shown in; the root view if left out."
    ) { root, view in (view as? DsComboBox)?.rootView = root }
  ])

  public static let dsEyeCatcherView = ViewClass(
    DsEyeCatcherView.self, named: "DsEyeCatcherView", inheriting: dsSvgIconButton,
    make: { DsEyeCatcherView() })

  public static let dsGuardView = ViewClass(
    DsGuardView.self, named: "DsGuardView", make: { DsGuardView() })
}

extension Edge: SceneEnumeration {
  public static let sceneCases: [(name: String, value: Edge)] = [
    ("leftTop", .leftTop), ("rightTop", .rightTop), ("leftBottom", .leftBottom),
    ("rightBottom", .rightBottom),
  ]
}

/// `{label: 東京, value: 1}`
extension DsComboBox.Item: SceneValue {
  public static func read(_ node: SceneNode, in context: ReadingContext) -> DsComboBox.Item? {
    var label: String?
    var value: Int?
    let isMap = context.readMap(
      node, of: "an item",
      keys: [
        ("label", { label = String.read($0, in: context) }),
        ("value", { value = Int.read($0, in: context) }),
      ])
    guard isMap else { return nil }
    for key in ["label", "value"] where node[key] == nil {
      context.report("an item needs a '\(key)'", at: node.position)
    }
    guard let label, let value else { return nil }
    return DsComboBox.Item(label, value: value)
  }

  public static var schema: JSON {
    [
      "type": "object",
      "properties": ["label": String.schema, "value": Int.schema],
      "required": ["label", "value"], "additionalProperties": false,
    ]
  }
}
