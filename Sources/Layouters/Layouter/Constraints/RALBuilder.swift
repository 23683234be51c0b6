import HeadlessUIKit

/// Lays views out relative to their superview and to each other, as a `RelativeLayout` does, but
/// with Auto Layout's constraints.
///
///     RALBuilder(page) {
///       $0.addView(title, RALParams(left: .parent(8), top: .safeArea(8), right: .parent(8)))
///         .addView(text, RALParams(left: .fit(title), top: .adjacent(title, 4), right: .fit(title)))
///     }
///
/// The constraints are activated at the end of the closure. A builder without a closure activates
/// them when it is closed or released; see ``ConstraintBuilder``.
public final class RALBuilder: ConstraintBuilder {
  /// Whether views are added to the parent as subviews.
  public let autoAddSubview: Bool
  /// Whether incomplete or contradictory rules of views that are added from then on are corrected.
  public var autoCorrect: Bool

  /// - Parameters:
  ///   - parentView: the superview of the views that are laid out.
  ///   - autoActivate: whether closing or releasing the builder activates the collected
  ///     constraints.
  ///   - autoAddSubview: whether ``addView(_:_:)`` adds views to the parent as subviews.
  ///   - autoCorrect: whether incomplete or contradictory rules are corrected: a view without
  ///     attached edges is placed at the parent's left or top edge, one that is attached at one
  ///     edge or centred keeps its size, and between two edges the size is free.
  public init(
    _ parentView: UIView, autoActivate: Bool = true, autoAddSubview: Bool = true,
    autoCorrect: Bool = true
  ) {
    self.autoAddSubview = autoAddSubview
    self.autoCorrect = autoCorrect
    super.init(parentView, autoActivate: autoActivate)
  }

  /// Closes the builder at the end of the closure.
  @discardableResult
  public convenience init(
    _ parentView: UIView, autoActivate: Bool = true, autoAddSubview: Bool = true,
    autoCorrect: Bool = true, _ describe: (RALBuilder) -> Void
  ) {
    self.init(
      parentView, autoActivate: autoActivate, autoAddSubview: autoAddSubview,
      autoCorrect: autoCorrect)
    describe(self)
    close()
  }

  /// Adds a view with its rules.
  ///
  /// The rules may name siblings that are added later.
  @discardableResult
  public func addView(_ view: UIView, _ params: RALParams = RALParams()) -> Self {
    if autoAddSubview, view.superview !== parentView { parentView.addSubview(view) }
    let horizontal = corrected(
      RALAxis(start: params.left, end: params.right, scaling: params.horz))
    let vertical = corrected(
      RALAxis(start: params.top, end: params.bottom, scaling: params.vert))
    view.translatesAutoresizingMaskIntoConstraints = false
    attach(view, vertical, .vertical)
    attach(view, horizontal, .horizontal)
    scale(view, vertical.scaling, .height, nosize: view.bounds.height)
    scale(view, horizontal.scaling, .width, nosize: view.bounds.width)
    return self
  }

  private func corrected(_ axis: RALAxis) -> RALAxis { autoCorrect ? axis.corrected : axis }

  private func attach(_ view: UIView, _ rules: RALAxis, _ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    for case .center(let sibling) in [rules.start, rules.end] {
      let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .centerX : .centerY
      constraint(view, attribute, sibling ?? parentView, attribute)
      return
    }
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isHorizontal ? (.left, .right) : (.top, .bottom)
    attach(view, rules.start, start, facing: end, sign: 1)
    attach(view, rules.end, end, facing: start, sign: -1)
  }

  /// - Parameter sign: the direction of distances.
  private func attach(
    _ view: UIView, _ rule: RALAttach, _ edge: NSLayoutConstraint.Attribute,
    facing opposite: NSLayoutConstraint.Attribute, sign: CGFloat
  ) {
    switch rule {
    case .free, .center: break
    case .parent(let distance), .adjacent(nil, let distance), .fit(nil, let distance):
      constraint(view, edge, parentView, edge, constant: sign * distance)
    case .adjacent(let sibling?, let distance):
      constraint(view, edge, sibling, opposite, constant: sign * distance)
    case .fit(let sibling?, let distance):
      constraint(view, edge, sibling, edge, constant: sign * distance)
    case .safeArea(let distance):
      constraint(view, edge, parentView.safeAreaLayoutGuide, edge, constant: sign * distance)
    }
  }

  private func scale(
    _ view: UIView, _ rule: RALScaling, _ length: NSLayoutConstraint.Attribute, nosize: CGFloat
  ) {
    switch rule {
    case .free: break
    case .nosize: constraint(view, length, nil, .notAnAttribute, constant: nosize)
    case .fixed(let points, let relation):
      constraint(view, length, nil, .notAnAttribute, constant: points, relation: relation)
    case .relative(let sibling, let ratio, let relation):
      constraint(
        view, length, sibling ?? parentView, length, multiplier: ratio, relation: relation)
    }
  }
}
