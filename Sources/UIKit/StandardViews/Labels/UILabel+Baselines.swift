extension UILabel {
  /// From the top of the label to the first line's baseline in its current size, points.
  package var firstBaselineFromTop: CGFloat {
    baselines.first
  }

  /// From the bottom of the label to the last line's baseline in its current size, points.
  package var lastBaselineFromBottom: CGFloat {
    bounds.height - baselines.last
  }

  private var baselines: (first: CGFloat, last: CGFloat) {
    let layout = boundsLayout
    let top = top(of: layout, in: CGRect(origin: .zero, size: bounds.size))
    return (top + layout.firstBaseline, top + layout.lastBaseline)
  }
}
