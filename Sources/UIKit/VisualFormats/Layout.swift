/// Views in a superview, laid out by lines of the visual format.
///
///     try Layout(view) {
///       $0.metrics(["height": 120])
///       $0.subviews(["yellow": yellowView])
///       $0.vertical("[yellow(height)]|")
///       $0.horizontal("|[yellow]|")
///     }
///
/// The bar `|` is the superview of the layout. Metrics, subviews and lines can be in any order;
/// they take effect together, when the closure returns.
public struct Layout {
  /// The view that the bar represents.
  public private(set) var superview: UIView
  /// The constraints, which are active, in the order of the lines.
  public private(set) var constraints: [NSLayoutConstraint] = []

  private var metrics: [String: Double] = [:]
  private var subviews: [(name: String, view: UIView)] = []
  private var lines: [Line] = []

  private struct Line {
    var text: String
    var axis: NSLayoutConstraint.Axis
    var options: NSLayoutConstraint.FormatOptions

    var prefix: String { axis == .horizontal ? "H:" : "V:" }

    func parsed() throws(VisualFormatError) -> VisualFormat {
      if let written = text.first(where: { !$0.isWhitespace }), written == "H" || written == "V" {
        throw VisualFormatError(
          format: text, offset: text.prefix { $0.isWhitespace }.count,
          reason: "leave out '\(written):': the line is one of "
            + (axis == .horizontal ? "horizontal(_:)" : "vertical(_:)"))
      }
      return try VisualFormat(parsing: prefix + text)
    }
  }

  /// Adds the named subviews that are not in the superview's tree yet, in their order, sets their
  /// ``UIView/translatesAutoresizingMaskIntoConstraints`` to false, and activates the constraints.
  ///
  /// - Throws: `VisualFormatError` if a line does not fit the grammar, or names something unknown;
  ///   nothing has changed then.
  @discardableResult
  public init(
    _ superview: UIView, _ describe: (inout Layout) -> Void
  ) throws(VisualFormatError) {
    self.superview = superview
    describe(&self)
    try apply()
  }

  /// A layout whose superview is set in the closure, as in document 004:
  ///
  ///     try Layout {
  ///       $0.view(view)
  ///       $0.subviews(["yellow": yellowView])
  ///       $0.vertical("[yellow]|")
  ///     }
  ///
  /// - Throws: as ``init(_:_:)``, and if the closure sets no superview.
  @discardableResult
  public init(_ describe: (inout Layout) -> Void) throws(VisualFormatError) {
    let none = UIView()
    superview = none
    describe(&self)
    guard superview !== none else {
      throw VisualFormatError(
        format: lines.first?.text ?? "", offset: 0,
        reason: "the layout has no superview: call 'view(_:)', or pass it to 'Layout'")
    }
    try apply()
  }

  /// Sets the view that the bar represents.
  public mutating func view(_ superview: UIView) { self.superview = superview }

  /// Defines the names of numbers.
  public mutating func metrics(_ metrics: [String: CGFloat]) {
    self.metrics.merge(metrics.mapValues { Double($0) }) { _, later in later }
  }

  /// Defines the names of views.
  public mutating func subviews(_ views: KeyValuePairs<String, UIView>) {
    for (name, view) in views { subview(name, view) }
  }

  /// Defines the names of views. Those that are added to the superview are in the order of their
  /// names.
  @_disfavoredOverload
  public mutating func subviews(_ views: [String: UIView]) {
    for (name, view) in views.sorted(by: { $0.key < $1.key }) { subview(name, view) }
  }

  private mutating func subview(_ name: String, _ view: UIView) {
    subviews.removeAll { $0.name == name }
    subviews.append((name, view))
  }

  /// Lays views out next to each other: a line without its `H:`.
  public mutating func horizontal(
    _ line: String, options: NSLayoutConstraint.FormatOptions = []
  ) {
    lines.append(Line(text: line, axis: .horizontal, options: options))
  }

  /// Lays views out above each other: a line without its `V:`.
  public mutating func vertical(
    _ line: String, options: NSLayoutConstraint.FormatOptions = []
  ) {
    lines.append(Line(text: line, axis: .vertical, options: options))
  }

  private mutating func apply() throws(VisualFormatError) {
    let items = Dictionary(uniqueKeysWithValues: subviews.map { ($0.name, $0.view) })
    let named = try lines.map { line throws(VisualFormatError) in
      try line.parsed()
        .constraints(options: line.options, metrics: metrics, views: items.keys)
    }
    for (_, view) in subviews {
      view.translatesAutoresizingMaskIntoConstraints = false
      if !view.isDescendant(of: superview) { superview.addSubview(view) }
    }
    constraints = named.joined().map {
      NSLayoutConstraint($0, items: items, superview: superview)
    }
    NSLayoutConstraint.activate(constraints)
  }
}
