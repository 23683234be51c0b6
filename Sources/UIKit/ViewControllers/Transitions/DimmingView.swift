/// The dimming view between the presented view and the views behind it.
final class DimmingView: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    // As on iOS; Apple publishes no numbers.
    backgroundColor = UIColor(
      light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
    addGestureRecognizer(
      UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.onTap?() }))
  }

  required init?(coder: NSCoder) { nil }

  /// Called for a tap; nil for no effect.
  var onTap: (() -> Void)?
}
