import DesignedViews
import HeadlessUIKit
import Layouter

extension ViewClass {
  /// Its subviews are the tabs; those with a `layout` are function buttons.
  public static let tabBarView = ViewClass(
    TabBarView.self,
    children: ChildPlacement(reader: .tabBar) { (child, tabBar: TabBarView) in tabBar.addTab(child)
    },
    dragging: .area { (tabBar: TabBarView) in tabBar.bar },
    check: nil,
    make: {
      let tabBar = TabBarView()
      tabBar.disabledViewAlpha = DsDefaults.disabledViewAlpha
      return tabBar
    })

  /// `DsTabView`, whose entries under `tabs` become its tabs.
  public static let dsTabView = ViewClass(
    DsTabView.self, inheriting: accordionCellView,
    tabs: TabPlacement(
      of: tab, make: { (view: DsTabView) in view.makeTabButton() },
      add: { button, key, view in
        button.key = key
        view.addTab(button)
      },
      select: { key, view in view.selectTab(key) }),
    dragging: .area(isOverriddenByLayouter: true) { (view: DsTabView) in view.tabBar.bar },
    lists: [
      ChildList(
        "functionButtons",
        "Function buttons next to the tabs; `layout` sets their side and action.",
        children: ChildPlacement(reader: .tabBar) { (button, view: DsTabView) in
          view.tabBar.addRightFuncButton(button, kind: .other)
        })
    ],
    check: bodyProblem, make: { DsTabView() }
  ).leavingOut(part: "label")

  /// A tab of a DsTabView, which sets the tab's size and selection.
  private static let tab = ViewClass(
    DsTabButton.self,
    table: PropertyTable(
      inheriting: dsTabButton.table.leavingOut("text", "key", "selected", "frame"),
      adding: [Property("label", \DsTabButton.text, default: nil, "The caption.")]),
    inheriting: dsTabButton, check: nil, make: { DsTabButton() })
}

/// A tab of a view that has tabs, read and validated once.
struct TabBlueprint: Sendable {
  var number: Int
  var position: SourcePosition
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
    func read(_ node: YAMLNode, isLeft: Bool) {
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
      siblings.context.report("a button is either on the left or on the right", at: node.position)
    }
    return ChildLayout(add: { owner, view, _ in
      guard let tabBar = owner as? TabBarView ?? (owner as? DsTabView)?.tabBar else { return }
      if side.isLeft {
        tabBar.addLeftFuncButton(view, kind: side.kind)
      } else {
        tabBar.addRightFuncButton(view, kind: side.kind)
      }
    })
  }
}

extension TabBarView.FuncButtonKind: SceneEnumeration {
  /// The kinds of function button.
  public static let sceneCases: [(name: String, value: TabBarView.FuncButtonKind)] = [
    ("scrollPrev", .scrollPrev), ("scrollNext", .scrollNext), ("customizing", .customizing),
    ("folding", .folding), ("other", .other),
  ]
}
