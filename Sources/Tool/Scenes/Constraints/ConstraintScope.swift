import HeadlessUIKit
import Messages
import VisualFormats

/// What the constraints of one node can name: the node itself, its descendants, guides and metrics.
struct ConstraintScope {
  /// The numbers of the node and its descendants.
  let numbers: Range<Int>
  let owner: ViewCompiler.KnownView
  let metrics: [String: Double]
  /// The names of metrics with invalid values, which were reported where they are defined.
  let brokenMetrics: Set<String>
  private let viewsByID: [String: ViewCompiler.KnownView]
  /// The ids of the views in scope, in the order of the file.
  let ids: [String]
  /// The ids of all views, including those later in the file.
  private let allIDs: Set<String>
  /// The ids that name nothing for a reason that is reported elsewhere.
  private let reportedIDs: Set<String>
  /// The prefixes that ids may have where the constraint is written, innermost first.
  private var idPrefixes: [String] = []

  init(
    owner: ViewCompiler.KnownView, end: Int, metrics: [String: Double],
    brokenMetrics: Set<String> = [], viewsByID: [String: ViewCompiler.KnownView], ids: [String],
    allIDs: Set<String> = [], reportedIDs: Set<String> = []
  ) {
    let numbers = owner.number..<end
    self.numbers = numbers
    self.owner = owner
    self.metrics = metrics
    self.brokenMetrics = brokenMetrics
    self.viewsByID = viewsByID
    self.allIDs = allIDs
    self.reportedIDs = reportedIDs
    self.ids = Array(
      ids[
        Self.count(
          of: ids, before: numbers.lowerBound, viewsByID)..<Self.count(
            of: ids, before: numbers.upperBound, viewsByID)])
  }

  /// The scope for a text or a map, which may be in a fragment.
  func seen(from node: YAMLNode, in context: ReadingContext) -> ConstraintScope {
    var scope = self
    scope.idPrefixes = context.idPrefixes(at: node.position)
    return scope
  }

