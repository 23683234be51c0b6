import HeadlessUIKit

/// Lets a mediator fold and unfold accordion cells of a layout instead of hiding them, and reports
/// the user's folds to it.
///
/// Set it as the `accordionDelegate` of the cells, or of their `AccordionView`; as the mediator's
/// `delegate`; and as the delegate with which the cells are registered at the mediator. None of
/// them retains it.
///
/// The other views of the layout move along with each cell that folds or unfolds, by the user or by
/// the rules, so that no cell covers its neighbours during the animation.
public final class AccordionCellViewSwitcher {
  /// The mediator whose rules decide which cells are unfolded; register the cells there.
  public let mediator: SwitchingViewMediator
  /// The layout that contains the cells; nil if another object lays them out, as an `AccordionView`
  /// does.
  public weak var layouter: BaseLayout?
  /// Whether folds that the mediator requests are animated.
  public var animates = true
  /// Why the last fold by the user had no consequences: a contradiction of the rules.
  public private(set) var error: SwitchingError?

  private var isRunning = false
  /// Whether a fold by the user will be laid out when the views that it switches are done.
  private var isReserved = false
  /// The cells that are folding for the mediator. The layout uses the sizes that they are about to
  /// have.
  private var foldingCells: [AccordionCellView] = []

  /// A switcher between a mediator and the layout of its cells.
  public init(mediator: SwitchingViewMediator, layouter: BaseLayout?) {
    self.mediator = mediator
    self.layouter = layouter
  }
}

extension AccordionCellViewSwitcher: ViewVisibilityDelegate {
  /// Unfolds or folds a cell; ignores other views.
  public func setViewVisibility(
    _ view: UIView, visible: Bool, completion: @escaping (Bool) -> Void
  ) {
    guard let cell = view as? AccordionCellView else { return completion(false) }
    if visible {
      cell.unfold(animated: animates, completion: completion)
    } else {
      cell.fold(animated: animates, completion: completion)
    }
  }

  /// Whether a cell is unfolded; false for other views.
  public func isViewVisible(_ view: UIView) -> Bool {
    (view as? AccordionCellView)?.folding == false
  }
}

extension AccordionCellViewSwitcher: AccordionCellDelegate {
  /// Lays out for the frame that the cell is about to have.
  public func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
    guard !isRunning else {
      foldingCells.append(cell)
      layouter?.reserveCell(cell, size: lastFrame.size)
      // Animated with the cell, whose animation block this is called in.
      layouter?.updateLayout()
      return
    }
    layouter?.updateLayoutWithReservingCell(cell, at: lastFrame, animated: true)
  }

  /// Requests the same change from the mediator, unless the mediator caused it, and lays out.
  public func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
    guard !isRunning, let name = mediator.name(of: cell) else { return }
    isReserved = true
    var isSwitching = false
    do {
      isSwitching = try mediator.setViewVisibility(name, visible: !cell.folding)
      error = nil
    } catch {
      self.error = error
    }
    // Otherwise the views are laid out when the switching ends.
    guard !isSwitching else { return }
    isReserved = false
    updateLayout()
  }
}

extension AccordionCellViewSwitcher: SwitchingViewMediatorDelegate {
  /// Stops reporting folds to the mediator, until it has switched.
  public func willSwitchViewVisibility(_ mediator: SwitchingViewMediator) { isRunning = true }

  /// Lays out if a cell changed, or if the user folded one.
  public func didSwitchViewVisibility(_ mediator: SwitchingViewMediator, changed: Bool) {
    for cell in foldingCells { layouter?.cancelCellLocationReservation(cell) }
    foldingCells = []
    if changed || isReserved { updateLayout() }
    isReserved = false
    isRunning = false
  }

  private func updateLayout() {
    layouter?.requestRecalcLayout()
    layouter?.updateLayout(animated: true)
  }
}
