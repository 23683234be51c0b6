import HeadlessUIKit
import Layouter

extension LayouterClass {
  /// The layouters of this package.
  public static let standard = [
    stackLayout, gridLayout, relativeLayout, ladderLayout, relativeAutoLayout,
  ]

  static let stackLayout = LayouterClass(
    StackLayout.self, addSpacer: { layouter, length in layouter.addSpacer(length) },
    make: { StackLayout() })

  static let gridLayout = LayouterClass(
    GridLayout.self, childLayout: .grid, make: { GridLayout() })

  static let relativeLayout = LayouterClass(
    RelativeLayout.self, childLayout: .relative, sizeProperty: "overallSize",
    make: { RelativeLayout() })

  static let ladderLayout = LayouterClass(
    LadderLayout.self, sizeProperty: "width", make: { LadderLayout() })

  /// Relative rules, translated to constraints.
  static let relativeAutoLayout = LayouterClass(
    name: "RAL", table: RALBuilder.properties, childLayout: .relativeAutoLayout)
}

extension ViewClass {
  /// `StackView`, whose stack lays out the subviews.
  public static let stackView = ViewClass(
    // The layouter determines the content size.
    StackView.self, table: StackView.propertyTable.leavingOut("contentSize"),
    inheriting: uiScrollView,
    children: .layoutChildren,
    layouter: .owned(.stackLayout) { (view: StackView) in view.stackLayout },
    check: nil, make: { StackView() })

  /// `GridView`, whose grid lays out the subviews.
  public static let gridView = ViewClass(
    GridView.self, table: GridView.propertyTable.leavingOut("contentSize"),
    inheriting: uiScrollView,
    children: .layoutChildren,
    layouter: .owned(.gridLayout) { (view: GridView) in view.gridLayout },
    check: nil, make: { GridView() })
}

extension ChildPlacement {
  /// The children of the view's layouter.
  static let layoutChildren = ChildPlacement { child, view in
    (view as? LayoutView)?.addChild(child)
  }
}
