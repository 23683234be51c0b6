extension NSLayoutConstraint {
  /// The constraints that a line of the visual format describes, such as
  /// `H:|-[red]-[blue(==red)]-|`, not active yet.
  ///
  /// A hyphen alone is 8 points between views and 20 to the superview.
  ///
  /// - Parameters:
  ///   - format: the line.
  ///   - options: how the views are aligned with each other, and which way they follow each other.
  ///   - metrics: what the names of numbers stand for: numbers of any type.
  ///   - views: what the names of views stand for: views or layout guides.
  /// - Throws: `VisualFormatError`, where UIKit raises an exception: the format is not understood, a
  ///   name is not known or stands for something else, an option does not fit the axis, or there is a
  ///   `|` beside a view that has no superview.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let parsed = try VisualFormat(parsing: format)
    let numbers = try parsed.numbers(among: metrics ?? [:])
    let items = try parsed.items(among: views)
    let constraints = try parsed.constraints(options: options, metrics: numbers, views: views.keys)
    try parsed.checkSuperviews(of: items)
    return constraints.map { NSLayoutConstraint($0, items: items) }
  }

  /// - Parameters:
  ///   - items: what the names stand for.
  ///   - superview: what `superview` stands for; if nil, the view that holds the other item.
  convenience init(
    _ named: NamedConstraint, items: [String: any LayoutItem], superview: UIView? = nil
  ) {
    func item(_ anchor: NamedConstraint.Anchor?) -> (any LayoutItem)? {
      if case .named(let name) = anchor?.item { items[name] } else { nil }
    }
    func operand(
      _ anchor: NamedConstraint.Anchor, beside other: NamedConstraint.Anchor?
    ) -> LayoutOperand {
      LayoutOperand(
        item: item(anchor) ?? superview ?? item(other)?.holder, attribute: anchor.attribute)
    }
    self.init(
      operand(named.first, beside: named.second), named.relation,
      named.second.map { operand($0, beside: named.first) }, multiplier: 1,
      constant: named.constant)
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
        reason: "'\(name.text)' is a \(type(of: value)): expected a number")
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
          reason: "'\(name.text)' is a \(type(of: view)): expected a view or a layout guide")
      }
      items[name.text] = item
    }
    return items
  }

  /// - Throws: `VisualFormatError` at a bar beside a view that has no superview.
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
          reason: "'\(name.text)' has no superview yet, which '|' stands for")
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
