/// The view of a search controller: dims the searched content below the bars, or has the view of the results. Touches of
/// other places reach the content.
final class SearchContentView: UIView {
  let dimming = DimmingView(frame: .zero)

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.isHidden = true
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = min(bounds.height, safeAreaInsets.top)
    dimming.frame = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
