/// How a controller adapts to a narrow window, as its presentation controller and that one's delegate decide.
struct PresentationAdaptation {
  /// The style in the window; `none` for the controller's own.
  private(set) var style = UIModalPresentationStyle.none
  /// The presented controller: the original one, or the delegate's for the style.
  private(set) var presented: UIViewController
  /// The presentation controller that adapts; nil in a wide window, and where nothing decides.
  private let adapting: UIPresentationController?
  /// The controller that was to be presented.
  private let original: UIViewController

  init(of controller: UIViewController, in traits: UITraitCollection) {
    (original, presented) = (controller, controller)
    guard traits.horizontalSizeClass == .compact, let own = controller.adaptingController else {
      adapting = nil
      return
    }
    adapting = own
    style =
      own.delegate?.adaptivePresentationStyle(for: own, traitCollection: traits)
      ?? own.adaptivePresentationStyle
    guard style != .none,
      let other = own.delegate?.presentationController(
        own, viewControllerForAdaptivePresentationStyle: style)
    else { return }
    other.modalPresentationStyle = style
    presented = other
  }

  /// The style by which the window is covered.
  var coveringStyle: UIModalPresentationStyle {
    style == .none ? presented.modalPresentationStyle : style
  }

  /// Lets the delegate prepare the presentation controller of another style.
  func prepare(_ controller: UIPresentationController) {
    guard let adapting, style != .none else { return }
    adapting.delegate?.presentationController(adapting, prepare: controller)
  }

  /// Notifies the delegate before the presentation.
  func notify(along coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let adapting else { return }
    adapting.delegate?.presentationController(
      adapting, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  /// Releases the controller from the one that showed it, so that it can be presented again.
  func end() {
    guard presented !== original, let parent = original.parent, parent.outermost === presented
    else { return }
    if let navigation = parent as? UINavigationController {
      navigation.viewControllers.removeAll { $0 === original }
    }
    original.willMove(toParent: nil)
    original.viewIfLoaded?.removeFromSuperview()
    original.removeFromParent()
  }
}

extension UIViewController {
  /// The presentation controller of a style that adapts to narrow windows: of a popover, or of a sheet with a delegate.
  fileprivate var adaptingController: UIPresentationController? {
    guard adaptsToNarrowWindows else { return nil }
    if let popover = popoverPresentationController { return popover }
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
    let own = storedExtras?.presentationController
    return isSheet && own?.delegate != nil ? own : nil
  }

  /// The presentation controller of the style `popover` or of a sheet; nil for styles that fill the window.
  ///
  /// - Parameter style: The style in a narrow window; `none` for the controller's own.
  func standardPlacingController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController? {
    switch style {
    case .none: popoverPresentationController ?? sheetToShow
    case .automatic, .pageSheet, .formSheet, .popover: sheetToShow
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: nil
    }
  }
}
