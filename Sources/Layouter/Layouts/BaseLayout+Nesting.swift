import HeadlessUIKit

extension BaseLayout {
  /// The view that takes the size of this layout, its container usually; nil for none.
  ///
  /// If the view is a child of another layout, that one counts with this layout's size in place of
  /// the view's, and gives the view its frame; otherwise an update of this layout sets the view's
  /// size and leaves its origin. A view is fitted to one layout, the last that asked.
  ///
  /// The view is not kept.
  public var fittedView: UIView? {
    get { fittedReference?.view }
    set {
      guard newValue !== fittedView else { return }
      stopFitting()
      guard let newValue else { return }
      newValue.layoutItIsFittedTo?.stopFitting()
      fittedReference = FittedViewReference(to: newValue, layout: self)
      newValue.forEachCell { fit($0) }
      requestRecalcLayout()
    }
  }

  /// The layout above all others that this one takes part in.
  var outermost: BaseLayout {
    var layout = self
    while let outer = layout.fittedCells.lazy.compactMap(\.layout).first, outer !== self {
      layout = outer
    }
    return layout
  }

  /// Has a cell of another layout count with this one's size.
  func fit(_ cell: LayoutCell) {
    cell.fittedLayout = self
    fittedCells.append(cell)
  }

  /// Has a cell count with its view's size again.
  func stopFitting(_ cell: LayoutCell) {
    cell.fittedLayout = nil
    fittedCells.removeAll { $0 === cell }
  }

  private func stopFitting() {
    for cell in fittedCells {
      cell.fittedLayout = nil
      cell.layout?.requestRecalcLayout()
    }
    fittedCells = []
    fittedReference = nil
  }

  /// Has the host change settings before it lays out, which need not mark it then.
  func adapt(_ change: (BaseLayout) -> Void) {
    isAdapting = true
    change(self)
    isAdapting = false
  }

  /// Gives the fitted view its size, unless a layout above does that.
  func resizeFittedView() -> Bool {
    guard let view = fittedView, !fittedCells.contains(where: { $0.layout != nil }) else {
      return false
    }
    let frame = CGRect(origin: view.frame.origin, size: arrangement.contentSize)
    guard view.frame != frame else { return false }
    view.frame = frame
    return true
  }
}

extension UIView {
  /// The layout that this view takes its size from.
  var layoutItIsFittedTo: BaseLayout? {
    var reference = firstReference
    while let current = reference {
      if let fitted = current as? FittedViewReference { return fitted.layout }
      reference = current.next
    }
    return nil
  }

  func forEachCell(_ body: (LayoutCell) -> Void) {
    var reference = firstReference
    while let current = reference {
      reference = current.next
      if let cell = current as? LayoutCell { body(cell) }
    }
  }
}
