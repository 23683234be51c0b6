import HeadlessUIKit
import Testing

/// The numbers of keys, presses, touches and events, which code for iOS stores and compares.
@Suite struct EventValueTests {
  /// Keys that follow each other, from the number of the first one.
  ///
  /// Source: HID Usage Tables for Universal Serial Bus 1.12, page 7.
  static let keys: [(Int, [UIKeyboardHIDUsage])] = [
    (0x01, [.keyboardErrorRollOver, .keyboardPOSTFail, .keyboardErrorUndefined]),
    (
      0x04,
      [
        .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG,
        .keyboardH, .keyboardI, .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN,
        .keyboardO, .keyboardP, .keyboardQ, .keyboardR, .keyboardS, .keyboardT, .keyboardU,
        .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ,
      ]
    ),
    (
      0x1E,
      [
        .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
        .keyboard8, .keyboard9, .keyboard0,
      ]
    ),
    (
      0x28,
      [
        .keyboardReturnOrEnter, .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardTab,
        .keyboardSpacebar, .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket,
      ]
    ),
    (
      0x30,
      [
        .keyboardCloseBracket, .keyboardBackslash, .keyboardNonUSPound, .keyboardSemicolon,
        .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma, .keyboardPeriod,
        .keyboardSlash, .keyboardCapsLock,
      ]
    ),
    (
      0x3A,
      [
        .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7,
        .keyboardF8, .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12,
      ]
    ),
    (
      0x46,
      [
        .keyboardPrintScreen, .keyboardScrollLock, .keyboardPause, .keyboardInsert, .keyboardHome,
        .keyboardPageUp, .keyboardDeleteForward, .keyboardEnd, .keyboardPageDown,
        .keyboardRightArrow, .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow,
      ]
    ),
    (
      0x53,
      [
        .keypadNumLock, .keypadSlash, .keypadAsterisk, .keypadHyphen, .keypadPlus, .keypadEnter,
        .keypad1, .keypad2, .keypad3, .keypad4, .keypad5, .keypad6, .keypad7, .keypad8, .keypad9,
        .keypad0, .keypadPeriod,
      ]
    ),
    (
      0x64,
      [.keyboardNonUSBackslash, .keyboardApplication, .keyboardPower, .keypadEqualSign]
    ),
    (
      0x68,
      [
        .keyboardF13, .keyboardF14, .keyboardF15, .keyboardF16, .keyboardF17, .keyboardF18,
        .keyboardF19, .keyboardF20, .keyboardF21, .keyboardF22, .keyboardF23, .keyboardF24,
      ]
    ),
    (
      0x74,
      [
        .keyboardExecute, .keyboardHelp, .keyboardMenu, .keyboardSelect, .keyboardStop,
        .keyboardAgain, .keyboardUndo, .keyboardCut, .keyboardCopy, .keyboardPaste, .keyboardFind,
        .keyboardMute, .keyboardVolumeUp, .keyboardVolumeDown,
      ]
    ),
    (
      0x82,
      [
        .keyboardLockingCapsLock, .keyboardLockingNumLock, .keyboardLockingScrollLock,
        .keypadComma, .keypadEqualSignAS400,
      ]
    ),
    (
      0x87,
      [
        .keyboardInternational1, .keyboardInternational2, .keyboardInternational3,
        .keyboardInternational4, .keyboardInternational5, .keyboardInternational6,
        .keyboardInternational7, .keyboardInternational8, .keyboardInternational9,
      ]
    ),
    (
      0x90,
      [
        .keyboardLANG1, .keyboardLANG2, .keyboardLANG3, .keyboardLANG4, .keyboardLANG5,
        .keyboardLANG6, .keyboardLANG7, .keyboardLANG8, .keyboardLANG9,
      ]
    ),
    (
      0x99,
      [
        .keyboardAlternateErase, .keyboardSysReqOrAttention, .keyboardCancel, .keyboardClear,
        .keyboardPrior, .keyboardReturn, .keyboardSeparator, .keyboardOut, .keyboardOper,
        .keyboardClearOrAgain, .keyboardCrSelOrProps, .keyboardExSel,
      ]
    ),
    (
      0xE0,
      [
        .keyboardLeftControl, .keyboardLeftShift, .keyboardLeftAlt, .keyboardLeftGUI,
        .keyboardRightControl, .keyboardRightShift, .keyboardRightAlt, .keyboardRightGUI,
      ]
    ),
    (0xFFFF, [.keyboard_Reserved]),
  ]

