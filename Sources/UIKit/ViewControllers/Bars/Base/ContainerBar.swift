import StandardControls

/// The common part of navigation bars, toolbars and tab bars: a background, and the properties that appearances have
/// replaced. An appearance that was set takes precedence over them.
open class ContainerBar: UIView, UIBarPositioning, BarItemDisplay {
  /// The colours of the bar: light or dark as the surroundings by default, or always dark.
  open var barStyle = UIBarStyle.default { didSet { contentDidChange() } }
  /// The background colour; nil, the default, for the style's.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether content behind the bar is visible through it; true by default. Content starts below an opaque bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The image of the bar's edge; nil, the default, for a line.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  private var backgroundImages: [BackgroundKey: UIImage] = [:]

  private struct BackgroundKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  let background = BarBackgroundView()
  /// How far the background reaches beyond the bar, under the status bar or the home indicator.
  var overhang = UIEdgeInsets.zero {
    didSet { if overhang != oldValue { setNeedsLayout() } }
  }
  /// Whether no content is behind the bar: the look at the edge of the content is shown. False for a bar without a
  /// container.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { contentDidChange() } }
  }
  /// The container that the bar belongs to, which is informed of changes of its height.
  weak var container: (any BarContainer)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar without items; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// The edge of the screen at which the bar is placed.
  open var barPosition: UIBarPosition { .bottom }

  func position(
    by delegate: (any UIBarPositioningDelegate)?, default standard: UIBarPosition
  ) -> UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? standard : position
  }

  /// Sets the background image for a height of the bar, at any place; nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    set(backgroundImage, at: .any, for: barMetrics)
  }

  /// The background image for a height of the bar, at any place; nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(at: .any, for: barMetrics)
  }

  final func set(_ image: UIImage?, at position: UIBarPosition, for metrics: UIBarMetrics) {
    backgroundImages[BackgroundKey(position: position, metrics: metrics)] = image
    contentDidChange()
  }

  final func backgroundImage(at position: UIBarPosition, for metrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BackgroundKey(position: position, metrics: metrics)]
  }

  /// The image of the bar's place and height; without one, the image of any place, then of the normal height.
  private var shownBackgroundImage: UIImage? {
    // Under the status bar, which a bar of a controller reaches to.
    let position = barPosition == .top && container != nil ? .topAttached : barPosition
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      let image =
        backgroundImage(at: position, for: metrics) ?? backgroundImage(at: .any, for: metrics)
      if let image { return image }
    }
    return nil
  }

  // MARK: Look

  /// Whether the bar is as low as on phones in landscape.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the edge with the line is the top, as in bars at the bottom.
  var hasEdgeAtTop: Bool { barPosition == .bottom }

  /// The appearance that is shown.
  var shownAppearance: UIBarAppearance { UIBarAppearance() }

  /// Sets the values of an appearance for which the bar itself has a property that was set.
  func applyOwnProperties(to appearance: UIBarAppearance) {
    if barStyle == .black {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    if let barTintColor {
      appearance.backgroundColor =
        isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
      if !isTranslucent { appearance.backgroundEffect = nil }
    } else if !isTranslucent {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = barStyle == .black ? .black : .systemBackground
    }
    guard let image = shownBackgroundImage else { return }
    // An empty image makes the bar transparent.
    (appearance.backgroundImage, appearance.backgroundEffect) = (image, nil)
    if barTintColor == nil { appearance.backgroundColor = nil }
    guard let shadowImage else { return }
    appearance.shadowImage = shadowImage
    appearance.shadowColor = nil
  }

  private func showBackground() {
    background.show(shownAppearance)
    background.hasEdgeAtTop = hasEdgeAtTop
    background.fill(
      CGRect(
        x: -overhang.left, y: -overhang.top, width: bounds.width + overhang.left + overhang.right,
        height: bounds.height + overhang.top + overhang.bottom))
  }

  /// Shows changed items or another look in the next layout pass.
  func contentDidChange() {
    setNeedsLayout()
    container?.barDidChange(self)
  }

  package func barItemDidChange(_ item: UIBarItem) { contentDidChange() }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if subviews.first !== background { sendSubviewToBack(background) }
    showBackground()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}

/// A controller with bars.
protocol BarContainer: AnyObject {
  /// Items, look or height of a bar may have changed.
  func barDidChange(_ bar: ContainerBar)
}

extension AppearanceProxy where Target: UINavigationBar {
  /// Sets the background image of all bars of the class for a place and a height of the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    set([barPosition.rawValue, barMetrics.rawValue], to: backgroundImage) {
      $0.backgroundImage(for: barPosition, barMetrics: barMetrics)
    } set: {
      $0.setBackgroundImage($1, for: barPosition, barMetrics: barMetrics)
    }
  }
}

extension AppearanceProxy where Target: ContainerBar {
  /// Sets the background image of all bars of the class for a height of the bar.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    set(barMetrics, to: backgroundImage) {
      $0.backgroundImage(for: barMetrics)
    } set: {
      $0.setBackgroundImage($1, for: barMetrics)
    }
  }
}
