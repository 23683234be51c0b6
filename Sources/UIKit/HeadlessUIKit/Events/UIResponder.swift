/// An object that can respond to touches and to what has no place on the screen, or pass it on to the
/// next responder.
open class UIResponder: AccessibleObject, UIResponderStandardEditActions {
  public override init() {
    super.init()
  }

  /// The receiver of events that this object does not handle: for a view, its superview.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Fingers touched the screen. The default passes the event on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default passes the event on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default passes the event on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were cancelled, by a gesture or an interruption. The default passes the event on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Estimated properties of touches are known now. They are never estimated here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys and motion

  /// Keys were pressed. The default passes the event on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of presses changed. The default passes the event on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released. The default passes the event on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were cancelled. The default passes the event on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device is being shaken. The default passes the event on.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken. The default passes the event on.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The motion was interrupted. The default passes the event on.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control was used. The default passes the event on.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether the object does something for an action now: whether its class has the method.
  ///
  /// The actions of an edit menu, which every responder inherits, are an exception: a class that does
  /// something for them overrides this method too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isStandardEditAction && action.isImplemented(by: self)
  }

  /// The first object of the responder chain, from this one on, that can perform an action; nil if none
  /// can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Puts what is selected on the pasteboard, and removes it. Does nothing here, as the others below:
  /// subclasses override them.
  open func cut(_ sender: Any?) {}

  /// Puts what is selected on the pasteboard.
  open func copy(_ sender: Any?) {}

  /// Replaces what is selected by what is on the pasteboard.
  open func paste(_ sender: Any?) {}

  /// Selects what is touched.
  open func select(_ sender: Any?) {}

  /// Selects all.
  open func selectAll(_ sender: Any?) {}

  /// Removes what is selected.
  open func delete(_ sender: Any?) {}

  /// The key combinations that the object has actions for, while it is in the responder chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// Whether the object may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window, or of its view tree if that has none.
  open var isFirstResponder: Bool { focusRoot?.firstResponder === self }

  /// Makes the object the first responder, if it may be and the present one resigns.
  ///
  /// - Returns: whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Asks the object not to be the first responder any more.
  ///
  /// - Returns: whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { releaseFocus() }

  /// The undo manager of the nearest responder that has one: windows have one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What is shown instead of a keyboard while the object is the first responder; nil for a keyboard.
  open var inputView: UIView? { nil }

  /// What is shown above a keyboard while the object is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Called when ``inputView`` or ``inputAccessoryView`` changed. Neither is shown here.
  open func reloadInputViews() {}

  // MARK: Menus and activities

  /// Changes a menu of the application. Nothing calls it: there are no menus of the application.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes a command before it is shown. Nothing calls it.
  open func validate(_ command: UICommand) {}

  /// Which gestures with three fingers edit. Without effect: there are none.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// What the user does with the object.
  open var userActivity: NSUserActivity? {
    get { userActivities[self] }
    set { userActivities[self] = newValue }
  }

  /// Adds what has changed to an activity. Nothing calls it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues an activity. Nothing calls it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

private let userActivities = AssociatedProperty<NSUserActivity>()
