import GestureRecognizers
import ViewAnimations

/// Columns that slide in from the edge, or out beyond it.
struct SplitSlide {
  /// The columns that slide out; they are removed at the end.
  var leaving: [UIViewController] = []
  /// Distinguishes the slide from later ones.
  var number = 0

  /// As other transitions of containers.
  static let duration = NavigationTransition.duration
}

extension UISplitViewController {
  /// Changes the shown columns. In a window, they slide on the current clock.
  func slideColumns(_ change: () -> Void) {
    endSlide()
    let former = visible
    change()
    guard viewIfLoaded?.window != nil, UIView.areAnimationsEnabled else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    view.layoutIfNeeded()
    beginSlide(from: former)
  }

  private func beginSlide(from former: [UIViewController]) {
    let visible = visible
    let entering = visible.filter { !former.contains($0) }
    let leaving = former.filter { !visible.contains($0) }
    for controller in leaving {
      if let column = column(of: controller) {
        delegate?.splitViewController(self, willHide: column)
      }
      controller.beginAppearanceTransition(false, animated: true)
    }
    slide.leaving = leaving
    slide.number += 1
    let number = slide.number
    let wasDimmed = dimming.superview != nil
    showColumns()
    UIView.performWithoutAnimation {
      slideAway(entering)
      if !wasDimmed { dimming.alpha = 0 }
    }
    UIView.animate(withDuration: SplitSlide.duration) { [self] in
      placeColumns()
      slideAway(leaving)
      dimming.alpha = dimsSecondary ? 1 : 0
    } completion: { [weak self] _ in
      if self?.slide.number == number { self?.endSlide() }
    }
  }

  /// Places columns beyond the edge, as far as they need.
  private func slideAway(_ columns: [UIViewController]) {
    let frames = columns.map { $0.view.frame }
    let width =
      isMirrored
      ? view.bounds.width - (frames.map(\.minX).min() ?? 0) : frames.map(\.maxX).max() ?? 0
    for (controller, frame) in zip(columns, frames) {
      controller.view.frame = frame.offsetBy(dx: isMirrored ? width : -width, dy: 0)
    }
  }

  /// Removes the columns that have slid out.
  func endSlide() {
    let leaving = slide.leaving
    slide.leaving = []
    for controller in leaving where controller.viewIfLoaded?.superview === viewIfLoaded {
      controller.view.removeFromSuperview()
      controller.endAppearanceTransition()
    }
    if !leaving.isEmpty { viewIfLoaded?.setNeedsLayout() }
  }
}

/// The swipe from the side of hidden columns that shows them.
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var split: UISplitViewController?

  init(of split: UISplitViewController) {
    self.split = split
    super.init()
    recognizer.delegate = self
    recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    split?.hasHiddenColumn == true
  }

  private func follow() {
    guard let split else { return }
    switch recognizer.state {
    case .began:
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      split.showNextColumn()
    case .ended, .cancelled:
      split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    case .possible, .changed, .failed: break
    }
  }
}
