/// Refreshes the content of a scroll view that is pulled down. It keeps its state, and is not drawn
/// yet.
open class UIRefreshControl: UIControl {
  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false
  /// The title; nil for none. Kept, without effect on drawing.
  open var attributedTitle: NSAttributedString?

  /// Creates a control of size zero.
  public init() {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets ``isRefreshing`` to true.
  open func beginRefreshing() { isRefreshing = true }

  /// Sets ``isRefreshing`` to false.
  open func endRefreshing() { isRefreshing = false }
}

private let refreshControls = AssociatedProperty<UIRefreshControl>()

extension UIScrollView {
  /// The control that refreshes the content; nil for none. It is not added to the view: it is not
  /// drawn yet.
  public var refreshControl: UIRefreshControl? {
    get { refreshControls[self] }
    set { refreshControls[self] = newValue }
  }
}