  /// How many ids, in the order of the file, belong to views before a number: by bisection, because
  /// every view with constraints asks.
  private static func count(
    of ids: [String], before number: Int, _ viewsByID: [String: ViewCompiler.KnownView]
  ) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if viewsByID[ids[middle]].map({ $0.number < number }) ?? true {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The names of all items except for views' guides.
  var itemNames: [String] { ["superview", "safeArea", "margins", "keyboard"] + formatNames }

  /// The names of views and guides that a visual format can use.
  var formatNames: [String] { owner.guides + innerNames + ids }

  /// The ids of a fragment's views without its prefix.
  private var innerNames: [String] {
    idPrefixes.flatMap { prefix in
      ids.compactMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
    }
  }

  /// The view or guide with a name such as `superview`, `title`, `title.safeArea`; nil if it is
  /// unknown.
  func item(_ name: String) -> ConstraintItem? {
    if let view = view(name) { return .view(view.number) }
    if let guide = guide(name, of: owner), guide.isInReachWithoutView { return guide }
    guard let dot = name.lastIndex(of: "."), let view = view(String(name[..<dot])) else {
      return nil
    }
    return guide(String(name[name.index(after: dot)...]), of: view)
  }

  private func view(_ name: String) -> ViewCompiler.KnownView? {
    if name == "superview" { return owner }
    for prefix in idPrefixes {
      if let view = viewsByID[prefix + name], numbers.contains(view.number) { return view }
    }
    return viewsByID[name].flatMap { numbers.contains($0.number) ? $0 : nil }
  }

  private func guide(_ name: String, of view: ViewCompiler.KnownView) -> ConstraintItem? {
    if view.guides.contains(name) { return .namedGuide(name, of: view.number) }
    guard let guide = ConstraintItem.Guide(rawValue: name) else { return nil }
    if guide.isOfScrollViews, view.viewClass.table.index(of: "contentOffset") == nil { return nil }
    return .guide(guide, of: view.number)
  }

  /// Whether a name, or the view before its guide or attribute, names nothing for a reason that is reported elsewhere:
  /// then it is not a mistake by itself.
  func isReported(_ name: String) -> Bool {
    let names = [name] + [name.lastIndex(of: ".").map { String(name[..<$0]) }].compactMap(\.self)
    return names.contains { name in
      reportedIDs.contains(name) || idPrefixes.contains { reportedIDs.contains($0 + name) }
    }
  }

  /// Whether a name is the id of a view outside of the scope.
  func isOutOfReach(_ name: String) -> Bool {
    (allIDs.contains(name) || idPrefixes.contains { allIDs.contains($0 + name) })
      && view(name) == nil
  }

  /// Why a name denotes no item.
  func reasonForUnknown(_ name: String) -> String {
    if isOutOfReach(name) {
      return
        "'\(name.displayed)' is not below this view: a constraint belongs to a view that contains "
        + "all items that it names"
    }
    if let dot = name.lastIndex(of: "."), let view = view(String(name[..<dot])) {
      let guide = String(name[name.index(after: dot)...])
      let known = ConstraintItem.Guide.allCases.map(\.rawValue) + view.guides
      return
        "\(view.viewClass.name.withArticle) has no guide or attribute '\(guide.displayed)'"
        + VisualFormat.hint(for: guide, among: known)
    }
    let hint = VisualFormat.hint(for: name, among: itemNames)
    let choice =
      hint.isEmpty && itemNames.count <= 12
      ? ": expected \(ReadingContext.enumerate(itemNames))" : hint
    return "unknown item '\(name.displayed)'\(choice)"
  }
}

extension ConstraintItem {
  /// Whether the guide can be named without its view if that is the node itself.
  fileprivate var isInReachWithoutView: Bool {
    switch self {
    case .view, .namedGuide: true
    case .guide(let guide, _): guide == .safeArea || guide == .margins || guide == .keyboard
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attributes by their names in scenes.
  static let named: [(name: String, attribute: NSLayoutConstraint.Attribute)] =
    allCases.filter { $0 != .notAnAttribute }.map { ("\($0)", $0) } + [("baseline", .lastBaseline)]

  /// The attribute with a name; nil if the name is unknown.
  init?(named name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.attribute
  }

  /// Whether only views have the attribute, not layout guides.
  var isOfViewsOnly: Bool {
    self == .firstBaseline || self == .lastBaseline || rawValue >= Self.leftMargin.rawValue
  }
}

extension ConstraintBlueprint {
  /// Why the two sides cannot be compared, and whether the second one is the cause; nil if they
  /// can.
  var mismatch: (reason: String, isOfSecond: Bool)? {
    for (anchor, isSecond) in [(first, false), (second, true)] {
      if let anchor, anchor.item.view == nil, anchor.attribute.isOfViewsOnly {
        return ("a layout guide has no \(anchor.attribute)", isSecond)
      }
    }
    guard let second else {
      return first.attribute.kind == .size
        ? nil
        : ("\(first.attribute) is a position, and must be compared with one of another item", false)
    }
    if first == second, multiplier == 1 {
      return ("both sides are the same attribute of the same view", true)
    }
    guard first.attribute.kind != second.attribute.kind else {
      if first.attribute.mixesDirections(with: second.attribute) {
        return (
          "leading and trailing follow the reading direction, left and right do not: use either on "
            + "both sides",
          true
        )
      }
      return multiplier == 0 && first.attribute.kind != .size
        ? ("\(first.attribute) is a position, and 0 times another one is not a position", true)
        : nil
    }
    return (
      "\(first.attribute) is a \(first.attribute.kind.name) and cannot be compared with "
        + "\(second.attribute), a \(second.attribute.kind.name)",
      true
    )
  }
}

extension NSLayoutConstraint.Attribute.Kind {
  fileprivate var name: String {
    switch self {
    case .horizontalPosition: "horizontal position"
    case .verticalPosition: "vertical position"
    case .size: "size"
    case .none: "nothing"
    }
  }
}
