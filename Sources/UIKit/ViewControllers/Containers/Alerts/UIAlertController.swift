/// A question to the user: an alert in the middle of the window, or an action sheet at its bottom, which is a popover
/// in a wide window.
///
/// As in UIKit, the alert that a controller presents is in that controller's window.
/// ``UIApplication/show(_:animated:)`` shows one in a window of its own at the level of alerts.
open class UIAlertController: UIViewController {
  /// Whether the question is in the middle of the screen, or at its bottom.
  public enum Style: Int, Sendable {
    /// At the bottom, or in a popover in a wide window.
    case actionSheet
    /// In the middle.
    case alert
  }

  open override var title: String? {
    didSet { contentDidChange() }
  }
  /// The text below the title; nil for none.
  open var message: String? {
    didSet { contentDidChange() }
  }
  /// Whether the question is in the middle of the screen, or at its bottom; alert by default.
  open private(set) var preferredStyle = Style.alert
  /// The answers, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  /// The answer that is bold; nil by default, for the one that cancels.
  open var preferredAction: UIAlertAction? {
    didSet { contentDidChange() }
  }
  /// How important the question is. Kept: both are shown in the same way.
  open var severity = UIAlertControllerSeverity.default

  /// The title with attributes, in place of ``title``. Key-value coding sets it on iOS.
  @_spi(Ports) public var attributedTitle: NSAttributedString? {
    didSet { contentDidChange() }
  }
  /// The message with attributes, in place of ``message``. Key-value coding sets it on iOS.
  @_spi(Ports) public var attributedMessage: NSAttributedString? {
    didSet { contentDidChange() }
  }
  /// A controller whose view is below the texts and fields, as wide as the alert and as high as its
  /// `preferredContentSize`. Key-value coding sets it on iOS.
  @_spi(Ports) public var contentController: UIViewController? {
    didSet {
      guard contentController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentController {
        addChild(contentController)
        contentController.didMove(toParent: self)
      }
      contentDidChange()
    }
  }

  /// The window that shows only this alert; nil for one that a controller presents.
  var ownWindow: UIWindow?

  /// Creates a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a text field, and calls a closure that configures it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let view = AlertView(isSheet: preferredStyle == .actionSheet)
    view.onSelect = { [weak self] action in self?.select(action) }
    view.onContentChange = { [weak self] in
      self?.presenter?.presentation?.controller.containerView?.setNeedsLayout()
    }
    self.view = view
    view.show(self)
  }

  private func contentDidChange() { alertView?.show(self) }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentDidChange()
  }

  var headerContent: AlertHeader.Content {
    func attributed(_ text: String?) -> NSAttributedString? {
      text.map { NSAttributedString(string: $0) }
    }
    return AlertHeader.Content(
      title: attributedTitle ?? attributed(title),
      message: attributedMessage ?? attributed(message),
      fields: textFields ?? [], view: contentController?.view,
      viewHeight: contentController?.preferredContentSize.height ?? 0)
  }

  /// Whether the actions are in a popover, which has none that cancels.
  var isInPopover: Bool {
    get { alertView?.isInPopover ?? false }
    set {
      loadViewIfNeeded()
      guard newValue != isInPopover else { return }
      alertView?.isInPopover = newValue
      contentDidChange()
    }
  }

  open override dynamic func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presenter == nil, let window = ownWindow else { return }
    ownWindow = nil
    window.isHidden = true
  }

  // MARK: Selecting

  /// Dismisses the alert, and then runs an action.
  private func select(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard presenter != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Runs the action that cancels, as a tap next to an action sheet does; without one, that tap has no effect.
  func cancel() {
    if let action = actions.first(where: { $0.style == .cancel }) { select(action) }
  }

  // MARK: Presenting

  override var adaptsToNarrowWindows: Bool { false }

  override func placingController(
    for style: UIModalPresentationStyle, in traits: UITraitCollection
  ) -> UIPresentationController? {
    if preferredStyle == .actionSheet, traits.horizontalSizeClass == .regular,
      traits.userInterfaceIdiom == .pad
    {
      return popoverPresentationController
    }
    if let controller = extras.presentationController as? AlertPresentationController {
      return controller
    }
    let controller = AlertPresentationController(presentedViewController: self, presenting: nil)
    extras.presentationController = controller
    return controller
  }
}

/// How important an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// Kept, without effect: all alerts look the same.
  case `default`, critical
}
