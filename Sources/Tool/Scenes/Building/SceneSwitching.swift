import HeadlessUIKit
import Layouter

/// A scene's mediator with the views of one variant: accordion cells are folded rather than hidden, and
/// a view that is its own `ViewVisibilityDelegate` shows and hides itself.
final class SceneSwitching {
  private let blueprint: MediatorBlueprint
  private let mediator = SwitchingViewMediator()
  /// One for each layouter or `AccordionView` that contains cells.
  private var switchers: [(owner: AnyObject?, switcher: AccordionCellViewSwitcher)] = []
  private var requestError: SwitchingError?

  init(_ blueprint: MediatorBlueprint, among builder: ViewBuilder) {
    self.blueprint = blueprint
    mediator.rules = blueprint.rules
    for (name, node) in zip(blueprint.names, blueprint.nodes) {
      guard let view = builder.views[node] else { continue }
      mediator.registerView(
        view, name: name,
        visibilityDelegate: (view as? AccordionCellView).map { adopt($0, among: builder) }
          ?? view as? any ViewVisibilityDelegate)
    }
    mediator.delegate = self
  }

  /// The contradiction of rules when a view is shown or hidden.
  var error: SceneError? {
    let error = requestError ?? switchers.lazy.compactMap(\.switcher.error).first
    return error.map { .layout(position: blueprint.position, reason: "mediator: \($0)") }
  }

  /// Shows or hides a view by the rules.
  ///
  /// - Returns: false if the rules do not name the view.
  func setVisible(_ view: UIView, _ isVisible: Bool) -> Bool {
    guard let name = mediator.name(of: view) else { return false }
    do {
      try mediator.setViewVisibility(name, visible: isVisible)
    } catch {
      requestError = error
    }
    return true
  }

  /// Reports folds of a cell to the mediator.
  private func adopt(
    _ cell: AccordionCellView, among builder: ViewBuilder
  ) -> AccordionCellViewSwitcher {
    let accordion = cell.superview as? AccordionView
    let layouter = builder.layouters.lazy.map(\.layouter).first { $0.containsChild(cell) }
    let owner: AnyObject? = accordion ?? layouter
    let known = switchers.first { $0.owner === owner }?.switcher
    let switcher =
      known
      ?? AccordionCellViewSwitcher(
        // An accordion lays out its cells itself.
        mediator: mediator, layouter: accordion == nil ? layouter : nil)
    if known == nil { switchers.append((owner, switcher)) }
    if let accordion {
      accordion.accordionDelegate = switcher
    } else {
      cell.accordionDelegate = switcher
    }
    return switcher
  }
}

extension SceneSwitching: SwitchingViewMediatorDelegate {
  func willSwitchViewVisibility(_ mediator: SwitchingViewMediator) {
    for (_, switcher) in switchers { switcher.willSwitchViewVisibility(mediator) }
  }

  func didSwitchViewVisibility(_ mediator: SwitchingViewMediator, changed: Bool) {
    for (_, switcher) in switchers {
      switcher.didSwitchViewVisibility(mediator, changed: changed)
    }
  }
}
