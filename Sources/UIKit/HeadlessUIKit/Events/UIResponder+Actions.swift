/// The actions of an edit menu.
public protocol UIResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the content of the pasteboard, in place of the selection.
  func paste(_ sender: Any?)
  /// Selects a part of the content, such as the word at the caret.
  func select(_ sender: Any?)
  /// Selects the whole content.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension Selector {
  private static let standardEditActions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
  ]

  /// Whether this is one of the actions that every responder has a method for.
  var isStandardEditAction: Bool { Self.standardEditActions.contains(name) }
}

extension UIResponder {
  /// The receiver of an action without a target: the first object that can perform it in the responder chain of the
  /// first responder, or else in the chain of this sender.
  package func receiver(of action: Selector) -> Any? {
    focusRoot?.firstResponder?.target(forAction: action, withSender: self)
      ?? target(forAction: action, withSender: self)
  }
}

extension UIApplication {
  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - target: If nil, the first object that can perform the action in the responder chain of the key window's first
  ///     responder, or else in the chain of the sender.
  ///   - sender: The first argument of the method.
  ///   - event: The second argument.
  /// - Returns: whether a receiver has the method.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver =
      target
      ?? keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let receiver, action.isImplemented(by: receiver) else { return false }
    action.perform(on: receiver, with: sender, event)
    return true
  }

  /// Presses keys of a keyboard: performs the first matching key command of the responder chain, which starts at the
  /// first responder of the key window, or at the window. Without such a command the chain gets a ``UIPress`` that begins
  /// and ends.
  ///
  /// - Parameter input: A character, or a constant of ``UIKeyCommand`` for a key without one.
  /// - Returns: whether a command matches the keys, and an object performed it.
  @discardableResult
  public func press(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    perform {
      let first = keyWindow?.firstResponder ?? keyWindow?.owners.last as? UIResponder ?? keyWindow
      for responder in sequence(first: first, next: { $0?.next }) {
        for command in responder?.keyCommands ?? [] where command.matches(input, modifierFlags) {
          guard
            let target = responder?.target(forAction: command.action, withSender: command)
          else { continue }
          command.action.perform(on: target, with: command)
          return true
        }
      }
      if let first { sendPress(of: UIKey(input, modifierFlags), to: first) }
      return false
    }
  }

  private func sendPress(of key: UIKey, to responder: UIResponder) {
    let press = UIPress(of: key, to: responder, timestamp: clock.now)
    let event = UIPressesEvent(press)
    for phase in [UIPress.Phase.began, .ended] {
      press.phase = phase
      keyWindow?.sendEvent(event)
    }
  }
}
