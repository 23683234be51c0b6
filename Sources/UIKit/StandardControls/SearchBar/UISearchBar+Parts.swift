/// The views of a search bar. Those that few bars show are created when they are first needed.
final class SearchBarParts {
  let field = UISearchTextField()
  var background: UIView?
  var backgroundImage: UIImageView?
  /// The client's images behind the bar.
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// The lines at the top and bottom edges of the bar.
  var hairlines: [UIView] = []
  var prompt: UILabel?
  var cancel: UIButton?
  /// The title of the cancel button; nil for the title in the language of the system.
  var cancelTitle: String?
  var scopes: UISegmentedControl?
  var scopeImage: UIImageView?
  let bookmarks = SearchFieldButton(.bookmark)
  let results = SearchFieldButton(.resultsList)
  var icons: [UISearchBar.Icon: StateValues<UIImage>] = [:]
  var fieldImages = StateValues<UIImage>()
  /// The colour that the bar has given to its field.
  var fieldColor: UIColor? = .tertiarySystemFill
  /// Whether editing has ended, which disables the cancel button.
  var hasEndedEditing = false
}

extension UISearchBar {
  /// The bar's colours; Apple's design resources for bars of iOS 15 to 18.
  private static let standardColor = UIColor(
    light: UIColor(white: 0.976, alpha: 1), dark: UIColor(white: 0.114, alpha: 1))
  /// The opacity of a translucent bar, from the same.
  private static let translucentAlpha: CGFloat = 0.94
  /// The field of the prominent style; our own.
  private static let prominentField = UIColor(
    light: .white, dark: UIColor(white: 0.17, alpha: 1))

  // MARK: Layout

