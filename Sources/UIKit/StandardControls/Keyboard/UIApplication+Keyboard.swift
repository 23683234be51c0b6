extension UIApplication {
  /// Shows a drawn keyboard at the bottom of the screen, in a window of its own in front of all others, with the first
  /// responder's input accessory view above it, or replaces the one that is shown. The keyboard's notifications are
  /// posted, and views that are constrained to ``UIView/keyboardLayoutGuide`` move.
  ///
  /// A keyboard is as high as on the device: on phones 216 points, 226 if they are 414 points wide, and where there is
  /// no home button 75 more, which have the globe and the microphone; in landscape 162 or 150; on tablets 265 and 353,
  /// and the safe area. The row of words, which is there if ``SoftwareKeyboard/predictions`` are, adds 44, 38 and 55.
  /// Tablets have no pads of numbers: they show numbers and punctuation.
  ///
  /// - Parameter animated: Whether the keyboard moves within 0.25 seconds.
  public func showKeyboard(_ keyboard: SoftwareKeyboard, animated: Bool = true) {
    perform {
      let window: KeyboardWindow
      if let shown = record.keyboardDisplay as? KeyboardWindow {
        window = shown
      } else {
        window = KeyboardWindow(keyboard, on: self)
        record.keyboardDisplay = window
      }
      window.frame = screen.bounds
      showKeyboard(
        height: window.show(keyboard, for: currentFirstResponder), animated: animated)
    }
  }

  /// The first responder of the key window, or of another one.
  private var currentFirstResponder: UIResponder? {
    let windows = [keyWindow].compactMap { $0 } + windows.reversed()
    return windows.lazy.compactMap(\.currentFirstResponder).first
  }

  /// Whether a drawn keyboard appears when a view for text, or one with an input view, becomes the first responder, and
  /// disappears when there is none; false by default, as if a hardware keyboard were connected.
  public var showsSoftwareKeyboard: Bool {
    get { record.firstResponderDidChange != nil }
    set {
      guard newValue != showsSoftwareKeyboard else { return }
      guard newValue else {
        record.firstResponderDidChange = nil
        return
      }
      record.firstResponderDidChange = { [weak self] in self?.keyboardMayChange() }
      keyboardMayChange()
    }
  }

  private func keyboardMayChange() {
    if let responder = currentFirstResponder,
      responder is any UIKeyInput || responder.inputView != nil
    {
      showKeyboard(.automatic)
      return
    }
    // Another view may become the first responder in the same turn.
    clock.schedule(after: 0) { [weak self] in
      guard let self, showsSoftwareKeyboard else { return }
      let responder = currentFirstResponder
      if responder == nil || !(responder is any UIKeyInput || responder?.inputView != nil) {
        hideKeyboard()
      }
    }
  }
}
