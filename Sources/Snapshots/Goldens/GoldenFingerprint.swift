/// What drew a picture: the parts that can change its pixels.
public struct GoldenFingerprint: Sendable, Hashable {
  /// A font file and its checksum.
  public struct Font: Sendable, Hashable {
    /// The file's name without folders.
    public var name: String
    /// 64 hexadecimal digits.
    public var sha256: String

    public init(name: String, sha256: String) {
      (self.name, self.sha256) = (name, sha256)
    }
  }

  /// The renderer's version; it changes whenever the renderer draws anything differently.
  public var renderer: String
  /// The hash of the renderer's test picture, which tells when a library below it draws
  /// differently.
  public var canary: String
  /// Those that the picture's texts use, in the order of their names.
  public var fonts: [Font]

  public init(renderer: String, canary: String, fonts: [Font]) {
    self.renderer = renderer
    self.canary = canary
    self.fonts = fonts
  }
}

extension GoldenFingerprint {
  /// The same with hashes as short as a golden keeps them: 12 hexadecimal digits, which two fonts
  /// or two test pictures share with a chance of 1 in 2^48.
  public var abbreviated: GoldenFingerprint {
    func short(_ hash: String) -> String { String(hash.prefix(12)) }
    return GoldenFingerprint(
      renderer: renderer, canary: short(canary),
      fonts: fonts.map { Font(name: $0.name, sha256: short($0.sha256)) })
  }

  /// What a golden keeps: a line with the renderer's version and the canary, then a line for each
  /// font, as `sha256sum` writes them.
  var text: String {
    let kept = abbreviated
    let fonts = kept.fonts.map { "\n\($0.sha256) \($0.name.filter { !$0.isNewline })" }
    return "\(kept.renderer) \(kept.canary)" + fonts.joined()
  }

  /// - Returns: `nil` for a text that ``text`` cannot have written.
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    guard lines.allSatisfy({ $0.count == 2 }) else { return nil }
    let first = lines.removeFirst()
    self.init(
      renderer: first[0], canary: first[1],
      fonts: lines.map { Font(name: $0[1], sha256: $0[0]) })
  }

  /// Sentences that say how what draws now differs from what drew the golden; empty where nothing
  /// differs.
  ///
  /// - Parameter golden: `nil` for a golden that does not say.
  func differences(from golden: GoldenFingerprint?) -> [String] {
    guard let golden = golden?.abbreviated else {
      return ["the golden does not say what drew it: another program may have written it"]
    }
    let current = abbreviated
    var sentences: [String] = []
    if golden.renderer != renderer {
      sentences.append(
        "the golden was drawn by renderer version \(golden.renderer), this is version \(renderer)")
    } else if golden.canary != current.canary {
      sentences.append(
        "the golden was drawn on a machine whose drawing libraries draw differently "
          + "(test picture \(golden.canary), here \(current.canary))")
    }
    // A font on one side only comes with other texts; the view trees tell of those.
    for font in current.fonts {
      guard let before = golden.fonts.first(where: { $0.name == font.name }) else { continue }
      if before.sha256 != font.sha256 {
        sentences.append(
          "the golden was drawn with another \(font.name) (SHA-256 \(before.sha256)…, "
            + "here \(font.sha256)…)")
      }
    }
    return sentences
  }
}
