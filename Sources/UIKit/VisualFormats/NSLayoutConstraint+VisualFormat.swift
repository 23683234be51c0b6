extension NSLayoutConstraint {
  /// The inactive constraints that a line of the visual format describes, such as
  /// `H:|-[red]-[blue(==red)]-|`.
  ///
  /// A hyphen alone is 8 points between views. To the superview it is the superview's layout margin
  /// if its ``UIView/layoutMargins`` were set before, and 20 points otherwise. UIKit uses the
  /// margins, of 8 points at least, since iOS 8; here, formats that were written for 20 points
  /// still have them.
  ///
  /// With `spacingBaselineToBaseline` a hyphen alone is the distance between the baselines of two
  /// adjacent lines of text in the current fonts of the views. Distances from layout guides and
  /// from views without text are from their edges.
  ///
  /// - Parameters:
  ///   - format: the line.
  ///   - options: the alignment of the views with each other, and the direction in which they follow
  ///     each other.
  ///   - metrics: the named numbers, of any type.
  ///   - views: the named views and layout guides.
  /// - Throws: `VisualFormatError`, where UIKit raises an exception: the format is not understood, a
  ///   name is unknown or means something else, an option does not fit the axis or contradicts
  ///   another one, or a `|` is next to a view that has no superview.
  ///
  /// Code that imports `UIKit` calls the function of that module, which does not throw.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let parsed = try VisualFormat(parsing: format)
    let numbers = try parsed.numbers(among: metrics ?? [:])
    let items = try parsed.items(among: views)
    let guides = Set(items.keys.filter { items[$0] is UILayoutGuide })
    let constraints = try parsed.constraints(
      options: options, metrics: numbers, views: views.keys, guides: guides)
    try parsed.checkSuperviews(of: items)
    return constraints.map { NSLayoutConstraint($0, items: items) }
  }

  /// - Parameters:
  ///   - items: the views and guides by their names.
  ///   - superview: the view that the bar represents; if nil, the superview of the other item.
  convenience init(
    _ named: NamedConstraint, items: [String: any LayoutItem], superview: UIView? = nil
  ) {
    func item(_ anchor: NamedConstraint.Anchor?) -> (any LayoutItem)? {
      if case .named(let name) = anchor?.item { items[name] } else { nil }
    }
    let superview = superview ?? (item(named.first) ?? item(named.second))?.holder
    var first: ConstraintSide = (item(named.first) ?? superview, named.first.attribute)
    var second: ConstraintSide = (nil, .notAnAttribute)
    if let anchor = named.second { second = (item(anchor) ?? superview, anchor.attribute) }
    var constant = named.constant
    named.standardSpacing?.resolve(&first, &second, superview: superview, constant: &constant)
    self.init(
      LayoutOperand(item: first.item, attribute: first.attribute), named.relation,
      named.second == nil ? nil : LayoutOperand(item: second.item, attribute: second.attribute),
      multiplier: 1, constant: constant)
    priority = named.priority
  }
}

extension LayoutItem {
  /// The superview of a view, and the view of a guide.
  fileprivate var holder: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }
}

extension VisualFormat {
  /// The metrics that are numbers.
  ///
  /// - Throws: `VisualFormatError` where the format names one that is not.
  fileprivate func numbers(
    among metrics: [String: Any]
  ) throws(VisualFormatError) -> [String: Double] {
    let numbers = metrics.compactMapValues { value in
      switch value {
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as any BinaryInteger: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil as Double?
      }
    }
    for name in names where numbers[name.text] == nil {
      guard let value = metrics[name.text] else { continue }
      throw VisualFormatError(
        format: text, offset: name.offset,
        reason: "'\(name.text.displayed)' is a \(type(of: value)): expected a number")
    }
    return numbers
  }

  /// The views and guides that the format names.
  fileprivate func items(
    among views: [String: Any]
  ) throws(VisualFormatError) -> [String: any LayoutItem] {
    var items: [String: any LayoutItem] = [:]
    for name in names {
      guard let view = views[name.text] else { continue }
      guard let item = view as? any LayoutItem else {
        throw VisualFormatError(
          format: text, offset: name.offset,
          reason:
            "'\(name.text.displayed)' is a \(type(of: view)): expected a view or a layout guide")
      }
      items[name.text] = item
    }
    return items
  }

  /// - Throws: `VisualFormatError` at a bar next to a view that has no superview.
  fileprivate func checkSuperviews(
    of namedItems: [String: any LayoutItem]
  ) throws(VisualFormatError) {
    for (bar, neighbour) in [
      (items.first, items.dropFirst().first), (items.last, items.dropLast().last),
    ] {
      guard case .superview(let offset) = bar, case .view(let name, _) = neighbour else { continue }
      if namedItems[name.text]?.holder == nil {
        throw VisualFormatError(
          format: text, offset: offset,
          reason: "'\(name.text.displayed)' has no superview yet, which '|' means")
      }
    }
  }

  /// All names, in their order.
  private var names: [Name] {
    func names(_ predicates: [Predicate]) -> [Name] {
      predicates.flatMap { [$0.object, $0.priority] }.compactMap { quantity in
        if case .name(let name) = quantity { name } else { nil }
      }
    }
    var all: [Name] = []
    for (index, item) in items.enumerated() {
      if case .view(let name, let predicates) = item { all += [name] + names(predicates) }
      if index < connections.count, case .distances(let predicates) = connections[index] {
        all += names(predicates)
      }
    }
    return all
  }
}
