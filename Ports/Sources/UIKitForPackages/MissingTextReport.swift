import Synchronization
import Typesetting
import ViewTree

/// The reports of texts with characters that no font has, once for each character.
final class MissingTextReport: Sendable {
  private let reported = Mutex<Set<String>>([])

  /// A sentence about the characters that were not reported before; nil without any.
  func sentence(about text: MissingText) -> String? {
    let characters = reported.withLock { reported in
      text.characters.filter { reported.insert($0).inserted }
    }
    guard !characters.isEmpty else { return nil }
    return MissingGlyphs(characters: characters, text: text.text, fontName: text.fontName)
      .description
  }
}
