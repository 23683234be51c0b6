import HeadlessUIKit

/// A view that constraints place, with an intrinsic size, alignment insets and baselines to choose.
package final class Block: UIView {
  package var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  package var insets = UIEdgeInsets.zero
  package var baselines = LayoutBaselines.edges(firstFromTop: 0, lastFromBottom: 0)

  package init(
    _ id: String, width: CGFloat = noIntrinsicMetric, height: CGFloat = noIntrinsicMetric
  ) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = id
    translatesAutoresizingMaskIntoConstraints = false
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { natural }
  package override var alignmentRectInsets: UIEdgeInsets { insets }
  package override var layoutBaselines: LayoutBaselines { baselines }
}

/// Runs a closure where views have one pixel a point, so that frames are rounded to integers.
package func atOnePixelAPoint<Result>(_ actions: () throws -> Result) rethrows -> Result {
  try UITraitCollection.standard.performAsCurrent(actions)
}

extension UIView {
  package func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }

  /// Pins the view to its superview's top left corner.
  package func pinToCorner() {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor),
      topAnchor.constraint(equalTo: superview.topAnchor),
    ])
  }

  /// Pins the view to all edges of its superview.
  package func pinToEdges(inset: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }
}
