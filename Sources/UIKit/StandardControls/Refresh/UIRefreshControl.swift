import Foundation
@_spi(PackageViews) import HeadlessUIKit
import StandardViews

/// Refreshes the content of a scroll view that is pulled down.
///
/// Set it as the scroll view's `refreshControl`. Spokes appear above the content as it is pulled; at a distance the
/// control begins refreshing and sends `valueChanged`, and its space stays above the content until
/// ``endRefreshing()``.
open class UIRefreshControl: UIControl, ScrollAccessory {
  private let spokes = RefreshSpokes()
  private let label = UILabel()
  /// Whether the finger that started refreshing still pulls.
  private var isHeld = false

  /// UIKit's height, and what a title adds, points.
  static let height: CGFloat = 60
  static let titleHeight: CGFloat = 20
  /// The distance that the content is pulled before it is refreshed, points; our own.
  static let threshold: CGFloat = 100
  /// The duration in which the content returns, seconds; our own.
  static let returnDuration: TimeInterval = 0.3

  // MARK: State

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// The title below the spokes; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      label.textAlignment = .center
      setNeedsLayout()
      scrollView?.accessoryDidChange()
    }
  }

  /// Begins refreshing as the program does: without an event. The content moves down if its start is visible.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spokes.setTurning(true)
    setNeedsLayout()
    scrollView?.accessoryDidChange()
  }

  /// Ends refreshing: the content returns, animated on the current clock.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHeld = false
    UIView.animateParts(
      withDuration: Self.returnDuration,
      { self.scrollView?.accessoryDidChange() },
      completion: { [weak self] _ in
        guard let self, !isRefreshing else { return }
        spokes.setTurning(false)
        follow()
      })
  }

  // MARK: Creating

  /// Creates a control of UIKit's height.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    label.textColor = .secondaryLabel
    addSubview(spokes)
    addSubview(label)
  }

  // MARK: In a scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private var naturalHeight: CGFloat {
    Self.height + (attributedTitle == nil ? 0 : Self.titleHeight)
  }

  /// The space above the content while it is refreshed.
  package var insetAboveContent: CGFloat { isRefreshing && !isHeld ? naturalHeight : 0 }

  package func scrollViewDidScroll() { follow() }

  package func scrollViewWillEndDragging() {
    guard isHeld else { return }
    isHeld = false
    scrollView?.accessoryDidChange()
  }

  /// Takes the place above the content, and refreshes it if it is pulled far enough.
  private func follow() {
    guard let scrollView else { return }
    let top = scrollView.adjustedContentInset.top - insetAboveContent
    let pull = max(0, -(scrollView.contentOffset.y + top))
    let height = naturalHeight
    frame = CGRect(
      x: scrollView.contentOffset.x, y: -max(pull, height), width: scrollView.bounds.width,
      height: height)
    guard !isRefreshing else {
      fadeUnderBar(top)
      return
    }
    spokes.progress = pull / Self.threshold
    label.alpha = min(1, pull / height)
    // Below a bar, which may be transparent, the spokes appear as they leave it.
    let visible = pull - (height - spokes.frame.maxY)
    spokes.alpha = top > 0 ? min(max(visible / RefreshSpokes.side - 1, 0), 1) : 1
    guard scrollView.isDragging, isEnabled, pull >= Self.threshold else { return }
    isHeld = true
    isRefreshing = true
    spokes.setTurning(true)
    sendValueChange()
  }

  /// Fades the parts of a control that is scrolled under a bar, which may be transparent.
  ///
  /// - Parameter top: The height that bars cover, points.
  private func fadeUnderBar(_ top: CGFloat) {
    guard let scrollView else { return }
    let end = scrollView.contentOffset.y + top - frame.minY
    for part in [spokes, label] as [UIView] {
      let covered = end - part.frame.minY
      part.alpha = top > 0 ? min(max(1 - covered / RefreshSpokes.side, 0), 1) : 1
    }
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    follow()
    placeParts()
    // The parts that a bar covers follow from their places.
    if isRefreshing { follow() }
    if scrollView == nil { label.alpha = 1 }
  }

  private func placeParts() {
    let side = RefreshSpokes.side
    let title = attributedTitle == nil ? 0 : Self.titleHeight
    let middle = (bounds.height - title) / 2
    spokes.color = ownTintColor ?? .secondaryLabel
    spokes.frame = pixelGrid.snapped(
      CGRect(x: bounds.midX - side / 2, y: middle - side / 2, width: side, height: side))
    label.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - title - 6, width: bounds.width, height: title)
  }

  private var ownTintColor: UIColor?

  /// The colour of the spokes; grey unless it is set, whatever the tint of the scroll view.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      ownTintColor = newValue
      super.tintColor = newValue
      setNeedsLayout()
    }
  }

  // MARK: Description

  /// True while the content is refreshed.
  open override var isAccessibilityElement: Bool {
    get { isRefreshing }
    set { super.isAccessibilityElement = newValue }
  }

  open override class var propertyTable: PropertyTable { refreshControlProperties }
}
