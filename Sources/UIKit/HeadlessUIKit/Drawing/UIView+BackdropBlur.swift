extension UIView {
  /// The blur of the content behind the view: the standard deviation, points; 0, the default, for no blur.
  ///
  /// The blur fills the bounds, or their rounded corners if the view clips to them. Vector output shows the content
  /// sharp, and so does a view that is translucent itself, or has a translucent ancestor: its group is composited
  /// separately.
  package var backdropBlur: CGFloat {
    get { extras?.backdropBlur ?? 0 }
    set { if newValue != backdropBlur { loadExtras().backdropBlur = newValue } }
  }
}
