extension UIView {
  /// The active constraints that belong to this view, in the order they were activated.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Activates a constraint as one of this view, which must contain its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.activate(in: self)
  }

  /// Activates constraints as some of this view, which must contain their items.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate(in: self) }
  }

  /// Deactivates a constraint that belongs to this view; other constraints stay as they are.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Deactivates constraints that belong to this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether ``updateConstraints()`` will be called in the next update pass.
  public func needsUpdateConstraints() -> Bool {
    marks.contains(.needsUpdateConstraints)
  }

  /// Updates the constraints that are marked in this view and below it at once, bottom-up.
  public func updateConstraintsIfNeeded() {
    updateMarkedConstraints()
  }

  /// The target size that asks for the smallest size of a view.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size that asks for the largest size of a view.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size nearest to a given one that satisfies the constraints within this view, with the low
  /// priority `fittingSizeLevel` in both axes.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
