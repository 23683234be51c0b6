import ViewTree

/// The view that a finding is about.
package struct LintView: Sendable, Hashable {
  /// The id, or the class and the closest view above that has an id.
  package var name: String
  /// The node that declares the view, or the closest view above that is declared.
  package var source: NodeSource?
  /// The id, or the class; views of one class without an id on one line of the file are alike, as the
  /// aliases of one view are.
  private var kind: String

  /// - Parameter id: nil for a view without one, which its class and its place name.
  package init(name: String, id: String?, type: String, source: NodeSource?) {
    (self.name, self.source) = (name, source)
    kind = id.map { "#" + $0 } ?? type
  }

  init(_ index: Int, in tree: InspectedTree) {
    self.init(
      name: tree.name(of: index), id: tree.views[index].id, type: tree.views[index].type,
      source: tree.source(of: index))
  }

  package static func == (first: LintView, second: LintView) -> Bool {
    first.kind == second.kind && first.source?.line == second.source?.line
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(source?.line)
  }
}

/// What a rule found in one variant, or in several that belong together.
struct LintObservation: Sendable {
  var rule: LintRuleName
  /// Nil if it is about the scene as a whole.
  var view: LintView?
  /// Distinguishes findings of a rule about the same view.
  var topic = ""
  var variants: [Int]
  /// What was measured; nil if nothing was.
  var value: Double?
  /// Of several variants, the finding describes the one with the largest number.
  var severity = 0.0
  /// What is wrong, without its end.
  var sentence: String
  /// What to do, a whole sentence.
  var remedy: String
  /// The line of the value that is wrong, if it is known better than the view's.
  var line: Int?
}

/// A fault of a design, in all variants that have it.
package struct LintFinding: Sendable, Equatable {
  package var rule: LintRuleName
  /// The name of the scene.
  package var scene: String
  package var file: String
  package var line: Int
  /// The names of the variants.
  package var variants: [String]
  /// The variants in words: "all states, dark".
  package var variantWords: String
  /// The view; nil if it is about the scene as a whole.
  package var view: String?
  /// What was measured, in the variant where it is worst; nil if nothing was.
  package var value: Double?
  /// What is wrong, and what to do.
  package var message: String
}

extension LintFinding {
  /// A finding out of what was observed in several variants.
  ///
  /// - Parameter observations: not empty, of the same rule, view and topic.
  init?(_ observations: [LintObservation], in scene: LintScene) {
    guard let worst = observations.max(by: { $0.severity < $1.severity }) else { return nil }
    let indices = Set(observations.flatMap(\.variants)).sorted()
    rule = worst.rule
    self.scene = scene.name
    file = scene.file
    line =
      worst.line ?? worst.view?.source?.line
      ?? indices.first.map { scene.variants[$0].line } ?? 1
    variants = indices.map { scene.variants[$0].name }
    variantWords = VariantWording(scene).words(for: indices)
    view = worst.view?.name
    value = worst.value.map { ($0 * 1000).rounded() / 1000 }
    message = "\(worst.sentence). \(worst.remedy)"
  }
}
