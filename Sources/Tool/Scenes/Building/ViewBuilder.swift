import DesignedViews
import HeadlessUIKit
import Layouter
import ViewControllers

/// Builds a view tree from a blueprint, for one variant.
///
/// Runs under the variant's traits, because layers take plain colours.
struct ViewBuilder {
  /// A layouter of the tree, with its node.
  struct PlacedLayouter {
    var layouter: BaseLayout
    var container: UIView
    var blueprint: ViewBlueprint
    /// Whether the layouter adopts its container's size, because the scene sets none.
    var followsContainer: Bool
    /// Whether the container's content size is the layouter's size, because the scene sets none.
    var givesContentSize: Bool
  }

  /// A window among the subviews of the root view.
  struct PlacedWindow {
    var window: UIWindow
    /// The index among the subviews.
    var place: Int
    var isShownAtStart: Bool
  }

  /// What the variant sets.
  var variantSettings = VariantSettings()
  /// The constraints and layout rules that variants replace.
  var alternatives = VariantAlternatives()
  /// The numbers of the views with the state.
  var subjects: Set<Int> = []
  var state: SubjectState?
  /// The alteration of the scene as it is written; nil for none.
  var alteration: SceneAlteration?
  /// Whether to record the views by their numbers.
  var recordsViews = false
  /// Whether the scene has constraints.
  var usesAutoLayout = false
  /// The numbers of the views that constraints place unless the scene sets their frame.
  var placedViews: Set<Int> = []
  /// The references between views.
  var references: [ReferenceBlueprint] = []

  /// All layouters, outer ones before inner ones.
  private(set) var layouters: [PlacedLayouter] = []
  private(set) var windows: [PlacedWindow] = []
  /// The controller of a scene with one.
  private(set) var rootController: UIViewController?
  /// The controllers with an id, by their numbers.
  var controllers: [Int: UIViewController] = [:]
  /// The controllers that the scene presents, by the numbers of the presentations.
  var presentedControllers: [Int: UIViewController] = [:]
  private(set) var views: [Int: UIView] = [:]
  /// The classes of the views, by the views' numbers.
  private(set) var viewClasses: [Int: ViewClass] = [:]
  /// The constraints with identifiers, by the numbers of the views that own them.
  var constraints: [Int: [PlacedConstraint]] = [:]
  /// The errors of the layout, in the order of the file.
  private(set) var errors: [SceneError] = []

  /// Builds the tree below a scene's root view.
  ///
  /// - Parameter size: see ``build(_:size:isArranged:)``.
  mutating func buildTree(_ blueprint: ViewBlueprint, size: CGSize?) -> UIView {
    let root: UIView
    if let controller = blueprint.controller.map({ buildController($0, size: size) }) {
      rootController = controller
      root = controller.view
      if recordsViews {
        views[blueprint.number] = root
        viewClasses[blueprint.number] = blueprint.viewClass
      }
    } else {
      root = build(blueprint, size: size)
    }
    for presentation in blueprint.presented { buildPresentation(presentation, size: size) }
    for reference in references {
      guard let view = views[reference.view], let target = views[reference.target] else { continue }
      reference.reference.attach(target, view)
    }
    return root
  }

  /// - Parameters:
  ///   - size: the size of a view without a `frame`. It is set before children are added, whose
  ///     frames are relative to it: otherwise the view would resize them by their autoresizing
  ///     masks. If nil, the view has the size of its content, as after `sizeToFit()`, so that
  ///     labels and buttons need no numbers.
  ///   - isArranged: whether the view will be sized by the stack view to which it is added.
  mutating func build(
    _ blueprint: ViewBlueprint, size: CGSize? = nil, isArranged: Bool = false
  ) -> UIView {
    let viewClass = blueprint.viewClass
    let settings = settings(of: blueprint)
    let view = viewClass.make()
    if !viewClass.makesTree { view.accessibilityIdentifier = blueprint.id }
    if recordsViews {
      views[blueprint.number] = view
      viewClasses[blueprint.number] = viewClass
    }
    let hasFrame = settings.contains(viewClass.table.index(of: "frame"))
    if !hasFrame, placedViews.contains(blueprint.number) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let properties = viewClass.table.properties
    settings.apply(to: view) { !properties[$0].isSetLast }
    alteration?.apply(to: view, of: blueprint.number, with: properties)
    if viewClass.makesTree { for action in variantSettings.actions { action.apply(view) } }
    if let state, subjects.contains(blueprint.number) { viewClass.apply(state, to: view) }
    if let size, !hasFrame { view.frame = CGRect(origin: .zero, size: size) }
    addParts(of: blueprint, to: view)
    addTabs(of: blueprint, to: view)
    addLists(of: blueprint, to: view)
    let layouter = addChildren(of: blueprint, to: view)
    if let autoLayout = alternatives.constraints(of: blueprint.number, in: variantSettings)
      ?? blueprint.autoLayout
    {
      constrain(view, autoLayout, of: blueprint.number)
    }
    if size == nil, !hasFrame, !isArranged { fit(view, blueprint, layouter) }
    settings.apply(to: view) { properties[$0].isSetLast }
    return view
  }

