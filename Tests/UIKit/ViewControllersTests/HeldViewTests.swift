import Testing
import ViewControllers
import ViewTestSupport

/// A controller's root view fills its window or its container also where
/// `translatesAutoresizingMaskIntoConstraints` is false, whatever its subviews' constraints ask for.
@Suite struct HeldViewTests {
  private let application = UIApplication(screen: UIScreen(device: .standard))

  /// A controller whose view has a long label between its sides.
  private func controller() -> (UIViewController, UILabel) {
    let (controller, label) = (UIViewController(), UILabel())
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = String(repeating: "word ", count: 50)
    label.numberOfLines = 0
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    return (controller, label)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = application.show(controller)
    application.updateDisplay()
    return window
  }

  /// The screen is 393 by 852 points.
  @Test func inAWindow() {
    let (controller, label) = controller()
    let window = show(controller)
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(controller.view.frame == screen)
    #expect(label.frame.width == 393)
    // Whatever is required of a subview.
    let wide = label.widthAnchor.constraint(equalToConstant: 500)
    wide.isActive = true
    application.updateDisplay()
    #expect(controller.view.frame == screen)
    #expect(window.layoutReport().conflicts.count == 1)
    wide.isActive = false
    application.rotate(to: .landscapeLeft)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(label.frame.width == 852)
  }

  @Test func asAFormerPartOfAnotherTree() {
    let (controller, label) = controller()
    // Laid out outside of windows first.
    controller.view.layoutIfNeeded()
    _ = show(controller)
    #expect(controller.view.frame.width == 393)
    #expect(label.frame.width == 393)
  }

  @Test func inANavigationController() {
    let (first, firstLabel) = controller()
    let (second, secondLabel) = controller()
    let navigation = UINavigationController(rootViewController: first)
    _ = show(navigation)
    #expect(first.view.frame.width == 393)
    #expect(firstLabel.frame.width == 393)
    application.perform { navigation.pushViewController(second, animated: false) }
    application.updateDisplay()
    #expect(second.view.frame.width == 393)
    #expect(secondLabel.frame.width == 393)
  }

  @Test func inATabBarController() {
    let (controller, label) = controller()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    _ = show(tabs)
    #expect(controller.view.frame.width == 393)
    #expect(label.frame.width == 393)
  }

  @Test func asAPresentedController() {
    let (controller, label) = controller()
    let root = UIViewController()
    _ = show(root)
    controller.modalPresentationStyle = .fullScreen
    application.perform { root.present(controller, animated: false) }
    application.updateDisplay()
    #expect(controller.view.frame.width == 393)
    #expect(label.frame.width == 393)
  }

  /// A child that its parent places by constraints follows them.
  @Test func aChildFollowsItsParentsConstraints() {
    let (child, label) = controller()
    let root = UIViewController()
    _ = show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 20),
      child.view.topAnchor.constraint(equalTo: root.view.topAnchor),
      child.view.widthAnchor.constraint(equalToConstant: 200),
      child.view.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    application.updateDisplay()
    #expect(child.view.frame.minX == 20)
    #expect(child.view.frame.width == 200)
    #expect(child.view.frame.height == label.frame.height)
  }
}
