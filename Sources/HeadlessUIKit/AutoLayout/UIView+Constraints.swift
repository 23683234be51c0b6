extension UIView {
  /// The active constraints that belong to this view, in the order of activation.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Activates a constraint as one that belongs to this view, which must contain its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.activate(in: self)
  }

  /// Activates constraints as ones that belong to this view, which must contain their items.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate(in: self) }
  }

  /// Deactivates a constraint that belongs to this view. Other constraints are not affected.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Deactivates constraints that belong to this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The length that a required constraint fixes, points; nil if there is none.
  package func fixedLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return layoutRecord?.involving.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.second == nil
        && $0.relation == .equal && $0.priority == .required
    }?.constant
  }

  /// The target size for the smallest size of a view.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest size of a view.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size closest to a given one that satisfies the constraints within this view, with the low
  /// priority `fittingSizeLevel` in both axes.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
