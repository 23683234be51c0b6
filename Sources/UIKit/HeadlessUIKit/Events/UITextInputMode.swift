import Foundation

/// The language of a keyboard.
open class UITextInputMode: NSObject {
  /// A language tag such as `en-US`; nil if the language is not known.
  open var primaryLanguage: String? { language }
  private let language: String?

  /// Posted when the user chooses another keyboard; the keyboard's language does not change here.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The keyboards that the user can choose: one, in the user's first language.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(language: Locale.preferredLanguages.first)]
  }

  /// A keyboard of no known language.
  public convenience override init() { self.init(language: nil) }

  private init(language: String?) {
    self.language = language
    super.init()
  }
}
