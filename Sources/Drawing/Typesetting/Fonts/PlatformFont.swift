import Foundation
import Synchronization

/// A font that iOS has and this machine has not: what can be known of it from its name.
///
/// Code for UIKit asks for such fonts without a look at the result. It gets the system font in the same
/// weight, under the name that was asked for.
package struct PlatformFont: Sendable, Hashable {
  /// The PostScript name: that which was asked for, without the spaces that names of families have.
  package var name: String
  package var weight: FontWeight
  package var isItalic: Bool

  /// - Parameter name: A PostScript name such as `HelveticaNeue-BoldItalic`, or the name of a family; nil if
  ///   iOS has no such font.
  package init?(named name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first, Self.isFamily(family) else { return nil }
    (weight, isItalic) = (.regular, false)
    self.name = name.filter { $0 != " " }
    guard parts.count == 2 else { return }
    var style = parts[1].lowercased()[...]
    while !style.isEmpty {
      guard let (word, change) = Self.styleWords.first(where: { style.hasPrefix($0.word) }) else {
        return nil
      }
      change(&self)
      style = style.dropFirst(word.count)
    }
  }

  /// The font that is used instead.
  package func substitute(ofSize size: CGFloat) -> Font {
    .system(size: size, weight: weight, isItalic: isItalic)
  }

  /// The name of the family: `Helvetica Neue` for `HelveticaNeue-Bold`.
  package var familyName: String {
    var family = name.prefix { $0 != "-" }
    for ending in ["MT", "PS"]
    where family.hasSuffix(ending) && !Self.families.contains(family.lowercased()) {
      family = family.dropLast(ending.count)
    }
    return family.reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(letter)
    }
  }

  // MARK: Names

  private static func isFamily(_ name: Substring) -> Bool {
    var family = name.lowercased().filter { $0 != " " }
    // Names of fonts in PostScript format end so: TimesNewRomanPSMT, ArialMT.
    for ending in ["mt", "ps"] where !families.contains(family) && family.hasSuffix(ending) {
      family.removeLast(ending.count)
    }
    return families.contains(family)
  }

  /// Without spaces, in lower case.
  private static let families: Set<String> = [
    "americantypewriter", "applesdgothicneo", "arial", "arialhebrew", "arialroundedbold", "avenir",
    "avenirnext", "avenirnextcondensed", "baskerville", "bodoni72", "bradleyhanditctt",
    "chalkboardse",
    "chalkduster", "charter", "cochin", "copperplate", "courier", "couriernew", "didot",
    "dinalternate", "dincondensed", "euphemiaucas", "futura", "galvji", "georgia", "gillsans",
    "helvetica", "helveticaneue", "hiraginosans", "hirakakupron", "hirakakustdn", "hiraminpron",
    "hoeflertext", "impact", "kefa", "markerfelt", "menlo", "noteworthy", "optima", "palatino",
    "papyrus", "pingfanghk", "pingfangsc", "pingfangtc", "rockwell", "savoyelet", "sfcompact",
    "sfmono", "sfprodisplay", "sfprorounded", "sfprotext", "sfuidisplay", "sfuitext",
    "snellroundhand", "thonburi", "timesnewroman", "trebuchet", "verdana", "zapfino",
  ]

  /// The words that names of styles are made of, longer ones before those that they begin with.
  private static let styleWords: [(word: String, change: @Sendable (inout PlatformFont) -> Void)] =
    [
      ("ultralight", { $0.weight = .ultraLight }), ("extralight", { $0.weight = .ultraLight }),
      ("thin", { $0.weight = .thin }), ("light", { $0.weight = .light }),
      ("regular", { _ in }), ("roman", { _ in }), ("book", { _ in }), ("plain", { _ in }),
      ("medium", { $0.weight = .medium }),
      ("semibold", { $0.weight = .semibold }), ("demibold", { $0.weight = .semibold }),
      ("extrabold", { $0.weight = .heavy }), ("extrablack", { $0.weight = .black }),
      ("bold", { $0.weight = .bold }), ("heavy", { $0.weight = .heavy }),
      ("black", { $0.weight = .black }),
      ("italic", { $0.isItalic = true }), ("oblique", { $0.isItalic = true }),
      ("condensed", { _ in }), ("wide", { _ in }), ("mt", { _ in }),
      // Weights of Japanese fonts.
      ("w3", { _ in }), ("w4", { _ in }), ("w5", { $0.weight = .medium }),
      ("w6", { $0.weight = .semibold }), ("w7", { $0.weight = .bold }),
      ("w8", { $0.weight = .heavy }), ("w9", { $0.weight = .black }),
    ]

  // MARK: Reporting

  private static let reported = Mutex<Set<String>>([])

  /// Writes to standard error, once for a name, that another font is used.
  package static func reportSubstitution(of name: String, by font: Font) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let message =
      "warning: the font '\(name)' is not part of the project: \(font.postScriptName) is drawn instead."
      + " Add it to 'fonts' of layouter.yaml.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
