/// A key of a hardware keyboard that is pressed. ``UIApplication/press(_:modifierFlags:)`` presses keys.
open class UIKey: NSObject {
  /// What the key types together with the modifier keys; a constant of ``UIKeyCommand`` for a key that types nothing.
  public let characters: String
  /// What the key types without them.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The key's place on a keyboard, as a keyboard of the United States has it.
  public let keyCode: UIKeyboardHIDUsage

  init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
    let isShifted = modifierFlags.contains(.shift) || modifierFlags.contains(.alphaShift)
    let isCharacter = input.count == 1
    charactersIgnoringModifiers = isCharacter ? input.lowercased() : input
    characters = isCharacter && isShifted ? input.uppercased() : input
    self.modifierFlags = modifierFlags
    keyCode = UIKeyboardHIDUsage(input: input)
    super.init()
  }
}

/// The places of keys on keyboards.
///
/// Source: HID Usage Tables for Universal Serial Bus, page 7, whose numbers these are.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// No key: more keys are pressed than the keyboard can report.
  case keyboardErrorRollOver = 1
  /// No key: the keyboard's self-test has failed, or an error that the others do not name.
  case keyboardPOSTFail, keyboardErrorUndefined
  /// The letters.
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
    keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP,
    keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX,
    keyboardY, keyboardZ
  /// The digits above the letters, with Shift the signs on them.
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8,
    keyboard9, keyboard0
  /// Return, Escape, Backspace, Tab and the space bar.
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
    keyboardSpacebar
  /// The signs right of the digits and the letters. `keyboardNonUSPound` is the key in the place of the backslash on
  /// other keyboards.
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
    keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
    keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  /// The key that locks capital letters.
  case keyboardCapsLock
  /// The function keys of all keyboards.
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7,
    keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  /// The keys between the letters and the numeric keypad, above the arrows.
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
    keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// The arrows.
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// The numeric keypad.
  case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1,
    keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  /// The key between the left Shift and Z of other keyboards, the key of a context menu, and the power key.
  case keyboardNonUSBackslash, keyboardApplication, keyboardPower
  /// The equals sign of the keypad.
  case keypadEqualSign
  /// The function keys of large keyboards.
  case keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
    keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
  /// Keys with the name of an action, which it is up to the application to perform.
  case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain,
    keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind
  /// The volume of the device.
  case keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  /// Keys that stay down while they are on.
  case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock
  /// The comma of Brazilian keypads, and the equals sign of the AS/400's.
  case keypadComma, keypadEqualSignAS400
  /// Keys of other scripts, such as Ro, Yen, Henkan and Muhenkan of Japanese keyboards.
  case keyboardInternational1, keyboardInternational2, keyboardInternational3,
    keyboardInternational4, keyboardInternational5, keyboardInternational6, keyboardInternational7,
    keyboardInternational8, keyboardInternational9
  /// Keys that switch between scripts, such as Eisu and Kana of Japanese keyboards.
  case keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6,
    keyboardLANG7, keyboardLANG8, keyboardLANG9
  /// Keys of terminals, such as 3270.
  case keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear,
    keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper,
    keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
  /// The left Control key, the first of the modifier keys.
  case keyboardLeftControl = 224
  /// The other modifier keys: `Alt` is Option, `GUI` is Command.
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl,
    keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  /// No key: the end of the range of numbers.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case keyboard_Reserved = 65535

  /// The key that types a character on a keyboard of the United States, or the key of a constant of ``UIKeyCommand``;
  /// ``keyboardErrorUndefined`` if there is none.
  init(input: String) {
    let known = Self.ofConstants[input] ?? Self.ofCharacters[input.lowercased()]
    self = known ?? .keyboardErrorUndefined
  }

  private static let ofConstants: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
  ]

  private static let ofCharacters: [String: UIKeyboardHIDUsage] = {
    /// The characters of keys that follow each other, with and without Shift.
    let rows: [(first: UIKeyboardHIDUsage, characters: [String])] = [
      (.keyboardA, ["abcdefghijklmnopqrstuvwxyz"]), (.keyboard1, ["1234567890", "!@#$%^&*()"]),
      (.keyboardReturnOrEnter, ["\r\u{1B}\u{8}\t -=[]\\", "\n\u{1B}\u{7F}\t _+{}|"]),
      (.keyboardSemicolon, [";'`,./", ":\"~<>?"]),
    ]
    var keys: [String: UIKeyboardHIDUsage] = [:]
    for row in rows {
      for characters in row.characters {
        for (index, character) in characters.enumerated() {
          keys[String(character)] = UIKeyboardHIDUsage(rawValue: row.first.rawValue + index)
        }
      }
    }
    return keys
  }()
}
