import StandardControls
import Testing

/// Buttons with menus, by which one of several values is chosen.
@Suite struct ButtonMenuTests {
  private func menu(on: String? = nil) -> UIMenu {
    UIMenu(
      children: ["Small", "Large"].map { title in
        UIAction(title: title, state: title == on ? .on : .off) { _ in }
      })
  }

  @Test(arguments: [(nil, "Small"), ("Large", "Large")] as [(String?, String)])
  func aPopUpButtonHasTheTitleOfTheElementThatIsOn(on: String?, title: String) {
    let button = UIButton(type: .system)
    button.menu = menu(on: on)
    #expect(button.currentTitle == nil)
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == title)
  }

  @Test func theTitleOfAConfigurationIsReplaced() {
    let button = UIButton(configuration: .filled())
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [menu(on: "Large").replacingInline])
    #expect(button.configuration?.title == "Large")
    button.configuration = .plain()
    #expect(button.configuration?.title == "Large")
  }

  @Test func aTapOnAButtonThatShowsItsMenuRunsNoPrimaryAction() {
    let button = UIButton(frame: rect(0, 0, 100, 40))
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    TouchScreen(of: button).tap(button)
    #expect(events == ["menu"])
    button.performPrimaryAction()
    #expect(events == ["menu", "primary"])
  }
}

extension UIMenu {
  /// The same elements as a part of another menu.
  fileprivate var replacingInline: UIMenu { UIMenu(options: .displayInline, children: children) }
}
