extension UIButton {
  /// The look and the content of a button, in place of titles and images by states.
  public struct Configuration {
    /// The four looks that configurations start with.
    package enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    /// The space that a button has around its content, and the size of its letters.
    public enum Size: Int, Sendable, CaseIterable {
      case medium, small, mini, large
    }

    /// How the corners of the background are rounded.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// By the radius of the background.
      case fixed = -1
      /// By the radius of the background, in proportion to the text size.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Int, Sendable, CaseIterable {
      /// At the side of the image; centred if there is none, or it is above or below.
      case automatic
      case leading, center, trailing
    }

    /// Whether the chevrons of a pop-up button, by which one of several values is chosen, are shown.
    public enum Indicator: Int, Sendable, CaseIterable {
      /// If a tap shows the button's menu, and changes its selection.
      case automatic
      case none
      case popup
    }

    /// How a button looks on the Mac.
    public enum MacIdiomStyle: Int, Sendable, CaseIterable {
      case automatic, bordered, borderless, borderlessTinted
    }

    package var style: Style

    /// Without effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Content

    /// Setting it drops the attributes of ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// Setting it drops the attributes of ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes of its own, which win over those of the configuration.
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes that the title is shown with: a font of one's own, for example.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// Shown instead of ``image``.
    public var showsActivityIndicator = false
    /// At the trailing side of the content.
    public var indicator = Indicator.automatic
    /// The size and the weight of an image that is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    // MARK: Layout

    public var buttonSize = Size.medium
    public var titleAlignment = TitleAlignment.automatic
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between the image and the titles, points.
    public var imagePadding: CGFloat = 0
    /// The least length of the image's area in the direction of its placement, points: titles of buttons
    /// with different images are then aligned.
    public var imageReservation: CGFloat = 0
    /// Between the title and the subtitle, points.
    public var titlePadding: CGFloat = ButtonMetrics.titlePadding
    /// How titles that are too wide break.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    private var storedContentInsets: NSDirectionalEdgeInsets?

    /// Around the content, points; those of the size unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedContentInsets ?? ButtonMetrics.contentInsets(of: buttonSize) }
      set { storedContentInsets = newValue }
    }

    /// Gives the content the insets of the size again.
    public mutating func setDefaultContentInsets() {
      storedContentInsets = nil
    }

    // MARK: Colours

    /// The colour of titles, image and activity indicator; that of the style if nil.
    public var baseForegroundColor: UIColor?
    /// The colour that the background's is made of; that of the style if nil.
    public var baseBackgroundColor: UIColor?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Background

    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration()

    /// Whether a selected button has a look of its own.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = ButtonMetrics.cornerRadius
    }

    /// The configuration with what follows from a button's state written into it.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let look = ButtonLook(self, state: button.state, tint: button.tintColor)
      updated.baseForegroundColor = look.foreground
      if updated.background.backgroundColor == nil {
        updated.background.backgroundColor = look.background
      }
      return updated
    }
  }
}

extension UIButton.Configuration {
  /// Without a background: the content in the tint.
  public static func plain() -> Self { Self(.plain) }
  /// The content in the tint on a grey background.
  public static func gray() -> Self { Self(.gray) }
  /// The content in the tint on a translucent background of the same colour.
  public static func tinted() -> Self { Self(.tinted) }
  /// White content on a background in the tint.
  public static func filled() -> Self { Self(.filled) }

  /// As on iOS, a plain one.
  public static func borderless() -> Self { plain() }
  /// As on iOS, a grey one.
  public static func bordered() -> Self { gray() }
  /// As on iOS, a tinted one.
  public static func borderedTinted() -> Self { tinted() }
  /// As on iOS, a filled one.
  public static func borderedProminent() -> Self { filled() }
}

extension UIButton.Configuration: Equatable {
  /// Images are the same if they are the same objects.
  public static func == (one: Self, other: Self) -> Bool {
    one.hasSameContent(as: other) && one.hasSameLook(as: other)
  }

  private func hasSameContent(as other: Self) -> Bool {
    attributedTitle == other.attributedTitle && attributedSubtitle == other.attributedSubtitle
      && titleTextAttributesTransformer == other.titleTextAttributesTransformer
      && subtitleTextAttributesTransformer == other.subtitleTextAttributesTransformer
      && image === other.image && imageReservation == other.imageReservation
      && indicator == other.indicator
      && showsActivityIndicator == other.showsActivityIndicator
      && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
      && buttonSize == other.buttonSize && titleAlignment == other.titleAlignment
      && imagePlacement == other.imagePlacement && imagePadding == other.imagePadding
      && titlePadding == other.titlePadding && titleLineBreakMode == other.titleLineBreakMode
      && subtitleLineBreakMode == other.subtitleLineBreakMode
      && storedContentInsets == other.storedContentInsets
  }

  private func hasSameLook(as other: Self) -> Bool {
    style == other.style && baseForegroundColor == other.baseForegroundColor
      && baseBackgroundColor == other.baseBackgroundColor
      && imageColorTransformer == other.imageColorTransformer
      && activityIndicatorColorTransformer == other.activityIndicatorColorTransformer
      && indicatorColorTransformer == other.indicatorColorTransformer
      && macIdiomStyle == other.macIdiomStyle
      && cornerStyle == other.cornerStyle && background == other.background
      && automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
  }
}
