// UIKit's names keep their letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What a text view asks a keyboard for. There is no keyboard here: the values are kept, and change
// nothing.

public enum UIKeyboardType: Int, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
  case `default`, dark, light
}

public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable, CaseIterable {
  case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Sendable, CaseIterable {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable, CaseIterable {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  case `default`, no, yes
}

public enum UITextInlinePredictionType: Int, Sendable, CaseIterable {
  case `default`, no, yes
}

/// What a text is, for filling in what is known.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
  public static let addressCity = UITextContentType(rawValue: "address-city")
  public static let addressState = UITextContentType(rawValue: "address-state")
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// What a password has to consist of. Nothing is made by it here.
public final class UITextInputPasswordRules: NSObject {
  /// In the language that password managers read: `minlength: 20; required: lower`.
  public let passwordRulesDescriptor: String

  public init(descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}

/// What a text view asks a keyboard for.
public protocol UITextInputTraits: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var inlinePredictionType: UITextInlinePredictionType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
}

// All of them are optional: an object that lacks one has the system's default, and setting it has no effect.
extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// An object that text can be inserted into.
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
