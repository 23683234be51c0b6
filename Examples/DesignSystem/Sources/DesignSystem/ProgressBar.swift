import DesignedViews

/// How far something has got, from 0 to 1.
public final class ProgressBar: UIView {
  public private(set) var progress: CGFloat = 0
  private let bar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.track
    bar.backgroundColor = Palette.accent
    bar.accessibilityIdentifier = "bar"
    clipsToBounds = true
    addSubview(bar)
  }

  public required init?(coder: NSCoder) { nil }

  public func setProgress(_ progress: CGFloat, animated: Bool) {
    self.progress = min(max(progress, 0), 1)
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 6)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    bar.layer.cornerRadius = bounds.height / 2
    let width = bounds.width * progress
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    bar.frame = CGRect(
      x: isLeftToRight ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  public override class var propertyTable: PropertyTable { barProperties }
  private static let barProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "progress", default: CGFloat(0), in: .between(0, 1), "How far the bar has got.",
        get: { (bar: ProgressBar) in bar.progress },
        set: { bar, progress in bar.setProgress(progress, animated: false) })
    ])
}
