/// An element of a menu that performs an action of the responder chain.
open class UICommand: UIMenuElement {
  /// The method that the element calls.
  public let action: Selector
  /// Identifies commands that call the same method.
  public let propertyList: Any?
  /// The variants of the command while modifier keys are held.
  public let alternates: [UICommandAlternate]
  /// A longer description of the command, for its discovery; nil by default. Kept, without effect.
  open var discoverabilityTitle: String?
  /// How the command appears and behaves in a menu; a disabled key command does not match keys.
  open var attributes: Attributes
  /// Whether a menu shows the command as on, off or mixed.
  open var state: State

  /// Creates a command that performs an action of the responder chain.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A variant of a command while modifier keys are held.
open class UICommandAlternate: NSObject {
  /// The text of the element while the keys are held.
  public let title: String
  /// The method that the element calls while the keys are held.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a variant of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// A key combination with an action of the responder chain. ``UIApplication/press(_:modifierFlags:)``
/// presses keys.
open class UIKeyCommand: UICommand {
  /// A character, or one of the constants below.
  public let input: String?
  /// The modifier keys of the combination.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes the system's own; false by default. Kept, without effect.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the keys are adapted to the keyboard's language; true by default. Kept, without effect.
  open var allowsAutomaticLocalization = true
  /// Whether arrow keys are mirrored where text runs from right to left; true by default. Kept, without effect.
  open var allowsAutomaticMirroring = true

  /// The arrow key that points up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key that points down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key that points left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key that points right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The Delete key, which removes the character before the cursor.
  public static let inputDelete = "UIKeyInputDelete"

  /// Creates a key command that appears in menus.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String?,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a key command without a title, a key and a method.
  public convenience init() { self.init(action: Selector(""), input: nil) }

  /// Creates a key command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command without a title, with a description for its discovery.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Whether the command is enabled, and has these keys.
  func matches(_ keys: String, _ flags: UIKeyModifierFlags) -> Bool {
    guard let input, !attributes.contains(.disabled), modifierFlags == flags else { return false }
    return input == keys || input.lowercased() == keys.lowercased()
  }
}
