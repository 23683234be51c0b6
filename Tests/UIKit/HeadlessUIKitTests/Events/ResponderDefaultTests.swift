import Foundation
import HeadlessUIKit
import StandardViews
import Testing

/// What responders and views answer until their classes override it, and that the override is called.
@Suite struct ResponderDefaultTests {
  @Test func editingGesturesAreTheStandardOnes() {
    #expect(UIResponder().editingInteractionConfiguration == .default)
  }

  @Test func theKeyboardIsInTheUsersFirstLanguage() {
    #expect(UIResponder().textInputMode?.primaryLanguage == Locale.preferredLanguages.first)
    #expect(UITextInputMode().primaryLanguage == nil)
  }

  /// Inserts the menus that it is asked to insert into a list of titles.
  private final class Builder: UIMenuBuilder {
    var titles = ["File"]
    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
    func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
    func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
    func replaceChildren(
      ofMenu parentIdentifier: UIMenu.Identifier,
      from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) { titles += childrenBlock([]).map(\.title) }
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
      titles.insert(siblingMenu.title, at: 0)
    }
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
      titles.append(siblingMenu.title)
    }
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
    func remove(menu removedIdentifier: UIMenu.Identifier) {}
  }

  private final class Editor: UIView {
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builder.insertSibling(UIMenu(title: "Edit"), afterMenu: UIMenu.Identifier("file"))
      builder.insertSibling(UIMenu(title: "Editor"), beforeMenu: UIMenu.Identifier("file"))
      builder.replaceChildren(ofMenu: UIMenu.Identifier("file")) { $0 + [UIMenu(title: "Open")] }
    }
  }

  @Test func aResponderBuildsMenusOfAnyBuilder() {
    let builder = Builder()
    let responders: [UIResponder] = [UIView(), Editor()]
    for responder in responders { responder.buildMenu(with: builder) }
    #expect(builder.titles == ["Editor", "File", "Edit", "Open"])
  }

  @Test func elementsWithoutACacheAreMadeEachTime() {
    var count = 0
    let element = UIDeferredMenuElement.uncached { complete in
      count += 1
      complete([UIAction(title: "Recent \(count)") { _ in }])
    }
    #expect(element.elements.map(\.title) == ["Recent 1"])
    #expect(element.elements.map(\.title) == ["Recent 2"])
  }

  private final class Card: UIView {
    let caption = UIView()
    override var forLastBaselineLayout: UIView { caption }
  }

  @Test func theOldNameOfTheLastBaselineIsTheNewOne() {
    let card = Card()
    #expect(card.forBaselineLayout() === card.caption)
  }

  @Test func aViewKeepsTheMotionEffectsThatAreNotRemoved() {
    let view = UIView()
    let (first, second) = (UIMotionEffect(), UIMotionEffect())
    view.addMotionEffect(first)
    view.addMotionEffect(second)
    view.removeMotionEffect(first)
    view.removeMotionEffect(UIMotionEffect())
    #expect(view.motionEffects == [second])
  }

  @Test func theLimitsOfTextSizesAreDescribedFromTheOutside() throws {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.appliedContentSizeCategoryLimitsDescription == "")
    outer.maximumContentSizeCategory = .extraLarge
    inner.minimumContentSizeCategory = .small
    let lines = inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasSuffix("maximum UICTContentSizeCategoryXL"))
    #expect(lines[1].hasSuffix("minimum UICTContentSizeCategoryS"))
  }
}
