/// How a presented controller's view covers the others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As ``pageSheet``.
  case automatic = -2
  /// As ``fullScreen``.
  case none = -1
  /// It fills the window, and the presenting controller's view leaves it.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A sheet, which is smaller in a wide window.
  case formSheet = 2
  /// As ``fullScreen``.
  case currentContext = 3
  /// The presentation controller of the transitioning delegate places it; as ``overFullScreen`` without one.
  case custom = 4
  /// It fills the window, and the content behind it stays.
  case overFullScreen = 5
  /// As ``overFullScreen``.
  case overCurrentContext = 6
  /// A popover with an arrow; in a narrow window a sheet.
  case popover = 7

  /// Whether the presenting controller's view stays behind the presented one.
  var staysVisible: Bool {
    switch self {
    case .custom, .overFullScreen, .overCurrentContext: true
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none, .fullScreen, .currentContext: false
    }
  }
}

/// How a presented controller's view appears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// As ``coverVertical`` here.
  case flipHorizontal = 1
  /// By becoming opaque.
  case crossDissolve = 2
  /// As ``coverVertical`` here.
  case partialCurl = 3
}

extension UIViewController {
  /// The outermost container of this controller, or the controller itself.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  package var presentedOwner: (any ViewOwner)? { presentation?.presented }

  package var isPlacedByTransition: Bool {
    presentation?.isAnimatedByAnimator == true
      || presenter?.presentation?.isAnimatedByAnimator == true
  }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if controller.presentItself(animated: animated, completion: completion) { return }
    let presenting = outermost
    if let refusal = PresentationRefusal(of: controller, by: presenting) {
      refusal.emit()
      return
    }
    guard let window = presenting.viewIfLoaded?.window else { return }
    let adaptation = PresentationAdaptation(of: controller, in: window.traitCollection)
    let presentation = Presentation(of: adaptation, by: presenting, in: window)
    presenting.presentation = presentation
    presentation.presented.presenter = presenting
    presentation.begin(animated: animated, completion: completion)
  }

  func stopPresenting(animated: Bool, completion: (() -> Void)?) {
    let controller = outermost
    guard let presenting = controller.presentation == nil ? controller.presenter : controller,
      let presentation = presenting.presentation, presentation.stage != .dismissing
    else { return }
    // Controllers that the dismissed controller presents are dismissed with it.
    if presentation.presented.presentation != nil {
      presentation.presented.stopPresenting(animated: false, completion: nil)
    }
    presentation.end(animated: animated, completion: completion)
  }
}
