/// The lengths of buttons, points.
struct ButtonMetrics {
  // MARK: Buttons without a configuration

  /// The space above and below the title of a button without content insets: Interface Builder's
  /// buttons are as high as their title's line plus 12 points.
  static let titleMargin: CGFloat = 6
  /// The minimum width; from the same source.
  static let minimumWidth: CGFloat = 30
  /// The font size of a system button: Interface Builder's are 30 points high, a line of 15 points
  /// plus 12.
  static let systemFontSize: CGFloat = 15
  /// The font size whose symbols are 30 points wide, like UIKit's close button: at 17 points they
  /// are 24 wide.
  static let closeSymbolSize: CGFloat = 21.25
  /// The opacity of a pressed system button's content; measured in pictures.
  static let pressedAlpha: CGFloat = 0.2
  /// The opacity of the image of a disabled button.
  static let disabledImageAlpha: CGFloat = 0.5
  /// The opacity of the black that darkens a pressed button's image: a simulator's pictures show 8/15 of each component.
  static let pressedImageShade: CGFloat = 7.0 / 15
  /// The corner radius of the tint behind the title of a selected system button; our own.
  static let selectionRadius: CGFloat = 4
  /// The distance by which that tint extends beyond the title; our own.
  static let selectionOutset = CGSize(width: 4, height: 1)

  // MARK: Configurations

  /// The distance between title and subtitle; UIKit's default.
  static let titlePadding: CGFloat = 1
  /// UIKit's default, 0.35 times the font size of 17 points.
  static let cornerRadius: CGFloat = 5.95
  /// The ratio of a symbol's size next to a title to its area: the rest is the space around the
  /// drawing. Without that space, a line of text is as high as the symbol next to it.
  static let symbolExtent: CGFloat = 20.0 / 24
  /// The ratio of the size of a pop-up button's chevrons to its title's; our own.
  static let popUpIndicatorScale: CGFloat = 0.7
  /// The distance between the content and the chevrons of a pop-up button; our own.
  static let popUpIndicatorGap: CGFloat = 5
  /// The opacity of a pressed button's content; our own, after pictures.
  static let pressedConfigurationAlpha: CGFloat = 0.75
  /// The opacity of a tinted background.
  static let tintedBackgroundAlpha: CGFloat = 0.18

  /// The insets around the content. The insets of medium buttons make "Button" 75 by 35 points, as
  /// in Interface Builder; small and large buttons are 28 and 50 points high in Apple's design
  /// resources. The insets of mini buttons are our own.
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
  ///   - textScale: the ratio of the text size to the default text size.
  ///   - height: the height of the background.
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
