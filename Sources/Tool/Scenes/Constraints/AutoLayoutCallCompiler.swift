import HeadlessUIKit
import Layouter

/// Reads the `autoLayout` of a node: calls of an `AutoLayoutBuilder`, such as
/// `{putBelow: [text, title], spacing: 8, align: fill}`.
///
/// One key is the method, with the unlabelled arguments of its Swift counterpart; the others are
/// the labelled parameters, and the constraints' identifier.
struct AutoLayoutCallCompiler {
  let scope: ConstraintScope
  let context: ReadingContext

  private enum Method: String, CaseIterable {
    case fitToParent, fitToSafeArea, putBelow, putAbove, putRight, putLeft
    case fitVerticallyToSibling, fitHorizontallyToSibling
    case setFixedWidth, setFixedHeight, setRelativeWidth, setRelativeHeight, constraint

    /// The unlabelled arguments of the method.
    var arguments: [Argument] {
      switch self {
      case .fitToParent, .fitToSafeArea: [.target]
      case .putBelow, .putAbove, .putRight, .putLeft, .fitVerticallyToSibling,
        .fitHorizontallyToSibling, .setRelativeWidth, .setRelativeHeight:
        [.target, .related]
      case .setFixedWidth, .setFixedHeight: [.target, .length]
      case .constraint: [.target, .attribute, .related, .attribute]
      }
    }

    var options: [String] {
      switch self {
      case .fitToParent, .fitToSafeArea: ["edges", "margin", "relation"]
      case .putBelow, .putAbove, .putRight, .putLeft: ["spacing", "align", "relation"]
      case .fitVerticallyToSibling: ["below", "spacing", "align", "relation"]
      case .fitHorizontallyToSibling: ["right", "spacing", "align", "relation"]
      case .setFixedWidth, .setFixedHeight: ["relation"]
      case .setRelativeWidth, .setRelativeHeight: ["multiplier", "relation"]
      case .constraint: ["constant", "multiplier", "relation", "priority"]
      }
    }
  }

  private enum Argument {
    case target, related, length, attribute

    var name: String {
      switch self {
      case .target, .related: "id"
      case .length: "number"
      case .attribute: "attribute"
      }
    }
  }

  /// The arguments of a call.
  private struct Values {
    var target: Int?
    var related: Int?
    var length: CGFloat = 0
    var attributes: [NSLayoutConstraint.Attribute] = []
    var edges = PosEx.all
    var margin = UIEdgeInsets.zero
    var spacing: CGFloat = 0
    var align: AlignEx?
    var isAfter = true
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var relation = NSLayoutConstraint.Relation.equal
    var priority = UILayoutPriority.required
  }

  static let methods = Method.allCases.map(\.rawValue)

  func compile(_ node: YAMLNode) -> [AutoLayoutCall] {
    guard let entries = node.list else {
      context.expected("a list of calls such as {putBelow: [b, a], spacing: 8}", at: node)
      return []
    }
    return entries.compactMap { compileCall($0) }
  }

  private func compileCall(_ node: YAMLNode) -> AutoLayoutCall? {
    guard let entries = node.map, let first = entries.first else {
      context.expected("a call such as {putBelow: [b, a], spacing: 8}", at: node)
      return nil
    }
    let call = entries.lazy.compactMap { entry in
      Method(rawValue: entry.key).map { (method: $0, entry: entry) }
    }.first
    guard let (method, callEntry) = call else {
      context.unknownKey(first, in: "autoLayout", known: Self.methods)
      return nil
    }
    let count = context.reportCount
    var values = Values()
    var naming = ConstraintNaming()
    context.reading(callEntry.key) { readArguments(callEntry.value, of: method, into: &values) }
    for entry in entries where entry.key != callEntry.key {
      let isNaming = ConstraintNaming.keys.contains(entry.key)
      guard isNaming || method.options.contains(entry.key) else {
        context.unknownKey(
          entry, in: callEntry.key, known: method.options + ConstraintNaming.keys)
        continue
      }
      context.reading(entry.key) {
        if isNaming {
          naming.read(entry.key, entry.value, in: context)
        } else {
          readOption(entry, into: &values)
        }
      }
    }
    guard context.reportCount == count, let target = values.target else { return nil }
    return AutoLayoutCall(position: node.position, target: target, naming: naming) {
      [values] builder, views in
      guard let view = views[target] else { return }
      let related = values.related.flatMap { views[$0] } ?? builder.parentView
      Self.call(method, values, on: builder, view, related)
    }
  }

