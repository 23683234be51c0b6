import Foundation
import GestureRecognizers

/// Hides and shows the bars of a navigation controller by the user's swipes and taps, and for keyboards.
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var navigation: UINavigationController?
  /// The observer of keyboards on a screen.
  private var keyboard: (screen: UIScreen, observer: any NSObjectProtocol)?
  /// Whether the toolbar was hidden with the navigation bar, and returns with it.
  private var hidesToolbar = false

  /// The movement of a finger that hides or shows bars, points; our own.
  private static let distance: CGFloat = 30

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [swipe, tap] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    swipe.addAction(UIAction { [weak self] _ in self?.follow() })
    tap.addAction(UIAction { [weak self] _ in self?.toggle() })
  }

  deinit { if let keyboard { NotificationCenter.default.removeObserver(keyboard.observer) } }

  /// Adds what the controller's settings need to its view.
  func update() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    for (recognizer, isNeeded) in [
      (swipe, navigation.hidesBarsOnSwipe), (tap, navigation.hidesBarsOnTap),
    ] as [(UIGestureRecognizer, Bool)] where isNeeded != (recognizer.view != nil) {
      if isNeeded {
        view.addGestureRecognizer(recognizer)
      } else {
        view.removeGestureRecognizer(recognizer)
      }
    }
    observeKeyboards(of: navigation.hidesBarsWhenKeyboardAppears ? view.window?.screen : nil)
  }

  private func observeKeyboards(of screen: UIScreen?) {
    guard screen !== keyboard?.screen else { return }
    if let keyboard { NotificationCenter.default.removeObserver(keyboard.observer) }
    keyboard = screen.map { screen in
      // Keyboards appear on the thread of their screen.
      nonisolated(unsafe) weak let hiding = self
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: screen, queue: nil
      ) { _ in hiding?.setHidden(true) }
      return (screen, observer)
    }
  }

  private func follow() {
    guard let view = navigation?.viewIfLoaded else { return }
    let distance = swipe.translation(in: view).y
    guard swipe.state == .changed || swipe.state == .ended, abs(distance) >= Self.distance else {
      return
    }
    setHidden(distance < 0)
  }

  private func toggle() { setHidden(navigation?.isNavigationBarHidden == false) }

  private func setHidden(_ isHidden: Bool) {
    guard let navigation, navigation.viewIfLoaded?.window != nil,
      navigation.isNavigationBarHidden != isHidden
    else { return }
    if isHidden { hidesToolbar = !navigation.isToolbarHidden }
    navigation.setNavigationBarHidden(isHidden, animated: true)
    if hidesToolbar { navigation.setToolbarHidden(isHidden, animated: true) }
  }

  /// Content scrolls with a swipe that hides bars.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// Taps on buttons, and in the bars, are not taps on the content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let navigation else { return true }
    var view = touch.view
    while let current = view, current !== navigation.viewIfLoaded {
      if current is UIControl || current is ContainerBar { return false }
      view = current.superview
    }
    return true
  }
}