  private mutating func addParts(of blueprint: ViewBlueprint, to view: UIView) {
    for part in blueprint.parts {
      let partView = build(part.view)
      attempt(at: part.view.position) {
        try blueprint.viewClass.parts[part.place].attach(partView, view)
      }
    }
  }

  /// Adds tabs with the look that their view gives them, then with the properties of the scene.
  private mutating func addTabs(of blueprint: ViewBlueprint, to view: UIView) {
    guard let placement = blueprint.viewClass.tabs else { return }
    for tab in blueprint.tabs {
      guard let tabView = placement.make(view) else { continue }
      tabView.accessibilityIdentifier = tab.id
      if recordsViews { views[tab.number] = tabView }
      variantSettings.overrides.applied(
        to: alteration.changing(tab.settings, of: tab.number), of: tab.number, .view
      ).apply(to: tabView)
      alteration?.apply(
        to: tabView, of: tab.number, with: placement.viewClass.table.properties)
      if let state, subjects.contains(tab.number) {
        placement.viewClass.apply(state, to: tabView)
      }
      placement.add(tabView, tab.key, view)
    }
  }

  private mutating func addLists(of blueprint: ViewBlueprint, to view: UIView) {
    for list in blueprint.lists {
      let placement = blueprint.viewClass.lists[list.place].children
      for child in list.children { addWithoutLayouter(child, to: view, by: placement) }
    }
  }

  /// Records errors in building.
  private mutating func attempt(at position: SourcePosition, _ action: () throws -> Void) {
    do {
      try action()
    } catch {
      report("\(error)", at: position)
    }
  }

  /// Sizes a view to its content.
  private func fit(_ view: UIView, _ blueprint: ViewBlueprint, _ layouter: BaseLayout?) {
    if blueprint.viewClass.makesTree {
      guard view.frame.width <= 0 || view.frame.height <= 0 else { return }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if view.frame.width <= 0 { view.frame.size.width = fitting.width }
      if view.frame.height <= 0 { view.frame.size.height = fitting.height }
      return
    }
    if let layouter, blueprint.layouter?.isUpdatedByView == false {
      view.bounds.size = layouter.getSize()
      view.frame.origin = .zero
      // As in UIKit, constraints give a scroll view the size that is left for it, whatever it scrolls.
      if view is UIScrollView, !view.translatesAutoresizingMaskIntoConstraints { return }
      layouter.fittedView = view
    } else if blueprint.hasConstraints {
      guard view.translatesAutoresizingMaskIntoConstraints else { return }
      view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      view.frame.origin = .zero
    } else if view.translatesAutoresizingMaskIntoConstraints, !(view is UIWindow) {
      view.sizeToFit()
      guard let size = view.layoutStandIn.intrinsicContentSize else { return }
      if size.width >= 0 { view.frame.size.width = size.width }
      if size.height >= 0 { view.frame.size.height = size.height }
    }
  }

  /// The number of layout passes: two if constraints size the views of layouters, whose children
  /// follow.
  var layoutRounds: Int { usesAutoLayout && !layouters.isEmpty ? 2 : 1 }

  /// Whether the scene, or this variant of it, sets a view's frame.
  func hasFrame(_ blueprint: ViewBlueprint) -> Bool {
    settings(of: blueprint).contains(blueprint.viewClass.table.index(of: "frame"))
  }

  private func hasContentSize(_ blueprint: ViewBlueprint) -> Bool {
    settings(of: blueprint).contains(blueprint.viewClass.table.index(of: "contentSize"))
  }

  /// Whether a window is visible from the start, which is the default.
  func isShownAtStart(_ blueprint: ViewBlueprint) -> Bool {
    !settings(of: blueprint).contains(blueprint.viewClass.table.index(of: "hidden"))
  }

  private func settings(of blueprint: ViewBlueprint) -> Settings {
    variantSettings.overrides.applied(
      to: alteration.changing(blueprint.settings, of: blueprint.number), of: blueprint.number,
      .view)
  }

  // MARK: Children

