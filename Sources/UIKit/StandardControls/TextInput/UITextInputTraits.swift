// UIKit's names keep their letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The requests of a text view to the keyboard, which a drawn keyboard follows: the keys, its look and the title of the
// return key, and capital letters at the start. The others are kept, without effect.

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// Letters, with a key for the digits.
  case `default`
  /// The keys of ``default``.
  case asciiCapable
  /// Digits and punctuation, with a key for the letters.
  case numbersAndPunctuation
  /// Letters, with keys for a full stop, a slash and ".com" in place of the space bar on phones; none is capital.
  case URL
  /// Ten large keys with digits, and letters below them; the keys of ``numbersAndPunctuation`` on iPads.
  case numberPad
  /// A number pad with "+", "*" and "#"; the keys of ``numbersAndPunctuation`` on iPads.
  case phonePad
  /// The keys of ``default``.
  case namePhonePad
  /// Letters, with keys for "@" and a full stop on phones; none is capital.
  case emailAddress
  /// A number pad with a decimal point, without letters; the keys of ``numbersAndPunctuation`` on iPads.
  case decimalPad
  /// Letters, with keys for "@" and "#" on phones.
  case twitter
  /// Letters, with a key for a full stop on phones; none is capital.
  case webSearch
  /// A number pad without letters; the keys of ``numbersAndPunctuation`` on iPads.
  case asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
  /// Dark or light as the traits are.
  case `default`
  /// Dark, whatever the traits are.
  case dark
  /// Light, whatever the traits are.
  case light
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  /// The titles are the names of the cases in lower case, with "return" for `default`, "Google", "Yahoo!" and
  /// "emergency call"; an enabled key is blue, but for `default`, `next` and `continue`.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// The title "continue".
  case `continue`
}

/// The letters that are capitalized while typing.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// With `words` and `sentences` only the first letter of an empty text is capital,
  /// with `allCharacters` each one.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected while typing.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
  /// Kept, without effect: no word is corrected.
  case `default`, no, yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable, CaseIterable {
  /// Kept, without effect: no word is marked.
  case `default`, no, yes
}

/// Whether quotation marks become typographic.
public enum UITextSmartQuotesType: Int, Sendable, CaseIterable {
  /// Kept, without effect: quotation marks stay as they are typed.
  case `default`, no, yes
}

/// Whether dashes become typographic.
public enum UITextSmartDashesType: Int, Sendable, CaseIterable {
  /// Kept, without effect: dashes stay as they are typed.
  case `default`, no, yes
}

/// Whether spaces are added and removed with inserted and deleted words.
public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  /// Kept, without effect: spaces stay as they are.
  case `default`, no, yes
}

/// Whether predicted words are shown in the text.
public enum UITextInlinePredictionType: Int, Sendable, CaseIterable {
  /// Kept, without effect: no word is predicted.
  case `default`, no, yes
}

/// The meaning of a text, for automatic filling.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The identifier of the meaning, as in HTML's `autocomplete`.
  public let rawValue: String

  /// Creates a meaning from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be generated.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once, such as one from a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The middle name of a person.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, such as a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country or region of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// The rules for a generated password. No passwords are generated here.
public final class UITextInputPasswordRules: NSObject {
  /// The rules in the syntax of password managers, such as `minlength: 20; required: lower`.
  public let passwordRulesDescriptor: String

  /// Creates rules from their description, which is not checked.
  public init(descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}

/// The requests of a text view to the keyboard.
public protocol UITextInputTraits: AnyObject {
  /// The keys that the keyboard shows.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The letters that are capital on the keyboard.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected while typing. Kept, without effect.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked. Kept, without effect.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become typographic. Kept, without effect.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes become typographic. Kept, without effect.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed with words. Kept, without effect.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether predicted words are shown in the text. Kept, without effect.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether the return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is secret: it can be neither copied nor cut, and the keyboard does not capitalize its first
  /// letter.
  var isSecureTextEntry: Bool { get set }
}

// All members are optional: by default they have the system's default value, and setting them has
// no effect.
extension UITextInputTraits {
  /// Returns `default` by default; setting it has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Returns `sentences` by default; setting it has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Returns `default` by default; setting it has no effect.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Returns false by default; setting it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Returns false by default; setting it has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// An object into which text can be inserted.
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the text is not empty.
  var hasText: Bool { get }
  /// Inserts a text at the caret, in place of the selection. The keyboard's keys call it.
  func insertText(_ text: String)
  /// Deletes the selection, or else the character before the caret. The keyboard's delete key calls it.
  func deleteBackward()
}
