/// An object that handles touches and events without a location, or passes them on to the next responder.
open class UIResponder: AccessibleObject, UIResponderStandardEditActions {
  public override init() {
    super.init()
  }

  /// The receiver of events that this object does not handle: for a view, its superview.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Fingers touched the screen. The default passes the event on.
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default passes the event on.
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default passes the event on.
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were cancelled, by a gesture or an interruption. The default passes the event on.
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
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
  open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken. The default passes the event on.
  open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
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

  /// Whether the object performs an action now: whether its class has the method.
  ///
  /// The actions of an edit menu, which every responder inherits, are an exception: a class that implements one of them
  /// overrides this method too.
  open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isStandardEditAction && action.isImplemented(by: self)
  }

  /// The first object of the responder chain, from this one on, that can perform an action; nil if none
  /// can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Copies the selection to the pasteboard, and removes it. Like the actions below, it does nothing here: subclasses
  /// override it.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection by the content of the pasteboard.
  open func paste(_ sender: Any?) {}

  /// Selects the touched content.
  open func select(_ sender: Any?) {}

  /// Selects all.
  open func selectAll(_ sender: Any?) {}

  /// Removes the selection.
  open func delete(_ sender: Any?) {}

  /// The key commands of the object while it is in the responder chain; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// Whether the object may become the first responder; false by default.
  open dynamic var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window, or of its view tree if that has none.
  open var isFirstResponder: Bool { focusRoot?.firstResponder === self }

  /// Makes the object the first responder, if it may be, and the current one resigns.
  ///
  /// - Returns: whether it is the first responder now.
  @discardableResult
  open dynamic func becomeFirstResponder() -> Bool { takeFocus() }

  /// Asks the object to resign as the first responder.
  ///
  /// - Returns: whether it is not the first responder now.
  @discardableResult
  open dynamic func resignFirstResponder() -> Bool { releaseFocus() }

  /// The undo manager of the first responder in the chain that has one: windows have one.
  open dynamic var undoManager: UndoManager? { next?.undoManager }

  /// The view that replaces the keyboard while the object is the first responder; nil for the keyboard. It is shown in
  /// the place of a drawn keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the object is the first responder. It is shown with a drawn keyboard.
  open dynamic var inputAccessoryView: UIView? { nil }
  /// The keyboard's language while the responder is edited.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Updates the keyboard after ``inputView``, ``inputAccessoryView`` or a request to the keyboard changed.
  open func reloadInputViews() { inputViewsDidChange() }

  // MARK: Menus and activities

  /// Changes a menu of the application. Never called: the application has no menus here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes a command before it is shown. Never called here.
  open func validate(_ command: UICommand) {}

  /// The gestures with three fingers that edit text. Without effect here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The user's current activity with the object; nil by default. Kept, without effect.
  open var userActivity: NSUserActivity? {
    get { userActivities[self] }
    set { userActivities[self] = newValue }
  }

  /// Adds the current state to an activity. Never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues an activity. Never called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

private let userActivities = AssociatedProperty<NSUserActivity>()
