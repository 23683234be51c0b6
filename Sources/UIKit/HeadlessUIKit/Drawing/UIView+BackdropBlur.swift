extension UIView {
  /// How much what is behind the view is blurred: the standard deviation, points; 0, the default, for not
  /// at all.
  ///
  /// It is blurred within the bounds, or their rounded corners if the view clips to them. Documents show
  /// it sharp, and so does a view that is translucent itself, or below one that is: its group is
  /// composited by itself.
  package var backdropBlur: CGFloat {
    get { extras?.backdropBlur ?? 0 }
    set { if newValue != backdropBlur { loadExtras().backdropBlur = newValue } }
  }
}
