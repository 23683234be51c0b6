extension UIScrollView {
  /// The scrollable content. If constraints determine its size, that becomes ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }

  /// The visible part of the content: a subview that is constrained to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }
}
