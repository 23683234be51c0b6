extension UIView {
  /// What is wrong with the constraints that belong to this view and those below it, and which of
  /// them are ambiguous, after bringing constraints and layout up to date.
  public func layoutReport() -> LayoutReport {
    layoutIfNeeded()
    var report = LayoutReport()
    guard flags.contains(.takesPartInAutoLayout) else { return report }
    solveConstraints()
    collectErrors(in: &report)
    guard let engine = root.layoutEngine else { return report }
    report.conflicts = engine.conflicts(in: self)
    collectAmbiguities(engine, in: &report)
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

  private func collectAmbiguities(_ engine: LayoutEngine, in report: inout LayoutReport) {
    for item in engine.items(of: self) {
      let attributes = engine.freeAttributes(of: item)
      guard !attributes.isEmpty else { continue }
      report.ambiguities.append(
        LayoutReport.Ambiguity(
          item: item.name, id: accessibilityIdentifier, attributes: attributes,
          contentAttributes: attributes.filter(item.isSizedByContent)))
    }
    for child in children where child.flags.contains(.takesPartInAutoLayout) {
      child.collectAmbiguities(engine, in: &report)
    }
  }

  /// Whether constraints leave the place or the size of the view open. Always false for views that
  /// have the frame they are given.
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = engineItem else { return false }
    return !engine.freeAttributes(of: item).isEmpty
  }

  /// Shows another of the layouts that the constraints allow: each open attribute of the view
  /// moves to the other end of its range, and back with the next call. The caller requests layout.
  ///
  /// A range without an end counts as 100 points long.
  public func exerciseAmbiguityInLayout() {
    guard let (engine, item) = engineItem else { return }
    engine.exerciseAmbiguity(of: item)
    (parent ?? self).markForLayout()
  }

  /// The active constraints that decide the view's place and size in an axis, whichever views they
  /// name, in the order they were activated: changing the constant of one would move the view. None
  /// where constraints do not place the view.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, item) = engineItem else { return [] }
    return engine.constraints(deciding: item, along: axis)
  }

  /// The updated engine and the view's item in it; nil if constraints do not place the view.
  private var engineItem: (LayoutEngine, EngineItem)? {
    guard flags.contains(.isPlacedByConstraints) else { return nil }
    solveConstraints()
    guard let engine = root.layoutEngine, let item = engine.existingItem(for: layoutRecord) else {
      return nil
    }
    return (engine, item)
  }

  // MARK: Trace

  /// The view and those below it, a line each, with what Auto Layout makes of them:
  ///
  ///     •<UIView:screen>
  ///     |   *<UILabel:title> - AMBIGUOUS: horizontal position, width
  ///     |   +<UIView:badge>
  ///
  /// `•` is the root of the tree, `*` is placed by constraints, `+` has the frame it is given and is
  /// named by constraints; other views have no sign.
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
      ? "•" : flags.contains(.isPlacedByConstraints) ? "*" : isNamed ? "+" : " "
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
  /// Whether constraints leave the place or the size of the guide open. Always false for guides that
  /// follow their view.
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = engineItem else { return false }
    return !engine.freeAttributes(of: item).isEmpty
  }

  /// The active constraints that decide the guide's place and size in an axis, whichever items they
  /// name, in the order they were activated: changing the constant of one would move the guide. None
  /// for guides that follow their view.
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
