import Cassowary

/// A sum of variables and a constant.
struct LinearSum {
  var terms: [Term] = []
  var constant = 0.0
  /// The views whose margins, safe areas, scroll offsets or texts the constant depends on.
  var surroundings: [UIView] = []

  mutating func add(_ variable: Variable, times factor: Double) {
    terms.append(Term(variable, times: factor))
  }

  mutating func addSurroundings(_ view: UIView) {
    if !surroundings.contains(where: { $0 === view }) { surroundings.append(view) }
  }
}

// From constraints to sums of variables.

extension LayoutEngine {
  /// The left side of a constraint minus the right one, without its constant, in the coordinates of
  /// the owner.
  ///
  /// Positions that follow a reading direction from right to left are measured from the owner's
  /// right edge leftwards.
  func sum(for constraint: NSLayoutConstraint) -> LinearSum? {
    guard let owner = constraint.owner,
      !constraint.hasPart(where: { record, _ in record?.view == nil })
    else { return nil }
    let isRightToLeft =
      constraint.hasPart { $1.followsReadingDirection }
      && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var sum = LinearSum()
    var mirrored = 0.0
    constraint.forEachPart { record, attribute, factor in
      guard let record else { return }
      let resolved = attribute.resolved(isRightToLeft: isRightToLeft)
      let isMirrored = isRightToLeft && resolved.kind == .horizontalPosition
      if isMirrored { mirrored += factor }
      add(
        resolved, of: record, in: constraint, times: isMirrored ? -factor : factor, seenFrom: owner,
        to: &sum)
    }
    if abs(mirrored) > 1e-12 {
      let insets = owner.effectiveAlignmentInsets
      sum.add(variable(.width, of: item(for: owner)), times: mirrored)
      sum.constant += mirrored * (insets.left + insets.right)
    }
    return sum
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of record: LayoutRecord,
    in constraint: NSLayoutConstraint, times factor: Double, seenFrom owner: UIView,
    to sum: inout LinearSum
  ) {
    if attribute == .firstBaseline || attribute == .lastBaseline, record.asGuide == nil,
      let view = record.view
    {
      addBaseline(
        isFirst: attribute == .firstBaseline, of: view, times: factor, in: owner, to: &sum)
      return
    }
    let part = Part(attribute)
    if part.axis == .vertical, let guide = record.asGuide, let view = record.view,
      let strip = guide.strip(in: view)
    {
      add(strip, of: view, at: part.position, times: factor, in: owner, to: &sum)
      return
    }
    guard let span = span(of: record, attribute, part, in: constraint, sum: &sum) else { return }
    if part.position == nil {
      sum.add(span.size, times: factor)
      sum.constant += factor * (span.insets.max - span.insets.min)
    } else if let position = part.position {
      addOrigin(of: span, part.axis, times: factor, in: owner, to: &sum)
      if position != 0 { sum.add(span.size, times: factor * position) }
      sum.constant +=
        factor * (span.insets.min * (1 - position) + span.insets.max * position)
    }
  }

  // MARK: Spans

  /// The part of an axis that an attribute refers to.
  private struct Part {
    var axis: NSLayoutConstraint.Axis
    /// From 0 at the start to 1 at the end; nil for the size.
    var position: Double?

    init(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .left, .leading, .leftMargin, .leadingMargin: self.init(.horizontal, 0)
      case .right, .trailing, .rightMargin, .trailingMargin: self.init(.horizontal, 1)
      case .centerX, .centerXWithinMargins: self.init(.horizontal, 0.5)
      case .top, .topMargin, .firstBaseline: self.init(.vertical, 0)
      case .bottom, .bottomMargin, .lastBaseline: self.init(.vertical, 1)
      case .centerY, .centerYWithinMargins: self.init(.vertical, 0.5)
      case .width, .notAnAttribute: self.init(.horizontal, nil)
      case .height: self.init(.vertical, nil)
      }
    }

    private init(_ axis: NSLayoutConstraint.Axis, _ position: Double?) {
      self.axis = axis
      self.position = position
    }

