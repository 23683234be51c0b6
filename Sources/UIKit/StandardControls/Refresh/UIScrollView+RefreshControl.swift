import StandardViews

extension UIScrollView {
  /// The control that refreshes the content, above it; nil for none.
  public var refreshControl: UIRefreshControl? {
    get { accessory as? UIRefreshControl }
    set {
      guard newValue !== accessory else { return }
      accessory?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
      accessory = newValue
    }
  }
}
