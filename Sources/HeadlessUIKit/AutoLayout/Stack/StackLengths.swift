/// An arranged view.
struct StackMember {
  let view: UIView
  /// Points or ``UIStackView/spacingUseSystem``; nil for the stack view's spacing.
  var spacingAfter: CGFloat?
  /// Whether the view was laid out since it was added.
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

  /// What the gap counts when views are sized in proportion: Apple's engine leaves the system's
  /// spacing out.
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
  /// Whether the view's intrinsic size does not count, because it is hidden and fills its stack
  /// view's thickness: it must not make the stack view thicker, nor shrink across while it
  /// disappears.
  var isStretchedWhileHidden: Bool {
    guard isHidden, let stack = parent as? UIStackView else { return false }
    return stack.alignment == .fill && stack.arranges(self)
  }

  /// The length that the view has by its content, points; nil if it has none.
  ///
  /// It is the intrinsic length, and for a stack view that of its row or column, which are as long
  /// or thick as what is fixed in them, or else by their content.
  func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let stack = self as? UIStackView else {
      let size = answeredContentSize
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

  /// The length that a required constraint gives the view, points.
  private func fixedLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return layoutRecord?.involving.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.second == nil
        && $0.relation == .equal && $0.priority == .required
    }?.constant
  }
}
