import HeadlessUIKit
import LintConfiguration
import Typesetting

/// A problem of a picture, whatever the verdict about it.
public struct SceneWarning: Sendable, Hashable, CustomStringConvertible {
  /// The problem and its remedy, in sentences.
  public var description: String
  /// The node of the scene that has the problem; nil if it is unknown.
  public var source: NodeSource?
  /// The rule of the linter that finds the same; nil if none does.
  package var rule: LintRuleName?

  init(_ description: String, rule: LintRuleName? = nil, at source: NodeSource? = nil) {
    self.description = description
    self.rule = rule
    self.source = source
  }
}

extension Scene {
  /// The problems of a drawn picture that the scene does not accept: contradictions and ambiguities of the constraints,
  /// and if the drawing's fonts are recorded, characters without a glyph and fonts whose colours are not drawn.
  func warnings(about views: any VariantViews, of variant: Variant) -> [SceneWarning] {
    let sentences = FontRecording.ofCurrentDrawing?.uncoloredFontSentences ?? []
    let all =
      warnings(of: layoutReport(of: views), views) + missingGlyphs(in: variant)
      + sentences.map { SceneWarning($0) }
    return all.filter { warning in !silences.contains { $0.covers(warning) } }
  }

  /// The sentences of a report, each with the node that it is about.
  func warnings(of report: LayoutReport, _ views: any VariantViews) -> [SceneWarning] {
    var places: [String: (rule: LintRuleName, item: String)] = [:]
    for conflict in report.conflicts {
      // The name of an item ends the first word of a constraint.
      let item = conflict.broken.prefix(through: ">")
      places["\(conflict)"] = (.unsatisfiable, item)
    }
    for ambiguity in report.causesOfAmbiguity {
      places["\(ambiguity)"] = (.ambiguous, ambiguity.item)
    }
    return report.sentences.map { sentence in
      guard let (rule, item) = places[sentence] else { return SceneWarning(sentence) }
      return SceneWarning(sentence, rule: rule, at: views.source(ofItem: item))
    }
  }

  /// A warning for each text and font with characters that no font has.
  private func missingGlyphs(in variant: Variant) -> [SceneWarning] {
    guard let recording = FontRecording.ofCurrentDrawing, !recording.missingTexts.isEmpty else {
      return []
    }
    let texts = recording.missingTexts
    // Only an inspected variant knows which view shows which text.
    var inspected = variant
    inspected.isInspected = true
    let views = (try? laidOut(inspected).inspectedTree().views) ?? []
    return texts.map { text in
      let missing = MissingGlyphs(
        characters: text.characters, text: text.text, fontName: text.fontName)
      let places = views.filter { view in
        view.content.texts.contains { $0.contains(text.text) }
      }
      // The same text may be in several fonts.
      let view =
        places.first { view in
          view.content.texts.contains {
            $0.contains(text.text) && $0.fontName.letters == text.fontName.letters
          }
        } ?? places.first
      return SceneWarning("\(missing)", rule: .missingGlyph, at: view?.source)
    }
  }
}

extension VariantViews {
  /// The node of an item of constraints: a view, or a guide's view.
  fileprivate func source(ofItem item: String) -> NodeSource? {
    let guide = "<UILayoutGuide:"
    guard item.hasPrefix(guide), let owner = item.ranges(of: " of ").last else {
      return source(ofViewNamed: item)
    }
    return source(ofViewNamed: "<" + item[owner.upperBound...])
  }
}

extension LintSilence {
  fileprivate func covers(_ warning: SceneWarning) -> Bool {
    guard rule == warning.rule else { return false }
    guard let nodes else { return true }
    return warning.source.map { nodes.contains($0.number) } ?? false
  }
}

extension String {
  /// The beginning up to a character, which is included; everything without it.
  fileprivate func prefix(through end: Character) -> String {
    firstIndex(of: end).map { String(self[...$0]) } ?? self
  }
}

extension InspectedText {
  /// Whether a text that was drawn is a part of this one, or has it as a part.
  fileprivate func contains(_ text: String) -> Bool {
    string.contains(text) || !string.isEmpty && text.contains(string)
  }
}

extension String {
  /// The letters and digits: the names of a font have different signs between them.
  fileprivate var letters: String { filter { $0.isLetter || $0.isNumber } }
}
