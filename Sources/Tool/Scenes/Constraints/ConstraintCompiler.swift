import HeadlessUIKit
import VisualFormats

/// Reads the `constraints` of a node: visual formats, expressions and maps.
struct ConstraintCompiler {
  let scope: ConstraintScope
  let context: ReadingContext

  func compile(_ node: YAMLNode) -> [ConstraintBlueprint] {
    guard let entries = node.list else {
      context.expected("a list of constraints", at: node)
      return []
    }
    return entries.flatMap { entry in
      ConstraintCompiler(scope: scope.seen(from: entry, in: context), context: context)
        .compileEntry(entry)
    }
  }

  private func compileEntry(_ node: YAMLNode) -> [ConstraintBlueprint] {
    if let text = node.text {
      return isFormat(text)
        ? compileFormat(node, options: []) : compileExpression(node, text)
    }
    guard node.map != nil else {
      context.expected(
        "a visual format such as 'H:|-[a]-|', an expression such as 'a.width == 40', or a map",
        at: node)
      return []
    }
    var naming = ConstraintNaming()
    var constraints =
      if node["format"] != nil {
        compileFormatMap(node, &naming)
      } else if node["expression"] != nil {
        compileExpressionMap(node, &naming)
      } else {
        compileMap(node, &naming)
      }
    for index in constraints.indices { constraints[index].naming = naming }
    return constraints
  }

  /// Reads a map with the common keys and others.
  private func readMap(
    _ node: YAMLNode, of what: String, _ naming: inout ConstraintNaming,
    keys: [(name: String, read: (YAMLNode) -> Void)]
  ) {
    var read = naming
    let common = ConstraintNaming.keys.map { key in
      (name: key, read: { (node: YAMLNode) in read.read(key, node, in: context) })
    }
    context.readMap(node, of: what, keys: keys + common)
    naming = read
  }

  /// Whether a text is probably a visual format, even an invalid one: brackets, bars and colons
  /// occur in no expression.
  private func isFormat(_ text: String) -> Bool {
    var scanner = FormatScanner(text)
    let first = scanner.peek()
    return text.contains { "[|:".contains($0) }
      || first.map { "HV".contains($0) } == true
        && text.dropFirst(scanner.offset + 1).allSatisfy(\.isWhitespace)
  }

  // MARK: Texts

  private func compileExpression(_ node: YAMLNode, _ text: String) -> [ConstraintBlueprint] {
    var parser = ConstraintExpressionParser(text, scope: scope)
    do throws(ConstraintTextError) {
      return [try parser.parse(at: node.position)]
    } catch {
      report(error, of: "constraint", text, at: node)
      return []
    }
  }

  /// - Parameter reportOptions: reports errors of the options.
  private func compileFormat(
    _ node: YAMLNode, options: NSLayoutConstraint.FormatOptions,
    reportOptions: (String) -> Void = { _ in }
  ) -> [ConstraintBlueprint] {
    guard let text = String.read(node, in: context) else { return [] }
    do throws(VisualFormatError) {
      let names = scope.formatNames
      return try VisualFormat(parsing: text)
        .constraints(
          options: options, metrics: scope.metrics, views: names, guides: Set(scope.owner.guides)
        )
        .compactMap { blueprint(of: $0, at: node.position) }
        .filter { isBetweenTwoItems($0, of: node, text) }
    } catch {
      if error.subject == .options {
        reportOptions(error.reason)
      } else {
        report(
          ConstraintTextError(
            offset: error.offset, reason: reason(of: error), isConsequence: isConsequence(error)),
          of: "visual format", text, at: node)
      }
      return []
    }
  }

  private func blueprint(
    of constraint: NamedConstraint, at position: SourcePosition
  ) -> ConstraintBlueprint? {
    guard let first = anchor(constraint.first) else { return nil }
    return ConstraintBlueprint(
      first: first, relation: constraint.relation, second: constraint.second.flatMap(anchor),
      constant: constraint.constant, priority: constraint.priority,
      standardSpacing: constraint.standardSpacing.map {
        .init(kind: $0, superview: scope.owner.number)
      },
      position: position)
  }

