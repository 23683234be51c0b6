import HeadlessUIKit

extension BaseDragSupport: LayoutDelegate {
  /// The duration and the delay of shrinking content that is smaller than its view, seconds.
  private static let shrinking: (duration: TimeInterval, delay: TimeInterval) = (0.3, 0.1)

  /// Observes a layout's size, if its container scrolls.
  final func follow(sizeOf layouter: BaseLayout, in container: UIView) {
    if container is UIScrollView { layouter.layoutDelegate = self }
  }

  /// Ends `follow(sizeOf:in:)`.
  final func stopFollowing(sizeOf layouter: BaseLayout) {
    if layouter.layoutDelegate === self { layouter.layoutDelegate = nil }
  }

  /// Sets the content size of a layout's container to the layout's size. Content that is scrolled
  /// beyond its new end scrolls back.
  public func contentSizeChanged(_ layout: BaseLayout, size: CGSize) {
    guard let node = node(of: layout) else {
      errors.append(.unknownLayouter(layouter: "\(layout)"))
      return
    }
    guard let scrollView = container(of: node) as? UIScrollView else { return }
    if size.width < scrollView.frame.width || size.height < scrollView.frame.height {
      UIView.animate(
        withDuration: Self.shrinking.duration, delay: Self.shrinking.delay,
        options: [.curveEaseOut, .allowUserInteraction]
      ) {
        if scrollView.contentSize != size { scrollView.contentSize = size }
        scrollView.returnIntoContent(animated: false)
      }
    } else {
      if scrollView.contentSize != size { scrollView.contentSize = size }
      scrollView.returnIntoContent(animated: true)
    }
  }

  /// Scrolls a layout's container, and its scrolling ancestors, to a rectangle in the container's
  /// coordinates.
  public func ensureRectVisible(_ layout: BaseLayout, rect: CGRect) {
    guard let node = node(of: layout) else {
      errors.append(.unknownLayouter(layouter: "\(layout)"))
      return
    }
    var rect = rect
    var inner = container(of: node)
    (inner as? UIScrollView)?.slide(toShow: rect)
    var ancestor = node.parent
    while let current = ancestor {
      if let scrollView = container(of: current) as? UIScrollView, let view = inner {
        // Of a scroll view, its visible area; of any other view, the rectangle.
        rect = (view as? UIScrollView)?.targetBounds ?? rect
        scrollView.slide(toShow: scrollView.convert(rect, from: view))
        rect = scrollView.targetBounds
        inner = scrollView
      }
      ancestor = current.parent
    }
  }

  /// Scrolls the destination's container, and its scrolling ancestors, if the finger is near an
  /// edge.
  final func autoScroll(_ drag: DragEventArg) {
    var node = drag.destinationLayout.flatMap { self.node(of: $0) }
    var step = AutoScroll()
    step.speed = scrollSpeed
    step.acceleration = scrollAcceleration
    while let current = node {
      if let scrollView = container(of: current) as? UIScrollView,
        let offset = step.offset(
          visible: scrollView.bounds, content: scrollView.contentSize,
          pointer: drag.pointer(in: scrollView))
      {
        scrollView.slide(to: offset)
      }
      node = current.parent
    }
  }
}

extension UIScrollView {
  /// Scrolls back from beyond the end of the content.
  fileprivate func returnIntoContent(animated: Bool) {
    let inset = adjustedContentInset
    func position(_ offset: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(least, min(offset, most))
    }
    let offset = CGPoint(
      x: position(
        targetContentOffset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: position(
        targetContentOffset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
    guard !isDragging, !isDecelerating, offset != targetContentOffset else { return }
    if animated { slide(to: offset) } else { setContentOffset(offset, animated: false) }
  }
}
