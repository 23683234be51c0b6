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
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

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

  /// Sets the background image for a height of the bar; nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    contentDidChange()
  }

  /// The background image for a height of the bar; nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
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
    let image = backgroundImages[isCompact ? .compact : .default] ?? backgroundImages[.default]
    guard let image else { return }
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
