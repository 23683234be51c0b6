extension VisualFormat {
  /// The distance of a hyphen alone between the edges of views, points (Auto Layout's "Aqua
  /// spacing").
  package static let standardSpacing: CGFloat = 8
  /// The distance that a hyphen alone means between a view and its superview's edge where no margins
  /// were set, points.
  package static let standardSuperviewSpacing: CGFloat = 20

  /// The constraints of the format, in its order, and then the constraints of the options.
  ///
  /// If a length's name is both a metric and a view, it is the metric.
  ///
  /// - Parameters:
  ///   - metrics: the named numbers.
  ///   - views: the names of the views and layout guides.
  ///   - guides: the names in `views` that refer to layout guides.
  /// - Throws: `VisualFormatError` at the first unknown name or invalid number, or if an option
  ///   contradicts the format or another option.
  package func constraints(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Double],
    views: some Collection<String>, guides: Set<String> = []
  ) throws(VisualFormatError) -> [NamedConstraint] {
    let names = VisualFormatNames(text: text, metrics: metrics, views: Set(views))
    if let reason = options.contradiction(in: axis, viewCount: viewNames.count) {
      throw VisualFormatError(format: text, ofOptions: reason)
    }
    let edges = FormatEdges(axis: axis, options: options, guides: guides)
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
    return constraints + (try alignments(options, guides: guides))
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
      if from.isSuperview || to.isSuperview {
        constraint.constant = Self.standardSuperviewSpacing
        constraint.standardSpacing = .toSuperview
      } else {
        constraint.constant = Self.standardSpacing
        if constraint.first.attribute == .firstBaseline {
          constraint.standardSpacing = .betweenBaselines
        }
      }
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

  private var viewNames: [VisualFormat.Name] {
    items.compactMap { item in
      if case .view(let name, _) = item { name } else { nil }
    }
  }

  /// Each view is aligned with the one before it.
  ///
  /// - Throws: `VisualFormatError` at a layout guide whose baseline is aligned.
  private func alignments(
    _ options: NSLayoutConstraint.FormatOptions, guides: Set<String>
  ) throws(VisualFormatError) -> [NamedConstraint] {
    let views = viewNames
    var constraints: [NamedConstraint] = []
    for alignment in NSLayoutConstraint.FormatOptions.alignments
    where options.contains(alignment.option) {
      if alignment.attribute == .firstBaseline || alignment.attribute == .lastBaseline,
        views.count > 1, let guide = views.first(where: { guides.contains($0.text) })
      {
        throw VisualFormatError(
          format: text, offset: guide.offset,
          reason: "a layout guide has no \(alignment.attribute), which \(alignment.name) aligns")
      }
      constraints += zip(views, views.dropFirst()).map { previous, next in
        NamedConstraint(
          first: .init(.named(next.text), alignment.attribute),
          second: .init(.named(previous.text), alignment.attribute))
      }
    }
    return constraints
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

/// The attributes that the distances and lengths of a format relate.
private struct FormatEdges {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  /// Whether the items follow each other in the opposite direction of the axis.
  let isReversed: Bool
  let isBetweenBaselines: Bool
  /// The names of layout guides, which have no baselines: distances from them are from their edges.
  let guides: Set<String>

  init(
    axis: NSLayoutConstraint.Axis, options: NSLayoutConstraint.FormatOptions, guides: Set<String>
  ) {
    self.guides = guides
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

  private func hasBaselines(_ item: VisualFormat.Item) -> Bool {
    if case .view(let name, _) = item { !guides.contains(name.text) } else { false }
  }

  /// The constraint that an item is adjacent to another one.
  func distance(from: VisualFormat.Item, to: VisualFormat.Item) -> NamedConstraint {
    let (near, far) = isReversed ? (to, from) : (from, to)
    if isBetweenBaselines, hasBaselines(near), hasBaselines(far) {
      return NamedConstraint(
        first: .init(far.item, .firstBaseline), second: .init(near.item, .lastBaseline))
    }
    // A view is adjacent to the facing edge of its neighbour, but to the same edge of its
    // superview.
    return NamedConstraint(
      first: .init(far.item, far.isSuperview ? end : start),
      second: .init(near.item, near.isSuperview ? start : end))
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// Why the options contradict each other, or do not fit an axis; nil if they are valid. A view alone is aligned with no
  /// other, so any alignment fits it, as in UIKit.
  fileprivate func contradiction(in axis: NSLayoutConstraint.Axis, viewCount: Int) -> String? {
    let chosen = Self.alignments.filter { contains($0.option) }
    for alignment in chosen where viewCount > 1 && alignment.axis == axis {
      let views = axis == .horizontal ? "side by side" : "above each other"
      return "\(alignment.name) does not fit views that are \(views)"
    }
    if intersection(.directionMask) == .directionMask {
      return "directionLeftToRight and directionRightToLeft contradict each other"
    }
    for (index, alignment) in chosen.enumerated() {
      let mixed = chosen[index...].first {
        alignment.attribute.mixesDirections(with: $0.attribute)
      }
      guard let mixed else { continue }
      return "\(alignment.name) and \(mixed.name) contradict each other where text runs from right "
        + "to left"
    }
    if axis == .horizontal, contains(.spacingBaselineToBaseline) {
      return "spacingBaselineToBaseline is for vertical formats"
    }
    let unknown = rawValue & ~Self.allOptions.rawValue
    return unknown == 0 ? nil : "the bits 0x\(String(unknown, radix: 16)) mean nothing"
  }

  private static var allOptions: Self {
    alignments.reduce(into: [.directionMask, .spacingMask]) { $0.formUnion($1.option) }
  }
}

/// Looks the names of a format up.
private struct VisualFormatNames {
  let text: String
  let metrics: [String: Double]
  let views: Set<String>

  func checkView(_ name: VisualFormat.Name) throws(VisualFormatError) {
    guard !views.contains(name.text) else { return }
    throw unknown(name, isView: true, isMetric: false)
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
        throw unknown(name, isView: true, isMetric: true)
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
          "the metric '\(name.text.displayed)' is \(CGFloat(number).shortest): expected a finite number",
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
          "the metric '\(name.text.displayed)' is \(CGFloat(number).shortest): a priority is a number from 1 to "
            + "1000", at: name)
      }
      return UILayoutPriority(Float(number))
    }
  }

  private func metric(_ name: VisualFormat.Name) throws(VisualFormatError) -> Double {
    guard let number = metrics[name.text] else {
      if views.contains(name.text) {
        throw error("'\(name.text.displayed)' is a view: expected a number or a metric", at: name)
      }
      throw unknown(name, isView: false, isMetric: true)
    }
    return number
  }

  private func unknown(
    _ name: VisualFormat.Name, isView: Bool, isMetric: Bool
  ) -> VisualFormatError {
    let known = (isMetric ? metrics.keys.sorted() : []) + (isView ? views.sorted() : [])
    let subject = VisualFormatError.Subject.unknownName(
      name.text, isView: isView, isMetric: isMetric)
    return VisualFormatError(
      format: text, offset: name.offset,
      reason: subject.unknownReason + VisualFormat.hint(for: name.text, among: known),
      subject: subject)
  }

  private func error(_ reason: String, at name: VisualFormat.Name) -> VisualFormatError {
    VisualFormatError(format: text, offset: name.offset, reason: reason)
  }
}
