import HeadlessUIKit

/// A view with a label and a body that folds to the strip with its label.
///
/// The body is a view, or a layout that places its children in the cell. Cells are made for an
/// `AccordionView`, but also fold in any other superview.
///
/// The body keeps its unfolded frame while the cell is folded, and is only clipped: layouts depend
/// on the current sizes of their cells, so a body that was squeezed would not return to its old
/// layout.
open class AccordionCellView: UIView, SizeDeterminable {
  // MARK: Settings

  /// The axis along which the cell folds.
  public var orientation = Orientation.vertical {
    didSet { if orientation != oldValue { orientationDidChange(from: oldValue) } }
  }
  /// Where the label is: a cell that folds vertically has it at the bottom with `bottom`, one that
  /// folds sideways at the right with `right`; otherwise it is at the top, or at the left.
  public var labelPos: Pos = [.top, .left] {
    didSet { if labelPos != oldValue { partsDidChange() } }
  }
  /// Whether the label of a cell that folds sideways is rotated counterclockwise and reads from
  /// bottom to top. Otherwise it is rotated clockwise. The name comes from the first Layouter.
  public var rotateRight = false {
    didSet { if rotateRight != oldValue { partsDidChange() } }
  }
  /// Whether folding moves the label to the other end of the cell; otherwise the label keeps its
  /// place, and the body is hidden behind it.
  public var movableLabel = false {
    didSet { if movableLabel != oldValue { partsDidChange() } }
  }
  /// Where the label is along its strip; across the strip it always fills it.
  public var labelAlignment = AlignEx.fill {
    didSet { if labelAlignment != oldValue { partsDidChange() } }
  }
  /// The free space around the label, points.
  public var labelMargin = UIEdgeInsets.zero {
    didSet { if labelMargin != oldValue { partsDidChange() } }
  }
  /// The free space around the body, points.
  public var bodyMargin = UIEdgeInsets.zero {
    didSet { if bodyMargin != oldValue { partsDidChange() } }
  }
  /// The duration of folding and unfolding, seconds.
  public var animDuration: TimeInterval = 0.15
  /// Receives notifications when the cell folds or unfolds; not retained.
  public weak var accordionDelegate: (any AccordionCellDelegate)?

  // MARK: Parts

  /// The label. Setting it replaces the current one; `setLabelView(_:)` refuses to.
  public final var labelView: UIView? {
    get { label?.view }
    set {
      guard newValue !== labelView else { return }
      removeLabelView()
      if let newValue { insertLabelView(newValue) }
    }
  }
  /// The body, if it is a view. Setting it replaces the current body, a view or a layout;
  /// `setBodyView(_:)` refuses to.
  public final var bodyView: UIView? {
    get { body?.view }
    set {
      guard newValue !== bodyView else { return }
      removeBody()
      if let newValue { insertBodyView(newValue) }
    }
  }
  /// The body, if it is a layout. Setting it replaces the current body, a view or a layout;
  /// `setBodyLayouter(_:)` refuses to.
  public final var bodyLayouter: BaseLayout? {
    get { ownBodyLayouter }
    set {
      guard newValue !== ownBodyLayouter else { return }
      removeBody()
      if let newValue { insertBodyLayouter(newValue) }
    }
  }

  private func removeBody() {
    removeBodyView()
    removeBodyLayouter()
  }

  final var ownBodyLayouter: BaseLayout?

  final var label: AccordionCellPart? { didSet { oldValue?.release() } }
  final var body: AccordionCellPart? { didSet { oldValue?.release() } }
  /// The limits of the body's length, if the cell resizes itself to its contents.
  final var bodyLengths: ClosedRange<CGFloat>?

  // MARK: State

  /// Whether the cell is folded. It has its new value as soon as the change starts.
  public internal(set) final var folding = false
  /// The change in progress, if it is animated.
  final var change: FoldingChange?
  /// The length along the axis that unfolding restores; nil if the cell is not folded.
  final var unfoldedLength: CGFloat?
  /// The folded frame that is in effect; see `AccordionArrangement.foldedFrame`.
  final var knownFoldedFrame = CGRect.null
  /// The size at the last layout.
  private var knownSize: CGSize?
  final var isSettingFrame = false
  private var isFittingToBody = false
  final var wasFoldedBeforeDragging = false

