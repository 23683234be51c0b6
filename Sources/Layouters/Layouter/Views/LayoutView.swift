import HeadlessUIKit

/// A scroll view whose content a layout arranges.
///
/// Children are added with `addChild`; views added with `addSubview` are not laid out. The children
/// are laid out again whenever the view's size or superview changes.
open class LayoutView: UIScrollView, SizeDeterminable {
  /// The layout of the children. Not retained; see `strongLayouter`.
  public weak var layouter: BaseLayout? {
    didSet {
      guard layouter !== oldValue else { return }
      oldValue?.host = nil
      layouter?.host = self
      layouter?.parentView = self
      layouter?.containerSizeDidChange(bounds.size)
      (dragSupport as? CellDragSupport)?.layouter = layouter
      setNeedsLayout()
    }
  }
  /// The layout of the children, retained by the view.
  public var strongLayouter: BaseLayout? {
    didSet { layouter = strongLayouter }
  }

  /// Lets the user drag the children; nil until `enableScrollSupport` or `beginCustomizing` creates
  /// it.
  public private(set) final var dragSupport: BaseDragSupport?
  /// The view whose superview contains the overlay for dragged children; this view if nil.
  public weak var dragOverlayBaseView: UIView? {
    didSet { dragSupport?.baseView = dragOverlayBaseView ?? self }
  }

  /// The size at the last layout.
  private var knownSize: CGSize?
  /// The content size of the last notification.
  private var knownContentSize = CGSize.zero

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    knownSize = bounds.size
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  open override class var propertyTable: PropertyTable { layoutViewProperties }

  // MARK: Children

  /// Appends a view, unless it is already a child.
  ///
  /// - Parameters:
  ///   - updateLayout: whether to lay out at once; otherwise the next layout pass does it.
  ///   - withAnimation: whether laying out at once is animated.
  public func addChild(_ view: UIView, updateLayout: Bool = false, withAnimation: Bool = false) {
    insertChild(view, before: nil, updateLayout: updateLayout, withAnimation: withAnimation)
  }

  /// Inserts a view before another child, or appends it if that is nil.
  public func insertChild(
    _ view: UIView, before sibling: UIView?, updateLayout: Bool = false,
    withAnimation: Bool = false
  ) {
    layouter?.insertChild(view, before: sibling)
    if updateLayout { self.updateLayout(withAnimation) }
  }

  /// Removes a view from the layout and from this view; does nothing if it is not a child.
  public func removeChild(_ view: UIView, updateLayout: Bool = false, withAnimation: Bool = false) {
    layouter?.removeChild(view)
    if updateLayout { self.updateLayout(withAnimation) }
  }

  /// Sets the frames of the children.
  ///
  /// - Parameter completion: called once, with whether any frame changed.
  public func updateLayout(_ animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard let layouter else {
      completion?(false)
      return
    }
    layouter.updateLayout(animated: animated, completion: completion)
    notifyOfContentSize()
  }

  // MARK: Size

  /// The size of the layout with its margins: the scrollable area. Setting it has no effect while
  /// the view has a layout.
  open override var contentSize: CGSize {
    get { layouter?.getSize() ?? super.contentSize }
    set { super.contentSize = newValue }
  }

  /// Called when the view's size has changed, before its children are laid out.
  open func onViewSizeChanged() {
    layouter?.containerSizeDidChange(bounds.size)
    layouter?.requestRecalcLayout()
  }

  open override var frame: CGRect {
    didSet { if superview != nil { layOutForChangedSize() } }
  }

  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { dragSupport?.baseViewDidScroll() }
      if superview != nil { layOutForChangedSize() }
    }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil else { return }
    startWithSize()
    layOut()
  }

  /// Adopts the size that the view was given before it had a superview as its initial size.
  private func startWithSize() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    layouter?.adapt { layouter in
      layouter.containerSizeDidChange(bounds.size)
      layouter.requestRecalcLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    layouter?.adapt { _ in prepareFirstLayout() }
    layOutForChangedSize()
    // In a pass caused by scrolling, nothing needs placing.
    if let layouter, layouter.needsPlacing { layouter.updateLayout() }
    notifyOfContentSize()
  }

  /// Notifies observers of the content size, which follows the layout without being set.
  private func notifyOfContentSize() {
    guard layouter != nil, contentSize != knownContentSize else { return }
    knownContentSize = contentSize
    firstReference?.notifyOfContentSize()
  }

  /// Called before layouts without a change of size: when the view is added to a superview, and in
  /// a layout pass.
  open func prepareFirstLayout() {}

  /// Skips changes of the bounds' origin, such as scrolling, which do not affect the children.
  private func layOutForChangedSize() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    if let layouter { layouter.adapt { _ in onViewSizeChanged() } } else { onViewSizeChanged() }
    layouter?.updateLayout()
  }

  /// The size of the children with the layout's margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { layouter?.getSize() ?? size }

  /// The current size by default; subclasses return the size that their contents need.
  open func calcMinSizeOfContents() -> CGSize { frame.size }

  /// The children's size across an orientation, and the view's own size along it, where it scrolls.
  final func minSize(scrollingAlong orientation: Orientation) -> CGSize {
    orientation.size(
      along: orientation.length(frame.size), across: orientation.crossing.length(contentSize))
  }

  // MARK: Dragging

  /// Creates the object that lets the user drag the children; called once.
  open func makeDragSupport() throws(CellDragSupportError) -> BaseDragSupport {
    guard let layouter else { throw .noLayouter }
    guard layouter is any DraggableLayouter else { throw .notDraggable(layouter: "\(layouter)") }
    return CellDragSupport(layouter: layouter, containerView: self)
  }

  /// The object that lets the user drag the children, created on first use.
  @discardableResult
  public final func loadDragSupport() throws(CellDragSupportError) -> BaseDragSupport {
    if let dragSupport { return dragSupport }
    let support = try makeDragSupport()
    if support.baseView == nil { support.baseView = dragOverlayBaseView ?? self }
    dragSupport = support
    return support
  }

  /// Lets the content size follow the layout's size, and scrolls to moved children.
  ///
  /// - Parameter enable: false to end that.
  public final func enableScrollSupport(_ enable: Bool) throws(CellDragSupportError) {
    try loadDragSupport().enableScrollSupport(enable)
  }

  /// Starts customizing, in which the user can drag children, on a long press on the view.
  ///
  /// - Parameters:
  ///   - longPress: false to remove the recognizer.
  ///   - endWithTap: whether a tap ends the mode.
  public final func beginCustomizing(
    longPress: Bool, endWithTap: Bool
  ) throws(CellDragSupportError) {
    try loadDragSupport().beginCustomizing(longPress: longPress, endWithTap: endWithTap)
  }

  /// Starts customizing, in which the user can drag children. Does nothing without drag support.
  public final func beginCustomizing() throws(CellDragSupportError) {
    try dragSupport?.beginCustomizing()
  }

  /// Ends customizing.
  public final func endCustomizing() { dragSupport?.endCustomizing() }
}
