import HeadlessUIKit
import TestSupport
import Testing

/// The values that assistive technologies ask for, and the names of their notifications.
@Suite struct AccessibilityValueTests {
  private static let properties: [KeptProperty<UIView>] = [
    KeptProperty("accessibilityLanguage", \.accessibilityLanguage, default: nil, kept: "ja-JP"),
    KeptProperty(
      "accessibilityTextualContext", \.accessibilityTextualContext, default: nil,
      kept: .sourceCode),
    KeptProperty("accessibilityPath", \.accessibilityPath, default: nil, kept: UIBezierPath()),
    KeptProperty(
      "accessibilityRespondsToUserInteraction", \.accessibilityRespondsToUserInteraction,
      default: true, kept: false),
    KeptProperty(
      "accessibilityNavigationStyle", \.accessibilityNavigationStyle, default: .automatic,
      kept: .combined),
    KeptProperty(
      "accessibilityContainerType", \.accessibilityContainerType, default: .none, kept: .dataTable),
  ]

  @Test(arguments: properties)
  fileprivate func aViewKeeps(property: KeptProperty<UIView>) {
    #expect(property.differences(in: UIView()) == [])
  }

  @Test func plainTextsReplaceAttributedOnesAndViceVersa() {
    let view = UIView()
    #expect(view.accessibilityAttributedHint == nil && view.accessibilityAttributedValue == nil)
    view.accessibilityAttributedHint = NSAttributedString(string: "Opens the details")
    view.accessibilityAttributedValue = NSAttributedString(string: "40 %")
    #expect(view.accessibilityHint == "Opens the details")
    #expect(view.accessibilityValue == "40 %")
    view.accessibilityHint = "Closes them"
    view.accessibilityValue = "50 %"
    #expect(view.accessibilityAttributedHint?.string == "Closes them")
    #expect(view.accessibilityAttributedValue?.string == "50 %")
  }

  @Test func anObjectHandlesNoGesturesOfAssistiveTechnologies() {
    let view = UIView()
    #expect(!view.accessibilityScroll(.next))
    #expect(!view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
  }

  /// The directions of scrolling and the kinds of containers, as UIKit's headers number them.
  @Test func directionsAndContainersHaveUIKitsNumbers() {
    let directions: [UIAccessibilityScrollDirection] = [
      .right, .left, .up, .down, .next, .previous,
    ]
    #expect(directions.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    let containers: [UIAccessibilityContainerType] = [
      .none, .dataTable, .list, .landmark, .semanticGroup,
    ]
    #expect(containers.map(\.rawValue) == [0, 1, 2, 3, 4])
    let styles: [UIAccessibilityNavigationStyle] = [.automatic, .separate, .combined]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
  }

  private static let contexts: [(UIAccessibilityTextualContext, String)] = [
    (.wordProcessing, "WordProcessing"), (.narrative, "Narrative"), (.messaging, "Messaging"),
    (.spreadsheet, "Spreadsheet"), (.fileSystem, "FileSystem"), (.sourceCode, "SourceCode"),
    (.console, "Console"),
  ]

  @Test(arguments: contexts)
  func contextsOfTextsHaveUIKitsNames(context: UIAccessibilityTextualContext, name: String) {
    #expect(context.rawValue == "UIAccessibilityTextualContext" + name)
  }

  @Test func notificationsHaveUIKitsNumbers() {
    let notifications: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology,
    ]
    #expect(notifications.map(\.rawValue) == [1000, 1001, 1008, 1009, 1019, 1020])
    let technologies: [UIAccessibility.AssistiveTechnologyIdentifier] = [
      .notificationVoiceOver, .notificationSwitchControl,
    ]
    #expect(
      technologies.map(\.rawValue) == [
        "UIAccessibilityNotificationVoiceOverIdentifier",
        "UIAccessibilityNotificationSwitchControlIdentifier",
      ])
  }

  /// UIKit's names of the settings' notifications, without `UIAccessibility` before and `Notification` after them.
  private static let names: [(NSNotification.Name, String)] = [
    (UIAccessibility.voiceOverStatusDidChangeNotification, "VoiceOverStatusDidChange"),
    (UIAccessibility.switchControlStatusDidChangeNotification, "SwitchControlStatusDidChange"),
    (UIAccessibility.assistiveTouchStatusDidChangeNotification, "AssistiveTouchStatusDidChange"),
    (UIAccessibility.guidedAccessStatusDidChangeNotification, "GuidedAccessStatusDidChange"),
    (UIAccessibility.boldTextStatusDidChangeNotification, "BoldTextStatusDidChange"),
    (UIAccessibility.reduceMotionStatusDidChangeNotification, "ReduceMotionStatusDidChange"),
    (
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      "ReduceTransparencyStatusDidChange"
    ),
    (
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      "PrefersCrossFadeTransitionsStatusDidChange"
    ),
    (
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      "DarkerSystemColorsStatusDidChange"
    ),
    (UIAccessibility.invertColorsStatusDidChangeNotification, "InvertColorsStatusDidChange"),
    (UIAccessibility.grayscaleStatusDidChangeNotification, "GrayscaleStatusDidChange"),
    (
      UIAccessibility.differentiateWithoutColorDidChangeNotification,
      "ShouldDifferentiateWithoutColorDidChange"
    ),
    (
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      "ButtonShapesEnabledStatusDidChange"
    ),
    (UIAccessibility.onOffSwitchLabelsDidChangeNotification, "OnOffSwitchLabelsDidChange"),
    (
      UIAccessibility.closedCaptioningStatusDidChangeNotification,
      "ClosedCaptioningStatusDidChange"
    ),
    (UIAccessibility.monoAudioStatusDidChangeNotification, "MonoAudioStatusDidChange"),
    (UIAccessibility.speakScreenStatusDidChangeNotification, "SpeakScreenStatusDidChange"),
    (UIAccessibility.speakSelectionStatusDidChangeNotification, "SpeakSelectionStatusDidChange"),
    (UIAccessibility.shakeToUndoDidChangeNotification, "ShakeToUndoDidChange"),
    (UIAccessibility.videoAutoplayStatusDidChangeNotification, "VideoAutoplayStatusDidChange"),
    (UIAccessibility.elementFocusedNotification, "ElementFocused"),
    (UIAccessibility.announcementDidFinishNotification, "AnnouncementDidFinish"),
  ]

  @Test(arguments: names)
  func notificationsOfSettingsHaveUIKitsNames(name: NSNotification.Name, expected: String) {
    #expect(name.rawValue == "UIAccessibility" + expected + "Notification")
  }

  @Test func keysOfUserInfoHaveUIKitsNames() {
    #expect(
      UIAccessibility.announcementStringValueUserInfoKey
        == "UIAccessibilityAnnouncementKeyStringValue")
    #expect(
      UIAccessibility.announcementWasSuccessfulUserInfoKey
        == "UIAccessibilityAnnouncementKeyWasSuccessful")
    #expect(UIAccessibility.focusedElementUserInfoKey == "UIAccessibilityFocusedElementKey")
    #expect(UIAccessibility.unfocusedElementUserInfoKey == "UIAccessibilityUnfocusedElementKey")
  }
}