  // MARK: Creating

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    // The cell lays out its parts; a folded body must keep its size.
    autoresizesSubviews = false
  }

  /// Always nil: cells are not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    label?.release()
    body?.release()
  }

  /// Always true: the folded part of the cell is not visible.
  open override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = true }
  }

  // MARK: Layout

  /// The area of the body with its margin, in the coordinates of the unfolded cell; zero without a
  /// label.
  public final var bodyBounds: CGRect { labelView == nil ? .zero : arrangement.bodyArea }

  /// The length of the label along its strip, unless it fills the strip: the label's own length. A
  /// label that is longer than the strip is cut off, except for a tab bar, which scrolls.
  open var labelLength: CGFloat { label?.naturalSize.width ?? 0 }

  /// The geometry of the parts for the unfolded length and the current extent across it.
  final var arrangement: AccordionArrangement {
    var arrangement = AccordionArrangement()
    arrangement.orientation = orientation
    arrangement.labelPos = labelPos
    arrangement.labelAlignment = labelAlignment
    arrangement.labelMargin = labelMargin
    arrangement.bodyMargin = bodyMargin
    arrangement.isLabelMovable = movableLabel
    arrangement.labelSize = CGSize(width: labelLength, height: label?.naturalSize.height ?? 0)
    arrangement.isLabelElastic = (labelView as? any AccordionCellLabel)?.isElastic == true
    arrangement.size = bounds.size
    if let unfoldedLength {
      arrangement.size = orientation.size(
        along: unfoldedLength, across: orientation.crossing.length(bounds.size))
    }
    return arrangement
  }

  /// Places the label and the body. Does nothing without a label.
  public final func updateLayout() {
    guard let label, label.view != nil else { return }
    let arrangement = arrangement
    label.place(at: arrangement.labelFrame, transform: labelTransform)
    body?.place(at: arrangement.bodyFrame)
    if let bodyLayouter {
      bodyLayouter.adapt {
        $0.margin = arrangement.layouterMargin
        $0.containerSizeDidChange(arrangement.size)
      }
      bodyLayouter.updateLayout()
    }
    if folding { followFoldedFrame(of: arrangement) }
    fitToBody()
  }

  private var labelTransform: CGAffineTransform {
    guard orientation == .horizontal else { return .identity }
    return CGAffineTransform(rotationAngle: rotateRight ? -.pi / 2 : .pi / 2)
  }

  /// Called when a setting changes that the places of the parts depend on.
  final func partsDidChange() {
    setNeedsLayout()
  }

  open override var frame: CGRect {
    didSet { if superview != nil { layOutForChangedSize() } }
  }

  open override var bounds: CGRect {
    didSet { if superview != nil { layOutForChangedSize() } }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { updateLayout() }
  }

  /// Releases a part that is removed from the cell.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === labelView {
      label = nil
      subview.transform = .identity
    }
    if subview === bodyView {
      accordion?.bodyWillChange(of: self)
      body = nil
      bodyLengths = nil
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateLayout()
  }

  private func layOutForChangedSize() {
    guard !isSettingFrame, bounds.size != knownSize else { return }
    knownSize = bounds.size
    updateLayout()
  }

  // MARK: Size

  /// The size of the unfolded cell that shows the whole label and body. A body view counts with its
  /// minimum size if it is ``SizeDeterminable``, otherwise with its current size; a layout with the
  /// size of its children.
  open func calcMinSizeOfContents() -> CGSize { arrangement.minSize(bodySize: bodySize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { calcMinSizeOfContents() }

  /// None: the cell folds, and is as large as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  private var bodySize: CGSize {
    if let body {
      return (body.view as? any SizeDeterminable)?.calcMinSizeOfContents() ?? body.size
    }
    guard let bodyLayouter else { return .zero }
    let (size, margin) = (bodyLayouter.getSize(), bodyLayouter.margin)
    return CGSize(
      width: size.width - margin.left - margin.right,
      height: size.height - margin.top - margin.bottom)
  }

  /// Requests the size that fits the body from the delegate, if resizing is enabled.
  final func fitToBody() {
    guard !isFittingToBody, let bodyLengths,
      let layoutDelegate = accordionDelegate as? any AccordionCellLayoutDelegate,
      let scrollView = bodyView as? UIScrollView, labelView != nil
    else { return }
    let arrangement = arrangement
    let wanted = min(
      max(orientation.length(scrollView.contentSize), bodyLengths.lowerBound),
      bodyLengths.upperBound)
    let bodyLength = orientation.length(arrangement.bodyArea.size) - orientation.total(bodyMargin)
    guard wanted != bodyLength else { return }
    isFittingToBody = true
    layoutDelegate.accordionCellContentsSizeChanged(
      self,
      toSize: orientation.size(
        along: orientation.length(arrangement.size) + wanted - bodyLength,
        across: orientation.crossing.length(arrangement.size)))
    isFittingToBody = false
  }

  // MARK: Description

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isFolded = folding
  }

  open override class var propertyTable: PropertyTable { accordionCellProperties }
}
