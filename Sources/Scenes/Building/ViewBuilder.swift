import DesignedViews
import HeadlessUIKit
import Layouter

/// Builds a view tree from a blueprint, for one variant.
///
/// Runs under the variant's traits, because layers take plain colours.
struct ViewBuilder {
  /// What the variant sets differently.
  var overrides: [Override] = []
  /// The view that the state is for, by its number.
  var subject = 0
  var state: ViewState?
  /// Layouters that no view keeps; who uses the tree keeps them as long.
  private(set) var layouters: [BaseLayout] = []

  /// - Parameter size: of a view without a `frame`. The view has it before its children come, whose
  ///   frames are meant for it: later it would resize them by their autoresizing masks. If nil, the
  ///   view gets the size of its content, as after `sizeToFit()`, so that labels and buttons need no
  ///   numbers.
  mutating func build(_ blueprint: ViewBlueprint, size: CGSize? = nil) -> UIView {
    let viewClass = blueprint.viewClass
    let settings = settings(of: blueprint)
    let view = viewClass.make()
    view.accessibilityIdentifier = blueprint.id
    settings.apply(to: view)
    if let state, subject == blueprint.number { viewClass.setState?(view, state) }
    let hasFrame = hasFrame(blueprint)
    if let size, !hasFrame { view.frame = CGRect(origin: .zero, size: size) }
    let layouter = addChildren(of: blueprint, to: view)
    if size == nil, !hasFrame {
      if let layouter, blueprint.layouter?.isOwn == false {
        view.bounds.size = layouter.getSize()
        view.frame.origin = .zero
      } else {
        view.sizeToFit()
      }
    }
    return view
  }

  /// Whether the scene, or this variant of it, says where a view stands.
  private func hasFrame(_ blueprint: ViewBlueprint) -> Bool {
    settings(of: blueprint).contains(blueprint.viewClass.table.index(of: "frame"))
  }

  private func settings(of blueprint: ViewBlueprint) -> Settings {
    overrides.applied(to: blueprint.settings, of: blueprint.number, .view)
  }

  private mutating func addChildren(
    of blueprint: ViewBlueprint, to view: UIView
  ) -> BaseLayout? {
    guard let layouterBlueprint = blueprint.layouter,
      let layouter = layouter(of: view, layouterBlueprint, in: blueprint)
    else {
      for case .view(let child) in blueprint.children { view.addSubview(build(child)) }
      return nil
    }
    for child in blueprint.children {
      switch child {
      case .view(let child): layouter.addChild(build(child))
      case .spacer(let length): layouterBlueprint.layouterClass.addSpacer?(layouter, length)
      }
    }
    if !layouterBlueprint.isOwn { layouter.updateLayout() }
    return layouter
  }

  private mutating func layouter(
    of view: UIView, _ layouterBlueprint: LayouterBlueprint, in blueprint: ViewBlueprint
  ) -> BaseLayout? {
    let layouter: BaseLayout
    if layouterBlueprint.isOwn {
      guard let own = blueprint.viewClass.ownLayouter?.of(view) else { return nil }
      layouter = own
    } else {
      layouter = layouterBlueprint.layouterClass.make()
      layouter.parentView = view
      layouters.append(layouter)
    }
    overrides.applied(to: layouterBlueprint.settings, of: blueprint.number, .layouter)
      .apply(to: layouter)
    return layouter
  }
}