  /// Whether a constraint is between different items or attributes; reports a format that names the view itself next to
  /// `|`, which is the same view.
  private func isBetweenTwoItems(
    _ constraint: ConstraintBlueprint, of node: YAMLNode, _ text: String
  ) -> Bool {
    guard constraint.first == constraint.second, case .view(let number) = constraint.first.item,
      number == scope.owner.number
    else { return true }
    let id = scope.ids.first { scope.item($0) == constraint.first.item } ?? "superview"
    let offset =
      text.firstRange(of: "[\(id)").map {
        text.distance(from: text.startIndex, to: $0.lowerBound) + 1
      } ?? 0
    let message =
      "visual format, character \(offset + 1): '\(id.displayed)' is this view itself, as '|' is: write the format "
      + "under 'constraints' of its superview, or name a view below it"
    if !context.hasReported(at: node.position(ofCharacter: offset)) {
      context.report(
        message, at: node.position(ofCharacter: offset),
        excerpt: FormatExcerpt(of: text, at: offset).text)
    }
    return false
  }

  /// Whether a name is unknown only because of a mistake that is reported elsewhere.
  private func isConsequence(_ error: VisualFormatError) -> Bool {
    guard case .unknownName(let name, let isView, let isMetric) = error.subject else {
      return false
    }
    return isMetric && scope.brokenMetrics.contains(name) || isView && scope.isReported(name)
  }

  /// The error of a format, with a hint for an unknown name.
  private func reason(of error: VisualFormatError) -> String {
    switch error.subject {
    case .unknownName(let name, let isView, let isMetric):
      if let hint = hint(forUnknown: name, isView: isView, isMetric: isMetric) {
        return error.subject.unknownReason + hint
      }
    case .string:
      if let name = name(in: error.format, at: error.offset), scope.item(name) != nil,
        !name.isFormatName
      {
        return error.reason + " (\(Self.expressionHint(name)))"
      }
    case .options: break
    }
    return error.reason
  }

  /// A hint for an unknown name that has another meaning in the scene; nil if it has none.
  private func hint(forUnknown name: String, isView: Bool, isMetric: Bool) -> String? {
    if scope.isOutOfReach(name) {
      return isView ? ": it is not below this view" : ": it is a view"
    }
    guard scope.item(name) != nil else { return nil }
    guard isView else { return ": it is a view" }
    guard name == "superview" else { return " (\(Self.expressionHint(name)))" }
    return isMetric
      ? " (only an expression can name it here, as in 'a.width == superview.width')"
      : " (write '|')"
  }

  private static func expressionHint(_ name: String) -> String {
    "write '\(name.displayed)' in an expression: names in a visual format are ids of letters, digits "
      + "and '_'"
  }

  /// The whole name of the view, up to its bracket, that contains the error; nil if the error is
  /// elsewhere.
  private func name(in format: String, at offset: Int) -> String? {
    let before = format.prefix(offset)
    guard let bracket = before.lastIndex(of: "[") else { return nil }
    let name = format[bracket...].dropFirst().prefix { !"](".contains($0) }
    return name.endIndex > before.endIndex ? String(name) : nil
  }

  private func anchor(_ anchor: NamedConstraint.Anchor) -> ConstraintBlueprint.Anchor? {
    let item: ConstraintItem? =
      switch anchor.item {
      case .superview: .view(scope.owner.number)
      case .named(let name): scope.item(name)
      }
    return item.map { ConstraintBlueprint.Anchor(item: $0, attribute: anchor.attribute) }
  }

  private func report(
    _ error: ConstraintTextError, of what: String, _ text: String, at node: YAMLNode
  ) {
    guard !error.isConsequence else { return }
    context.report(
      "\(what), character \(error.offset + 1): \(error.reason)",
      at: node.position(ofCharacter: error.offset),
      excerpt: FormatExcerpt(of: text, at: error.offset).text)
  }

  // MARK: Maps

  private func compileFormatMap(
    _ node: YAMLNode, _ naming: inout ConstraintNaming
  ) -> [ConstraintBlueprint] {
    var options: NSLayoutConstraint.FormatOptions = []
    readMap(
      node, of: "a visual format", &naming,
      keys: [
        ("format", { _ in }),
        (
          "options",
          { NSLayoutConstraint.FormatOptions.read($0, in: context).map { options = $0 } }
        ),
      ])
    guard let format = node["format"] else { return [] }
    var optionsReason: String?
    let constraints = context.reading("format") {
      compileFormat(format, options: options) { optionsReason = $0 }
    }
    if let optionsReason {
      context.reading("options") {
        context.report(optionsReason, at: node["options"]?.position ?? node.position)
      }
    }
    return constraints
  }

