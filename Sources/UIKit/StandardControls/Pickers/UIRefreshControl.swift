/// Refreshes the content of a scroll view that is pulled down. It keeps its state, and is not drawn yet.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public init() {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }
}

private let refreshControls = AssociatedProperty<UIRefreshControl>()

extension UIScrollView {
  /// What refreshes the content. It is in no view: nothing shows it yet.
  public var refreshControl: UIRefreshControl? {
    get { refreshControls[self] }
    set { refreshControls[self] = newValue }
  }
}
