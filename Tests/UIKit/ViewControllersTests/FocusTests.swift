import StandardViews
import Testing
import ViewControllers

@testable import UIFoundation

/// The focus, which is nowhere: what views and controllers answer, and that the overrides of their classes are asked.
@Suite struct FocusTests {
  /// Remembers the movements that it is notified of, and allows none.
  private final class Card: UIView, UIFocusItemContainer {
    var updates = 0
    override var canBecomeFocused: Bool { true }
    override var focusItemContainer: (any UIFocusItemContainer)? { self }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      coordinator.addCoordinatedAnimations(
        { self.updates += 1 }, completion: { self.updates += 10 })
    }
    func focusItems(in rect: CGRect) -> [any UIFocusItem] {
      subviews.filter { $0.frame.intersects(rect) }
    }
  }

  private final class Screen: UIViewController {
    var updates = 0
    override var focusItemContainer: (any UIFocusItemContainer)? { view as? Card }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { updates += 1 }
    override func loadView() { view = Card() }
  }

  /// An environment without any method.
  private final class Plain: UIFocusEnvironment {}

  private let context = UIFocusUpdateContext()

  private func environments() -> [any UIFocusEnvironment] {
    [UIView(), UIViewController(), Plain()]
  }

  @Test func anEnvironmentAllowsMovementsAndHasNoItems() {
    for environment in environments() {
      #expect(environment.shouldUpdateFocus(in: context))
      #expect(environment.focusItemContainer == nil)
      #expect(UIFocusSystem.focusSystem(for: environment) == nil)
    }
  }

  @Test func overridesAreAskedAndNotified() {
    let (card, screen) = (Card(), Screen())
    let environments: [any UIFocusEnvironment] = [card, screen]
    for environment in environments {
      #expect(!environment.shouldUpdateFocus(in: context))
      environment.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
    }
    // Animations and completions run at once.
    #expect(card.updates == 11)
    #expect(screen.updates == 1)
    #expect(screen.focusItemContainer === screen.view)
  }

  @Test func aContainerHasTheItemsInARectangle() {
    let card = Card()
    let (near, far) = (UIView(), UIView())
    near.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    far.frame = CGRect(x: 90, y: 0, width: 10, height: 10)
    card.addSubview(near)
    card.addSubview(far)
    let items = card.focusItemContainer?.focusItems(
      in: CGRect(x: 80, y: 0, width: 20, height: 20))
    #expect(items?.map { $0 as AnyObject === far } == [true])
  }

  @Test func theFocusDoesNotMoveWhereItIsAskedTo() {
    let card = Card()
    let item: any UIFocusItem = card
    #expect(item.canBecomeFocused && !UIView().canBecomeFocused)
    item.setNeedsFocusUpdate()
    item.updateFocusIfNeeded()
    let system = UIFocusSystem()
    system.requestFocusUpdate(to: card)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem == nil)
    #expect(!item.isFocused)
    #expect(card.updates == 0)
    #expect(context.focusHeading == [])
    #expect(context.nextFocusedView == nil && context.previouslyFocusedView == nil)
  }

  @Test func directionsHaveUIKitsBits() {
    let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous]
    #expect(headings.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}
