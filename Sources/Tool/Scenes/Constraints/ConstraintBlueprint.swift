import HeadlessUIKit
import Layouter
import VisualFormats

/// The Auto Layout keys of a view node, read and validated once.
struct AutoLayoutBlueprint: Sendable {
  /// The names of the node's own layout guides.
  var guides: [String] = []
  /// In the order of the file.
  var constraints: [ConstraintBlueprint] = []
  /// In the order of the file.
  var calls: [AutoLayoutCall] = []

  /// The identifiers of constraints, in the order of the file; the constraints of a visual format
  /// share one.
  var identifiers: [String] {
    (constraints.map(\.naming) + calls.map(\.naming)).compactMap(\.identifier)
      .reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
  }

  /// The numbers of the views on either side.
  fileprivate var namedViews: [Int] {
    constraints.flatMap { [$0.first.item, $0.second?.item] }.compactMap { $0?.view }
      + calls.map(\.target)
  }
}

extension ViewBlueprint {
  /// Whether the view or a descendant has Auto Layout keys, or arranges its subviews with
  /// constraints as a stack view does.
  var usesAutoLayout: Bool {
    hasConstraints || viewClass.children.layout != nil || subviews.contains { $0.usesAutoLayout }
  }

  /// Whether there are constraints within the view.
  var hasConstraints: Bool { autoLayout != nil || layouter?.isRelativeAutoLayout == true }

  /// The numbers of the views that constraints of an ancestor place.
  var placedViews: Set<Int> {
    var placed = Set(autoLayout?.namedViews ?? [])
    placed.remove(number)
    return subviews.reduce(into: placed) { $0.formUnion($1.placedViews) }
  }

  private var subviews: [ViewBlueprint] {
    parts.map(\.view) + lists.flatMap(\.children)
      + children.compactMap { if case .view(let view) = $0 { view } else { nil } }
      + presented.flatMap(\.views)
  }
}

/// A constraint between nodes of a scene.
struct ConstraintBlueprint: Sendable {
  struct Anchor: Sendable, Equatable {
    var item: ConstraintItem
    var attribute: NSLayoutConstraint.Attribute
  }

  var first: Anchor
  var relation = NSLayoutConstraint.Relation.equal
  /// Nil if the first anchor is compared with the constant alone.
  var second: Anchor?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  /// The spacing that a single hyphen of a visual format means for the views.
  var standardSpacing: Spacing?
  var naming = ConstraintNaming()
  var position: SourcePosition

  struct Spacing: Sendable {
    var kind: StandardSpacing
    /// The number of the view that the format's bar means.
    var superview: Int
  }

  /// - Parameter views: the views of the scene by their numbers.
  func make(among views: [Int: UIView]) -> NSLayoutConstraint? {
    guard let item = first.item.find(among: views) else { return nil }
    var first: ConstraintSide = (item, first.attribute)
    var second: ConstraintSide = (
      second?.item.find(among: views), second?.attribute ?? .notAnAttribute
    )
    var constant = constant
    standardSpacing?.kind.resolve(
      &first, &second, superview: standardSpacing.flatMap { views[$0.superview] },
      constant: &constant)
    let constraint = NSLayoutConstraint(
      item: item, attribute: first.attribute, relatedBy: relation, toItem: second.item,
      attribute: second.attribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }
}

/// The keys that every map with constraints can have.
struct ConstraintNaming: Sendable {
  /// The identifier for reports, axes and steps.
  var identifier: String?
  /// Whether the constraints are active from the start.
  var isActive = true

  static let keys = ["identifier", "isActive"]

  /// Reads the value of one of the keys.
  mutating func read(_ key: String, _ node: YAMLNode, in context: ReadingContext) {
    if key == "identifier" {
      identifier = String.read(node, in: context)
    } else {
      Bool.read(node, in: context).map { isActive = $0 }
    }
  }
}

/// A view or a layout guide of a scene; views by their numbers.
enum ConstraintItem: Sendable, Equatable {
  /// A guide that every view has.
  enum Guide: String, Sendable, CaseIterable {
    case safeArea, margins, readable, keyboard, contentLayout, frameLayout

    /// Whether only scroll views have it.
    var isOfScrollViews: Bool { self == .contentLayout || self == .frameLayout }
  }

  case view(Int)
  case guide(Guide, of: Int)
  /// A guide that the scene adds to a view.
  case namedGuide(String, of: Int)

  /// The view itself; nil for a guide.
  var view: Int? {
    if case .view(let number) = self { number } else { nil }
  }

  func find(among views: [Int: UIView]) -> AnyObject? {
    switch self {
    case .view(let number): views[number]
    case .guide(let guide, let number): views[number].flatMap { guide.find(in: $0) }
    case .namedGuide(let name, let number):
      views[number]?.layoutGuides.first { $0.identifier == name }
    }
  }
}

extension ConstraintItem.Guide {
  fileprivate func find(in view: UIView) -> UILayoutGuide? {
    switch self {
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    case .readable: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide
    }
  }
}

/// A call of an `AutoLayoutBuilder` for a node.
struct AutoLayoutCall: Sendable {
  var position: SourcePosition
  /// The number of the view that the call places.
  var target: Int
  var naming: ConstraintNaming
  let make: @Sendable (AutoLayoutBuilder, [Int: UIView]) -> Void
}
