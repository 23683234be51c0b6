import HeadlessUIKit

extension BaseLayout {
  /// The view that has the size of this layout, usually its container.
  ///
  /// If the view is a child of another layout, that layout uses this layout's size instead of the
  /// view's, and sets the view's frame; if constraints place the view, the size is its intrinsic size;
  /// otherwise an update of this layout sets the view's size and keeps its origin. A view is fitted to
  /// one layout at a time, the last one set.
  ///
  /// Not retained.
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

  /// The outermost layout that contains this one.
  var outermost: BaseLayout {
    var layout = self
    while let outer = layout.fittedCells.lazy.compactMap(\.layout).first, outer !== self {
      layout = outer
    }
    return layout
  }

  /// Makes a cell of another layout have this one's size.
  func fit(_ cell: LayoutCell) {
    cell.fittedLayout = self
    fittedCells.append(cell)
  }

  /// Makes a cell have its view's size again.
  func stopFitting(_ cell: LayoutCell) {
    cell.fittedLayout = nil
    fittedCells.removeAll { $0 === cell }
  }

  private func stopFitting() {
    invalidateNaturalSize()
    for cell in fittedCells {
      cell.fittedLayout = nil
      cell.layout?.requestRecalcLayout()
    }
    fittedCells = []
    fittedReference = nil
  }

  /// Lets the host change settings before it lays out, without invalidating it.
  func adapt(_ change: (BaseLayout) -> Void) {
    isAdapting = true
    change(self)
    isAdapting = false
  }

  /// Invalidates the intrinsic size that constraints use for the views of this layout.
  func invalidateNaturalSize() {
    let (host, parent, fitted) = (host, parentView, fittedView)
    host?.contentOfLayoutDidChange()
    if parent !== host { parent?.contentOfLayoutDidChange() }
    if fitted !== host, fitted !== parent { fitted?.contentOfLayoutDidChange() }
  }

  /// Sets the fitted view's size, unless an outer layout does that, or constraints, which know the layout's size as the
  /// view's intrinsic size.
  func resizeFittedView() -> Bool {
    guard let view = fittedView, view.translatesAutoresizingMaskIntoConstraints,
      !fittedCells.contains(where: { $0.layout != nil })
    else { return false }
    let frame = CGRect(origin: view.frame.origin, size: arrangement.contentSize)
    guard view.frame != frame else { return false }
    view.frame = frame
    return true
  }
}

extension UIView {
  /// Where constraints place the view, they read its intrinsic size again.
  fileprivate func contentOfLayoutDidChange() {
    if !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
  }

  /// The layout that determines this view's size.
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
