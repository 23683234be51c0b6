extension VisualFormat {
  /// The distance that a hyphen alone stands for between views, in points (Auto Layout's "Aqua
  /// spacing").
  package static let standardSpacing: CGFloat = 8
  /// The distance that a hyphen alone stands for between a view and its superview's edge, in points.
  package static let standardSuperviewSpacing: CGFloat = 20

  /// What the format demands, in its order, and then what the options demand.
  ///
  /// Where a length's name is both a metric and a view, it is the metric.
  ///
  /// - Parameters:
  ///   - metrics: the numbers that have names.
  ///   - views: the names of the views.
  /// - Throws: `VisualFormatError` at the first name that is not known or stands for no fitting
  ///   number, or at the start if an option does not fit the axis.
  package func constraints(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Double],
    views: some Collection<String>
  ) throws(VisualFormatError) -> [NamedConstraint] {
    let names = VisualFormatNames(text: text, metrics: metrics, views: Set(views))
    let edges = try FormatEdges(axis: axis, options: options, text: text)
    var constraints: [NamedConstraint] = []
    for (index, item) in items.enumerated() {
      if index > 0 {
        constraints += try self.constraints(
          of: connections[index - 1], from: items[index - 1], to: item, edges, names)
      }
      if case .view(let name, let predicates) = item {
        try names.checkView(name)
        constraints += try predicates.map { predicate throws(VisualFormatError) in
          try names.length(of: name.text, edges.length, predicate)
        }
      }
    }
    return constraints + alignments(options)
  }

  private func constraints(
    of connection: Connection, from: Item, to: Item, _ edges: FormatEdges,
    _ names: VisualFormatNames
  ) throws(VisualFormatError) -> [NamedConstraint] {
    let template = edges.distance(from: from, to: to)
    switch connection {
    case .flush: return [template]
    case .standard:
      var constraint = template
      constraint.constant =
        from.isSuperview || to.isSuperview
        ? Self.standardSuperviewSpacing : Self.standardSpacing
      return [constraint]
    case .distances(let predicates):
      return try predicates.map { predicate throws(VisualFormatError) in
        var constraint = template
        constraint.relation = predicate.relation
        constraint.constant = try names.distance(predicate.object)
        constraint.priority = try names.priority(predicate.priority)
        return constraint
      }
    }
  }

  /// Each view is aligned with the one before it.
  private func alignments(_ options: NSLayoutConstraint.FormatOptions) -> [NamedConstraint] {
    let views = items.compactMap { item in
      if case .view(let name, _) = item { name.text } else { nil }
    }
    return NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.option) }
      .flatMap { alignment in
        zip(views, views.dropFirst()).map { previous, next in
          NamedConstraint(
            first: .init(.named(next), alignment.attribute),
            second: .init(.named(previous), alignment.attribute))
        }
      }
  }
}

extension VisualFormat.Item {
  fileprivate var isSuperview: Bool {
    if case .superview = self { true } else { false }
  }

  fileprivate var item: NamedConstraint.Item {
    switch self {
    case .superview: .superview
    case .view(let name, _): .named(name.text)
    }
  }
}

/// Which attributes the distances and lengths of a format are about.
private struct FormatEdges {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  /// Whether the items follow each other against the axis.
  let isReversed: Bool
  let isBetweenBaselines: Bool

  /// - Throws: `VisualFormatError` at the start of the format if an option is for the other axis.
  init(
    axis: NSLayoutConstraint.Axis, options: NSLayoutConstraint.FormatOptions, text: String
  ) throws(VisualFormatError) {
    for alignment in NSLayoutConstraint.FormatOptions.alignments
    where options.contains(alignment.option) && alignment.axis == axis {
      let views = axis == .horizontal ? "stand side by side" : "stand above each other"
      throw VisualFormatError(
        format: text, offset: 0, reason: "\(alignment.name) does not fit views that \(views)")
    }
    let direction = options.intersection(.directionMask)
    isReversed = axis == .horizontal && direction == .directionRightToLeft
    isBetweenBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    if axis == .vertical {
      (start, end, length) = (.top, .bottom, .height)
    } else if direction == .directionLeadingToTrailing {
      (start, end, length) = (.leading, .trailing, .width)
    } else {
      (start, end, length) = (.left, .right, .width)
    }
  }

  /// The constraint that an item follows another one without any distance.
  func distance(from: VisualFormat.Item, to: VisualFormat.Item) -> NamedConstraint {
    let (near, far) = isReversed ? (to, from) : (from, to)
    if isBetweenBaselines, !near.isSuperview, !far.isSuperview {
      return NamedConstraint(
        first: .init(far.item, .firstBaseline), second: .init(near.item, .lastBaseline))
    }
    // A view faces what stands beside it, but lies at the same edge of what it lies in.
    return NamedConstraint(
      first: .init(far.item, far.isSuperview ? end : start),
      second: .init(near.item, near.isSuperview ? start : end))
  }
}

/// Looks the names of a format up.
private struct VisualFormatNames {
  let text: String
  let metrics: [String: Double]
  let views: Set<String>

  func checkView(_ name: VisualFormat.Name) throws(VisualFormatError) {
    guard !views.contains(name.text) else { return }
    throw unknown(name, as: "view", among: views.sorted())
  }

  func length(
    of view: String, _ attribute: NSLayoutConstraint.Attribute,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NamedConstraint {
    var constraint = NamedConstraint(
      first: .init(.named(view), attribute), relation: predicate.relation,
      priority: try priority(predicate.priority))
    switch predicate.object {
    case .name(let name) where metrics[name.text] == nil:
      guard views.contains(name.text) else {
        throw unknown(
          name, as: "metric or view", among: metrics.keys.sorted() + views.sorted())
      }
      constraint.second = .init(.named(name.text), attribute)
    default: constraint.constant = try distance(predicate.object)
    }
    return constraint
  }

  func distance(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> CGFloat {
    switch quantity {
    case .number(let number, _): return CGFloat(number)
    case .name(let name):
      let number = try metric(name)
      guard number.isFinite else {
        throw error(
          "the metric '\(name.text)' is \(CGFloat(number).shortest): expected a finite number",
          at: name)
      }
      return CGFloat(number)
    }
  }

  func priority(
    _ quantity: VisualFormat.Quantity?
  ) throws(VisualFormatError) -> UILayoutPriority {
    switch quantity {
    case nil: return .required
    case .number(let number, _): return UILayoutPriority(Float(number))
    case .name(let name):
      let number = try metric(name)
      guard (1...1000).contains(number) else {
        throw error(
          "the metric '\(name.text)' is \(CGFloat(number).shortest): a priority is a number from 1 to "
            + "1000", at: name)
      }
      return UILayoutPriority(Float(number))
    }
  }

  private func metric(_ name: VisualFormat.Name) throws(VisualFormatError) -> Double {
    guard let number = metrics[name.text] else {
      if views.contains(name.text) {
        throw error("'\(name.text)' is a view: expected a number or a metric", at: name)
      }
      throw unknown(name, as: "metric", among: metrics.keys.sorted())
    }
    return number
  }

  private func unknown(
    _ name: VisualFormat.Name, as what: String, among known: [String]
  ) -> VisualFormatError {
    let hint = NearestName.hint(for: name.text, among: known)
    return error("unknown \(what) '\(name.text)'\(hint)", at: name)
  }

  private func error(_ reason: String, at name: VisualFormat.Name) -> VisualFormatError {
    VisualFormatError(format: text, offset: name.offset, reason: reason)
  }
}
