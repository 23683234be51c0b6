extension UIStepper {
  /// Sets the image of the incrementing half in a state; nil removes it.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages[exactly: state] = image
    setNeedsDisplay()
  }

  /// The image of the incrementing half in a state: its own, or else the normal state's; nil if
  /// neither was set.
  public func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }

  /// Sets the image of the decrementing half in a state; nil removes it.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages[exactly: state] = image
    setNeedsDisplay()
  }

  /// The image of the decrementing half in a state: its own, or else the normal state's; nil if
  /// neither was set.
  public func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

  /// Sets the image behind both halves in a state; nil removes it.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[exactly: state] = image
    setNeedsDisplay()
  }

  /// The image behind both halves in a state: its own, or else the normal state's; nil if neither
  /// was set.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// Sets the image between the halves in two states; nil removes it. States without an image use
  /// the image between normal halves.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividerImages[leftState, rightState] = image
    setNeedsDisplay()
  }

  /// The image that was set between halves in exactly these states; nil if none was set.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    dividerImages[leftState, rightState]
  }
}
