import HeadlessUIKit

/// Lets a mediator fold and unfold accordion cells of a layout, in place of hiding them, and tells it
/// when the user does.
///
/// It is to be the cells' `accordionDelegate`, or that of their `AccordionView`; the mediator's
/// `delegate`; and the delegate that the cells are registered with at the mediator. Nobody of them
/// keeps it.
///
/// A fold by the user moves the other views of the layout along with the cell; what follows from it
/// by the rules is laid out once, at the end of all.
public final class AccordionCellViewSwitcher {
  public let mediator: SwitchingViewMediator
  /// The layout that the cells stand in; nil if somebody else lays them out, as an `AccordionView`
  /// does.
  public weak var layouter: BaseLayout?
  /// Whether cells take their time to fold when the mediator asks for it.
  public var animates = true
  /// Why the last fold by the user had no consequences, if the rules contradict each other.
  public private(set) var error: SwitchingError?

  private var isRunning = false
  /// Whether a fold by the user is to be laid out at the end of the run that it causes.
  private var isReserved = false
  /// The cells that fold for the mediator, whose places the layout keeps as they are for so long.
  private var heldCells: [AccordionCellView] = []

  public init(mediator: SwitchingViewMediator, layouter: BaseLayout?) {
    self.mediator = mediator
    self.layouter = layouter
  }
}

extension AccordionCellViewSwitcher: ViewVisibilityDelegate {
  /// Unfolds or folds a cell; leaves other views alone.
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

  public func isViewVisible(_ view: UIView) -> Bool {
    (view as? AccordionCellView)?.folding == false
  }
}

extension AccordionCellViewSwitcher: AccordionCellDelegate {
  public func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
    guard !isRunning else {
      layouter?.reserveCell(cell, at: cell.frame)
      heldCells.append(cell)
      return
    }
    layouter?.updateLayoutWithReservingCell(cell, at: lastFrame, animated: true)
  }

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
    // The end of the run lays out, if there is one.
    guard !isSwitching else { return }
    isReserved = false
    updateLayout()
  }
}

extension AccordionCellViewSwitcher: SwitchingViewMediatorDelegate {
  public func willSwitchViewVisibility(_ mediator: SwitchingViewMediator) { isRunning = true }

  public func didSwitchViewVisibility(_ mediator: SwitchingViewMediator, changed: Bool) {
    for cell in heldCells { layouter?.cancelCellLocationReservation(cell) }
    heldCells = []
    if changed || isReserved { updateLayout() }
    isReserved = false
    isRunning = false
  }

  private func updateLayout() {
    layouter?.requestRecalcLayout()
    layouter?.updateLayout(animated: true)
  }
}
