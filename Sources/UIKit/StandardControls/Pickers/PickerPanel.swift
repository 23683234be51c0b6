@_spi(PackageViews) import StandardViews

/// A panel in its window, in front of all other views, next to the field that opened it.
final class PickerPanel: WindowOverlay {
  private let size: CGSize
  private let panel = UIView()
  private let content: UIView

  // As menus.
  private static let cornerRadius = MenuLayout.Metrics.cornerRadius
  /// In the dark lighter than the rows of lists; our own.
  private static let color = UIColor(light: .white, dark: UIColor(white: 0.17, alpha: 1))
  private static let margin = MenuLayout.Metrics.margin

  /// Opens a panel in the source's window; nil without one.
  ///
  /// - Parameter size: the size of the content, points.
  init?(_ content: UIView, size: CGSize, from source: UIView, animated: Bool) {
    guard let window = source.window else { return nil }
    self.size = size
    self.content = content
    super.init(over: window, from: source, backdrop: UIView())
    panel.backgroundColor = Self.color
    panel.layer.cornerRadius = Self.cornerRadius
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 32
    panel.layer.shadowOffset = .zero
    panel.traitOverrides.userInterfaceLevel = .elevated
    panel.addSubview(content)
    addSubview(panel)
    open(panel, in: window, animated: animated)
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of a panel: below the source, or above it if that has more space, in the area.
  static func frame(size: CGSize, source: CGRect, area: CGRect) -> CGRect {
    let distance = MenuLayout.Metrics.distance
    let below = area.maxY - source.maxY - distance
    let above = source.minY - distance - area.minY
    let isBelow = below >= min(size.height, above)
    let y = isBelow ? source.maxY + distance : source.minY - distance - size.height
    return CGRect(
      x: max(area.minX, min(source.midX - size.width / 2, area.maxX - size.width)),
      y: max(area.minY, min(y, area.maxY - size.height)), width: size.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source else { return }
    let area = bounds.inset(by: safeAreaInsets).insetToMiddle(dx: Self.margin, dy: Self.margin)
    let frame = Self.frame(size: size, source: source.convert(source.bounds, to: self), area: area)
    panel.bounds.size = frame.size
    panel.center = CGPoint(x: frame.midX, y: frame.midY)
    content.frame = panel.bounds
  }
}
