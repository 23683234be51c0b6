extension UIImage {
  /// Draws the image in one colour into the current graphics context.
  ///
  /// A translucent colour applies to the image as a whole: overlapping shapes of a symbol do not
  /// add up.
  func drawTinted(_ color: UIColor, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let alpha = color.cgColor.alpha
    guard alpha < 1 else {
      withTintColor(color).draw(in: rect)
      return
    }
    context.saveGState()
    context.clip(to: rect)
    context.setAlpha(alpha)
    context.beginTransparencyLayer()
    withTintColor(color.withAlphaComponent(1)).draw(in: rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
