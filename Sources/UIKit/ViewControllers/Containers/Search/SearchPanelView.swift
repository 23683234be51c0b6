import StandardViews

/// The place of the suggestions: over the content, or as a panel below a search bar in the row of the buttons.
final class SearchPanelView: UIView {
  // Our own, after pictures of iPadOS 16, points.
  static let width: CGFloat = 340
  /// The distance from the navigation bar.
  static let gap: CGFloat = 8
  private static let radius: CGFloat = 13

  private let clip = UIView()

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    addSubview(clip)
    lookDidChange()
  }

  required init?(coder: NSCoder) { nil }

  var isInline = false { didSet { if isInline != oldValue { lookDidChange() } } }

  private func lookDidChange() {
    clip.layer.cornerRadius = isInline ? Self.radius : 0
    clip.backgroundColor = isInline ? .secondarySystemGroupedBackground : .systemBackground
    layer.shadowOpacity = isInline ? 0.2 : 0
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { clip.addSubview(content) }
      setNeedsLayout()
    }
  }

  /// The height of all suggestions, without the separator below the last one.
  var fittingHeight: CGFloat {
    guard let table = content as? UIScrollView else { return 0 }
    // Rows are measured as they are shown.
    table.frame = CGRect(x: 0, y: 0, width: Self.width, height: 1000)
    table.layoutIfNeeded()
    return max(0, table.contentSize.height - 1 / max(1, traitCollection.displayScale))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content?.frame = clip.bounds
  }
}
