// Shows the content of the state and the configuration in the parts of a button.

extension UIButton {
  /// Shows the content of the current state, unless it is shown already.
  func updateContent() {
    guard !isContentCurrent, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    // May replace the configuration.
    updateConfiguration()
    isUpdatingConfiguration = false
    isContentCurrent = true
    if let shown = shownConfiguration { show(shown) } else { showClassicContent() }
  }

  // MARK: Content by state

  private func showClassicContent() {
    parts.removeBackground()
    parts.removeIndicator()
    parts.removePopUpIndicator()
    parts.subtitleLabel?.set { $0.text = nil }
    let isFaded = buttonType != .custom && isHighlighted && isEnabled
    let alpha = isFaded ? ButtonMetrics.pressedAlpha : 1
    showClassicTitle(alpha: alpha)
    showClassicImage(alpha: alpha)
    let background = currentBackgroundImage
    if background != nil || parts.backgroundImageView != nil {
      parts.loadBackgroundImageView(in: self).image = background
    }
  }

  private func showClassicTitle(alpha: CGFloat) {
    let title = classicTitle
    guard title != nil || parts.titleLabel != nil else { return }
    parts.loadTitleLabel(in: self).set { label in
      if let attributed = currentAttributedTitle {
        label.attributedText = attributed
      } else {
        label.text = title
        label.font = classicFont
        label.textColor = currentTitleColor
      }
      label.shadowColor = currentTitleShadowColor
      showShadow(in: label)
      label.alpha = alpha
      // The tint behind the title of a selected system button.
      let isMarked = showsSelectionByTint && title?.isEmpty == false
      showSelectionPlate(isMarked)
    }
  }

  private func showSelectionPlate(_ isShown: Bool) {
    guard isShown || parts.selectionPlate != nil else { return }
    let plate = parts.loadSelectionPlate(in: self)
    plate.isHidden = !isShown
    plate.backgroundColor = tintColor
  }

  /// The shadow of a pressed button may be reversed.
  private func showShadow(in label: ButtonLabel) {
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    guard isReversed != label.hasReversedShadow else { return }
    label.hasReversedShadow = isReversed
    label.shadowOffset = CGSize(
      width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  /// Whether the tint behind the title shows the selection, which nothing else in the button does.
  var showsSelectionByTint: Bool {
    buttonType == .system && isSelected && isEnabled
      && contents.titleColors[exactly: .selected] == nil
      && contents.titles[exactly: .selected] == nil && contents.images.isEmpty
  }

  var classicFont: UIFont {
    contents.font
      ?? .systemFont(
        ofSize: buttonType == .custom ? UIFont.buttonFontSize : ButtonMetrics.systemFontSize)
  }

  private func showClassicImage(alpha: CGFloat) {
    let image = classicImage
    guard image != nil || parts.imageView != nil else { return }
    let view = parts.loadImageView(in: self)
    view.image = image
    let isDimmed =
      !isEnabled && adjustsImageWhenDisabled
      && contents.images[exactly: .disabled] == nil
    // A tinted image turns grey with the title; others keep their colours, and fade.
    let isGrey = isDimmed && buttonType != .custom && image?.renderingMode == .alwaysTemplate
    let tint: UIColor? = isGrey ? .tertiaryLabel : nil
    view.tintColor = buttonType == .close ? .secondaryLabel : tint
    view.alpha = isDimmed && !isGrey ? ButtonMetrics.disabledImageAlpha : alpha
    let isShaded =
      buttonType == .custom && isHighlighted && isEnabled && adjustsImageWhenHighlighted
      && contents.images[exactly: .highlighted] == nil && image != nil
    guard isShaded || parts.shade != nil else { return }
    let shade = parts.loadShade(in: self)
    shade.isHidden = !isShaded
    shade.contentMode = view.contentMode
    shade.image = isShaded ? image?.withTintColor(.black, renderingMode: .alwaysOriginal) : nil
  }

  /// The image of the state. System buttons render it in the tint, unless it keeps its colours.
  var classicImage: UIImage? {
    guard var image = currentImage else { return nil }
    if let symbol = currentPreferredSymbolConfiguration {
      image = image.applyingSymbolConfiguration(symbol) ?? image
    }
    return buttonType != .custom && image.renderingMode == .automatic
      ? image.withRenderingMode(.alwaysTemplate) : image
  }

  // MARK: Configurations

  private func show(_ configuration: Configuration) {
    let shownState = automaticallyUpdatesConfiguration ? state : .normal
    let look = ButtonLook(configuration, state: shownState, tint: tintColor)
    parts.backgroundImageView?.image = nil
    parts.shade?.isHidden = true
    parts.selectionPlate?.isHidden = true
    let size = configuration.buttonSize
    let title = ButtonTitle(
      text: configuration.attributedTitle, style: ButtonMetrics.titleStyle(of: size),
      lineBreakMode: configuration.titleLineBreakMode,
      transformer: configuration.titleTextAttributesTransformer)
    show(title, in: parts.titleLabel, make: parts.loadTitleLabel(in:), look)
    let subtitle = ButtonTitle(
      text: configuration.attributedSubtitle, style: ButtonMetrics.subtitleStyle(of: size),
      lineBreakMode: configuration.subtitleLineBreakMode,
      transformer: configuration.subtitleTextAttributesTransformer)
    show(subtitle, in: parts.subtitleLabel, make: parts.loadSubtitleLabel(in:), look)
    showImage(of: configuration, look)
    showIndicator(of: configuration, look)
    showPopUpIndicator(of: configuration, look)
  }

  private func showPopUpIndicator(of configuration: Configuration, _ look: ButtonLook) {
    guard showsPopUpIndicator(configuration) else {
      parts.removePopUpIndicator()
      return
    }
    let view = parts.loadPopUpIndicator(in: self)
    let font = UIFont.preferredFont(
      forTextStyle: ButtonMetrics.titleStyle(of: configuration.buttonSize),
      compatibleWith: traitCollection)
    view.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: font.pointSize * ButtonMetrics.popUpIndicatorScale, weight: .semibold))
    let transform = configuration.indicatorColorTransformer
    view.tintColor = transform.map { $0(look.foreground) } ?? look.foreground
    view.alpha = look.alpha
  }

