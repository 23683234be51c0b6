import HeadlessUIKit

/// A plan's views and constraints.
final class PlannedViews {
  private final class Block: UIView {
    var natural: CGSize? {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { natural ?? super.intrinsicContentSize }
  }

  private let plan: Plan
  private var blocks: [Block] = []
  private var constraints: [NSLayoutConstraint] = []

  init(_ plan: Plan) {
    self.plan = plan
    for item in plan.items {
      let block = Block()
      if let natural = item.natural { block.natural = natural }
      if let parent = item.parent {
        block.translatesAutoresizingMaskIntoConstraints = false
        blocks[parent].addSubview(block)
      } else {
        block.frame.size = plan.rootSize
      }
      blocks.append(block)
    }
    constraints = plan.rules.map { rule in
      let constraint = NSLayoutConstraint(
        item: blocks[rule.first.item], attribute: rule.first.attribute,
        relatedBy: rule.relation, toItem: rule.second.map { blocks[$0.item] },
        attribute: rule.second?.attribute ?? .notAnAttribute, multiplier: 1,
        constant: rule.constant)
      constraint.priority = UILayoutPriority(rule.priority)
      return constraint
    }
  }

  func activate() { NSLayoutConstraint.activate(constraints) }
  func deactivate() { NSLayoutConstraint.deactivate(constraints) }
  func layOut() { blocks[Plan.root].layoutIfNeeded() }

  // MARK: Edits, by the number of the call

  func changeConstant(_ call: Int) {
    guard let edited = plan.editedRule else { return }
    constraints[edited].constant = plan.constant(call)
    layOut()
  }

  func changeWidth(_ call: Int) {
    blocks[Plan.root].frame.size.width = plan.width(call)
    layOut()
  }

  func changeNaturalWidth(_ call: Int) {
    guard let edited = plan.editedItem else { return }
    blocks[edited].natural?.width = plan.naturalSize(call).width
    layOut()
  }

  func changeNaturalHeight(_ call: Int) {
    guard let edited = plan.editedItem else { return }
    blocks[edited].natural?.height = plan.naturalSize(call).height
    layOut()
  }

  /// The frame of an item, to compare with the solver's.
  func frame(of item: Int) -> CGRect { blocks[item].frame }
}

extension Plan {
  func constant(_ call: Int) -> CGFloat {
    (editedRule.map { rules[$0].constant } ?? 0) + CGFloat(call % 4)
  }

  func width(_ call: Int) -> CGFloat { rootSize.width - CGFloat(call % 4) }

  func naturalSize(_ call: Int) -> CGSize {
    let natural = editedItem.flatMap { items[$0].natural } ?? .zero
    return CGSize(
      width: natural.width + CGFloat(call % 4), height: natural.height + CGFloat(call % 4))
  }
}
