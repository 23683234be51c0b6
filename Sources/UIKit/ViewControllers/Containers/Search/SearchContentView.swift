/// The view of a search controller: dims the searched content below the bars, or has the view of the results. Touches of
/// other places reach the content.
final class SearchContentView: UIView {
  let dimming = DimmingView(frame: .zero)
  /// Has the suggestions.
  let panel = SearchPanelView()
  /// Whether the suggestions are next to a search bar in the row of the buttons, and not over the content.
  var isPanelInline = false { didSet { if isPanelInline != oldValue { setNeedsLayout() } } }

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.isHidden = true
    addSubview(dimming)
    panel.isHidden = true
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = min(bounds.height, safeAreaInsets.top)
    dimming.frame = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
    layOutPanel(top: top)
  }

  private func layOutPanel(top: CGFloat) {
    panel.isInline = isPanelInline
    guard isPanelInline else {
      panel.frame = dimming.frame
      bringSubviewToFront(panel)
      return
    }
    let margin = BarMetrics.sideMargin(forWidth: bounds.width)
    let width = min(SearchPanelView.width, bounds.width - 2 * margin)
    let height = min(
      panel.fittingHeight, bounds.height - top - safeAreaInsets.bottom - 2 * SearchPanelView.gap)
    let end = bounds.maxX - safeAreaInsets.right - margin - width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    panel.frame = CGRect(
      x: isMirrored ? bounds.minX + safeAreaInsets.left + margin : end,
      y: bounds.minY + top + SearchPanelView.gap, width: width, height: max(0, height))
    bringSubviewToFront(panel)
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
