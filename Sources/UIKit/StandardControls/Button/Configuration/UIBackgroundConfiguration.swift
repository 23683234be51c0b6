/// The background of a button: a rounded area with a fill, an outline and an image.
public struct UIBackgroundConfiguration {
  /// The radius of the corners, points.
  public var cornerRadius: CGFloat = 0
  /// The distances from the button's edges inwards, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the fill; nil for the tint, or for the colour of a button's configuration.
  public var backgroundColor: UIColor?
  /// Changes the colour of the fill; nil for no change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour of the outline; nil for the tint.
  public var strokeColor: UIColor?
  /// Changes the colour of the outline; nil for no change.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, which is inside the area, points.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the outline is moved outwards, points.
  public var strokeOutset: CGFloat = 0
  /// An image in front of the fill.
  public var image: UIImage?
  /// How the image is placed and scaled in the area; `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view in front of the fill and the image.
  public var customView: UIView?
  /// An effect on the content behind the button, in front of the fill.
  public var visualEffect: UIVisualEffect?
  /// The edges at which the layout margins are added to the insets. Kept, without effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// A transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// The background of a row in a plain table.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }

  /// The background of a row in a grouped table.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    return background
  }

  /// Creates a background filled with the tint, without outline and image.
  public init() {}

  /// The fill for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// The colour of the outline for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}

extension UIBackgroundConfiguration: Equatable {
  /// Images, views and effects are compared by identity.
  public static func == (one: Self, other: Self) -> Bool {
    one.cornerRadius == other.cornerRadius && one.backgroundInsets == other.backgroundInsets
      && one.backgroundColor == other.backgroundColor
      && one.backgroundColorTransformer == other.backgroundColorTransformer
      && one.strokeColor == other.strokeColor
      && one.strokeColorTransformer == other.strokeColorTransformer
      && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
      && one.image === other.image && one.imageContentMode == other.imageContentMode
      && one.customView === other.customView && one.visualEffect === other.visualEffect
      && one.edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
  }
}
