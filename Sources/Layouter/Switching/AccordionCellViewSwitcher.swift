import HeadlessUIKit

/// Lets a mediator fold and unfold accordion cells of a layout, in place of hiding them, and tells it
/// when the user does.
///
/// It is to be the cells' `accordionDelegate`, or that of their `AccordionView`; the mediator's
/// `delegate`; and the delegate that the cells are registered with at the mediator. Nobody of them
/// keeps it.
///
/// The other views of the layout move along with each cell that folds or unfolds, be it by the user
/// or by the rules, so that no cell covers its neighbours on the way.
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
  /// The cells that the mediator folds in the current run. The layout uses the sizes that they are
  /// about to have.
  private var foldingCells: [AccordionCellView] = []

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
      foldingCells.append(cell)
      layouter?.reserveCell(cell, size: lastFrame.size)
      // Animated with the cell, whose animation block this is called in.
      layouter?.updateLayout()
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
