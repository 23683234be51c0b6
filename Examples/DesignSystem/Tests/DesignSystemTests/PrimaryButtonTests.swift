import DesignSystem
import LayouterTesting
import Testing

@Suite struct PrimaryButtonTests {
  /// A primary button is not selected.
  private let states: [ViewState] = [.normal, .activated, .disabled]

  private func button(_ text: String) -> PrimaryButton {
    let button = PrimaryButton(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    button.accessibilityIdentifier = "button"
    button.text = text
    return button
  }

  /// A golden for each state.
  @Test func everyState() {
    assertSnapshots(of: button("Save"), as: .states(states))
  }

  /// All states on one picture, in both appearances.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func sheet(style: UIUserInterfaceStyle) {
    assertSnapshot(
      of: button("Save"),
      as: .states(states, traits: UITraitCollection(userInterfaceStyle: style)))
  }

  @Test func aLongCaptionKeepsItsHeight() {
    assertSnapshot(of: fitted(button("Add all of them to the cart")), as: .image)
  }

  /// Called in an assertion: before the first one, the project's fonts are not known.
  private func fitted(_ button: PrimaryButton) -> PrimaryButton {
    button.frame.size = button.intrinsicContentSize
    return button
  }
}
