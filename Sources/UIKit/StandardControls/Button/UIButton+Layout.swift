// Measuring a button, and placing its parts.

extension UIButton {
  // MARK: Size

  /// The natural size, rounded up to pixels.
  ///
  /// - Parameter width: the available width, points; titles of a configuration wrap at it.
  func naturalSize(fitting width: CGFloat) -> CGSize {
    updateContent()
    let configuration = shownConfiguration
    let key = ButtonMeasureKey(
      width: configuration?.wrapsTitles == true ? width : 0, traits: traitCollection)
    if let measuredContent, measuredContent.key == key { return measuredContent.size }
    let size =
      configuration.map { configuredSize($0, fitting: width) } ?? classicNaturalSize
    let rounded = pixelGrid.roundedUp(size)
    measuredContent = (rounded, key)
    return rounded
  }

  /// The length of unlimited bounds, points. It is finite, so that sums and differences stay exact.
  private static let unlimited: CGFloat = 1e7

  private func configuredSize(_ configuration: Configuration, fitting width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let horizontal = insets.leading + insets.trailing
    let available = CGSize(
      width: min(width, Self.unlimited) - horizontal, height: Self.unlimited)
    let content = contentLayout(configuration).frames(in: available, horizontal: 0, vertical: 0)
    return CGSize(
      width: max(0, content.size.width + horizontal),
      height: max(0, content.size.height + insets.top + insets.bottom))
  }

  private var classicNaturalSize: CGSize {
    // Lines are not broken, whatever the present width is.
    let layout = classicLayout(titleWidth: Self.unlimited)
    let hasTitle = classicTitle?.isEmpty == false
    // As on devices, a button with an image has the size of its content.
    let hasMargins = contentEdgeInsets == .zero && layout.image == .zero
    let insets = contentEdgeInsets
    var size = CGSize(
      width: layout.image.width + layout.title.width,
      height: layout.image.height)
    if hasTitle || layout.image == .zero {
      let line = hasTitle ? layout.title.height : classicFont.lineHeight
      let margin = hasMargins ? 2 * ButtonMetrics.titleMargin : 0
      size.height = max(size.height, pixelGrid.roundedUp(line) + margin)
      if hasMargins { size.width = max(size.width, ButtonMetrics.minimumWidth) }
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  // MARK: Layouts

  /// The layout of the state's image and title in the button's width.
  var classicLayout: ClassicButtonLayout {
    classicLayout(titleWidth: classicContentRect(forBounds: bounds).width - imageWidth)
  }

  private var imageWidth: CGFloat {
    updateContent()
    return classicImage?.size.width ?? 0
  }

  /// - Parameter titleWidth: Where a title of several lines is broken, points; not at all if it is not positive.
  private func classicLayout(titleWidth: CGFloat) -> ClassicButtonLayout {
    updateContent()
    var layout = ClassicButtonLayout(
      imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isMirrored: isRightToLeft)
    layout.image = classicImage?.size ?? .zero
    if classicTitle?.isEmpty == false, let label = parts.titleLabel {
      let width = label.numberOfLines == 1 ? Self.unlimited : titleWidth
      layout.title = label.sizeThatFits(
        CGSize(width: width > 0 ? width : Self.unlimited, height: Self.unlimited))
    }
    return layout
  }

  func classicContentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets).withoutNegativeSize
  }

  /// The layout of the configuration's image and titles.
  private func contentLayout(_ configuration: Configuration) -> ButtonContentLayout {
    var layout = ButtonContentLayout()
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.placement = configuration.placement
    layout.titleAlignment = configuration.titleFraction
    layout.image = imageExtent(of: configuration)
    layout.imageReservation = configuration.imageReservation
    layout.indicator = parts.popUpIndicator?.image.map {
      $0.size.scaled(ButtonMetrics.symbolExtent)
    }
    layout.indicatorGap = ButtonMetrics.popUpIndicatorGap
    layout.title = title(configuration.title, in: parts.titleLabel)
    layout.subtitle = title(configuration.subtitle, in: parts.subtitleLabel)
    return layout
  }

  private func imageExtent(of configuration: Configuration) -> CGSize? {
    if configuration.showsActivityIndicator { return parts.indicator?.intrinsicContentSize }
    guard let image = parts.imageView?.image else { return nil }
    let extent = image.isSymbolImage ? ButtonMetrics.symbolExtent : 1
    return image.size.scaled(extent)
  }

  private func title(_ title: String?, in label: ButtonLabel?) -> ButtonContentLayout.Title? {
    guard title?.isEmpty == false, let label else { return nil }
    return ButtonContentLayout.Title { width in
      let size = label.sizeThatFits(CGSize(width: width, height: Self.unlimited))
      return CGSize(width: min(size.width, width), height: size.height)
    }
  }

  // MARK: Placing

  func placeParts() {
    if let shown = shownConfiguration { place(shown) } else { placeClassicContent() }
  }

  private func placeClassicContent() {
    parts.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    parts.imageView?.frame =
      parts.imageView?.image == nil ? .zero : imageRect(forContentRect: content)
    if let label = parts.titleLabel {
      label.set { $0.frame = titleRect(forContentRect: content) }
      let outset = ButtonMetrics.selectionOutset
      parts.selectionPlate?.frame = label.frame.insetBy(dx: -outset.width, dy: -outset.height)
    }
    halo.update(in: self, around: bounds, cornerRadius: layer.cornerRadius)
  }