  var content: SearchBarLayout.Content {
    var content = SearchBarLayout.Content()
    content.insets = fieldInsets
    content.fieldHeight =
      parts.fieldImages[.normal]?.size.height
      ?? SearchBarMetrics.fieldHeight(ofLine: searchTextField.shownFont.lineHeight)
    content.hasPrompt = prompt?.isEmpty == false
    content.hasScopes = showsScopes
    content.showsCancel = showsCancelButton
    content.shrinks = isInBar
    if let cancel = parts.cancel { content.cancelSize = cancel.intrinsicContentSize }
    return content
  }

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  func placeParts() {
    if let label = parts.cancel?.titleLabel, label.font != cancelFont { label.font = cancelFont }
    let layout = SearchBarLayout(content, in: bounds, mirrored: isRightToLeft)
    let shift = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = pixelGrid.snapped(
      layout.field.offsetBy(dx: shift.horizontal, dy: shift.vertical))
    if isInBar { fadeField(at: layout.field.height / content.fieldHeight) }
    parts.prompt?.frame = pixelGrid.snapped(layout.prompt)
    parts.cancel?.frame = pixelGrid.snapped(layout.cancel)
    parts.cancel?.alpha = showsCancelButton ? 1 : 0
    parts.scopes?.frame = pixelGrid.snapped(layout.scopes)
    parts.background?.frame = bounds
    parts.backgroundImage?.frame = bounds
    parts.scopeImage?.frame = CGRect(
      x: bounds.minX, y: layout.scopes.minY - fieldInsets.bottom / 2, width: bounds.width,
      height: SearchBarMetrics.scopeHeight)
    let pixel = 1 / pixelGrid.scale
    for (line, y) in zip(parts.hairlines, [bounds.minY, bounds.maxY - pixel]) {
      line.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel)
    }
  }

  /// Shows a part of the field while it is lower than it should be, the shape longer than the text.
  private func fadeField(at height: CGFloat) {
    let field = searchTextField
    field.clipsToBounds = height < 1
    field.fadeContent(to: max(0, 1 - 4 * (1 - height)))
    if isEnabled { field.alpha = min(1, 2 * height) }
  }

  func updateParts() {
    updateBackground()
    updateField()
    updatePrompt()
    updateCancelButton()
    updateScopeVisibility()
  }

  private func updateBackground() {
    let isBare = searchBarStyle == .minimal || isInBar
    let image = shownBackgroundImage
    let showsColor = image == nil && (!isBare || barTintColor != nil)
    if showsColor {
      let background = parts.background ?? UIView.controlPart()
      if parts.background == nil {
        parts.background = background
        insertSubview(background, at: 0)
        parts.hairlines = (0..<2).map { _ in UIView.controlPart() }
        for line in parts.hairlines { insertSubview(line, aboveSubview: background) }
      }
      let color = barTintColor ?? Self.standardColor
      background.backgroundColor =
        isTranslucent && barTintColor == nil
        ? color.withAlphaComponent(Self.translucentAlpha) : color
      for line in parts.hairlines {
        line.backgroundColor = barTintColor == nil ? .separator : .clear
      }
    }
    parts.background?.isHidden = !showsColor
    for line in parts.hairlines { line.isHidden = !showsColor }
    Self.show(image, in: &parts.backgroundImage, of: self)
    Self.show(showsScopes ? scopeBarBackgroundImage : nil, in: &parts.scopeImage, of: self)
  }

  /// The image for a bar with a prompt, if it has one, or else the image for any bar.
  private var shownBackgroundImage: UIImage? {
    let images = parts.backgroundImages
    return (prompt == nil ? nil : images[.defaultPrompt]) ?? images[.default]
  }

  /// Shows an image behind the other parts; nil hides it.
  private static func show(_ image: UIImage?, in view: inout UIImageView?, of bar: UISearchBar) {
    if image != nil, view == nil {
      let created = UIImageView()
      bar.insertSubview(created, at: 0)
      view = created
    }
    view?.image = image
    view?.isHidden = image == nil
  }

  private func updateField() {
    let field = searchTextField
    field.isEnabled = isEnabled
    field.alpha = isEnabled ? 1 : 0.5
    let image = parts.fieldImages[isEnabled ? .normal : .disabled]
    field.background = image
    // A colour that the client has given to the field stays.
    if field.backgroundColor == parts.fieldColor {
      parts.fieldColor =
        image != nil
        ? nil : searchBarStyle == .prominent ? Self.prominentField : .tertiarySystemFill
      field.backgroundColor = parts.fieldColor
    }
    field.iconImage = parts.icons[.search]?[.normal]
    field.clearImage = parts.icons[.clear]?[.normal]
    updateFieldButton()
  }

  /// Shows the button for results, or else for bookmarks, in an empty field.
  private func updateFieldButton() {
    let field = searchTextField
    let button = showsSearchResultsButton ? parts.results : parts.bookmarks
    let isShown = showsSearchResultsButton || showsBookmarkButton
    guard isShown || field.rightView is SearchFieldButton else { return }
    if isShown {
      button.isSelected = button === parts.results && isSearchResultsButtonSelected
      button.show(
        parts.icons[button.icon]?[button.state]
          ?? UIImage(
            systemName: button.icon == .bookmark ? "bookmark" : "list.bullet",
            withConfiguration: UIImage.SymbolConfiguration(font: field.shownFont, scale: .small)))
      if field.rightView !== button { field.rightView = button }
    }
    if !isShown { field.rightView = nil }
    field.showFieldButton()
  }

  private func updatePrompt() {
    guard prompt?.isEmpty == false || parts.prompt != nil else { return }
    let label = parts.prompt ?? UILabel()
    if parts.prompt == nil {
      label.font = .systemFont(ofSize: SearchBarMetrics.promptFontSize)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      parts.prompt = label
      addSubview(label)
    }
    label.text = prompt
    label.isHidden = prompt?.isEmpty != false
  }

  // MARK: Cancel button

  /// The cancel button, which is made if it is shown; nil otherwise. Key-value coding returns it on iOS.
  @_spi(Ports) public var cancelButton: UIButton? {
    updateCancelButton()
    return parts.cancel
  }

  /// The title of the cancel button; nil for the title in the language of the system. Key-value coding sets it on iOS.
  @_spi(Ports) public var ownCancelTitle: String? {
    get { parts.cancelTitle }
    set {
      parts.cancelTitle = newValue
      setNeedsLayout()
    }
  }

  private var cancelTitle: String { parts.cancelTitle ?? SystemText.cancel.localized }

  /// The font of the field, but so that the button leaves most of the bar to it at large text sizes.
  private var cancelFont: UIFont {
    let font = searchTextField.shownFont
    guard font.pointSize > UIFont.labelFontSize, bounds.width > 0 else { return font }
    let title = cancelTitle
    func width(_ font: UIFont) -> CGFloat {
      NSAttributedString(string: title, attributes: [.font: font]).size().width
    }
    let limit = max(
      bounds.width * SearchBarMetrics.cancelShare, width(font.withSize(UIFont.labelFontSize)))
    let natural = width(font)
    guard natural > limit else { return font }
    let size = (font.pointSize * limit / natural).rounded(.down)
    return font.withSize(max(size, UIFont.labelFontSize))
  }

  private func updateCancelButton() {
    guard showsCancelButton || parts.cancel != nil else { return }
    let button = parts.cancel ?? makeCancelButton()
    button.setTitle(cancelTitle, for: .normal)
    button.isEnabled = isEnabled && (owner != nil || !parts.hasEndedEditing)
    button.titleLabel?.font = cancelFont
    button.isUserInteractionEnabled = showsCancelButton
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        owner?.searchBarDidCancel()
      }, for: .touchUpInside)
    parts.cancel = button
    addSubview(button)
    // It slides in from the edge.
    button.setTitle(cancelTitle, for: .normal)
    button.titleLabel?.font = cancelFont
    button.alpha = 0
    let size = button.intrinsicContentSize
    button.frame = CGRect(
      x: isRightToLeft ? bounds.minX - size.width : bounds.maxX,
      y: searchTextField.frame.midY - size.height / 2, width: size.width, height: size.height)
    return button
  }

  // MARK: Scopes

  func loadScopes() -> UISegmentedControl {
    if let scopes = parts.scopes { return scopes }
    let scopes = UISegmentedControl()
    scopes.addAction(
      UIAction { [weak self, weak scopes] _ in
        guard let self, let index = scopes?.selectedSegmentIndex else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        owner?.searchBarScopeDidChange()
      }, for: .valueChanged)
    parts.scopes = scopes
    addSubview(scopes)
    return scopes
  }

  func updateScopes() {
    guard scopeButtonTitles?.isEmpty == false || parts.scopes != nil else { return }
    let scopes = loadScopes()
    scopes.removeAllSegments()
    for title in scopeButtonTitles ?? [] {
      scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    updateScopeVisibility()
  }

  private func updateScopeVisibility() {
    parts.scopes?.isHidden = !showsScopes
    parts.scopes?.isEnabled = isEnabled
  }

  // MARK: Events

  /// Reports what happens in the field to the delegate of the bar.
  func forwardEvents() {
    let field = searchTextField
    func on(_ event: UIControl.Event, _ report: @escaping (UISearchBar) -> Void) {
      field.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          report(self)
        }, for: event)
    }
    on(.editingDidBegin) { bar in
      bar.parts.hasEndedEditing = false
      bar.setNeedsLayout()
      bar.owner?.searchBarDidBeginEditing()
      bar.delegate?.searchBarTextDidBeginEditing(bar)
    }
    on(.editingChanged) { bar in
      bar.setNeedsLayout()
      bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
      bar.owner?.searchBarTextDidChange()
    }
    on(.editingDidEnd) { bar in
      bar.parts.hasEndedEditing = true
      bar.setNeedsLayout()
      bar.delegate?.searchBarTextDidEndEditing(bar)
    }
    on(.editingDidEndOnExit) { bar in bar.delegate?.searchBarSearchButtonClicked(bar) }
    for button in [parts.bookmarks, parts.results] {
      button.addAction(
        UIAction { [weak self, icon = button.icon] _ in
          guard let self else { return }
          if icon == .bookmark {
            delegate?.searchBarBookmarkButtonClicked(self)
          } else {
            delegate?.searchBarResultsListButtonClicked(self)
          }
        }, for: .touchUpInside)
    }
  }
}
