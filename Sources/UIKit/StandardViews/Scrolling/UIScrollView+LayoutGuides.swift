extension UIScrollView {
  /// The scrollable content. If constraints determine its size, ``contentSize`` is set to it.
  public var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }

  /// The visible part of the content: subviews constrained to it do not scroll.
  public var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }
}
