/// The lengths of buttons, points.
struct ButtonMetrics {
  // MARK: Buttons without a configuration

  /// Above and below the title of a button without content insets: Interface Builder's buttons are their
  /// title's line and 12 points high.
  static let titleMargin: CGFloat = 6
  /// The smallest width; the same source.
  static let minimumWidth: CGFloat = 30
  /// The font size of a system button: Interface Builder's are 30 points high, a line of 15 points and
  /// 12.
  static let systemFontSize: CGFloat = 15
  /// The font size whose symbols are 30 points wide, as a close button is in UIKit: those of 17 points are 24.
  static let closeSymbolSize: CGFloat = 21.25
  /// The opacity of the content of a system button that is pressed; measured in pictures.
  static let pressedAlpha: CGFloat = 0.2
  /// The opacity of the image of a disabled button.
  static let disabledImageAlpha: CGFloat = 0.5
  /// The opacity of the black that darkens the image of a pressed button; ours.
  static let pressedImageShade: CGFloat = 0.4
  /// The corners of the tint behind the title of a selected system button; ours.
  static let selectionRadius: CGFloat = 4
  /// How far it reaches beyond the title; ours.
  static let selectionOutset = CGSize(width: 4, height: 1)

  // MARK: Configurations

  /// Between title and subtitle, UIKit's default.
  static let titlePadding: CGFloat = 1
  /// UIKit's default, 0.35 of the font size of 17 points.
  static let cornerRadius: CGFloat = 5.95
  /// The part of a symbol's area that counts as its size next to a title: the rest is the space around
  /// the drawing, and without it a line of text is as high as the symbol next to it.
  static let symbolExtent: CGFloat = 20.0 / 24
  /// The size of the chevrons of a pop-up button in parts of that of its title; ours.
  static let popUpIndicatorScale: CGFloat = 0.7
  /// Between the content and the chevrons of a pop-up button; ours.
  static let popUpIndicatorGap: CGFloat = 5
  /// The opacity of the content of a pressed button; ours, after pictures.
  static let pressedConfigurationAlpha: CGFloat = 0.75
  /// The opacity of a tinted background.
  static let tintedBackgroundAlpha: CGFloat = 0.18

  /// Around the content. Those of medium buttons make "Button" 75 by 35 points, as in Interface
  /// Builder; the heights of small and large ones are 28 and 50 in Apple's design resources. Those of
  /// mini buttons are ours.
  static func contentInsets(of size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch size {
      case .mini: (3, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  static func titleStyle(of size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  static func subtitleStyle(of size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .caption2
    case .medium: .caption1
    case .large: .footnote
    }
  }

  /// The radius of the corners of a background.
  ///
  /// - Parameters:
  ///   - fixed: the radius of the background.
  ///   - textScale: the size of letters in proportion to that of the default text size.
  ///   - height: of the background.
  static func cornerRadius(
    _ style: UIButton.Configuration.CornerStyle, fixed: CGFloat, textScale: CGFloat,
    height: CGFloat
  ) -> CGFloat {
    let radius: CGFloat =
      switch style {
      case .fixed: fixed
      case .dynamic: fixed * textScale
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    return max(0, min(radius, height / 2))
  }
}
