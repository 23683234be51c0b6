// The distribution of the length over the views.

extension StackRules {
  mutating func addDistribution() {
    switch stack.distribution {
    case .fill:
      addSpacing("spacing", .equal)
      suppressAmbiguity()
    case .fillEqually:
      addSpacing("spacing", .equal)
      addEqualSizes()
    case .fillProportionally:
      addSpacing("spacing", .equal)
      addProportions()
    case .equalSpacing:
      addSpacing("spacing", .greaterThanOrEqual)
      addEqualGaps()
    case .equalCentering:
      addSpacing("spacing", .greaterThanOrEqual)
      addEqualCentering()
    }
  }

  private var neighbours: Zip2Sequence<[StackMember], ArraySlice<StackMember>> {
    zip(visible, visible.dropFirst())
  }

  private mutating func addSpacing(
    _ name: String, _ relation: NSLayoutConstraint.Relation, priority: Float = 1000
  ) {
    for (member, next) in neighbours {
      add(
        name, gapEnd(before: next.view), relation, gapStart(after: member.view),
        constant: stack.gap(after: member).points, priority: priority)
    }
  }

  private func gapStart(after view: UIView) -> StackOperand {
    measuresBaselines ? .lastBaseline(of: view) : along.end(of: view)
  }

  private func gapEnd(before view: UIView) -> StackOperand {
    measuresBaselines ? .firstBaseline(of: view) : along.start(of: view)
  }

  private var measuresBaselines: Bool {
    stack.isBaselineRelativeArrangement && stack.axis == .vertical
  }

  /// Determines the views whose priorities are equal as the engine would if they were ambiguous, so that a stack view is
  /// not reported as such: each view begins as late as all other constraints let it. So the first one gets the space
  /// that is left, and the last one is too short if there is too little, as in rows and columns that a simulator drew.
  private mutating func suppressAmbiguity() {
    for member in visible.dropFirst() {
      add(
        "ambiguity-suppression", along.start(of: member.view), .equal, along.end(of: canvas),
        priority: Self.suppressionPriority)
    }
  }

  /// Below all priorities that clients use.
  private static let suppressionPriority: Float = 0.5

  private mutating func addEqualSizes() {
    for member in visible.dropFirst() {
      add(
        "fill-equally", along.size(of: member.view), .equal, along.size(of: visible[0].view),
        priority: 999.5)
    }
  }

  /// Makes the length of each view a fraction of the canvas. If the canvas is longer or shorter
  /// than views and gaps together, the fractions and the gaps do not add up to it, since gaps do
  /// not grow; then the last view's constraint is broken.
  private mutating func addProportions() {
    let lengths = visible.map { $0.view.proportionalLength(along: stack.axis) }
    let total =
      lengths.reduce(0, +)
      + visible.dropLast().reduce(0) { $0 + stack.gap(after: $1).proportionalPoints }
    guard total > 0, total.isFinite else { return }
    for (index, member) in visible.enumerated() {
      let part = lengths[index] / total
      add(
        "fill-proportionally", along.size(of: member.view), .equal,
        part > 0 ? along.size(of: canvas) : nil, multiplier: part > 0 ? part : 1,
        priority: 999.5 - 0.01 * Float(min(index, Self.proportionSteps)))
    }
  }

  /// The number of different priorities, each of which costs the solver a level; the views after
  /// these share one.
  private static let proportionSteps = 40

  private mutating func addEqualGaps() {
    let gaps = neighbours.map { gapStart(after: $0.view).distance(to: gapEnd(before: $1.view)) }
    guard let first = gaps.first else { return }
    for gap in gaps.dropFirst() { add("distributing", gap, .equal, first, priority: 999.5) }
    add("spacing-fit", first, .equal, constant: stack.gap(after: visible[0]).points, priority: 50)
  }

  private mutating func addEqualCentering() {
    let distances = neighbours.map {
      along.center(of: $0.view).distance(to: along.center(of: $1.view))
    }
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      add("distributing", distance, .equal, first, priority: 149.5)
    }
    addSpacing("spacing-fit", .equal, priority: 50)
  }
}
