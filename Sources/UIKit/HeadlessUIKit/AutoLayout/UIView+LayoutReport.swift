extension UIView {
  /// The errors, conflicts and ambiguities in the constraints of this view and those below it.
  /// Constraints and layout are updated first.
  public func layoutReport() -> LayoutReport {
    layoutIfNeeded()
    var report = LayoutReport()
    guard flags.contains(.takesPartInAutoLayout) else { return report }
    solveConstraints()
    collectErrors(in: &report)
    guard let engine = root.layoutEngine else { return report }
    (report.conflicts, report.furtherBrokenCount) = engine.conflicts(in: self)
    var items: [(view: UIView, item: EngineItem)] = []
    collectOpenItems(engine, in: &items)
    guard !items.isEmpty else { return report }
    let causes = engine.causes(ofOpen: items.map(\.item))
    report.ambiguities = items.map { view, item in
      let attributes = engine.freeAttributes(of: item)
      return LayoutReport.Ambiguity(
        item: item.name, id: view.accessibilityIdentifier, attributes: attributes,
        contentAttributes: attributes.filter(item.isSizedByContent),
        isConsequence: !causes.contains(ObjectIdentifier(item)))
    }
    return report
  }

  private func collectErrors(in report: inout LayoutReport) {
    for constraint in layoutRecord?.rejected ?? [] {
      if let error = constraint.error { report.errors.append(error) }
    }
    for constraint in constraints {
      if let error = constraint.error { report.errors.append(error) }
    }
    for child in children where child.flags.contains(.takesPartInAutoLayout) {
      child.collectErrors(in: &report)
    }
  }

  /// Collects the items of this view and its descendants that constraints leave open, with their views.
  private func collectOpenItems(
    _ engine: LayoutEngine, in items: inout [(view: UIView, item: EngineItem)]
  ) {
    for item in engine.items(of: self) where !engine.freeAttributes(of: item).isEmpty {
      items.append((self, item))
    }
    for child in children where child.flags.contains(.takesPartInAutoLayout) {
      child.collectOpenItems(engine, in: &items)
    }
  }

  /// Whether constraints leave the position or the size of the view open. Always false for views
  /// with a given frame.
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = engineItem else { return false }
    return !engine.freeAttributes(of: item).isEmpty
  }

  /// Shows another of the layouts that the constraints allow: each open attribute of the view
  /// moves to the other end of its range, and back with the next call.
  ///
  /// A range without an end counts as 100 points long.
  public func exerciseAmbiguityInLayout() {
    guard let (engine, item) = engineItem else { return }
    engine.exerciseAmbiguity(of: item)
    (parent ?? self).invalidateLayout()
  }

  /// The active constraints that determine the view's position and size in an axis, between any
  /// items, in the order of activation: changing the constant of one would move or resize the view.
  /// Empty if constraints do not place the view.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, item) = engineItem else { return [] }
    return engine.constraints(deciding: item, along: axis)
  }

  /// The updated engine and the view's item in it; nil if constraints do not place the view.
  private var engineItem: (LayoutEngine, EngineItem)? {
    guard hasFrameFromConstraints else { return nil }
    solveConstraints()
    guard let engine = root.layoutEngine, let item = engine.existingItem(for: layoutRecord) else {
      return nil
    }
    return (engine, item)
  }

  // MARK: Trace

  /// The view and those below it, a line each, with their roles in Auto Layout:
  ///
  ///     •<UIView:screen>
  ///     |   *<UILabel:title> - AMBIGUOUS: horizontal position, width
  ///     |   +<UIView:badge>
  ///
  /// `•` is the root of the tree, `*` is placed by constraints, `+` is an item of constraints with
  /// a given frame; other views have no sign.
  public func layoutTrace() -> String {
    layoutIfNeeded()
    if flags.contains(.takesPartInAutoLayout) { solveConstraints() }
    var lines: [String] = []
    trace(root.layoutEngine, depth: 0, in: &lines)
    return lines.joined(separator: "\n")
  }

  private func trace(_ engine: LayoutEngine?, depth: Int, in lines: inout [String]) {
    let isNamed = engine?.existingItem(for: layoutRecord) != nil
    let sign =
      parent == nil
      ? "•" : hasFrameFromConstraints ? "*" : isNamed ? "+" : " "
    var line = String(repeating: "|   ", count: depth) + sign + layoutName
    let free = engine?.items(of: self).first.map { engine?.freeAttributes(of: $0) ?? [] } ?? []
    if !free.isEmpty {
      line += " - AMBIGUOUS: " + free.map(\.nameOfDimension).joined(separator: ", ")
    }
    lines.append(line)
    for child in children { child.trace(engine, depth: depth + 1, in: &lines) }
  }
}

extension UILayoutGuide {
  /// Whether constraints leave the position or the size of the guide open. Always false for guides
  /// that follow their view.
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = engineItem else { return false }
    return !engine.freeAttributes(of: item).isEmpty
  }

  /// The active constraints that determine the guide's position and size in an axis, between any
  /// items, in the order of activation: changing the constant of one would move or resize the
  /// guide. Empty for guides that follow their view.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, item) = engineItem else { return [] }
    return engine.constraints(deciding: item, along: axis)
  }

  private var engineItem: (LayoutEngine, EngineItem)? {
    guard let view = owningView, view.flags.contains(.takesPartInAutoLayout) else { return nil }
    view.solveConstraints()
    guard let engine = view.root.layoutEngine, let item = engine.existingItem(for: layoutRecord)
    else { return nil }
    return (engine, item)
  }
}
