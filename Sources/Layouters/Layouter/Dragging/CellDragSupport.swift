import HeadlessUIKit

/// Lets the user drag the cells of one layout to other places in it.
///
///     let support = CellDragSupport(baseView: view, layouter: stack)
///     try support.beginCustomizing(longPress: true, endWithTap: true)
open class CellDragSupport: BaseDragSupport {
  /// The view that contains the cells; the base view by default.
  public var containerView: UIView? {
    get { ownContainer ?? baseView }
    set { ownContainer = newValue }
  }
  private weak var ownContainer: UIView?

  /// The layout. Not retained; see `strongLayouter`.
  public var layouter: BaseLayout? {
    get { root.layouter }
    set {
      guard newValue !== root.layouter else { return }
      cancelDrag()
      if let old = root.layouter { stopFollowing(sizeOf: old) }
      root.layouter = newValue
    }
  }
  /// The layout, retained by this object.
  public var strongLayouter: BaseLayout? {
    didSet { layouter = strongLayouter }
  }

  /// - Parameter containerView: the view that contains the cells; the base view if nil.
  public init(
    baseView: UIView? = nil, layouter: BaseLayout? = nil, containerView: UIView? = nil
  ) {
    super.init()
    self.baseView = baseView
    self.layouter = layouter
    ownContainer = containerView
  }

  open override func enableScrollSupport(_ enable: Bool) throws(CellDragSupportError) {
    if enable {
      guard let layouter else { throw .noLayouter }
      guard containerView != nil else { throw .noContainer(layouter: "\(layouter)") }
    }
    try super.enableScrollSupport(enable)
  }

  open override func container(of node: DragNode) -> UIView? { containerView }

  open override func startNode(for drag: DragEventArg) -> DragNode? { root }

  /// The only destination, wherever the finger is.
  open override func route(_ drag: DragEventArg) { layouter?.dragTo(drag) }

  open override func orientations(of drag: DragEventArg) -> Orientations {
    layouter?.draggableOrientation ?? .both
  }
}
