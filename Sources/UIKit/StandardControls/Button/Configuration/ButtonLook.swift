/// The colours of a configured button in a state.
struct ButtonLook {
  /// The colour of titles, image and activity indicator.
  var foreground: UIColor
  var background: UIColor
  /// The opacity of the content.
  var alpha: CGFloat = 1

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    let colors = Self.colors(configuration, tint: tint, isSelected: isSelected)
    (foreground, background) = colors
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      background = configuration.style == .plain ? .clear : .tertiarySystemFill
      return
    }
    if state.contains(.highlighted) {
      alpha = ButtonMetrics.pressedConfigurationAlpha
      background = background.faded(ButtonMetrics.pressedConfigurationAlpha)
    }
  }

  /// A selected button has the colours of the next stronger style.
  private static func colors(
    _ configuration: UIButton.Configuration, tint: UIColor, isSelected: Bool
  ) -> (foreground: UIColor, background: UIColor) {
    let base = configuration.baseBackgroundColor ?? tint
    let own = configuration.baseForegroundColor
    let translucent = base.withAlphaComponent(ButtonMetrics.tintedBackgroundAlpha)
    switch (configuration.style, isSelected) {
    case (.plain, false): return (own ?? tint, configuration.baseBackgroundColor ?? .clear)
    case (.gray, false):
      return (own ?? tint, configuration.baseBackgroundColor ?? .tertiarySystemFill)
    case (.plain, true), (.gray, true), (.tinted, false): return (own ?? tint, translucent)
    case (.tinted, true): return (.white, base)
    case (.filled, _): return (own ?? .white, base)
    }
  }
}

extension UIColor {
  /// The colour with its alpha multiplied by a factor. A dynamic colour stays dynamic.
  func faded(_ factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
