import HeadlessUIKit
import Layouter

extension ViewBuilder {
  /// Adds a view's guides and constraints. The descendants that they name exist already.
  ///
  /// - Parameter number: the view's number.
  mutating func constrain(
    _ view: UIView, _ blueprint: AutoLayoutBlueprint, of number: Int
  ) {
    for name in blueprint.guides {
      let guide = UILayoutGuide()
      guide.identifier = name
      view.addLayoutGuide(guide)
    }
    for blueprint in blueprint.constraints {
      guard let constraint = blueprint.make(among: views) else { continue }
      place(constraint, of: view, number, blueprint.naming)
      if let error = constraint.error { report("\(error)", at: blueprint.position) }
    }
    for call in blueprint.calls {
      let builder = AutoLayoutBuilder(view)
      // Constraints within the view do not decide how the view itself is placed.
      let hasGivenFrame = view.translatesAutoresizingMaskIntoConstraints
      call.make(builder, views)
      view.translatesAutoresizingMaskIntoConstraints = hasGivenFrame
      for constraint in builder.close(activate: false) {
        place(constraint, of: view, number, call.naming)
        if let error = constraint.error { report("\(error)", at: call.position) }
      }
    }
  }

  /// Adds a constraint to the view that owns it, with the variant's overrides.
  private mutating func place(
    _ constraint: NSLayoutConstraint, of view: UIView, _ number: Int, _ naming: ConstraintNaming
  ) {
    constraint.identifier = naming.identifier
    let placed = PlacedConstraint(constraint, of: view)
    placed.isActive = naming.isActive
    if let identifier = naming.identifier {
      constraints[number, default: []].append(placed)
      variantSettings.overrides.applied(to: Settings(), of: number, .constraints(identifier)).apply(
        to: placed)
    }
  }

  /// Adds children with their rules for a `RALBuilder`.
  mutating func addChildrenRelatively(of blueprint: ViewBlueprint, to view: UIView) {
    let builder = RALBuilder(view)
    layouterSettings(of: blueprint).apply(to: builder)
    let children = blueprint.children.map { child -> UIView? in
      if case .view(let child) = child { build(child) } else { nil }
    }
    for (child, subview) in zip(blueprint.children, children) {
      guard case .view(let child) = child, let subview else { continue }
      if let layout = layout(of: child), layout.add != nil {
        add(subview, child, layout, to: builder, among: children)
      } else {
        builder.addView(subview)
      }
    }
    builder.close()
    for error in builder.errors { report("\(error)", at: blueprint.position) }
  }
}