    var isEdge: Bool { position == 0 || position == 1 }
  }

  /// The extent of an item along an axis.
  private struct Span {
    enum Origin {
      /// The variable of a view's position in its superview.
      case view(UIView)
      /// The variable of a guide's position in a view.
      case guide(EngineItem)
      /// The start of a scroll view's content.
      case content(UIView)
      /// The start of the visible part of a scroll view's content.
      case visible(UIView)
    }

    var origin: Origin
    var size: Variable
    /// Added to the start and to the end.
    var insets = (min: 0.0, max: 0.0)
  }

  private func span(
    of record: LayoutRecord, _ attribute: NSLayoutConstraint.Attribute, _ part: Part,
    in constraint: NSLayoutConstraint, sum: inout LinearSum
  ) -> Span? {
    guard let view = record.view else { return nil }
    if let guide = record.asGuide { return span(of: guide, in: view, part, sum: &sum) }
    let size = EngineItem.Dimension(size: part.axis)
    if part.isEdge, view.scrollsContent,
      constraint.hasPart(where: { record, _ in isContent(record, of: view) })
    {
      var span = contentSpan(of: view, size)
      if attribute.isWithinMargins {
        sum.addSurroundings(view)
        let margins = view.layoutMarginsWithoutSafeArea.along(part.axis)
        span.insets = (margins.min, -margins.max)
      }
      return span
    }
    if attribute.isWithinMargins {
      sum.addSurroundings(view)
      return insetSpan(of: view, by: view.layoutMargins, part.axis)
    }
    return Span(origin: .view(view), size: variable(size, of: item(for: view)))
  }

  private func span(
    of guide: UILayoutGuide, in view: UIView, _ part: Part, sum: inout LinearSum
  ) -> Span {
    let size = EngineItem.Dimension(size: part.axis)
    switch guide.kind {
    case .own:
      let item = item(for: guide, of: view)
      return Span(origin: .guide(item), size: variable(size, of: item))
    case .scrollContent:
      if view.scrollsContent { return contentSpan(of: view, size) }
    case .scrollFrame:
      if view.scrollsContent {
        sum.addSurroundings(view)
        return Span(origin: .visible(view), size: variable(size, of: item(for: view)))
      }
    case .safeArea, .layoutMargins, .readableContent, .topBar, .bottomBar, .keyboard: break
    }
    sum.addSurroundings(view)
    return insetSpan(of: view, by: guide.insets(in: view), part.axis)
  }

  /// Whether an item moves when a view is scrolled.
  private func isContent(_ record: LayoutRecord?, of scrollView: UIView) -> Bool {
    guard let record, let view = record.view else { return false }
    if view === scrollView { return record.asGuide?.kind == .own }
    return view.isDescendant(of: scrollView)
  }

  private func contentSpan(of scrollView: UIView, _ size: EngineItem.Dimension) -> Span {
    let content = item(for: scrollView.standardGuide(.scrollContent), of: scrollView)
    return Span(origin: .content(scrollView), size: variable(size, of: content))
  }

  /// A view's frame reduced by insets.
  private func insetSpan(
    of view: UIView, by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis
  ) -> Span {
    let alignment = view.effectiveAlignmentInsets.along(axis)
    let insets = insets.along(axis)
    return Span(
      origin: .view(view), size: variable(.init(size: axis), of: item(for: view)),
      insets: (insets.min - alignment.min, alignment.max - insets.max))
  }

  /// Adds a vertical position in a strip along an edge of a view, or its length if the position is nil.
  private func add(
    _ strip: EdgeStrip, of view: UIView, at position: Double?, times factor: Double,
    in owner: UIView, to sum: inout LinearSum
  ) {
    sum.addSurroundings(view)
    guard let position else {
      sum.constant += factor * strip.length
      return
    }
    let span = Span(origin: .view(view), size: variable(.height, of: item(for: view)))
    addOrigin(of: span, .vertical, times: factor, in: owner, to: &sum)
    let alignment = view.effectiveAlignmentInsets.along(.vertical)
    if strip.isAtBottom {
      sum.add(span.size, times: factor)
      sum.constant += factor * (alignment.max - strip.length * (1 - position))
    } else {
      sum.constant += factor * (strip.length * position - alignment.min)
    }
  }

  // MARK: Positions

  private func addOrigin(
    of span: Span, _ axis: NSLayoutConstraint.Axis, times factor: Double, in owner: UIView,
    to sum: inout LinearSum
  ) {
    switch span.origin {
    case .view(let view):
      if view === owner {
        sum.constant += factor * view.effectiveAlignmentInsets.along(axis).min
      } else {
        sum.add(variable(.init(position: axis), of: item(for: view)), times: factor)
        if let parent = view.parent {
          addShift(from: parent, axis, times: factor, in: owner, to: &sum)
        }
      }
    case .guide(let guide):
      sum.add(variable(.init(position: axis), of: guide), times: factor)
      addShift(from: guide.view, axis, times: factor, in: owner, to: &sum)
    case .content(let scrollView):
      addShift(from: scrollView, axis, times: factor, in: owner, to: &sum)
    case .visible(let scrollView):
      let offset = axis == .horizontal ? scrollView.boundsOrigin.x : scrollView.boundsOrigin.y
      sum.constant += factor * (scrollView.effectiveAlignmentInsets.along(axis).min + offset)
      addShift(from: scrollView, axis, times: factor, in: owner, to: &sum)
    }
  }

  /// Adds the distance between the origins of the owner's coordinates and a view's.
  private func addShift(
    from view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, in owner: UIView,
    to sum: inout LinearSum
  ) {
    var view = view
    while view !== owner, let parent = view.parent {
      sum.add(variable(.init(position: axis), of: item(for: view)), times: factor)
      sum.constant -= factor * view.effectiveAlignmentInsets.along(axis).min
      if view.scrollsContent {
        sum.constant -= factor * (axis == .horizontal ? view.boundsOrigin.x : view.boundsOrigin.y)
        sum.addSurroundings(view)
      }
      view = parent
    }
  }

  private func addBaseline(
    isFirst: Bool, of view: UIView, times factor: Double, in owner: UIView, to sum: inout LinearSum
  ) {
    let text = view.textForBaseline(isFirst: isFirst)
    let span = Span(origin: .view(text), size: variable(.height, of: item(for: text)))
    addOrigin(of: span, .vertical, times: factor, in: owner, to: &sum)
    sum.addSurroundings(view)
    sum.addSurroundings(text)
    switch text.effectiveBaselines {
    case .edges(let first, let last):
      if isFirst {
        sum.constant += factor * first
      } else {
        sum.add(span.size, times: factor)
        sum.constant -= factor * last
      }
    case .center(let first, let last):
      sum.add(span.size, times: factor / 2)
      sum.constant += factor * (isFirst ? first : last)
    }
  }
}
