import Testing
import UIKit

/// Controllers that tests of UIKit code put in the place of others.
@Suite struct MockControllerTests {
  private final class Navigation: UINavigationController {
    private(set) var pushed: [UIViewController] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append(viewController)
    }
  }

  private final class Screen: UIViewController {
    let mockNavigation = Navigation()
    private let item = UINavigationItem(title: "own")

    override var navigationController: UINavigationController? { mockNavigation }
    override var navigationItem: UINavigationItem { item }
    override var hidesBottomBarWhenPushed: Bool {
      get { true }
      set {}
    }
    override var isMovingFromParent: Bool { true }
    override var isMovingToParent: Bool { true }
    override var isBeingPresented: Bool { true }
    override var isBeingDismissed: Bool { true }
    override var nibName: String? { "Screen" }
    override var parent: UIViewController? { mockNavigation }
    override var edgesForExtendedLayout: UIRectEdge {
      didSet { title = "edges" }
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      super.beginAppearanceTransition(isAppearing, animated: false)
    }
    private(set) var animations: [Bool] = []
    override func viewWillAppear(_ animated: Bool) { animations.append(animated) }
  }

  @Test func aControllerReportsWhatItsClassSays() {
    let screen = Screen()
    let controller: UIViewController = screen
    let next = UIViewController()
    controller.navigationController?.pushViewController(next, animated: true)
    #expect(screen.mockNavigation.pushed == [next])
    #expect(controller.navigationItem.title == "own")
    #expect(controller.hidesBottomBarWhenPushed)
    #expect(controller.isMovingFromParent && controller.isMovingToParent)
    #expect(controller.isBeingPresented && controller.isBeingDismissed)
    #expect(controller.nibName == "Screen")
    #expect(controller.parent === screen.mockNavigation)
    controller.edgesForExtendedLayout = []
    #expect(controller.title == "edges")
    controller.beginAppearanceTransition(true, animated: true)
    #expect(screen.animations == [false])
  }

  @Test func aPlainControllerIsInNone() {
    let controller = UIViewController()
    #expect(controller.navigationController == nil)
    #expect(controller.tabBarController == nil)
    #expect(controller.toolbarItems == nil)
    controller.title = "a"
    #expect(controller.navigationItem.title == "a")
    #expect(controller.navigationItem === controller.navigationItem)
    #expect(controller.tabBarItem.title == "a")
  }
}