  private func place(_ configuration: Configuration) {
    let insets = configuration.contentInsets
    let area = bounds.inset(by: insets.absolute(mirrored: isRightToLeft)).withoutNegativeSize
    let frames = contentLayout(configuration)
      .frames(in: area.size, horizontal: horizontalFraction, vertical: verticalFraction)
      .moved(into: area, mirrored: isRightToLeft)
    if let image = parts.imageView {
      image.frame = frames.image.map { $0.centered(image.image?.size ?? .zero) } ?? .zero
    }
    if let indicator = parts.indicator {
      indicator.frame = frames.image.map { $0.centered(indicator.intrinsicContentSize) } ?? .zero
    }
    if let chevrons = parts.popUpIndicator {
      chevrons.frame = frames.indicator.map { $0.centered(chevrons.image?.size ?? .zero) } ?? .zero
    }
    parts.titleLabel?.set { $0.frame = frames.title ?? .zero }
    parts.subtitleLabel?.set { $0.frame = frames.subtitle ?? .zero }
    placeBackground(configuration)
  }

  private func placeBackground(_ configuration: Configuration) {
    let background = configuration.background
    let frame = bounds.inset(
      by: background.backgroundInsets.absolute(mirrored: isRightToLeft)
    ).withoutNegativeSize
    let radius = ButtonMetrics.cornerRadius(
      configuration.cornerStyle, fixed: background.cornerRadius, textScale: textScale,
      height: frame.height)
    halo.update(in: self, around: frame, cornerRadius: radius)
    let shownState = automaticallyUpdatesConfiguration ? state : .normal
    let look = ButtonLook(configuration, state: shownState, tint: tintColor)
    let fill = background.backgroundColor ?? look.background
    let transformedFill = background.backgroundColorTransformer.map { $0(fill) } ?? fill
    let isVisible =
      transformedFill.resolvedColor(with: traitCollection).cgColor.alpha > 0
      || background.strokeWidth > 0 || background.image != nil || background.customView != nil
      || background.visualEffect != nil
    guard isVisible else {
      parts.removeBackground()
      return
    }
    let stroke = background.strokeColor ?? tintColor ?? .tintColor
    parts.loadBackground(in: self).show(
      background, fill: transformedFill,
      stroke: background.strokeColorTransformer.map { $0(stroke) } ?? stroke,
      cornerRadius: radius, in: frame)
  }

  /// The ratio of the body text size to its default.
  private var textScale: CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return font.pointSize / UIFont.labelFontSize
  }

  /// The horizontal placement of the content, 0...1, in coordinates that are mirrored at the end.
  private var horizontalFraction: CGFloat {
    switch contentHorizontalAlignment {
    case .leading: 0
    case .trailing: 1
    case .left: isRightToLeft ? 1 : 0
    case .right: isRightToLeft ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  private var verticalFraction: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  // MARK: Baselines

  /// The baselines of the titles, relative to the vertical centre, since the content is centred.
  var titleBaselines: LayoutBaselines? {
    updateContent()
    guard let label = parts.titleLabel, label.text?.isEmpty == false,
      contentVerticalAlignment == .center
    else { return nil }
    let last = configuration?.subtitle == nil ? label : parts.subtitleLabel ?? label
    guard case .edges(let first, _) = label.layoutBaselines,
      case .edges(_, let fromBottom) = last.layoutBaselines
    else { return nil }
    guard let configuration = shownConfiguration else {
      let height = label.intrinsicContentSize.height
      return .center(first: first - height / 2, last: height / 2 - fromBottom)
    }
    let insets = configuration.contentInsets
    let width = bounds.width > 0 ? bounds.width : Self.unlimited
    let natural = naturalSize(fitting: width)
    let frames = contentLayout(configuration).frames(
      in: CGSize(
        width: width - insets.leading - insets.trailing,
        height: natural.height - insets.top - insets.bottom),
      horizontal: 0, vertical: 0.5)
    guard let title = frames.title else { return nil }
    let middle = natural.height / 2
    let end = (frames.subtitle ?? title).maxY
    return .center(
      first: insets.top + title.minY + first - middle, last: insets.top + end - fromBottom - middle)
  }
}

extension UIButton.Configuration {
  var placement: ButtonContentLayout.Placement {
    if imagePlacement.contains(.top) { return .top }
    if imagePlacement.contains(.bottom) { return .bottom }
    return imagePlacement.contains(.trailing) ? .trailing : .leading
  }

  /// 0 for leading edges, 0.5 for centres, 1 for trailing edges.
  var titleFraction: CGFloat {
    switch titleAlignment {
    case .leading: return 0
    case .center: return 0.5
    case .trailing: return 1
    case .automatic:
      guard image != nil || showsActivityIndicator else { return 0.5 }
      switch placement {
      case .leading: return 0
      case .trailing: return 1
      case .top, .bottom: return 0.5
      }
    }
  }
}

extension CGSize {
  func scaled(_ factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with left and right sides.
  func absolute(mirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: mirrored ? trailing : leading, bottom: bottom,
      right: mirrored ? leading : trailing)
  }
}
