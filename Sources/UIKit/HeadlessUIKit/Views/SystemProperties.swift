extension UIView {
  /// Whether the tint colour of a view is grey, as behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview has it; normal for a window.
    case automatic = 0
    /// The tint colour as it was set.
    case normal = 1
    /// The tint colour without saturation.
    case dimmed = 2
  }

  /// The direction of an interface for some kind of content.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction of an interface for some kind of content in an interface of another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// A name for restoring the state of the interface, which nothing does here.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != restorationIdentifier { loadExtras().restorationIdentifier = newValue } }
  }

  /// Whether colours are left alone when the user inverts them.
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras?.ignoresInvertColors ?? false }
    set {
      if newValue != accessibilityIgnoresInvertColors {
        loadExtras().ignoresInvertColors = newValue
      }
    }
  }

  // MARK: Large content viewer

  /// Whether a long press shows the view's title enlarged to users of large text.
  public var showsLargeContentViewer: Bool {
    get { extras?.showsLargeContent ?? false }
    set { if newValue != showsLargeContentViewer { loadExtras().showsLargeContent = newValue } }
  }

  /// The title that is shown enlarged.
  public var largeContentTitle: String? {
    get { extras?.largeContentTitle }
    set { if newValue != largeContentTitle { loadExtras().largeContentTitle = newValue } }
  }

  /// The image that is shown enlarged.
  public var largeContentImage: UIImage? {
    get { extras?.largeContentImage }
    set { if newValue != largeContentImage { loadExtras().largeContentImage = newValue } }
  }
}
