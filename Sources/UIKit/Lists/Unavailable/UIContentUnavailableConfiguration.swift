import HeadlessUIKit
import StandardControls

/// What a screen or a part of one shows in place of content that is missing: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Equatable {
  /// How the content is aligned horizontally.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the leading edge.
    case natural
  }

  /// How the image looks.
  public struct ImageProperties: Equatable {
    /// The size and weight of a symbol that does not specify them itself; nil, the default, for the system's: 48 points
    /// at the standard text size.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of templates; nil for the view's tint.
    public var tintColor: UIColor?
    /// The radius of the image's corners, points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image has at most; a dimension of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image is left alone when the user inverts colours. Kept, without effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Equatable {
    /// The font, which follows the text size.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where lines break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The number of lines at most; 0, the default, for as many as needed.
    public var numberOfLines = 0
    /// Whether a long text is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of a long text; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters of a long text move closer together.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties: Equatable {
    /// The action of a tap; it gives a button without title and image its own. Nil for none.
    public var primaryAction: UIAction?
    /// The menu that a tap opens if there is no action; nil for none.
    public var menu: UIMenu?
    /// Whether the button can be used.
    public var isEnabled = true
    /// The meaning of the action.
    public var role = UIButton.Role.normal

    /// Actions and menus are compared by identity.
    public static func == (one: Self, other: Self) -> Bool {
      one.primaryAction === other.primaryAction && one.menu === other.menu
        && one.isEnabled == other.isEnabled && one.role == other.role
    }
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
  public var textProperties: TextProperties
  /// The text below the first one; nil for none.
  public var secondaryText: String?
  /// The second text with attributes, instead of ``secondaryText``; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The content and the look of the button below the texts, which is shown if it has content.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The content and the look of the button below the first one, which is shown if it has content.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the content is aligned horizontally; in the middle by default.
  public var alignment = Alignment.center
  /// The axes in which the margins reach at least as far in as the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances from the edges of the safe area, points.
  public var directionalLayoutMargins = UnavailableMeasures.margins
  /// The distance from the image to the texts, points.
  public var imageToTextPadding = UnavailableMeasures.imageToText
  /// The distance between the texts, points.
  public var textToSecondaryTextPadding = UnavailableMeasures.textToSecondaryText
  /// The distance from the texts to the button, points.
  public var textToButtonPadding = UnavailableMeasures.textToButton
  /// The distance between the buttons, points.
  public var buttonToSecondaryButtonPadding = UnavailableMeasures.buttonToSecondaryButton
  /// The background; clear by default.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a rotating wheel has the place of the image.
  var showsActivity = false
  /// Whether the text follows what was searched for.
  private var followsSearchText = false

  private init(text: TextProperties, secondaryText: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondaryText)
    button.buttonSize = .medium
    secondaryButton.buttonSize = .small
  }

  // MARK: Kinds

  /// A large image, a title, a sentence and buttons.
  public static func empty() -> Self {
    var configuration = Self(
      text: TextProperties(
        font: UIFontMetrics(forTextStyle: .title2).scaledFont(
          for: .systemFont(ofSize: 22, weight: .bold)), color: .label),
      secondaryText: TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel))
    configuration.imageProperties.tintColor = .secondaryLabel
    return configuration
  }

  /// A rotating wheel and a text.
  public static func loading() -> Self {
    let properties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    var configuration = Self(text: properties, secondaryText: properties)
    configuration.text = SystemText.loading.localized
    configuration.imageToTextPadding = UnavailableMeasures.wheelToText
    configuration.imageProperties.tintColor = .secondaryLabel
    configuration.showsActivity = true
    return configuration
  }

  /// One image, by which searches are equal.
  private static let searchImage = UIImage(systemName: "magnifyingglass")

  /// A magnifying glass, and that nothing was found. Updated for a state, the text names what was searched for.
  public static func search() -> Self {
    var configuration = empty()
    configuration.image = searchImage
    configuration.text = SystemText.noResults.localized
    configuration.secondaryText = SystemText.searchAgain.localized
    configuration.followsSearchText = true
    return configuration
  }

  // MARK: Showing

  /// Creates the view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state: that nothing was found for the state's text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard followsSearchText, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = SystemText.noResults(for: searched)
    return updated
  }

  /// Images are compared by identity.
  public static func == (one: Self, other: Self) -> Bool {
    one.hasSameContent(as: other) && one.hasSameButtons(as: other)
      && one.alignment == other.alignment
      && one.axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && one.directionalLayoutMargins == other.directionalLayoutMargins
      && one.imageToTextPadding == other.imageToTextPadding
      && one.textToSecondaryTextPadding == other.textToSecondaryTextPadding
      && one.textToButtonPadding == other.textToButtonPadding
      && one.buttonToSecondaryButtonPadding == other.buttonToSecondaryButtonPadding
      && one.background == other.background && one.showsActivity == other.showsActivity
      && one.followsSearchText == other.followsSearchText
  }

  private func hasSameContent(as other: Self) -> Bool {
    image === other.image && imageProperties == other.imageProperties
      && text == other.text && attributedText == other.attributedText
      && textProperties == other.textProperties && secondaryText == other.secondaryText
      && secondaryAttributedText == other.secondaryAttributedText
      && secondaryTextProperties == other.secondaryTextProperties
  }

  private func hasSameButtons(as other: Self) -> Bool {
    button == other.button && buttonProperties == other.buttonProperties
      && secondaryButton == other.secondaryButton
      && secondaryButtonProperties == other.secondaryButtonProperties
  }
}

/// The state for which a controller updates what it shows in place of its content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text in the search bar of the controller's navigation item; nil without one.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state without a search text.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value that a client has added; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
