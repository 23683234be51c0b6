/// A view whose safe area can be set, as an addition to UIKit: `view.safeAreaInsets = …` replaces the insets that
/// follow from the screen and from superviews.
///
/// The setter is here and not in the class, so that a subclass can override the property by a getter
/// alone, as code for UIKit does.
public protocol SafeAreaReplacing: UIView {}

extension UIView: SafeAreaReplacing {}

extension SafeAreaReplacing {
  /// The safe area, which can be set.
  public var safeAreaInsets: UIEdgeInsets {
    get { (self as UIView).safeAreaInsets }
    set { replaceSafeArea(by: newValue) }
  }
}

extension UIView {
  fileprivate func replaceSafeArea(by insets: UIEdgeInsets) {
    loadRare().safeAreaInsets = insets
    reportSafeAreaChange()
  }
}

extension UIColor {
  /// The grey that is as bright, as the tint of views behind an alert.
  var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      color.getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }
}
