import Foundation

extension UIButton {
  /// The text of the title shown without a configuration.
  var classicTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// The text of the shown title.
  var shownTitle: String? { configuration?.title ?? classicTitle }

  /// The configuration, completed by the state's title and image if it has none.
  var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    if shown.attributedTitle == nil {
      shown.attributedTitle =
        currentAttributedTitle.map { AttributedString($0) }
        ?? currentTitle.map { AttributedString($0) }
    }
    if shown.image == nil {
      shown.image = currentImage
      shown.preferredSymbolConfigurationForImage =
        shown.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    }
    return shown
  }

  /// The colour of a title without a colour that was set.
  func defaultTitleColor(in state: UIControl.State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    if state.contains(.selected), showsSelectionByTint { return .systemBackground }
    if buttonType == .close { return .secondaryLabel }
    // The label has a tint of its own if one was set.
    return parts.titleLabel?.tintColor ?? tintColor
  }

  /// In a button that selects a value from its menu, shows the title of the selected element, or
  /// else of the first action.
  func adoptMenuSelection() {
    guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let menu,
      let element = menu.selectedElements.first ?? menu.firstAction
    else { return }
    if configuration == nil {
      setTitle(element.title, for: .normal)
    } else if configuration?.title != element.title {
      configuration?.title = element.title
    }
  }

  func menuDidChange() {
    adoptMenuSelection()
    if configuration != nil { contentDidChange() }
  }

  /// Whether the chevrons of a pop-up button, which selects one of several values, are shown.
  func showsPopUpIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic:
      menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }

  // MARK: Types and actions

  /// Changes the type of the button, as `init(type:)` sets it.
  @_spi(Ports) public func adopt(_ type: ButtonType) {
    buttonType = type
    if let name = type.symbolName {
      let size = type == .close ? ButtonMetrics.closeSymbolSize : UIFont.labelFontSize
      setImage(
        UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)),
        for: .normal)
    }
    contentDidChange()
    if type.symbolName != nil { sizeToFit() }
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Changes

  /// Invalidates the shown content and the natural size.
  func contentDidChange() {
    guard !isUpdatingConfiguration else { return }
    isContentCurrent = false
    measuredContent = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Called when a label was changed by a client.
  func labelDidChange(_ label: ButtonLabel) {
    measuredContent = nil
    if label === parts.titleLabel, configuration == nil { contents.font = label.font }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIButton.ButtonType {
  fileprivate var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}

extension UIMenu {
  /// The first action or command, including the ones in menus displayed inline.
  fileprivate var firstAction: UIMenuElement? {
    for element in children {
      if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline), let found = menu.firstAction { return found }
      } else if element is UIAction || element is UICommand {
        return element
      }
    }
    return nil
  }
}
