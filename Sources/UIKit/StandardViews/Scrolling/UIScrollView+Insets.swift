extension UIScrollView {
  /// The part of the adjusted content inset that comes from the safe area.
  var safeAreaPartOfInset: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    let safeArea = safeAreaInsets
    guard safeArea != .zero, contentInsetAdjustmentBehavior != .always else { return safeArea }
    let isVertical =
      contentSize.height > bounds.height || alwaysBounceVertical || fillsScreen
      || contentInsetAdjustmentBehavior == .automatic && followingBars != nil
    let isHorizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
    return UIEdgeInsets(
      top: isVertical ? safeArea.top : 0, left: isHorizontal ? safeArea.left : 0,
      bottom: isVertical ? safeArea.bottom : 0, right: isHorizontal ? safeArea.right : 0)
  }

  /// Reports a content inset that code has changed. Content that is longer than the view scrolls no farther than it must:
  /// the space above it stays out of sight. Content that fits, or that is not there yet, stays at its start.
  func contentInsetDidChange() {
    reportInsets(
      keepsLeft: contentSize.width <= bounds.width, keepsTop: contentSize.height <= bounds.height)
    returnToContent(includingStart: true)
  }

  /// Reports a changed adjusted inset.
  ///
  /// - Parameters:
  ///   - keepsLeft: Whether content at its left end stays there, as where bars come or go.
  ///   - keepsTop: Whether content at its top stays there.
  func reportInsets(keepsLeft: Bool = true, keepsTop: Bool = true) {
    let inset = adjustedContentInset
    guard inset != reportedInset else { return }
    let former = reportedInset
    func moved(_ offset: CGPoint) -> CGPoint {
      CGPoint(
        x: keepsLeft && offset.x == -former.left ? -inset.left : offset.x,
        y: keepsTop && offset.y == -former.top ? -inset.top : offset.y)
    }
    let offset = moved(contentOffset)
    if let target = motion?.travel?.target { motion?.travel?.target = moved(target) }
    reportedInset = inset
    // What the insets take in does not reach into the subviews.
    reportSafeAreaChange()
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Scrolls back to the end from beyond it, unless a finger moves the content or it decelerates.
  func returnToEnd() { returnToContent(includingStart: false) }

  private func returnToContent(includingStart: Bool) {
    guard !isDragging, !isDecelerating, !isZooming else { return }
    let (ranges, offset) = (restingOffsets, contentOffset)
    func limited(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      let end = min(value, range.upperBound)
      return includingStart ? max(end, range.lowerBound) : end
    }
    func limited(_ offset: CGPoint) -> CGPoint {
      CGPoint(x: limited(offset.x, ranges.x), y: limited(offset.y, ranges.y))
    }
    if let target = motion?.travel?.target { motion?.travel?.target = limited(target) }
    let inside = limited(offset)
    if inside != offset { contentOffset = inside }
  }

  /// Called after layout: a view that has grown does not show space beyond the end of the content.
  func sizeMayHaveChanged() {
    let former = laidOutSize
    laidOutSize = bounds.size
    guard former != .zero else { return }
    if laidOutSize.width > former.width || laidOutSize.height > former.height { returnToEnd() }
  }

  /// The range of offsets at which only content and its inset are visible, for each axis. Content
  /// that fits has a single offset.
  var restingOffsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
      high > low && high.isFinite && low.isFinite
        ? low...high : (low.isFinite ? low : 0)...(low.isFinite ? low : 0)
    }
    return (
      range(-inset.left, contentSize.width + inset.right - bounds.width),
      range(
        -inset.top - (followingBars?.collapsedHeight ?? 0),
        contentSize.height + inset.bottom - bounds.height)
    )
  }
}
