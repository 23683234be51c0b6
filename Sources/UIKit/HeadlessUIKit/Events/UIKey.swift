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
  case keyboardErrorRollOver = 1
  case keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC
  case keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK,
    keyboardL, keyboardM
  case keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU,
    keyboardV, keyboardW
  case keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5,
    keyboard6, keyboard7
  case keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape,
    keyboardDeleteOrBackspace, keyboardTab
  case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket,
    keyboardCloseBracket
  case keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
    keyboardGraveAccentAndTilde
  case keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2,
    keyboardF3, keyboardF4
  case keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11,
    keyboardF12
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
    keyboardPageUp
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow,
    keyboardDownArrow
  case keyboardUpArrow, keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus,
    keypadEnter, keypad1
  case keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  case keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13,
    keyboardF14
  case keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21,
    keyboardF22
  case keyboardF23, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect,
    keyboardStop
  case keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind,
    keyboardMute
  case keyboardVolumeUp, keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock
  case keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400, keyboardInternational1,
    keyboardInternational2
  case keyboardInternational3, keyboardInternational4, keyboardInternational5,
    keyboardInternational6
  case keyboardInternational7, keyboardInternational8, keyboardInternational9, keyboardLANG1,
    keyboardLANG2
  case keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8,
    keyboardLANG9
  case keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear,
    keyboardPrior
  case keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain,
    keyboardCrSelOrProps
  case keyboardExSel
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
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
