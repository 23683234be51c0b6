/// What is behind the content of a button: a rounded area with a fill, an outline and an image.
public struct UIBackgroundConfiguration {
  /// Points.
  public var cornerRadius: CGFloat = 0
  /// The distances from the button's edges inwards, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The fill; the tint if nil, unless a configuration has a colour of its own for it.
  public var backgroundColor: UIColor?
  /// Changes the fill.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour of the outline; the tint if nil.
  public var strokeColor: UIColor?
  /// Changes the colour of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, inside of the area; points.
  public var strokeWidth: CGFloat = 0
  /// How far the outline is moved outwards, points.
  public var strokeOutset: CGFloat = 0
  /// An image in front of the fill.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view in front of the fill and the image.
  public var customView: UIView?
  /// An effect on what is behind, in front of the fill.
  public var visualEffect: UIVisualEffect?
  /// The edges at which the layout margins are added to the insets; without effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// A background without anything to see.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// The background of a row in a table that is not grouped.
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
  /// Images and views are the same if they are the same objects.
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