  private func readArguments(_ node: YAMLNode, of method: Method, into values: inout Values) {
    let arguments = method.arguments
    let nodes = arguments.count == 1 && node.list == nil ? [node] : node.list ?? []
    guard nodes.count == arguments.count else {
      context.expected(
        "[\(arguments.map(\.name).joined(separator: ", "))]", at: node)
      return
    }
    for (argument, node) in zip(arguments, nodes) {
      switch argument {
      case .target: values.target = readView(node)
      case .related: values.related = readView(node)
      case .length: CGFloat.read(node, in: context).map { values.length = $0 }
      case .attribute:
        NSLayoutConstraint.Attribute.read(node, in: context).map { values.attributes.append($0) }
      }
    }
  }

  private func readView(_ node: YAMLNode) -> Int? {
    guard let name = String.read(node, in: context) else { return nil }
    if let view = scope.seen(from: node, in: context).item(name)?.view { return view }
    if !scope.isReported(name) {
      context.report(scope.reasonForUnknown(name), at: node.position)
    }
    return nil
  }

  private func readOption(_ entry: YAMLNode.Entry, into values: inout Values) {
    let node = entry.value
    switch entry.key {
    case "edges": PosEx.read(node, in: context).map { values.edges = $0 }
    case "margin": UIEdgeInsets.read(node, in: context).map { values.margin = $0 }
    case "spacing": CGFloat.read(node, in: context).map { values.spacing = $0 }
    case "align": AlignEx.read(node, in: context).map { values.align = $0 }
    case "below", "right": Bool.read(node, in: context).map { values.isAfter = $0 }
    case "multiplier": CGFloat.read(node, in: context).map { values.multiplier = $0 }
    case "constant": CGFloat.read(node, in: context).map { values.constant = $0 }
    case "relation":
      NSLayoutConstraint.Relation.read(node, in: context).map { values.relation = $0 }
    default: UILayoutPriority.read(node, in: context).map { values.priority = $0 }
    }
  }

  private static func call(
    _ method: Method, _ values: Values, on builder: AutoLayoutBuilder, _ view: UIView,
    _ related: UIView
  ) {
    let (spacing, align, relation) = (values.spacing, values.align, values.relation)
    switch method {
    case .fitToParent:
      builder.fitToParent(
        view, pos: values.edges, margin: values.margin, relation: relation)
    case .fitToSafeArea:
      builder.fitToSafeArea(
        view, pos: values.edges, margin: values.margin, relation: relation)
    case .putBelow:
      builder.putBelow(view, related, spacing: spacing, align: align, relation: relation)
    case .putAbove:
      builder.putAbove(view, related, spacing: spacing, align: align, relation: relation)
    case .putRight:
      builder.putRight(view, related, spacing: spacing, align: align, relation: relation)
    case .putLeft:
      builder.putLeft(view, related, spacing: spacing, align: align, relation: relation)
    case .fitVerticallyToSibling:
      builder.fitVerticallyToSibling(
        view, related, below: values.isAfter, spacing: spacing, align: align, relation: relation)
    case .fitHorizontallyToSibling:
      builder.fitHorizontallyToSibling(
        view, related, right: values.isAfter, spacing: spacing, align: align, relation: relation)
    case .setFixedWidth: builder.setFixedWidth(view, values.length, relation: relation)
    case .setFixedHeight: builder.setFixedHeight(view, values.length, relation: relation)
    case .setRelativeWidth:
      builder.setRelativeWidth(
        view, related, multiplier: values.multiplier, relation: relation)
    case .setRelativeHeight:
      builder.setRelativeHeight(
        view, related, multiplier: values.multiplier, relation: relation)
    case .constraint:
      builder.constraint(
        view, values.attributes[0], related, values.attributes[1], constant: values.constant,
        multiplier: values.multiplier, relation: relation, priority: values.priority)
    }
  }
}