  private func compileExpressionMap(
    _ node: YAMLNode, _ naming: inout ConstraintNaming
  ) -> [ConstraintBlueprint] {
    readMap(node, of: "an expression", &naming, keys: [("expression", { _ in })])
    guard let expression = node["expression"] else { return [] }
    return context.reading("expression") {
      guard let text = String.read(expression, in: context) else { return [] }
      if isFormat(text) {
        context.report(
          "expected an expression: a visual format belongs under 'format'", at: expression.position)
        return []
      }
      return compileExpression(expression, text)
    }
  }

  private func compileMap(
    _ node: YAMLNode, _ naming: inout ConstraintNaming
  ) -> [ConstraintBlueprint] {
    var item: ConstraintItem?
    var toItem: ConstraintItem?
    var attribute: NSLayoutConstraint.Attribute?
    var toAttribute: NSLayoutConstraint.Attribute?
    var relation = NSLayoutConstraint.Relation.equal
    var numbers = ["multiplier": CGFloat(1), "constant": 0]
    var priority = UILayoutPriority.required
    let count = context.reportCount
    readMap(
      node, of: "a constraint", &naming,
      keys: [
        ("item", { item = readItem($0) }),
        ("attribute", { attribute = NSLayoutConstraint.Attribute.read($0, in: context) }),
        (
          "relation",
          { NSLayoutConstraint.Relation.read($0, in: context).map { relation = $0 } }
        ),
        ("toItem", { toItem = $0.isNull && !$0.isEmpty ? nil : readItem($0) }),
        ("toAttribute", { toAttribute = NSLayoutConstraint.Attribute.read($0, in: context) }),
        ("multiplier", { node in readNumber(node).map { numbers["multiplier"] = $0 } }),
        ("constant", { node in readNumber(node).map { numbers["constant"] = $0 } }),
        ("priority", { UILayoutPriority.read($0, in: context).map { priority = $0 } }),
      ])
    guard context.reportCount == count else { return [] }
    guard let item, let attribute else {
      let missing = [item == nil ? "'item'" : nil, attribute == nil ? "'attribute'" : nil]
      context.report(
        "a constraint needs \(ReadingContext.enumerate(missing.compactMap(\.self))) too",
        at: node.position)
      return []
    }
    let constraint = ConstraintBlueprint(
      first: .init(item: item, attribute: attribute), relation: relation,
      second: toItem.map { .init(item: $0, attribute: toAttribute ?? attribute) },
      multiplier: numbers["multiplier"] ?? 1, constant: numbers["constant"] ?? 0,
      priority: priority, position: node.position)
    if let mismatch = constraint.mismatch {
      let key = mismatch.isOfSecond ? node["toAttribute"] ?? node["toItem"] : node["attribute"]
      context.report(mismatch.reason, at: key?.position ?? node.position)
      return []
    }
    return [constraint]
  }

  private func readItem(_ node: YAMLNode) -> ConstraintItem? {
    guard let name = String.read(node, in: context) else { return nil }
    // A fragment's parameter is written elsewhere than the map.
    if let item = scope.seen(from: node, in: context).item(name) { return item }
    if !scope.isReported(name) {
      context.report(scope.reasonForUnknown(name), at: node.position)
    }
    return nil
  }

  /// A number or a metric.
  private func readNumber(_ node: YAMLNode) -> CGFloat? {
    guard let name = node.text else { return CGFloat.read(node, in: context) }
    if let metric = scope.metrics[name] { return CGFloat(metric) }
    if context.definition(.numbers, name) != nil { return CGFloat.read(node, in: context) }
    if Double(name) != nil {
      context.report(
        "expected a number or a metric, found the text '\(name.displayed)' (write it without quotes)",
        at: node.position)
      return nil
    }
    if scope.brokenMetrics.contains(name) { return nil }
    let known = scope.metrics.keys.sorted()
    context.report(
      "unknown metric '\(name.displayed)'\(VisualFormat.hint(for: name, among: known))",
      at: node.position)
    return nil
  }
}

extension String {
  /// Whether the scanner of visual formats reads the name as a whole.
  fileprivate var isFormatName: Bool {
    var scanner = FormatScanner(self)
    return scanner.readName() != nil && scanner.peek() == nil
  }
}
