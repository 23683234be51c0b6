/// A keyboard on the screen. The first responder determines the values that are nil.
///
///     application.showKeyboard(SoftwareKeyboard(.numberPad))
public struct SoftwareKeyboard: Sendable, Hashable {
  /// The keys of a keyboard.
  public enum Keys: Sendable, Hashable {
    /// The keys of a type.
    case type(UIKeyboardType)
    /// The fifty sounds of Japanese, each on a key of its own.
    case kana
    /// Japanese syllables on twelve keys, which a flick or several taps type.
    case tenKey
  }

  /// The keys; nil for the keys of the first responder's type.
  public var keys: Keys?
  /// The title of the return key; nil for the first responder's.
  public var returnKeyType: UIReturnKeyType?
  /// Light or dark; nil for the first responder's.
  public var appearance: UIKeyboardAppearance?
  /// Whether letters are capital; nil for the first responder's capitalization at the start of a text.
  public var isShifted: Bool?
  /// The words above the keys, at most three; nil, the default, for no row of words.
  public var predictions: [String]?

  /// A keyboard for the first responder.
  public static let automatic = SoftwareKeyboard()

  /// Creates a keyboard.
  public init(
    _ keys: Keys? = nil, returnKeyType: UIReturnKeyType? = nil,
    appearance: UIKeyboardAppearance? = nil, isShifted: Bool? = nil, predictions: [String]? = nil
  ) {
    self.keys = keys
    self.returnKeyType = returnKeyType
    self.appearance = appearance
    self.isShifted = isShifted
    self.predictions = predictions
  }

  /// Creates a keyboard with the keys of a type.
  public init(_ type: UIKeyboardType) { self.init(.type(type)) }
}

/// A keyboard with all choices made.
struct KeyboardContent: Equatable {
  var keys = SoftwareKeyboard.Keys.type(.default)
  var returnKeyType = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var isShifted = true
  var isReturnEnabled = true
  var predictions: [String]?

  init(_ keyboard: SoftwareKeyboard, for client: (any UIKeyInput)?) {
    keys = keyboard.keys ?? .type(client?.keyboardType ?? .default)
    returnKeyType = keyboard.returnKeyType ?? client?.returnKeyType ?? .default
    appearance = keyboard.appearance ?? client?.keyboardAppearance ?? .default
    isShifted = keyboard.isShifted ?? capitalizes(client)
    isReturnEnabled = client.map { !$0.enablesReturnKeyAutomatically || $0.hasText } ?? true
    predictions = keyboard.predictions
  }

  /// Whether the next letter is capital.
  private func capitalizes(_ client: (any UIKeyInput)?) -> Bool {
    switch keys {
    case .type(.emailAddress), .type(.URL), .type(.webSearch), .kana, .tenKey: return false
    default: break
    }
    guard let client else { return true }
    switch client.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words, .sentences: return !client.isSecureTextEntry && !client.hasText
    }
  }
}
