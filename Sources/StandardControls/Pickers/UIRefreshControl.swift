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

nonisolated(unsafe) private let controlKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIScrollView {
  /// What refreshes the content. It is in no view: nothing shows it yet.
  public var refreshControl: UIRefreshControl? {
    get { objc_getAssociatedObject(self, controlKey) as? UIRefreshControl }
    set { objc_setAssociatedObject(self, controlKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
