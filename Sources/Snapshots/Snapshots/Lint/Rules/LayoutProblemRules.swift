import LintConfiguration
import ViewTree

/// Constraints that contradict each other.
struct UnsatisfiableRule: PictureRule {
  static let name = LintRuleName.unsatisfiable

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    picture.tree.layoutProblems.compactMap { problem in
      problem.kind == .conflict
        ? LintObservation(problem, of: Self.name, in: picture.tree, context) : nil
    }
  }
}

/// Views and guides whose place constraints leave open.
struct AmbiguousRule: PictureRule {
  static let name = LintRuleName.ambiguous

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    picture.tree.layoutProblems.compactMap { problem in
      problem.kind == .ambiguity
        ? LintObservation(problem, of: Self.name, in: picture.tree, context) : nil
    }
  }
}

extension LintObservation {
  fileprivate init(
    _ problem: InspectedTree.LayoutProblem, of rule: LintRuleName, in tree: InspectedTree,
    _ context: PictureContext
  ) {
    let index = problem.id.flatMap { id in tree.views.firstIndex { $0.id == id } }
    // The sentence ends with its advice.
    let parts = problem.sentence.splitAtLastSentence
    self.init(
      rule: rule, view: index.map { LintView($0, in: tree) }, topic: problem.item,
      variants: [context.index], value: Double(problem.count), severity: Double(problem.count),
      sentence: parts.beginning, remedy: parts.end)
  }
}

extension String {
  /// The text without its last sentence, and that sentence; the whole text if it has only one.
  fileprivate var splitAtLastSentence: (beginning: String, end: String) {
    guard let split = ranges(of: ". ").last else { return (self, "") }
    return (String(self[..<split.lowerBound]), String(self[split.upperBound...]))
  }
}
