import Cassowary
import HeadlessUIKit

/// A plan as the bare solver gets it: the equations alone, without views.
final class PlannedSystem {
  private struct Item {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  private let plan: Plan
  private let solver = Solver()
  private var items: [Item] = []
  private var edited: ConstraintID?
  private var rootWidth: ConstraintID?
  private var naturalWidth: [ConstraintID] = []
  private var naturalHeight: [ConstraintID] = []

  init(_ plan: Plan) throws {
    self.plan = plan
    for (index, item) in plan.items.enumerated() { try add(item, index) }
    for (index, rule) in plan.rules.enumerated() {
      let id = try solver.add(constraint(of: rule))
      if index == plan.editedRule { edited = id }
    }
  }

  func solve() { solver.solve() }

  private func add(_ item: Plan.Item, _ index: Int) throws {
    let made = Item(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    items.append(made)
    guard item.parent != nil else {
      for position in [made.x, made.y] {
        try solver.add(Constraint(Cassowary.Expression(position), .equal))
      }
      rootWidth = try solver.add(Constraint(made.width - plan.rootSize.width, .equal))
      try solver.add(Constraint(made.height - plan.rootSize.height, .equal))
      return
    }
    for size in [made.width, made.height] { try solver.setNonnegative(true, size) }
    guard let natural = item.natural else { return }
    let width = try add(natural.width, to: made.width)
    let height = try add(natural.height, to: made.height)
    if index == plan.editedItem { (naturalWidth, naturalHeight) = (width, height) }
  }

  private func add(_ natural: CGFloat, to size: Variable) throws -> [ConstraintID] {
    [
      try solver.add(Constraint(size - natural, .lessThanOrEqual, strength: Strength(250))),
      try solver.add(Constraint(size - natural, .greaterThanOrEqual, strength: Strength(750))),
    ]
  }

  private func constraint(of rule: Plan.Rule) -> Constraint {
    var sum = Cassowary.Expression(constant: -rule.constant)
    let parents = (
      plan.items[rule.first.item].parent, rule.second.map { plan.items[$0.item].parent }
    )
    let owner: Int? =
      if let second = rule.second {
        parents.0 == second.item
          ? second.item : parents.1 == rule.first.item ? rule.first.item : nil
      } else {
        nil
      }
    add(rule.first, times: 1, seenFrom: owner, to: &sum)
    if let second = rule.second {
      add(second, times: -1, seenFrom: owner, to: &sum)
    }
    let relation: Relation =
      switch rule.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(sum, relation, strength: Strength(Double(rule.priority)))
  }

  /// - Parameter owner: the item in whose coordinates positions are measured, if it is one of the two;
  ///   otherwise these are siblings.
  private func add(
    _ side: Plan.Side, times factor: Double, seenFrom owner: Int?,
    to sum: inout Cassowary.Expression
  ) {
    let item = items[side.item]
    let (origin, size, part): (Variable?, Variable, Double) =
      switch side.attribute {
      case .leading: (item.x, item.width, 0)
      case .trailing: (item.x, item.width, 1)
      case .centerX: (item.x, item.width, 0.5)
      case .top: (item.y, item.height, 0)
      case .bottom: (item.y, item.height, 1)
      case .centerY: (item.y, item.height, 0.5)
      case .width: (nil, item.width, 1)
      default: (nil, item.height, 1)
      }
    if let origin, side.item != owner { sum.terms.append(Term(origin, times: factor)) }
    if part != 0 { sum.terms.append(Term(size, times: factor * part)) }
  }

  // MARK: Edits, by the number of the call

  func changeConstant(_ call: Int) {
    set([edited].compactMap { $0 }, to: plan.constant(call))
  }

  func changeWidth(_ call: Int) {
    set([rootWidth].compactMap { $0 }, to: plan.width(call))
  }

  func changeNaturalWidth(_ call: Int) { set(naturalWidth, to: plan.naturalSize(call).width) }
  func changeNaturalHeight(_ call: Int) { set(naturalHeight, to: plan.naturalSize(call).height) }

  private func set(_ ids: [ConstraintID], to constant: CGFloat) {
    for id in ids { try? solver.setConstant(of: id, to: -constant) }
    solver.solve()
  }

  /// The frame of an item, to compare with a view's.
  func frame(of item: Int) -> CGRect {
    let item = items[item]
    return CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }
}
