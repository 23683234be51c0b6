import Pixels
import ViewTree

/// The view that a finding is about.
package struct LintView: Sendable, Hashable {
  /// The id, or the class and the closest view above that has an id.
  package var name: String
  /// The node that declares the view, or the closest view above that is declared.
  package var source: NodeSource?
  /// Where it is in the picture, points; nil if that is unknown.
  var box: ViewNode.Rect?
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
    box = tree.views[index].box
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
  /// The fault, as a sentence without its end.
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
  /// The variants, in the order of the scene.
  package var places: [LintPlace]
  /// The variants in words: "all states, dark".
  package var variantWords: String
  /// The view; nil if it is about the scene as a whole.
  package var view: String?
  /// What was measured, in the variant where it is worst; nil if nothing was.
  package var value: Double?
  /// The fault, as a sentence without its end.
  package var sentence: String
  /// What to do, a whole sentence.
  package var remedy: String

  /// The names of the variants.
  package var variants: [String] { places.map(\.variant) }

  /// The fault and the remedy.
  package var message: String { "\(sentence). \(remedy)" }
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
    var boxes: [Int: ViewNode.Rect] = [:]
    for observation in observations {
      for index in observation.variants where boxes[index] == nil {
        boxes[index] = observation.view?.box
      }
    }
    places = indices.map { index in
      let variant = scene.variants[index]
      return LintPlace(
        variant: variant.name,
        rect: boxes[index].map { PixelRect(covering: $0, scale: variant.scale) })
    }
    variantWords = scene.words(for: indices)
    view = worst.view?.name
    value = worst.value.map { ($0 * 1000).rounded() / 1000 }
    (sentence, remedy) = (worst.sentence, worst.remedy)
  }
}

extension LintScene {
  /// Variants in words: "dark and light, disabled"; "all variants" if there is no other one.
  func words(for indices: [Int]) -> String {
    // Frames of films are not checked by most rules.
    let checked = variants.indices.filter { !variants[$0].isFilmFrame }
    if Set(checked).isSubset(of: indices) {
      return variants.count == 1 ? "the only variant" : "all variants"
    }
    let all = Set(checked).union(indices).sorted()
    let text = VariantSummary(
      of: indices.map { variants[$0].choices }, among: all.map { variants[$0].choices }
    ).text
    return text.isEmpty ? Wording.list(indices.map { variants[$0].name }) : text
  }
}
