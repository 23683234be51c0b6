// The placement of views across the axis.

extension StackRules {
  /// - Parameter first: the first visible view; the others are aligned with it.
  mutating func addAlignment(to first: UIView) {
    switch alignment {
    case .fill:
      connect(first, across.start(of:))
      connect(first, across.end(of:))
      return
    case .leading: connect(first, across.start(of:))
    case .center: connect(first, across.center(of:))
    case .trailing: connect(first, across.end(of:))
    case .firstBaseline: alignBaselines(with: first, StackOperand.firstBaseline(of:))
    case .lastBaseline: alignBaselines(with: first, StackOperand.lastBaseline(of:))
    }
    addSpan()
  }

  /// Aligns a hidden view with the canvas by weak constraints, so that it appears in its final
  /// position across the axis.
  mutating func addHiddenAlignment(of view: UIView) {
    switch alignment {
    case .fill:
      alignHidden(view, across.start(of:))
      alignHidden(view, across.end(of:))
    case .leading, .firstBaseline, .lastBaseline: alignHidden(view, across.start(of:))
    case .center: alignHidden(view, across.center(of:))
    case .trailing: alignHidden(view, across.end(of:))
    }
  }

  private mutating func alignHidden(
    _ view: UIView, _ operand: (any LayoutItem) -> StackOperand
  ) {
    add("hiding", operand(view), .equal, operand(canvas), priority: 1)
  }

  /// The alignment in effect: a column has no baselines to align.
  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: stack.axis == .vertical ? .leading : stack.alignment
    default: stack.alignment
    }
  }

  private mutating func connect(
    _ first: UIView, _ operand: (any LayoutItem) -> StackOperand
  ) {
    add("canvas-connection", operand(first), .equal, operand(canvas))
    align(with: first, operand)
  }

  private mutating func align(with first: UIView, _ operand: (UIView) -> StackOperand) {
    for member in visible.dropFirst() {
      add("alignment", operand(member.view), .equal, operand(first))
    }
  }

  /// A canvas that is taller than its views has them as far up as possible.
  private mutating func alignBaselines(
    with first: UIView, _ operand: (UIView) -> StackOperand
  ) {
    align(with: first, operand)
    add(
      "ambiguity-suppression", across.start(of: first), .equal, across.start(of: canvas),
      priority: 1)
  }

  /// The canvas encloses all views as tightly as possible; views without a determined size have
  /// size 0.
  private mutating func addSpan() {
    for member in visible {
      add(
        "spanning-boundary", across.start(of: member.view), .greaterThanOrEqual,
        across.start(of: canvas), priority: 999.5)
      add(
        "spanning-boundary", across.end(of: member.view), .lessThanOrEqual,
        across.end(of: canvas), priority: 999.5)
    }
    add("spanning-fit", across.size(of: canvas), .equal, priority: 51)
    for member in visible {
      add("ambiguity-suppression", across.size(of: member.view), .equal, priority: 25)
    }
  }
}