  private mutating func addChildren(
    of blueprint: ViewBlueprint, to view: UIView
  ) -> BaseLayout? {
    if let layouter = blueprint.layouter, layouter.isRelativeAutoLayout {
      addChildrenRelatively(of: blueprint, to: view)
      return nil
    }
    guard let layouterBlueprint = blueprint.layouter,
      let layouter = layouter(of: view, layouterBlueprint, in: blueprint)
    else {
      addChildrenWithoutLayouter(of: blueprint, to: view)
      return nil
    }
    let placed = PlacedLayouter(
      layouter: layouter, container: view, blueprint: blueprint,
      followsContainer: !hasSizeOfItsOwn(layouterBlueprint.layouterClass, in: blueprint),
      givesContentSize: !layouterBlueprint.isOwn && !hasContentSize(blueprint))
    layouters.append(placed)
    let children = blueprint.children.map { child -> UIView? in
      if case .view(let child) = child { build(child) } else { nil }
    }
    for (child, subview) in zip(blueprint.children, children) {
      switch child {
      case .view(let child):
        guard let subview else { continue }
        if let layout = layout(of: child), layout.add != nil {
          add(subview, child, layout, to: layouter, among: children)
        } else if layouterBlueprint.isOwn {
          // A view may do more than lay out its children.
          attempt(at: child.position) { try blueprint.viewClass.children.add(subview, view) }
        } else {
          layouter.addChild(subview)
        }
        applyChildLayout(of: child, to: subview)
      case .spacer(let length): layouterBlueprint.layouterClass.addSpacer?(layouter, length)
      }
    }
    if !layouterBlueprint.isUpdatedByView { placed.update() }
    return layouter
  }

  private mutating func addChildrenWithoutLayouter(of blueprint: ViewBlueprint, to view: UIView) {
    let placement = blueprint.viewClass.children
    for (place, child) in blueprint.children.enumerated() {
      guard case .view(let child) = child else { continue }
      guard child.viewClass.isWindow else {
        addWithoutLayouter(child, to: view, by: placement)
        continue
      }
      guard let window = build(child) as? UIWindow else { continue }
      windows.append(
        PlacedWindow(window: window, place: place, isShownAtStart: isShownAtStart(child)))
    }
  }

  private mutating func addWithoutLayouter(
    _ child: ViewBlueprint, to view: UIView, by placement: ChildPlacement
  ) {
    let subview = build(child, isArranged: placement.sizesChildren)
    if let layout = layout(of: child), layout.add != nil {
      add(subview, child, layout, to: view, among: [])
    } else {
      attempt(at: child.position) { try placement.add(subview, view) }
    }
    applyChildLayout(of: child, to: subview)
  }

  /// The child's `layout` in this variant.
  func layout(of blueprint: ViewBlueprint) -> ChildLayout? {
    alternatives.layout(of: blueprint.number, in: variantSettings) ?? blueprint.layout
  }

  /// Sets the properties under a child's `layout`, which may depend on its superview.
  private func applyChildLayout(of blueprint: ViewBlueprint, to view: UIView) {
    variantSettings.overrides.applied(
      to: layout(of: blueprint)?.settings ?? Settings(), of: blueprint.number, .childLayout
    ).apply(to: view)
  }

  mutating func add(
    _ view: UIView, _ blueprint: ViewBlueprint, _ layout: ChildLayout, to layouter: AnyObject,
    among siblings: [UIView?]
  ) {
    attempt(at: blueprint.position) { try layout.add?(layouter, view, siblings) }
  }

  mutating func report(_ reason: String, at position: SourcePosition) {
    errors.append(.layout(position: position, reason: reason))
  }

  private mutating func layouter(
    of view: UIView, _ layouterBlueprint: LayouterBlueprint, in blueprint: ViewBlueprint
  ) -> BaseLayout? {
    let layouter: BaseLayout
    switch blueprint.viewClass.layouter.kind {
    case .owned(_, let own):
      guard let own = own(view) else { return nil }
      layouter = own
    case .taken(let attach):
      guard let made = layouterBlueprint.layouterClass.make?() else { return nil }
      layouter = made
      attempt(at: blueprint.position) { try attach(layouter, view) }
    case .any:
      guard let made = layouterBlueprint.layouterClass.make?() else { return nil }
      layouter = made
      layouter.parentView = view
    }
    layouter.observesChildren = true
    layouterSettings(of: blueprint).apply(to: layouter)
    return layouter
  }

  private func hasSizeOfItsOwn(
    _ layouterClass: LayouterClass, in blueprint: ViewBlueprint
  ) -> Bool {
    guard let property = layouterClass.sizeProperty else { return false }
    return layouterSettings(of: blueprint).contains(layouterClass.table.index(of: property))
  }

  func placedLayouter(of view: Int) -> PlacedLayouter? {
    layouters.first { $0.blueprint.number == view }
  }

  func layouterSettings(of blueprint: ViewBlueprint) -> Settings {
    variantSettings.overrides.applied(
      to: blueprint.layouter?.settings ?? Settings(), of: blueprint.number, .layouter)
  }
}
