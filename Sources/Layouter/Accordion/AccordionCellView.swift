import HeadlessUIKit

/// A view with a label and a body that folds to the strip with its label.
///
/// The body is a view, or a layout whose children stand in the cell. Cells are made for an
/// `AccordionView`, and fold as well wherever else they stand.
///
/// The body keeps its unfolded frame while the cell is folded, and is only clipped: layouts read the
/// sizes that they find, so a body that is squeezed would not be the same again.
open class AccordionCellView: UIView, SizeDeterminable {
  // MARK: Settings

  /// The axis along which the cell folds.
  public var orientation = Orientation.vertical {
    didSet { if orientation != oldValue { orientationDidChange(from: oldValue) } }
  }
  /// Where the label stands: a cell that folds downwards asks for `bottom`, one that folds sideways
  /// for `right`; otherwise it is the top, or the left.
  public var labelPos: Pos = [.top, .left] {
    didSet { if labelPos != oldValue { partsDidChange() } }
  }
  /// Whether the label of a cell that folds sideways is turned to the left, to be read from bottom
  /// to top. Otherwise it is turned clockwise, whatever the name, as it was in the first Layouter.
  public var rotateRight = false {
    didSet { if rotateRight != oldValue { partsDidChange() } }
  }
  /// Whether folding takes the label to the other end of the cell; otherwise it stays where it is,
  /// and the body withdraws behind it.
  public var movableLabel = false {
    didSet { if movableLabel != oldValue { partsDidChange() } }
  }
  /// Where the label stands along its strip, across which it always fills it.
  public var labelAlignment = AlignEx.fill {
    didSet { if labelAlignment != oldValue { partsDidChange() } }
  }
  /// Kept free around the label, points.
  public var labelMargin = UIEdgeInsets.zero {
    didSet { if labelMargin != oldValue { partsDidChange() } }
  }
  /// Kept free around the body, points.
  public var bodyMargin = UIEdgeInsets.zero {
    didSet { if bodyMargin != oldValue { partsDidChange() } }
  }
  /// Seconds that folding and unfolding take.
  public var animDuration: TimeInterval = 0.15
  public weak var accordionDelegate: (any AccordionCellDelegate)?

  // MARK: Parts

  /// The label. Setting it replaces the present one; see also `setLabelView(_:)`.
  public final var labelView: UIView? {
    get { label?.view }
    set {
      guard newValue !== labelView else { return }
      removeLabelView()
      // What could be in the way has been removed.
      if let newValue { try? setLabelView(newValue) }
    }
  }
  /// The body, if it is a view. Setting it replaces the present body, be that a view or a layout; see
  /// also `setBodyView(_:)`.
  public final var bodyView: UIView? {
    get { body?.view }
    set {
      guard newValue !== bodyView else { return }
      removeBody()
      if let newValue { try? setBodyView(newValue) }
    }
  }
  /// The body, if it is a layout. Setting it replaces the present body, be that a view or a layout; see
  /// also `setBodyLayouter(_:)`.
  public final var bodyLayouter: BaseLayout? {
    get { ownBodyLayouter }
    set {
      guard newValue !== ownBodyLayouter else { return }
      removeBody()
      if let newValue { try? setBodyLayouter(newValue) }
    }
  }

  private func removeBody() {
    removeBodyView()
    removeBodyLayouter()
  }

  final var ownBodyLayouter: BaseLayout?

  final var label: AccordionCellPart? { didSet { oldValue?.release() } }
  final var body: AccordionCellPart? { didSet { oldValue?.release() } }
  /// The limits of the body's length, if the cell asks to be resized to its contents.
  final var bodyLengths: ClosedRange<CGFloat>?

  // MARK: State

  /// Whether the cell is folded; that it is, or is not, as soon as the change begins.
  public internal(set) final var folding = false
  /// The change that is being animated.
  final var change: FoldingChange?
  /// The length along the axis that unfolding restores; nil if the cell is not folded.
  final var unfoldedLength: CGFloat?
  /// Where the cell was folded to; see `AccordionArrangement.foldedFrame`.
  final var knownFoldedFrame = CGRect.null
  /// The size that was last laid out for.
  private var knownSize: CGSize?
  final var isSettingFrame = false
  private var isFittingToBody = false
  final var wasFoldedBeforeDragging = false

  // MARK: Creating

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    // The cell lays out its parts; what is folded away is not to shrink with it.
    autoresizesSubviews = false
  }

  public required init?(coder: NSCoder) { return nil }

  deinit {
    label?.release()
    body?.release()
  }

  /// Always true: what is folded away is not to be seen.
  open override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = true }
  }

  // MARK: Layout

  /// The area of the body, margin included, in the coordinates of the unfolded cell; zero without a
  /// label.
  public final var bodyBounds: CGRect { labelView == nil ? .zero : arrangement.bodyArea }

  /// How long the label is along its strip where it does not fill it: as long as it was made. A label
  /// that is longer than the strip is cut, but for a tab bar, which scrolls.
  open var labelLength: CGFloat { label?.naturalSize.width ?? 0 }

  /// Where everything stands for the unfolded length and the present extent across it.
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

  /// Places the label and the body. Without a label nothing has a place.
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

  /// Called when something was set that the places of the parts depend on.
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

  /// A part that leaves the cell is its part no more.
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

  /// The size that shows all of the label and of the body, unfolded: of a body that says how small
  /// it may be that, otherwise the size that it has; of a layout what its children need.
  open func calcMinSizeOfContents() -> CGSize { arrangement.minSize(bodySize: bodySize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { calcMinSizeOfContents() }

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

  /// Has the cell fit its contents through its delegate, if it is to and they ask for it.
  final func fitToBody() {
    guard !isFittingToBody, let bodyLengths,
      let layoutDelegate = accordionDelegate as? any AccordionCellLayoutDelegate,
      let scrollView = bodyView as? UIScrollView, labelView != nil
    else { return }
    let arrangement = arrangement
    let wanted = min(
      max(orientation.length(scrollView.contentSize), bodyLengths.lowerBound),
      bodyLengths.upperBound)
    let room = orientation.length(arrangement.bodyArea.size) - orientation.total(bodyMargin)
    guard wanted != room else { return }
    isFittingToBody = true
    layoutDelegate.accordionCellContentsSizeChanged(
      self,
      toSize: orientation.size(
        along: orientation.length(arrangement.size) + wanted - room,
        across: orientation.crossing.length(arrangement.size)))
    isFittingToBody = false
  }

  // MARK: Description

  open override class var propertyTable: PropertyTable { accordionCellProperties }
}
