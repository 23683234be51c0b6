extension UIView {
  /// What watches the touches of this view and of those in it.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Whether the view receives more than one touch at a time; false by default. Recognisers receive
  /// all.
  public var isMultipleTouchEnabled: Bool {
    get { rare?.isMultipleTouchEnabled ?? false }
    set { if newValue != isMultipleTouchEnabled { loadRare().isMultipleTouchEnabled = newValue } }
  }

  /// Whether other views of the window get no touches while this one has some; false by default.
  /// It receives none while other views have touches.
  public var isExclusiveTouch: Bool {
    get { rare?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { loadRare().isExclusiveTouch = newValue } }
  }
}
