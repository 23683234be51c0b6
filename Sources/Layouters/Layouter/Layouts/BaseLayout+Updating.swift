import HeadlessUIKit

extension BaseLayout {
  /// The number of times one update restarts because a view changed its size when its frame was
  /// set.
  private static let roundLimit = 3

  /// Calculates if needed, sets the frames of the views in this layout and in invalidated layouts
  /// below, then informs the delegates of changed sizes, and finally calls `completion`.
  ///
  /// - Parameter animated: whether the changes are animated over `animDuration`.
  /// - Parameter completion: called exactly once with the result, at the end of the animation if
  ///   there is one, and also if nothing moved.
  /// - Returns: whether any frame changed.
  @discardableResult
  public func updateLayout(
    animated: Bool = false, completion: ((_ changed: Bool) -> Void)? = nil
  ) -> Bool {
    var changed = false
    var reporting: [BaseLayout] = []
    guard animated else {
      changed = placeUntilSettled(&reporting)
      for layout in reporting { layout.reportContentSize() }
      completion?(changed)
      return changed
    }
    // An animation that ends immediately must not complete before the delegates are informed.
    var steps = 2
    func completeAfterBoth() {
      steps -= 1
      if steps == 0 { completion?(changed) }
    }
    UIView.animateUnlessOver(
      withDuration: animDuration, delay: 0, options: .curveEaseOut,
      animations: { changed = placeUntilSettled(&reporting) },
      completion: { _ in completeAfterBoth() })
    for layout in reporting { layout.reportContentSize() }
    completeAfterBoth()
    return changed
  }

  private func placeUntilSettled(_ reporting: inout [BaseLayout]) -> Bool {
    guard !isPlacing else { return false }
    // Within an update of an outer layout, the outer one restarts.
    let limit = fittedCells.contains { $0.layout?.isPlacing == true } ? 1 : Self.roundLimit
    var changed = false
    var rounds = 0
    repeat {
      if place(&reporting) { changed = true }
      rounds += 1
    } while needsRecalc && rounds < limit
    return changed
  }

  func place(_ reporting: inout [BaseLayout]) -> Bool {
    calculateIfNeeded()
    isPlacing = true
    needsPlacing = false
    let seen = UIView.inheritedAnimationDuration > 0 ? container?.visibleArea : nil
    let placing = CellPlacing(children, arrangement.frames, reordering)
    reordering = nil
    var changed = placing.run(visibleArea: seen, &reporting)
    if resizeFittedView() { changed = true }
    isPlacing = false
    if hasUnreportedSize, layoutDelegate != nil { reporting.append(self) }
    return changed
  }

  /// The view that contains the cells, except for a dragged one.
  private var container: UIView? {
    parentView ?? children.lazy.filter { !$0.isDragging }.compactMap { $0.view?.superview }.first
  }

  private func reportContentSize() {
    guard hasUnreportedSize, let layoutDelegate else { return }
    hasUnreportedSize = false
    layoutDelegate.contentSizeChanged(self, size: arrangement.contentSize)
  }

  // MARK: Reserving

  /// Lays out with one cell's place kept free at a location, and ends the reservation on
  /// completion.
  @discardableResult
  public func updateLayoutWithReservingCell(
    _ view: UIView, at location: CGRect, animated: Bool = false,
    completion: ((_ changed: Bool) -> Void)? = nil
  ) -> Bool {
    reserveCell(view, at: location)
    requestRecalcLayout()
    return updateLayout(animated: animated) { [weak self, weak view] changed in
      if let self, let view { cancelCellLocationReservation(view) }
      completion?(changed)
    }
  }

  /// Keeps a place free for a view: until it is cancelled, the cell has the location's size and the
  /// view is not moved.
  public func reserveCell(_ view: UIView, at location: CGRect) {
    guard let cell = cell(of: view) else { return }
    cell.reservedLocation = location
    requestRecalcLayout()
  }

  /// Uses a size that a view is about to have, until the reservation is cancelled. Unlike with a
  /// reserved location, the view is moved to its place.
  public func reserveCell(_ view: UIView, size: CGSize) {
    guard let cell = cell(of: view) else { return }
    cell.reservedSize = size
    requestRecalcLayout()
  }

  /// Ends the reservation of a location or a size.
  public func cancelCellLocationReservation(_ view: UIView) {
    guard let cell = cell(of: view), cell.reservedSize != nil else { return }
    cell.reservedSize = nil
    requestRecalcLayout()
  }
}
