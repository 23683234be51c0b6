import HeadlessUIKit

/// Lays views out with Auto Layout, next to each other and in their superview.
///
///     AutoLayoutBuilder(page) {
///       $0.fitToSafeArea(title, pos: .upper, margin: UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16))
///         .putBelow(text, title, spacing: 8, align: .fill)
///     }
///
/// The constraints are activated at the end of the closure. A builder without a closure activates
/// them when it is closed or released; see ``ConstraintBuilder``.
///
/// A relation applies to the named edges literally: with `greaterThanOrEqual`, a right edge may be
/// further right. Alignment is always exact.
public final class AutoLayoutBuilder: ConstraintBuilder {
  /// - Parameters:
  ///   - parentView: the superview of the views that are laid out.
  ///   - autoActivate: whether closing or releasing the builder activates the collected
  ///     constraints.
  public override init(_ parentView: UIView, autoActivate: Bool = true) {
    super.init(parentView, autoActivate: autoActivate)
  }

  /// Closes the builder at the end of the closure.
  @discardableResult
  public convenience init(
    _ parentView: UIView, autoActivate: Bool = true, _ describe: (AutoLayoutBuilder) -> Void
  ) {
    self.init(parentView, autoActivate: autoActivate)
    describe(self)
    close()
  }

  // MARK: Sizes

  /// - Parameter width: points.
  @discardableResult
  public func setFixedWidth(
    _ target: UIView, _ width: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    constraint(target, .width, nil, .notAnAttribute, constant: width, relation: relation)
  }

  /// - Parameter height: points.
  @discardableResult
  public func setFixedHeight(
    _ target: UIView, _ height: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    constraint(target, .height, nil, .notAnAttribute, constant: height, relation: relation)
  }

  /// Sets a view's width to a multiple of another view's.
  @discardableResult
  public func setRelativeWidth(
    _ target: UIView, _ related: UIView, multiplier: CGFloat = 1,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    constraint(target, .width, related, .width, multiplier: multiplier, relation: relation)
  }

  /// Sets a view's height to a multiple of another view's.
  @discardableResult
  public func setRelativeHeight(
    _ target: UIView, _ related: UIView, multiplier: CGFloat = 1,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    constraint(target, .height, related, .height, multiplier: multiplier, relation: relation)
  }

  // MARK: In the parent

  /// Places edges inside the parent's.
  ///
  /// - Parameter margin: the distances, points; the distances of edges that are not named are ignored.
  @discardableResult
  public func fitToParent(
    _ target: UIView, pos: PosEx = .all, margin: UIEdgeInsets = .zero,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    fit(target, to: parentView, pos, margin, relation)
  }

  /// Places edges inside the edges of the parent's safe area, which equals the parent's bounds where
  /// nothing covers it.
  @discardableResult
  public func fitToSafeArea(
    _ target: UIView, pos: PosEx = .all, margin: UIEdgeInsets = .zero,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    fit(target, to: parentView.safeAreaLayoutGuide, pos, margin, relation)
  }

  private func fit(
    _ target: UIView, to area: AnyObject, _ pos: PosEx, _ margin: UIEdgeInsets,
    _ relation: NSLayoutConstraint.Relation
  ) -> Self {
    let edges: [(pos: PosEx, attribute: NSLayoutConstraint.Attribute, constant: CGFloat)] = [
      (.left, .left, margin.left), (.top, .top, margin.top), (.right, .right, -margin.right),
      (.bottom, .bottom, -margin.bottom),
    ]
    for edge in edges where pos.contains(edge.pos) {
      constraint(
        target, edge.attribute, area, edge.attribute, constant: edge.constant, relation: relation)
    }
    return self
  }

  // MARK: Next to a sibling

  /// Places a view below or above a sibling.
  ///
  /// - Parameters:
  ///   - spacing: the distance between the views, points.
  ///   - align: the edges to align, or both with `fill`; none if nil.
  ///   - relation: the relation of the facing edges.
  @discardableResult
  public func fitVerticallyToSibling(
    _ target: UIView, _ sibling: UIView, below: Bool, spacing: CGFloat = 0, align: AlignEx? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    if below {
      constraint(target, .top, sibling, .bottom, constant: spacing, relation: relation)
    } else {
      constraint(target, .bottom, sibling, .top, constant: -spacing, relation: relation)
    }
    return self.align(target, sibling, align, (.left, .centerX, .right))
  }

  /// Places a view right or left of a sibling.
  ///
  /// - Parameters:
  ///   - spacing: the distance between the views, points.
  ///   - align: the edges to align, or both with `fill`; none if nil.
  ///   - relation: the relation of the facing edges.
  @discardableResult
  public func fitHorizontallyToSibling(
    _ target: UIView, _ sibling: UIView, right: Bool, spacing: CGFloat = 0,
    align: AlignEx? = nil, relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    if right {
      constraint(target, .left, sibling, .right, constant: spacing, relation: relation)
    } else {
      constraint(target, .right, sibling, .left, constant: -spacing, relation: relation)
    }
    return self.align(target, sibling, align, (.top, .centerY, .bottom))
  }

  private func align(
    _ target: UIView, _ sibling: UIView, _ align: AlignEx?,
    _ attributes: (
      start: NSLayoutConstraint.Attribute, center: NSLayoutConstraint.Attribute,
      end: NSLayoutConstraint.Attribute
    )
  ) -> Self {
    switch align {
    case nil: self
    case .top: constraint(target, attributes.start, sibling, attributes.start)
    case .center: constraint(target, attributes.center, sibling, attributes.center)
    case .bottom: constraint(target, attributes.end, sibling, attributes.end)
    case .fill:
      constraint(target, attributes.start, sibling, attributes.start)
        .constraint(target, attributes.end, sibling, attributes.end)
    }
  }

  /// Places a view below a sibling, as
  /// ``fitVerticallyToSibling(_:_:below:spacing:align:relation:)``.
  @discardableResult
  public func putBelow(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat = 0, align: AlignEx? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    fitVerticallyToSibling(
      target, sibling, below: true, spacing: spacing, align: align, relation: relation)
  }

  /// Places a view above a sibling, as
  /// ``fitVerticallyToSibling(_:_:below:spacing:align:relation:)``.
  @discardableResult
  public func putAbove(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat = 0, align: AlignEx? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    fitVerticallyToSibling(
      target, sibling, below: false, spacing: spacing, align: align, relation: relation)
  }

  /// Places a view right of a sibling, as
  /// ``fitHorizontallyToSibling(_:_:right:spacing:align:relation:)``.
  @discardableResult
  public func putRight(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat = 0, align: AlignEx? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    fitHorizontallyToSibling(
      target, sibling, right: true, spacing: spacing, align: align, relation: relation)
  }

  /// Places a view left of a sibling, as
  /// ``fitHorizontallyToSibling(_:_:right:spacing:align:relation:)``.
  @discardableResult
  public func putLeft(
    _ target: UIView, _ sibling: UIView, spacing: CGFloat = 0, align: AlignEx? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> Self {
    fitHorizontallyToSibling(
      target, sibling, right: false, spacing: spacing, align: align, relation: relation)
  }
}
