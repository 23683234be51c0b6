extension UIAccessibility {
  /// The user's choices in the system's settings for accessibility, which code reads; none of them changes drawing.
  /// Settings that are traits, such as high contrast, are in ``UIApplication/userTraits``.
  public struct Settings: Sendable, Hashable {
    /// Whether the screen reader is on; false by default.
    public var isVoiceOverRunning = false
    /// Whether the user controls the device with switches; false by default.
    public var isSwitchControlRunning = false
    /// Whether the user controls the device with the AssistiveTouch menu; false by default.
    public var isAssistiveTouchRunning = false
    /// Whether the device is restricted to one application; false by default.
    public var isGuidedAccessEnabled = false
    /// Whether the user prefers bold text; false by default. The trait ``UITraitCollection/legibilityWeight`` is
    /// independent.
    public var isBoldTextEnabled = false
    /// Whether the user prefers less motion; false by default. Animations run all the same.
    public var isReduceMotionEnabled = false
    /// Whether the user prefers opaque backgrounds; false by default.
    public var isReduceTransparencyEnabled = false
    /// Whether transitions should fade instead of moving, with reduced motion; false by default.
    public var prefersCrossFadeTransitions = false
    /// Whether the display inverts colours; false by default.
    public var isInvertColorsEnabled = false
    /// Whether the display shows shades of grey; false by default.
    public var isGrayscaleEnabled = false
    /// Whether information should not depend on colour alone; false by default.
    public var shouldDifferentiateWithoutColor = false
    /// Whether buttons should have a visible shape; false by default.
    public var buttonShapesEnabled = false
    /// Whether switches should show on and off labels; false by default.
    public var isOnOffSwitchLabelsEnabled = false
    /// Whether videos should show captions; false by default.
    public var isClosedCaptioningEnabled = false
    /// Whether the device plays sound in mono; false by default.
    public var isMonoAudioEnabled = false
    /// Whether a two-finger swipe reads the screen aloud; false by default.
    public var isSpeakScreenEnabled = false
    /// Whether selected text can be read aloud; false by default.
    public var isSpeakSelectionEnabled = false
    /// Whether shaking the device undoes the last action; true by default.
    public var isShakeToUndoEnabled = true
    /// Whether videos play automatically; true by default.
    public var isVideoAutoplayEnabled = true

    /// Creates the default settings.
    public init() {}
  }

  private static var settings: Settings { UIApplication.shared.accessibilitySettings }

  /// Whether the screen reader is on, in the current application's settings.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether the user controls the device with switches, by the settings.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// Whether the user controls the device with the AssistiveTouch menu, by the settings.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether the device is restricted to one application, by the settings.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether texts are bold, by the settings.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether the user prefers less motion, by the settings.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether the user prefers opaque backgrounds, by the settings.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether transitions should fade instead of moving, by the settings.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether the display inverts colours, by the settings.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether the display shows shades of grey, by the settings.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether information should not depend on colour alone, by the settings.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  /// Whether buttons should have a visible shape, by the settings.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// Whether switches should show on and off labels, by the settings.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// Whether videos should show captions, by the settings.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether the device plays sound in mono, by the settings.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether a two-finger swipe reads the screen aloud, by the settings.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  /// Whether selected text can be read aloud, by the settings.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether shaking the device undoes the last action, by the settings.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// Whether videos play automatically, by the settings.
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

  /// The screen reader was turned on or off. Like all notifications below, it is never posted here: tests post it after
  /// they change ``UIApplication/accessibilitySettings``.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The control by switches was turned on or off.
  public static let switchControlStatusDidChangeNotification = name(
    "SwitchControlStatusDidChange")
  /// The AssistiveTouch menu was turned on or off.
  public static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  /// The restriction to one application began or ended.
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// The preference for bold text changed.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// The preference for less motion changed.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// The preference for opaque backgrounds changed.
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  /// The preference for fading transitions changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  /// The preference for high contrast changed.
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  /// The inversion of colours was turned on or off.
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// The display in shades of grey was turned on or off.
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// The preference for information without colour changed.
  public static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  /// The preference for visible button shapes changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  /// The preference for labels on switches changed.
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  /// The preference for captions changed.
  public static let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  /// The mono sound was turned on or off.
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  /// The reading of the screen was turned on or off.
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  /// The reading of selected text was turned on or off.
  public static let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  /// The undoing by shaking was turned on or off.
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  /// The automatic playing of videos was turned on or off.
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  /// An assistive technology moved its focus.
  public static let elementFocusedNotification = name("ElementFocused")
  /// The screen reader finished an announcement.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")

  /// The user info key of the text of a finished announcement.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The user info key of whether an announcement was read to its end, a Boolean number.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The user info key of the element that got the focus.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The user info key of the element that lost the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}