  private func show(
    _ title: ButtonTitle, in label: ButtonLabel?, make: (UIButton) -> ButtonLabel,
    _ look: ButtonLook
  ) {
    guard title.text != nil || label != nil else { return }
    make(self).set { label in
      // Set first, so that a paragraph style of the title overrides it.
      label.textAlignment = shownConfiguration?.textAlignment(mirrored: isRightToLeft) ?? .natural
      title.show(in: label, color: look.foreground)
      label.alpha = look.alpha
      label.shadowColor = nil
    }
  }

  private func showImage(of configuration: Configuration, _ look: ButtonLook) {
    let image =
      configuration.showsActivityIndicator ? nil : configuration.symbolImage(in: traitCollection)
    guard image != nil || parts.imageView != nil else { return }
    let view = parts.loadImageView(in: self)
    view.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    let transform = configuration.imageColorTransformer
    view.tintColor = transform.map { $0(look.foreground) } ?? look.foreground
    view.alpha = look.alpha
  }

  private func showIndicator(of configuration: Configuration, _ look: ButtonLook) {
    guard configuration.showsActivityIndicator else {
      parts.removeIndicator()
      return
    }
    let indicator = parts.loadIndicator(in: self)
    let transform = configuration.activityIndicatorColorTransformer
    indicator.color = transform.map { $0(look.foreground) } ?? look.foreground
    indicator.alpha = look.alpha
    indicator.startAnimating()
  }
}

extension UIButton.Configuration {
  /// The alignment of the lines of a wrapped title.
  func textAlignment(mirrored: Bool) -> NSTextAlignment {
    switch titleFraction {
    case 0: .natural
    case 1: mirrored ? .left : .right
    default: .center
    }
  }

  /// Whether titles that are too wide wrap.
  var wrapsTitles: Bool {
    title != nil && titleLineBreakMode.wraps || subtitle != nil && subtitleLineBreakMode.wraps
  }

  /// The image; if it is a symbol, in the size of the title.
  func symbolImage(in traits: UITraitCollection) -> UIImage? {
    guard let image, image.isSymbolImage else { return image }
    if let preferredSymbolConfigurationForImage {
      return image.applyingSymbolConfiguration(preferredSymbolConfigurationForImage) ?? image
    }
    let font = UIFont.preferredFont(
      forTextStyle: ButtonMetrics.titleStyle(of: buttonSize), compatibleWith: traits)
    // A symbol with its own size keeps it.
    return image.fillingInSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: font.pointSize))
  }
}

extension NSLineBreakMode {
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
