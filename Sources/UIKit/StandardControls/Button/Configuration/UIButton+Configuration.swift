extension UIButton {
  /// The look and the content of a button, in place of titles and images by state.
  public struct Configuration {
    /// The four looks that a configuration can be based on.
    package enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    /// The size of a button's insets and letters.
    public enum Size: Int, Sendable, CaseIterable {
      /// Insets of 7 and 12 points, letters of the style `body`.
      case medium
      /// Insets of 5 and 10 points, letters of the style `subheadline`.
      case small
      /// Insets of 3 and 8 points, letters of the style `subheadline`.
      case mini
      /// Insets of 15 and 20 points, letters of the style `body`.
      case large
    }

    /// How the corners of the background are rounded.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// The corner radius of the background.
      case fixed = -1
      /// The corner radius of the background, scaled with the text size.
      case dynamic = 0
      /// A radius of 5 points.
      case small = 1
      /// A radius of 8 points.
      case medium = 2
      /// A radius of 12 points.
      case large = 3
      /// A radius of half the height.
      case capsule = 4
    }

    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Int, Sendable, CaseIterable {
      /// Towards the image; centred without an image, or if it is above or below the titles.
      case automatic
      /// Where both start.
      case leading
      /// At their middles.
      case center
      /// Where both end.
      case trailing
    }

    /// When the chevrons of a pop-up button, which selects one of several values, are shown.
    public enum Indicator: Int, Sendable, CaseIterable {
      /// Shown if a tap opens the button's menu and changes its selection.
      case automatic
      /// Never shown.
      case none
      /// Always shown.
      case popup
    }

    /// The look of a button on the Mac.
    public enum MacIdiomStyle: Int, Sendable, CaseIterable {
      /// Kept, without effect: there is no Mac here.
      case automatic, bordered, borderless, borderlessTinted
    }

    package var style: Style

    /// Kept, without effect.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Content

    /// The text of the title; nil for the state's title. Setting it removes the attributes of
    /// ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The text of the subtitle; nil for none. Setting it removes the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its own attributes, which override the configuration's; nil for the state's
    /// title.
    public var attributedTitle: AttributedString?
    /// The subtitle with its own attributes, which override the configuration's; nil for none.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the drawn title, such as its font; nil for no change.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the drawn subtitle; nil for no change.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image; nil for the state's image.
    public var image: UIImage?
    /// Whether an activity indicator replaces ``image``.
    public var showsActivityIndicator = false
    /// When chevrons are shown at the trailing side of the content.
    public var indicator = Indicator.automatic
    /// The size and weight of a symbol image; nil for the size of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    // MARK: Layout

    /// The size of the insets and letters; medium by default.
    public var buttonSize = Size.medium
    /// How title and subtitle are aligned to each other; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The side of the titles on which the image is placed; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the titles, points.
    public var imagePadding: CGFloat = 0
    /// The minimum length of the image's area in the direction of its placement, points. It aligns
    /// the titles of buttons with different images.
    public var imageReservation: CGFloat = 0
    /// The distance between the title and the subtitle, points.
    public var titlePadding: CGFloat = ButtonMetrics.titlePadding
    /// How titles that are too wide are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How subtitles that are too wide are broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    private var storedContentInsets: NSDirectionalEdgeInsets?

    /// The insets around the content, points; the insets of ``buttonSize`` unless they were set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedContentInsets ?? ButtonMetrics.contentInsets(of: buttonSize) }
      set { storedContentInsets = newValue }
    }

    /// Restores the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      storedContentInsets = nil
    }

    // MARK: Colours

    /// The colour of titles, image and activity indicator; nil for the style's colour.
    public var baseForegroundColor: UIColor?
    /// The colour from which the background's colour is derived; nil for the style's colour.
    public var baseBackgroundColor: UIColor?
    /// Changes the colour of the image; nil for no change.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the activity indicator; nil for no change.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the chevrons; nil for no change.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Background

    /// How the corners of the background are rounded; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The area behind the content.
    public var background = UIBackgroundConfiguration()

    /// Whether a selected button looks different.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = ButtonMetrics.cornerRadius
    }

    /// The configuration with the colours of a button's state.
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
  /// Has no background; the content has the tint colour.
  public static func plain() -> Self { Self(.plain) }
  /// Has content in the tint colour on a grey background.
  public static func gray() -> Self { Self(.gray) }
  /// Has content in the tint colour on a translucent background of the same colour.
  public static func tinted() -> Self { Self(.tinted) }
  /// Has white content on a background in the tint colour.
  public static func filled() -> Self { Self(.filled) }

  /// The same as ``plain()``, as on iOS.
  public static func borderless() -> Self { plain() }
  /// The same as ``gray()``, as on iOS.
  public static func bordered() -> Self { gray() }
  /// The same as ``tinted()``, as on iOS.
  public static func borderedTinted() -> Self { tinted() }
  /// The same as ``filled()``, as on iOS.
  public static func borderedProminent() -> Self { filled() }
}

extension UIButton.Configuration: Equatable {
  /// Images are compared by identity.
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
