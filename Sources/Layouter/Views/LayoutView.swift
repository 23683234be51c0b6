import HeadlessUIKit

/// A scroll view whose content a layout arranges.
///
/// Children are added with `addChild`; views added with `addSubview` are not laid out. Whenever the
/// view gets another size, or a superview, its children are laid out again.
open class LayoutView: UIScrollView, SizeDeterminable {
  /// What arranges the children. Not owned; see `strongLayouter`.
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
  /// A layout that lives as long as the view does.
  public var strongLayouter: BaseLayout? {
    didSet { layouter = strongLayouter }
  }

  /// Lets the user drag the children; nil until it is asked for by `enableScrollSupport` or
  /// `beginCustomizing`.
  public private(set) final var dragSupport: BaseDragSupport?
  /// The view whose superview gets the overlay that children are dragged on; this view if nil.
  public weak var dragOverlayBaseView: UIView? {
    didSet { dragSupport?.baseView = dragOverlayBaseView ?? self }
  }

  /// The size that the children were last laid out for.
  private var knownSize: CGSize?
  /// The size of the content that was last told of.
  private var knownContentSize = CGSize.zero

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    knownSize = bounds.size
  }

  public required init?(coder: NSCoder) { return nil }

  open override class var propertyTable: PropertyTable { layoutViewProperties }

  // MARK: Children

  public func addChild(_ view: UIView, updateLayout: Bool = false, withAnimation: Bool = false) {
    insertChild(view, before: nil, updateLayout: updateLayout, withAnimation: withAnimation)
  }

  /// Inserts a view before another child, or behind all if that is none.
  public func insertChild(
    _ view: UIView, before sibling: UIView?, updateLayout: Bool = false,
    withAnimation: Bool = false
  ) {
    layouter?.insertChild(view, before: sibling)
    if updateLayout { self.updateLayout(withAnimation) }
  }

  public func removeChild(_ view: UIView, updateLayout: Bool = false, withAnimation: Bool = false) {
    layouter?.removeChild(view)
    if updateLayout { self.updateLayout(withAnimation) }
  }

  /// Gives the children their frames.
  ///
  /// - Parameter completion: called once, with whether any frame changed.
  public func updateLayout(_ animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard let layouter else {
      completion?(false)
      return
    }
    layouter.updateLayout(animated: animated, completion: completion)
    tellOfContentSize()
  }

  // MARK: Size

  /// The size of the layout, margins included: all that there is to scroll to. What is set has no
  /// effect while there is a layout.
  open override var contentSize: CGSize {
    get { layouter?.getSize() ?? super.contentSize }
    set { super.contentSize = newValue }
  }

  /// Called when the view has another size, before its children are laid out for it.
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

  /// The size that the view got before it had a superview is the one that it starts with, and no
  /// change.
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
    // A pass that scrolling has caused finds nothing to do.
    if let layouter, layouter.needsPlacing { layouter.updateLayout() }
    tellOfContentSize()
  }

  /// Nobody sets the size of a layout's content; whoever depends on it hears of it from here.
  private func tellOfContentSize() {
    guard layouter != nil, contentSize != knownContentSize else { return }
    knownContentSize = contentSize
    firstReference?.notifyOfContentSize()
  }

  /// Called before the layouts that no change of size causes: when the view gets a superview, and
  /// in a layout pass.
  open func prepareFirstLayout() {}

  /// Scrolling moves the bounds without changing their size, and moves no child.
  private func layOutForChangedSize() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    if let layouter { layouter.adapt { _ in onViewSizeChanged() } } else { onViewSizeChanged() }
    layouter?.updateLayout()
  }

  /// The size of the children with the layout's margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { layouter?.getSize() ?? size }

  open func calcMinSizeOfContents() -> CGSize { frame.size }

  /// Across an orientation what the children need, along it the size that the view has: it scrolls
  /// there.
  final func minSize(scrollingAlong orientation: Orientation) -> CGSize {
    orientation.size(
      along: orientation.length(frame.size), across: orientation.crossing.length(contentSize))
  }

  // MARK: Dragging

  /// Makes what lets the user drag the children; called once.
  open func makeDragSupport() throws(CellDragSupportError) -> BaseDragSupport {
    guard let layouter else { throw .noLayouter }
    guard layouter is any DraggableLayouter else { throw .notDraggable(layouter: "\(layouter)") }
    return CellDragSupport(layouter: layouter, containerView: self)
  }

  /// What lets the user drag the children, made if there is none.
  @discardableResult
  public final func loadDragSupport() throws(CellDragSupportError) -> BaseDragSupport {
    if let dragSupport { return dragSupport }
    let support = try makeDragSupport()
    if support.baseView == nil { support.baseView = dragOverlayBaseView ?? self }
    dragSupport = support
    return support
  }

  /// Has the content follow the layout's size, and scroll to what is moved.
  ///
  /// - Parameter enable: false to end that.
  public final func enableScrollSupport(_ enable: Bool) throws(CellDragSupportError) {
    try loadDragSupport().enableScrollSupport(enable)
  }

  /// Has a long press on the view begin the customizing mode, in which the user can drag children.
  ///
  /// - Parameters:
  ///   - longPress: false to take the recogniser away again.
  ///   - endWithTap: whether a tap ends the mode.
  public final func beginCustomizing(
    longPress: Bool, endWithTap: Bool
  ) throws(CellDragSupportError) {
    try loadDragSupport().beginCustomizing(longPress: longPress, endWithTap: endWithTap)
  }

  /// Lets the user drag children from now on, if there is drag support.
  public final func beginCustomizing() throws(CellDragSupportError) {
    try dragSupport?.beginCustomizing()
  }

  /// Leaves children where they are from now on.
  public final func endCustomizing() { dragSupport?.endCustomizing() }
}
