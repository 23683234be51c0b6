import HeadlessUIKit

// The signatures of document 001, with `alignToSibling` and `relativity`.

extension NSLayoutConstraint.Relation {
  /// - Parameter relativity: 0 for equal, positive for at least, negative for at most.
  public init(relativity: Int) {
    self = relativity == 0 ? .equal : relativity > 0 ? .greaterThanOrEqual : .lessThanOrEqual
  }
}

extension AutoLayoutBuilder {
  /// ``fitToSafeArea(_:pos:margin:relation:)`` with a relation as a number.
  @discardableResult
  public func fitToSafeArea(
    _ target: UIView, pos: PosEx = .all, margin: UIEdgeInsets = .zero, relativity: Int
  ) -> Self {
    fitToSafeArea(target, pos: pos, margin: margin, relation: .init(relativity: relativity))
  }

  /// ``fitVerticallyToSibling(_:_:below:spacing:align:relation:)`` with an equal relation.
  @discardableResult
  public func fitVerticallyToSibling(
    _ target: UIView, _ sibling: UIView, below: Bool, spacing: CGFloat, alignToSibling: AlignEx
  ) -> Self {
    fitVerticallyToSibling(target, sibling, below: below, spacing: spacing, align: alignToSibling)
  }

  /// ``fitHorizontallyToSibling(_:_:right:spacing:align:relation:)`` with an equal relation.
  @discardableResult
  public func fitHorizontallyToSibling(
    _ target: UIView, _ sibling: UIView, right: Bool, spacing: CGFloat, alignToSibling: AlignEx
  ) -> Self {
    fitHorizontallyToSibling(target, sibling, right: right, spacing: spacing, align: alignToSibling)
  }

  /// ``putBelow(_:_:spacing:align:relation:)`` with an equal relation.
  @discardableResult
  public func putBelow(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat, alignToSibling: AlignEx
  ) -> Self { putBelow(target, sibling, spacing: spacing, align: alignToSibling) }

  /// ``putAbove(_:_:spacing:align:relation:)`` with an equal relation.
  @discardableResult
  public func putAbove(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat, alignToSibling: AlignEx
  ) -> Self { putAbove(target, sibling, spacing: spacing, align: alignToSibling) }

  /// ``putRight(_:_:spacing:align:relation:)`` with an equal relation.
  @discardableResult
  public func putRight(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat, alignToSibling: AlignEx
  ) -> Self { putRight(target, sibling, spacing: spacing, align: alignToSibling) }

  /// ``putLeft(_:_:spacing:align:relation:)`` with an equal relation.
  @discardableResult
  public func putLeft(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat, alignToSibling: AlignEx
  ) -> Self { putLeft(target, sibling, spacing: spacing, align: alignToSibling) }
}