  @Test(arguments: keys)
  func keysHaveTheNumbersOfTheUSBStandard(first: Int, keys: [UIKeyboardHIDUsage]) {
    #expect(keys.map(\.rawValue) == Array(first..<first + keys.count))
  }

  /// Bits and numbers as in UIKit's headers, by the names there.
  static let numbers: [(String, Int, Int)] = [
    ("UIKeyModifierAlphaShift", UIKeyModifierFlags.alphaShift.rawValue, 0x1_0000),
    ("UIKeyModifierShift", UIKeyModifierFlags.shift.rawValue, 0x2_0000),
    ("UIKeyModifierControl", UIKeyModifierFlags.control.rawValue, 0x4_0000),
    ("UIKeyModifierAlternate", UIKeyModifierFlags.alternate.rawValue, 0x8_0000),
    ("UIKeyModifierCommand", UIKeyModifierFlags.command.rawValue, 0x10_0000),
    ("UIKeyModifierNumericPad", UIKeyModifierFlags.numericPad.rawValue, 0x20_0000),
    ("UIPressTypeUpArrow", UIPress.PressType.upArrow.rawValue, 0),
    ("UIPressTypeDownArrow", UIPress.PressType.downArrow.rawValue, 1),
    ("UIPressTypeLeftArrow", UIPress.PressType.leftArrow.rawValue, 2),
    ("UIPressTypeRightArrow", UIPress.PressType.rightArrow.rawValue, 3),
    ("UIPressTypeSelect", UIPress.PressType.select.rawValue, 4),
    ("UIPressTypeMenu", UIPress.PressType.menu.rawValue, 5),
    ("UIPressTypePlayPause", UIPress.PressType.playPause.rawValue, 6),
    ("UIEventTypeRemoteControl", UIEvent.EventType.remoteControl.rawValue, 2),
    ("UIEventTypePresses", UIEvent.EventType.presses.rawValue, 3),
    ("UIEventTypeScroll", UIEvent.EventType.scroll.rawValue, 10),
    ("UIEventTypeHover", UIEvent.EventType.hover.rawValue, 11),
    ("UIEventTypeTransform", UIEvent.EventType.transform.rawValue, 14),
    ("UIEventSubtypeMotionShake", UIEvent.EventSubtype.motionShake.rawValue, 1),
    ("UIEventSubtypeRemoteControlPlay", UIEvent.EventSubtype.remoteControlPlay.rawValue, 100),
    ("UIEventSubtypeRemoteControlPause", UIEvent.EventSubtype.remoteControlPause.rawValue, 101),
    ("UIEventSubtypeRemoteControlStop", UIEvent.EventSubtype.remoteControlStop.rawValue, 102),
    (
      "UIEventSubtypeRemoteControlTogglePlayPause",
      UIEvent.EventSubtype.remoteControlTogglePlayPause.rawValue, 103
    ),
    (
      "UIEventSubtypeRemoteControlNextTrack",
      UIEvent.EventSubtype.remoteControlNextTrack.rawValue, 104
    ),
    (
      "UIEventSubtypeRemoteControlPreviousTrack",
      UIEvent.EventSubtype.remoteControlPreviousTrack.rawValue, 105
    ),
    ("UITouchTypeDirect", UITouch.TouchType.direct.rawValue, 0),
    ("UITouchTypeIndirect", UITouch.TouchType.indirect.rawValue, 1),
    ("UITouchTypePencil", UITouch.TouchType.pencil.rawValue, 2),
    ("UITouchTypeIndirectPointer", UITouch.TouchType.indirectPointer.rawValue, 3),
    ("UITouchPropertyForce", UITouch.Properties.force.rawValue, 1),
    ("UITouchPropertyAzimuth", UITouch.Properties.azimuth.rawValue, 2),
    ("UITouchPropertyAltitude", UITouch.Properties.altitude.rawValue, 4),
    ("UITouchPropertyLocation", UITouch.Properties.location.rawValue, 8),
    ("UIGestureRecognizerStateRecognized", UIGestureRecognizer.State.recognized.rawValue, 3),
  ]

  @Test(arguments: numbers)
  func valuesHaveUIKitsNumbers(name: String, number: Int, expected: Int) {
    #expect(number == expected, "\(name)")
  }
}
