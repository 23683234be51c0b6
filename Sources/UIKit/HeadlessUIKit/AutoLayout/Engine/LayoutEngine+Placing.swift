// From the solution to frames.

extension LayoutEngine {
  /// Sets the frames of a view's subviews that constraints place, and the content size of a scroll
  /// view.
  ///
  /// Edges are rounded to pixels of the root's coordinates, by ``PixelGrid/layoutRect(_:)``.
  func placeSubviews(of parent: UIView) {
    if parent.scrollsContent { sizeContent(of: parent) }
    guard parent.children.contains(where: { $0.hasFrameFromConstraints }) else {
      return
    }
    let grid = PixelGrid(scale: scale)
    let origin = exactOrigin(of: parent)
    let roundedOrigin = grid.layoutRect(CGRect(origin: origin, size: .zero)).origin
    for child in parent.children where child.hasFrameFromConstraints {
      guard let item = existingItem(for: child.layoutRecord), !item.solution.isNull,
        child.isSubjectToConstraints(item)
      else { continue }
      let exact = frame(of: item).offsetBy(dx: origin.x, dy: origin.y)
      let rounded = grid.layoutRect(exact, from: origin)
      let isMoved = child.setLayoutFrame(rounded)
      if isMoved { child.layoutRecord?.sizeFromConstraints = rounded.size }
      let isShifted = updateRounding(
        of: item,
        to: CGPoint(
          x: rounded.minX + roundedOrigin.x - exact.minX,
          y: rounded.minY + roundedOrigin.y - exact.minY))
      guard child.flags.contains(.takesPartInAutoLayout) else { continue }
      // Its margins, its safe area and the positions of pixels may have changed.
      if isMoved && surroundingsDidChange(of: child) || isShifted { child.invalidateLayout() }
    }
  }

  private func sizeContent(of scrollView: UIView) {
    guard
      let guide = scrollView.layoutRecord?.standardGuides.first(where: { $0.kind == .scrollContent }
      ),
      let content = existingItem(for: guide.layoutRecord)
    else { return }
    scrollView.setScrolledSize(
      PixelGrid(scale: scale).layoutRect(CGRect(origin: .zero, size: content.solution.size)).size)
  }

  /// Records how far rounding has moved a view.
  ///
  /// - Returns: whether that has changed, so that subviews are rounded differently.
  private func updateRounding(of item: EngineItem, to rounding: CGPoint) -> Bool {
    let old = item.rounding
    guard abs(old.x - rounding.x) > 1e-9 || abs(old.y - rounding.y) > 1e-9 else { return false }
    item.rounding = rounding
    return true
  }

  private var scale: CGFloat {
    traits.displayScale > 0 ? traits.displayScale : 1
  }

  /// The size of the root in the solution, before rounding.
  func fittingSize() -> CGSize {
    update()
    let item = item(for: root)
    item.solution = solution(of: item)
    return frame(of: item).size
  }

  /// The frame of a view before rounding.
  func frame(of item: EngineItem) -> CGRect {
    let insets = item.view.effectiveAlignmentInsets
    let rect = item.role == .root ? CGRect(origin: .zero, size: item.solution.size) : item.solution
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: max(0, rect.width + insets.left + insets.right),
      height: max(0, rect.height + insets.top + insets.bottom))
  }

  /// The origin of a view in the root's coordinates, before rounding and scrolling.
  private func exactOrigin(of view: UIView) -> CGPoint {
    var origin = CGPoint.zero
    var view = view
    while view !== root, let parent = view.parent {
      var own = view.placement.origin
      if view.hasFrameFromConstraints,
        let item = existingItem(for: view.layoutRecord), view.isSubjectToConstraints(item)
      {
        own = frame(of: item).origin
      }
      origin.x += own.x
      origin.y += own.y
      view = parent
    }
    return origin
  }
}

extension UIView {
  /// Whether there are constraints on the view, on its guides, or on its natural size. Without any the view keeps the frame
  /// that it was given, as in UIKit.
  fileprivate func isSubjectToConstraints(_ item: EngineItem) -> Bool {
    guard let record = layoutRecord else { return false }
    return !record.involving.isEmpty || item.contentConstraints.isPresent
      || record.allGuides.contains { $0.layoutRecord?.involving.isEmpty == false }
  }

  /// Sets the frame that follows from constraints. With a transform, it is the untransformed frame.
  ///
  /// The bounds and the centre are set, as in UIKit: overrides of them see it, and an override of ``frame`` does not.
  ///
  /// - Returns: whether the frame has changed.
  fileprivate func setLayoutFrame(_ rect: CGRect) -> Bool {
    guard rect != placement else { return false }
    if rect.size != placement.size { bounds.size = rect.size }
    center = anchored(in: rect)
    // Exactly: the origin from a middle is rounded.
    if placement != rect { placement = rect }
    return true
  }
}
