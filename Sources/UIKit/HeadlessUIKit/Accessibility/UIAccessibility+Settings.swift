extension UIAccessibility {
  /// The user's choices in the system's settings for accessibility; all off by default. Those that are
  /// traits, such as high contrast, are among ``UIApplication/userTraits``.
  public struct Settings: Sendable, Hashable {
    public var isVoiceOverRunning = false
    public var isSwitchControlRunning = false
    public var isAssistiveTouchRunning = false
    public var isGuidedAccessEnabled = false
    public var isBoldTextEnabled = false
    public var isReduceMotionEnabled = false
    public var isReduceTransparencyEnabled = false
    public var prefersCrossFadeTransitions = false
    public var isInvertColorsEnabled = false
    public var isGrayscaleEnabled = false
    public var shouldDifferentiateWithoutColor = false
    public var buttonShapesEnabled = false
    public var isOnOffSwitchLabelsEnabled = false
    public var isClosedCaptioningEnabled = false
    public var isMonoAudioEnabled = false
    public var isSpeakScreenEnabled = false
    public var isSpeakSelectionEnabled = false
    public var isShakeToUndoEnabled = true
    public var isVideoAutoplayEnabled = true

    public init() {}
  }

  private static var settings: Settings { UIApplication.shared.accessibilitySettings }

  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether texts are bold, by the settings.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }

  /// Whether the user prefers colours of high contrast, by the current traits.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
}

// MARK: Notifications of changed settings

extension UIAccessibility {
  private static func name(_ setting: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(setting)Notification")
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = name(
    "SwitchControlStatusDidChange")
  public static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  public static let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public static let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  public static let elementFocusedNotification = name("ElementFocused")
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")

  /// The user info keys of notifications.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}
