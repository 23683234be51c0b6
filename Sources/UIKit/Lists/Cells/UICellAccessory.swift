import HeadlessUIKit
import StandardControls

/// A sign, a text or a view at an edge of a list cell.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// In editing mode and otherwise.
    case always
    /// In editing mode only.
    case whenEditing
    /// Outside of editing mode only.
    case whenNotEditing
  }

  /// Where an accessory is.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// How an accessory looks, which all accessories have in common.
  public struct Options: Sendable {
    /// How the sign of an outline acts.
    public enum Style: Int, Sendable {
      /// Kept, without effect: a tap on the sign expands the item.
      case automatic, header, cell
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory covers at least, points; nil for its own.
    public var reservedLayoutWidth: CGFloat?
    /// The colour; nil for the accessory's.
    public var tintColor: UIColor?
    /// The font of a label; nil for the font of values.
    public var font: UIFont?
    /// How the sign of an outline acts. Kept: a tap on the sign expands the item in both styles.
    public var style: Style

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }

  /// How the chevron looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How the sign of an outline looks.
  public typealias OutlineDisclosureOptions = Options
  /// How the checkmark looks.
  public typealias CheckmarkOptions = Options
  /// How the control for deleting looks.
  public typealias DeleteOptions = Options
  /// How the control for inserting looks.
  public typealias InsertOptions = Options
  /// How the control for moving looks.
  public typealias ReorderOptions = Options
  /// How the circle for selections looks.
  public typealias MultiselectOptions = Options
  /// How the button for details looks.
  public typealias DetailOptions = Options
  /// How a label looks.
  public typealias LabelOptions = Options

  /// How the button of a pop-up menu looks.
  public typealias PopUpMenuOptions = Options

  /// A view as an accessory.
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let options: Options

    /// Creates the description of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      view = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  enum Content {
    case glyph(AccessoryGlyph.Kind)
    case outline
    case multiselect
    case label(String)
    case popUpMenu(UIMenu)
    case view(UIView)
  }

  var content: Content
  var isLeading = false
  var displayed: DisplayedState
  var options: Options
  var action: (() -> Void)?
  /// Called with the menu of a pop-up button when another element is selected.
  var selectionHandler: ((UIMenu) -> Void)?

  /// A chevron at the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(content: .glyph(.disclosure), displayed: displayed, options: options)
  }

  /// A chevron that shows whether the items below an item are shown; a tap shows or hides them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .outline, displayed: displayed, options: options, action: actionHandler)
  }

  /// A checkmark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(content: .glyph(.checkmark), displayed: displayed, options: options)
  }

  /// A button for details at the trailing edge.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .glyph(.detail), displayed: displayed, options: options, action: actionHandler)
  }

  /// A red control at the leading edge, while the cell is edited by default.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .glyph(.delete), isLeading: true, displayed: displayed, options: options,
      action: actionHandler)
  }

  /// A green control at the leading edge, while the cell is edited by default.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .glyph(.insert), isLeading: true, displayed: displayed, options: options,
      action: actionHandler)
  }

  /// A control for moving the cell at the trailing edge, while the cell is edited by default.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(content: .glyph(.reorder), displayed: displayed, options: options)
  }

  /// A circle at the leading edge that shows the selection, while the cell is edited by default.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(content: .multiselect, isLeading: true, displayed: displayed, options: options)
  }

  /// A text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(content: .label(text), displayed: displayed, options: options)
  }

  /// A button at the trailing edge that shows the selected element of a menu, and opens the menu to select another one.
  ///
  /// - Parameter selectedElementDidChangeHandler: Called with the menu when another element is selected.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .popUpMenu(menu), displayed: displayed, options: options,
      selectionHandler: selectedElementDidChangeHandler)
  }

  /// A view at an edge.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      UICellAccessory(
        content: .view(configuration.view), isLeading: true, displayed: displayed,
        options: configuration.options)
    case .trailing(let displayed):
      UICellAccessory(
        content: .view(configuration.view), displayed: displayed, options: configuration.options)
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
