import HeadlessUIKit
import TestSupport
import Testing
import ViewTestSupport

/// Trees that are edited by chance, beside trees that are new.
@Suite struct EditedTrees {
  /// What a tree is made of.
  private struct Recipe {
    struct Rule {
      var first: Int
      var attribute: NSLayoutConstraint.Attribute
      var relation: NSLayoutConstraint.Relation
      var second: Int
      var other: NSLayoutConstraint.Attribute
      var constant: CGFloat
      var priority: Float
    }

    /// The superview of each view but the first, which is the root.
    static let parents = [-1, 0, 0, 1, 1, 2, 3]
    var rootSize = CGSize(width: 300, height: 200)
    var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    var margins = [UIEdgeInsets](
      repeating: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), count: parents.count)
    var naturals = parents.indices.map { CGSize(width: 20 + 7 * $0, height: 10 + 3 * $0) }
    var rules: [Rule] = []
    /// The rules that are active, in the order of activation.
    var active: [Int] = []

    init(_ chance: inout SplitMix64) {
      let horizontal: [NSLayoutConstraint.Attribute] = [
        .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
      ]
      let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .topMargin]
      for number in 0..<24 {
        let first = 1 + chance.next(below: Self.parents.count - 1)
        var second = chance.next(below: Self.parents.count)
        if second == first { second = Self.parents[first] }
        let kind = [horizontal, vertical, [.width, .height]][number % 3]
        rules.append(
          Rule(
            first: first, attribute: kind[chance.next(below: kind.count)],
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][
              chance.next(below: 4)],
            second: second, other: kind[chance.next(below: kind.count)],
            constant: CGFloat(chance.next(below: 60)) - 30,
            priority: [999, 750, 500, 251][chance.next(below: 4)]))
        if number % 4 != 0 { active.append(number) }
      }
    }
  }

  private final class Tree {
    var views: [Block] = []
    var constraints: [NSLayoutConstraint] = []

    init(_ recipe: Recipe) {
      for (number, parent) in Recipe.parents.enumerated() {
        let view = Block("\(number)", width: 0, height: 0)
        view.natural = recipe.naturals[number]
        view.layoutMargins = recipe.margins[number]
        // A margin that depends on its view's position can chase it.
        view.insetsLayoutMarginsFromSafeArea = parent < 0
        views.append(view)
        if parent >= 0 { views[parent].add(view) }
      }
      views[0].translatesAutoresizingMaskIntoConstraints = true
      views[0].frame.size = recipe.rootSize
      views[0].safeAreaInsets = recipe.safeArea
      constraints = recipe.rules.map { rule in
        let constraint = NSLayoutConstraint(
          item: views[rule.first], attribute: rule.attribute, relatedBy: rule.relation,
          toItem: views[rule.second], attribute: rule.other, multiplier: 1,
          constant: rule.constant)
        constraint.priority = UILayoutPriority(rule.priority)
        return constraint
      }
      for number in recipe.active { constraints[number].isActive = true }
    }

    /// The frames as exactly as pixels can be.
    func frames() -> [CGRect] {
      UIViewRenderer(scale: 1024).layOut(views[0])
      return views.map(\.frame)
    }
  }

  private static func edit(_ recipe: inout Recipe, _ tree: Tree, _ chance: inout SplitMix64) {
    let rule = chance.next(below: recipe.rules.count)
    let view = chance.next(below: Recipe.parents.count)
    let number = CGFloat(chance.next(below: 50))
    switch chance.next(below: 8) {
    case 0, 1:
      recipe.rules[rule].constant = number - 20
      tree.constraints[rule].constant = number - 20
    case 2:
      recipe.rules[rule].priority = [999, 750, 500, 251][chance.next(below: 4)]
      tree.constraints[rule].priority = UILayoutPriority(recipe.rules[rule].priority)
    case 3:
      if let place = recipe.active.firstIndex(of: rule) {
        recipe.active.remove(at: place)
        tree.constraints[rule].isActive = false
      } else {
        recipe.active.append(rule)
        tree.constraints[rule].isActive = true
      }
    case 4:
      recipe.naturals[view].width = number
      tree.views[view].natural.width = number
    case 5:
      recipe.margins[view].left = number
      tree.views[view].layoutMargins = recipe.margins[view]
    case 6:
      recipe.rootSize.width = 250 + number
      tree.views[0].frame.size.width = 250 + number
    default:
      recipe.safeArea.top = number
      tree.views[0].safeAreaInsets.top = number
    }
  }

  @Test func layoutsDoNotDependOnEditsBefore() {
    for seed in 0..<60 {
      var chance = SplitMix64(seed: UInt64(seed))
      var recipe = Recipe(&chance)
      let tree = Tree(recipe)
      for step in 0..<25 {
        for _ in 0...chance.next(below: 3) { Self.edit(&recipe, tree, &chance) }
        let (frames, expected) = (tree.frames(), Tree(recipe).frames())
        for number in frames.indices {
          let (frame, other) = (frames[number], expected[number])
          let isSame =
            abs(frame.minX - other.minX) < 0.01 && abs(frame.minY - other.minY) < 0.01
            && abs(frame.width - other.width) < 0.01 && abs(frame.height - other.height) < 0.01
          #expect(isSame, "\(seed), \(step): \(number) at \(frame), not \(other)")
          if !isSame { return }
        }
      }
    }
  }
}
