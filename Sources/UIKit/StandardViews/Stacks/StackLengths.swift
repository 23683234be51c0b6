/// An arranged view.
struct StackMember {
  let view: UIView
  /// Points or ``UIStackView/spacingUseSystem``; nil for the stack view's spacing.
  var spacingAfter: CGFloat?
  /// Whether the view has been laid out since it was added.
  var wasPlaced = false
}

/// The space between two arranged views.
struct StackGap {
  let points: CGFloat
  private let isSystem: Bool

  init(_ spacing: CGFloat) {
    isSystem = spacing == UIStackView.spacingUseSystem
    points = isSystem ? standardSpacing : spacing.isFinite ? spacing : 0
  }

  /// The length of the gap when views are sized in proportion: Apple's engine ignores the system's
  /// spacing.
  var proportionalPoints: CGFloat { isSystem ? 0 : points }
}

extension UIStackView {
  func gap(after member: StackMember) -> StackGap {
    StackGap(member.spacingAfter ?? spacing)
  }

  func arranges(_ view: UIView) -> Bool {
    members.contains { $0.view === view }
  }
}

extension UIView {
  /// The length of the view's content, points; nil if it has none.
  ///
  /// The length is the intrinsic one; for a stack view, the length of its row or column, where the
  /// fixed length of a view replaces its content's length.
  func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let stack = self as? UIStackView else {
      let size = effectiveContentSize
      let length = axis == .horizontal ? size.width : size.height
      return length == UIView.noIntrinsicMetric || !length.isFinite ? nil : length
    }
    let visible = stack.members.filter { !$0.view.isHidden }
    let lengths = visible.map {
      $0.view.fixedLength(along: axis) ?? $0.view.naturalLength(along: axis) ?? 0
    }
    guard stack.axis == axis else { return lengths.max() }
    guard !lengths.isEmpty else { return nil }
    return lengths.reduce(0, +)
      + visible.dropLast().reduce(0) { $0 + stack.gap(after: $1).points }
  }
  /// The view's share of the length of a stack view that fills in proportion, points: the length of its content, or
  /// what constraints give it if it has none, as in pictures of simulators.
  func proportionalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    if let length = naturalLength(along: axis) { return max(0, length) }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? size.width : size.height
  }
}
