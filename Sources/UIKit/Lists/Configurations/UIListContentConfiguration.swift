import HeadlessUIKit
import StandardControls

/// The content of a row, a header or a footer: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, Equatable {
  /// How the image looks.
  public struct ImageProperties: Equatable {
    /// As a dimension of ``reservedLayoutSize``: the one that the system's symbols have.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The size and weight of a symbol that does not specify them itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of templates; nil for the view's tint.
    public var tintColor: UIColor?
    /// Changes the colour of templates; nil for no change.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image has at most; a dimension of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The space that the image has, whatever its size; a dimension of 0 is the image's.
    public var reservedLayoutSize = CGSize.zero
    /// The colour of a line inside the image's edges; nil, the default, for the view's tint.
    public var strokeColor: UIColor?
    /// Changes the colour of the line; nil for no change.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0
    /// Whether the image is left alone when the user inverts colours. Kept, without effect.
    public var accessibilityIgnoresInvertColors = false

    /// The colour of the line for a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer.map { $0(color) } ?? color
    }

    /// The colour of templates for a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }

  /// How a text looks.
  public struct TextProperties: Equatable {
    /// How lines are aligned.
    public enum TextAlignment: Int, Sendable {
      /// From the leading edge.
      case natural
      /// In the middle.
      case center
      /// At both edges, but for last lines.
      case justified
    }

    /// How letters are changed.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none
      /// All capital.
      case uppercase
      /// All small.
      case lowercase
      /// The first letter of each word is capital.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Changes the colour; nil for no change.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines are aligned; natural by default.
    public var alignment = TextAlignment.natural
    /// Where lines break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How lines are broken; not in a special way by default. Labels keep it without effect.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// The number of lines at most; 0, the default, for as many as needed.
    public var numberOfLines = 0
    /// Whether a long text is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of a long text; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters of a long text move closer together.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed; not at all by default.
    public var transform = TextTransform.none
    /// Whether a truncated text is shown completely under the pointer. Kept, without effect.
    public var showsExpansionTextWhenTruncated = false

    init(_ style: UIFont.TextStyle, color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The colour after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, instead of ``text``; nil for none.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(.body, color: .label)
  /// The text below the first one, or next to it; nil for none.
  public var secondaryText: String?
  /// The second text with attributes, instead of ``secondaryText``; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(.caption1, color: .label)
  /// The axes in which the margins reach at least as far in as the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances from the edges, points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the texts are next to each other where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance from the image to the texts, points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts next to each other, points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other, points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, 0 to 1.
  public var alpha: CGFloat = 1
  /// The height that the content has at least, points.
  var minimumHeight: CGFloat = ListMeasures.rowHeight
  /// Whether texts are dimmed while the cell is disabled.
  private var isDimmed = false

  init() {}

  /// Creates the view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state: dimmed if the view is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var updated = self
    updated.isDimmed = isDisabled
    return updated
  }

  /// The colour of a text in the current state.
  func shownColor(of properties: TextProperties) -> UIColor {
    isDimmed ? .tertiaryLabel : properties.resolvedColor()
  }

  /// Images are compared by identity.
  public static func == (one: Self, other: Self) -> Bool {
    one.image === other.image && one.imageProperties == other.imageProperties
      && one.text == other.text && one.attributedText == other.attributedText
      && one.textProperties == other.textProperties && one.secondaryText == other.secondaryText
      && one.secondaryAttributedText == other.secondaryAttributedText
      && one.secondaryTextProperties == other.secondaryTextProperties
      && one.axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && one.directionalLayoutMargins == other.directionalLayoutMargins
      && one.prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && one.imageToTextPadding == other.imageToTextPadding
      && one.textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && one.textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
      && one.alpha == other.alpha && one.minimumHeight == other.minimumHeight
      && one.isDimmed == other.isDimmed
  }
}
