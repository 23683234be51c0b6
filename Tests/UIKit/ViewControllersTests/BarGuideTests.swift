import Testing
import ViewControllers

/// The guides of bars and of the keyboard, on an iPhone 15: 59 points of safe area at the top, 34 at the
/// bottom, 852 points high.
@Suite struct BarGuideTests {
  /// Observers run on the thread that posts.
  private final class Log: @unchecked Sendable {
    var entries: [(NSNotification.Name, CGRect?)] = []
  }

  private let application = UIApplication()

  private func withController(_ body: (UIWindow, UIViewController, UIView) -> Void) {
    application.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
      ])
      body(window, controller, box)
    }
  }

  @Test func barGuidesFollowTheSafeArea() {
    withController { _, controller, box in
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      ])
      application.updateDisplay()
      #expect(box.frame == CGRect(x: 0, y: 59, width: 50, height: 852 - 59 - 34))
      #expect(controller.topLayoutGuide.length == 59)
      #expect(controller.bottomLayoutGuide.length == 34)
      controller.additionalSafeAreaInsets.top = 44
      application.updateDisplay()
      #expect(box.frame.minY == 103)
    }
  }

  @Test func barGuidesAreItemsOfConstraints() {
    withController { _, controller, box in
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 8
      ).isActive = true
      box.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor)
        .isActive = true
      application.updateDisplay()
      #expect(box.frame == CGRect(x: 0, y: 67, width: 50, height: 34))
    }
  }

  /// UIKit places each guide by two constraints, along the edge and with a height, which the view lists.
  @Test func theConstraintsOfBarGuidesAreListed() {
    withController { _, controller, box in
      let own = controller.view.constraints.count
      #expect(own == 1)
      _ = controller.topLayoutGuide
      #expect(controller.view.constraints.count == own + 2)
      _ = controller.bottomLayoutGuide
      let support = controller.view.constraints.prefix(4)
      #expect(support.map(\.firstAttribute) == [.top, .height, .bottom, .height])
      #expect(support.map(\.secondAttribute) == [.top, .notAnAttribute, .bottom, .notAnAttribute])
      #expect(support.map(\.constant) == [0, 59, 0, 34])
      #expect(!support.map(\.isActive).contains(false))
      #expect(support.first?.firstItem === controller.topLayoutGuide)
      #expect(support.first?.secondItem === controller.view)
      controller.additionalSafeAreaInsets.top = 1
      #expect(controller.view.constraints[1].constant == 60)
      application.updateDisplay()
      #expect(controller.view.layoutReport().conflicts.isEmpty)
      controller.view.removeConstraints(controller.view.constraints)
      #expect(controller.view.constraints.isEmpty)
    }
  }

  @Test func theKeyboardGuideMovesWithTheKeyboard() {
    withController { _, controller, box in
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 40),
        box.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      ])
      application.updateDisplay()
      #expect(abs(box.frame.maxY - 818) < 1e-9)
      application.showKeyboard(height: 336)
      application.advance(by: 1)
      #expect(abs(box.frame.maxY - 516) < 1e-9)
      #expect(
        controller.view.keyboardLayoutGuide.layoutFrame
          == CGRect(x: 0, y: 516, width: 393, height: 336))
      application.hideKeyboard()
      application.advance(by: 1)
      #expect(abs(box.frame.maxY - 818) < 1e-9)
    }
  }

  @Test func theKeyboardAnnouncesItsFrames() throws {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification,
    ]
    let log = Log()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: application.screen, queue: nil
      ) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        log.entries.append((name, frame?.cgRectValue))
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    withController { _, _, box in box.backgroundColor = .red }
    application.showKeyboard(height: 300)
    application.advance(by: 0.25)
    application.hideKeyboard()
    #expect(log.entries.map(\.0) == names)
    #expect(
      log.entries.map(\.1) == [
        CGRect(x: 0, y: 552, width: 393, height: 300),
        CGRect(x: 0, y: 552, width: 393, height: 300),
        CGRect(x: 0, y: 852, width: 393, height: 300),
      ])
  }
}
