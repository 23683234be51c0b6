extension UILabel {
  /// The distance from the label's top to the first line's baseline at its current size, points.
  package var firstBaselineFromTop: CGFloat {
    baselines.first
  }

  /// The distance from the label's bottom to the last line's baseline at its current size, points.
  package var lastBaselineFromBottom: CGFloat {
    bounds.height - baselines.last
  }

  private var baselines: (first: CGFloat, last: CGFloat) {
    let layout = boundsLayout
    let top = top(of: layout, in: CGRect(origin: .zero, size: bounds.size))
    return (top + layout.firstBaseline, top + layout.lastBaseline)
  }
}
