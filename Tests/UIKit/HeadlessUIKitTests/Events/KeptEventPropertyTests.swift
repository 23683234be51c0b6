import HeadlessUIKit
import TestSupport
import Testing

/// The properties of commands and recognisers that are kept, with the defaults of Apple's documentation.
@Suite struct KeptEventPropertyTests {
  private static let commandProperties: [KeptProperty<UIKeyCommand>] = [
    KeptProperty(
      "wantsPriorityOverSystemBehavior", \.wantsPriorityOverSystemBehavior, default: false,
      kept: true),
    KeptProperty(
      "allowsAutomaticLocalization", \.allowsAutomaticLocalization, default: true, kept: false),
    KeptProperty(
      "allowsAutomaticMirroring", \.allowsAutomaticMirroring, default: true, kept: false),
    KeptProperty(
      "discoverabilityTitle", \.discoverabilityTitle, default: nil, kept: "Opens a file"),
    KeptProperty("attributes", \.attributes, default: [], kept: .destructive),
    KeptProperty("state", \.state, default: .off, kept: .mixed),
  ]

  private static let recognizerProperties: [KeptProperty<UIGestureRecognizer>] = [
    // The default is the press of a select button.
    KeptProperty("allowedPressTypes", \.allowedPressTypes, default: [4], kept: [5, 6]),
    KeptProperty("allowedTouchTypes", \.allowedTouchTypes, default: [0, 1, 2, 3], kept: [2]),
    KeptProperty(
      "requiresExclusiveTouchType", \.requiresExclusiveTouchType, default: true, kept: false),
    KeptProperty("cancelsTouchesInView", \.cancelsTouchesInView, default: true, kept: false),
    KeptProperty("delaysTouchesBegan", \.delaysTouchesBegan, default: false, kept: true),
    KeptProperty("delaysTouchesEnded", \.delaysTouchesEnded, default: true, kept: false),
    KeptProperty("name", \.name, default: nil, kept: "tap"),
  ]

  @Test(arguments: commandProperties)
  fileprivate func aKeyCommandKeeps(property: KeptProperty<UIKeyCommand>) {
    let command = UIKeyCommand(
      action: Selector("open:"), input: "o", modifierFlags: .command)
    #expect(property.differences(in: command) == [])
  }

  @Test(arguments: recognizerProperties)
  fileprivate func aRecogniserKeeps(property: KeptProperty<UIGestureRecognizer>) {
    #expect(property.differences(in: UIGestureRecognizer()) == [])
  }
}
