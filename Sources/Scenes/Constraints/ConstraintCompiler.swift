import HeadlessUIKit

/// Reads the `constraints` of a node: visual formats, expressions and maps.
struct ConstraintCompiler {
  let scope: ConstraintScope
  let context: ReadingContext

  func compile(_ node: SceneNode) -> [ConstraintBlueprint] {
    guard let entries = node.list else {
      context.expected("a list of constraints", at: node)
      return []
    }
    return entries.flatMap { compileEntry($0) }
  }

  private func compileEntry(_ node: SceneNode) -> [ConstraintBlueprint] {
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

  /// Reads a map with the keys that every one has, and others.
  private func readMap(
    _ node: SceneNode, of what: String, _ naming: inout ConstraintNaming,
    keys: [(name: String, read: (SceneNode) -> Void)]
  ) {
    var read = naming
    let common = ConstraintNaming.keys.map { key in
      (name: key, read: { (node: SceneNode) in read.read(key, node, in: context) })
    }
    context.readMap(node, of: what, keys: keys + common)
    naming = read
  }

  /// What a visual format begins with is no item of an expression.
  private func isFormat(_ text: String) -> Bool {
    var scanner = FormatScanner(text)
    guard let first = scanner.peek() else { return false }
    if first == "|" || first == "[" { return true }
    scanner.offset += 1
    return (first == "H" || first == "V") && scanner.peek().map { ":[|".contains($0) } ?? true
  }

  // MARK: Texts

  private func compileExpression(_ node: SceneNode, _ text: String) -> [ConstraintBlueprint] {
    var parser = ConstraintExpressionParser(text, scope: scope)
    do throws(ConstraintTextError) {
      return [try parser.parse(at: node.position)]
    } catch {
      report(error, of: "constraint", at: node)
      return []
    }
  }

  private func compileFormat(
    _ node: SceneNode, options: NSLayoutConstraint.FormatOptions
  ) -> [ConstraintBlueprint] {
    guard let text = String.read(node, in: context) else { return [] }
    do throws(VisualFormatError) {
      let names = scope.formatNames
      return try VisualFormat(parsing: text)
        .constraints(options: options, metrics: scope.metrics, views: names)
        .compactMap { constraint in
          guard let first = anchor(constraint.first) else { return nil }
          return ConstraintBlueprint(
            first: first, relation: constraint.relation, second: constraint.second.flatMap(anchor),
            constant: constraint.constant, priority: constraint.priority, position: node.position)
        }
    } catch {
      report(
        ConstraintTextError(
          offset: error.offset, reason: error.reason + hint(for: text, at: error.offset)),
        of: "visual format", at: node)
      return []
    }
  }

  /// What more there is to say of a mistake if it stands in the name of a view, between brackets.
  private func hint(for format: String, at offset: Int) -> String {
    let before = format.prefix(offset)
    guard let bracket = before.lastIndex(of: "["), !before[bracket...].contains("]") else {
      return ""
    }
    let name = format[bracket...].dropFirst().prefix { $0 != "]" && $0 != "(" }
    if scope.isOutOfReach(String(name)) { return ": it is not below this view" }
    let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard scope.item(String(name)) != nil,
      !isIdentifier || !scope.formatNames.contains(String(name))
    else { return "" }
    return name == "superview"
      ? " (write '|')"
      : " (write '\(name)' in an expression: names in a visual format are ids of letters, digits "
        + "and '_')"
  }

  private func anchor(_ anchor: NamedConstraint.Anchor) -> ConstraintBlueprint.Anchor? {
    let item: ConstraintItem? =
      switch anchor.item {
      case .superview: .view(scope.owner.number)
      case .named(let name): scope.item(name)
      }
    return item.map { ConstraintBlueprint.Anchor(item: $0, attribute: anchor.attribute) }
  }

  private func report(_ error: ConstraintTextError, of what: String, at node: SceneNode) {
    context.report(
      "\(what), character \(error.offset + 1): \(error.reason)",
      at: node.position(ofCharacter: error.offset))
  }

  // MARK: Maps

  private func compileFormatMap(
    _ node: SceneNode, _ naming: inout ConstraintNaming
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
    return context.reading("format") { compileFormat(format, options: options) }
  }

  private func compileExpressionMap(
    _ node: SceneNode, _ naming: inout ConstraintNaming
  ) -> [ConstraintBlueprint] {
    readMap(node, of: "an expression", &naming, keys: [("expression", { _ in })])
    guard let expression = node["expression"] else { return [] }
    return context.reading("expression") {
      guard let text = String.read(expression, in: context) else { return [] }
      if isFormat(text) {
        context.report("a visual format stands under 'format'", at: expression.position)
        return []
      }
      return compileExpression(expression, text)
    }
  }

  private func compileMap(
    _ node: SceneNode, _ naming: inout ConstraintNaming
  ) -> [ConstraintBlueprint] {
    var item: ConstraintItem?
    var toItem: ConstraintItem?
    var attribute: NSLayoutConstraint.Attribute?
    var toAttribute: NSLayoutConstraint.Attribute?
    var relation = NSLayoutConstraint.Relation.equal
    var numbers = ["multiplier": CGFloat(1), "constant": 0]
    var priority = UILayoutPriority.required
    let count = context.diagnostics.count
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
    guard context.diagnostics.count == count else { return [] }
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

  private func readItem(_ node: SceneNode) -> ConstraintItem? {
    guard let name = String.read(node, in: context) else { return nil }
    if let item = scope.item(name) { return item }
    context.report(scope.reasonForUnknown(name), at: node.position)
    return nil
  }

  /// A number or a metric.
  private func readNumber(_ node: SceneNode) -> CGFloat? {
    guard let name = node.text else { return CGFloat.read(node, in: context) }
    if let metric = scope.metrics[name] { return CGFloat(metric) }
    if Double(name) != nil {
      context.report(
        "expected a number or a metric, found the text '\(name)' (write it without quotes)",
        at: node.position)
      return nil
    }
    let known = scope.metrics.keys.sorted()
    context.report(
      "unknown metric '\(name.shortened)'\(NearestName.hint(for: name, among: known))",
      at: node.position)
    return nil
  }
}
