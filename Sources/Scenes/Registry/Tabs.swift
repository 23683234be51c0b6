import DesignedViews
import HeadlessUIKit
import Layouter

extension ViewClass {
  /// Its subviews are the tabs, and those that say so under `layout` its function buttons.
  public static let tabBarView = ViewClass(
    name: "TabBarView",
    table: PropertyTable(
      inheriting: uiView.table,
      adding: [
        Property("tabSpacing", \TabBarView.tabSpacing, "Space between tabs; negative to overlap."),
        Property(
          "tabAlignment", \TabBarView.tabAlignment,
          "Where tabs that are lower than the bar stand in it."),
      ]),
    childLayout: .tabBar, make: { TabBarView() })

  public static let dsTabView = ViewClass(
    name: "DsTabView",
    table: PropertyTable(inheriting: accordionCellView.table, adding: tabViewProperties),
    parts: accordionCellView.parts.filter { $0.key == "body" },
    layouterPlace: accordionCellView.layouterPlace, isAccordionCell: true, tabClass: tab,
    check: tabViewProblem, make: { DsTabView() })

  private static let tabViewProperties = [
    Property(
      "tabHeight", \DsTabView.tabHeight, "How high the bar and the tabs are.", in: .atLeast(0)),
    Property(
      "tabWidth", \DsTabView.tabWidth, "How wide every tab is; 0 for as wide as what is on it.",
      in: .atLeast(0)),
    Property(
      "tabMinWidth", \DsTabView.tabMinWidth, "How wide a tab is at least; 0 for no limit.",
      in: .atLeast(0)),
    Property(
      "tabMaxWidth", \DsTabView.tabMaxWidth, "How wide a tab is at most; 0 for no limit.",
      in: .atLeast(0)),
    Property(
      "borderWidth", \DsTabView.borderWidth, "Width of the tabs' borders, which neighbours share.",
      in: .atLeast(0)),
    Property(
      "roundRadius", \DsTabView.roundRadius, "Radius of the tabs' ears.", in: .atLeast(0)),
    Property("earStyle", \DsTabView.earStyle, "The shape of the tabs' ears."),
    Property("fontSize", \DsTabView.fontSize, "Size of the captions.", in: FontValue.sizes),
    Property("contentMargin", \DsTabView.contentMargin, "Space around icon and caption."),
    Property("iconTextMargin", \DsTabView.iconTextMargin, "Space between icon and caption."),
    Property(
      "attachBottom", \DsTabView.attachBottom,
      "Whether the tabs are open at the top, as suits a bar below the body."),
    Property(
      "turnOver", \DsTabView.turnOver,
      "Whether the tabs are turned by 180°, as suits a bar to the left of the body."),
    Property("barColor", \DsTabView.barColor, "The colour behind the tabs."),
    Property(
      "arrowColorResources", of: Resource?.self,
      "Colours of the arrow buttons; the default ones where it has none."
    ) { (view: DsTabView, resource) in view.arrowColorResources = resource?.make() },
    Property("selectedTab", of: String.self, "The key of the selected tab.") {
      (view: DsTabView, key) in view.selectedTab = key
    }.setLast(),
  ]

  private static func tabViewProblem(_ view: ViewBlueprint) -> Problem? { bodyProblem(of: view) }

  /// A tab of a DsTabView, which sizes it and says which one is selected.
  private static let tab = ViewClass(
    name: "DsTabButton",
    table: PropertyTable(
      inheriting: dsTabButton.table.leavingOut("text", "key", "selected", "frame"),
      adding: [Property("label", \DsTabButton.text, "The caption.")]),
    setState: dsTabButton.setState, make: { DsTabButton() })
}

/// A tab of a view that has tabs, read and checked once.
struct TabBlueprint: Sendable {
  var number: Int
  var id: String?
  var key: String
  var settings: Settings
}

extension ChildLayoutReader {
  /// `{left: scrollPrev}` or `{right: scrollNext}`: a function button.
  static let tabBar = ChildLayoutReader(
    schema: [
      "type": "object",
      "properties": [
        "left": TabBarView.FuncButtonKind.schema, "right": TabBarView.FuncButtonKind.schema,
      ],
      "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
    ]
  ) { node, siblings in
    var sides: [(isLeft: Bool, kind: TabBarView.FuncButtonKind)] = []
    func read(_ node: SceneNode, isLeft: Bool) {
      guard let kind = TabBarView.FuncButtonKind.read(node, in: siblings.context) else { return }
      sides.append((isLeft, kind))
    }
    let isMap = siblings.context.readMap(
      node, of: "the layout of a tab bar's button",
      keys: [
        ("left", { read($0, isLeft: true) }), ("right", { read($0, isLeft: false) }),
      ])
    guard isMap, let side = sides.first else { return nil }
    if sides.count > 1 {
      siblings.context.report("a button stands on the left or on the right", at: node.position)
    }
    return ChildLayout { tabBar, view, _ in
      guard let tabBar = tabBar as? TabBarView else { return }
      if side.isLeft {
        tabBar.addLeftFuncButton(view, kind: side.kind)
      } else {
        tabBar.addRightFuncButton(view, kind: side.kind)
      }
      (view as? DsCustomButton)?.setTarget { [weak tabBar] _ in tabBar?.act(as: side.kind) }
    }
  }
}

extension TabBarView {
  /// Does what a function button is for.
  fileprivate func act(as kind: FuncButtonKind) {
    switch kind {
    case .scrollPrev: scrollPrev()
    case .scrollNext: scrollNext()
    case .customizing: if isCustomizing { endCustomizing() } else { try? beginCustomizing() }
    case .folding: (superview as? AccordionCellView)?.toggleFolding(animated: true)
    case .other: break
    }
  }
}

extension TabBarView.FuncButtonKind: SceneEnumeration {
  public static let sceneCases: [(name: String, value: TabBarView.FuncButtonKind)] = [
    ("scrollPrev", .scrollPrev), ("scrollNext", .scrollNext), ("customizing", .customizing),
    ("folding", .folding), ("other", .other),
  ]
}
