import DesignedViews

/// A number on a pill, such as that of unread messages; hidden at 0, and "99+" above 99.
public final class Badge: UIView {
  public var count = 0 { didSet { update() } }
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .bold)
    label.textAlignment = .center
    label.textColor = Palette.onAccent
    addSubview(label)
    backgroundColor = Palette.accent
    update()
  }

  public required init?(coder: NSCoder) { nil }

  private func update() {
    isHidden = count <= 0
    label.text = count > 99 ? "99+" : "\(count)"
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  public override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: max(text.width + 12, 22), height: 22)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }

  /// How urgent the count is. Scenes name the cases.
  public enum Tone: String, CaseIterable, NamedCases { case accent, quiet }

  public var tone = Tone.accent {
    didSet { backgroundColor = tone == .accent ? Palette.accent : .systemGray }
  }

  public override class var propertyTable: PropertyTable { badgeProperties }
  private static let badgeProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "count", \Badge.count, default: 0, in: .atLeast(0), "What the badge counts; hidden at 0."),
      Property("tone", \Badge.tone, default: .accent, "How urgent the count is."),
    ])
}
