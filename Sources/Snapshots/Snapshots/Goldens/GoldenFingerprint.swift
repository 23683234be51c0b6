/// The parts of the renderer that determine a picture's pixels.
public struct GoldenFingerprint: Sendable, Hashable {
  /// A font file with its checksum.
  public struct Font: Sendable, Hashable {
    /// The name of the file, without folders.
    public var name: String
    /// The SHA-256 checksum: 64 hexadecimal digits, or 12 in ``abbreviated``.
    public var sha256: String

    /// A font file by its name and checksum.
    public init(name: String, sha256: String) {
      (self.name, self.sha256) = (name, sha256)
    }
  }

  /// The renderer's version, which changes whenever the renderer draws anything differently.
  public var renderer: String
  /// The hash of the renderer's test picture, which changes if a drawing library draws differently.
  public var canary: String
  /// The fonts of the picture's texts, in the order of their names.
  public var fonts: [Font]

  /// A fingerprint of a renderer and the fonts of a picture.
  public init(renderer: String, canary: String, fonts: [Font]) {
    self.renderer = renderer
    self.canary = canary
    self.fonts = fonts
  }
}

extension GoldenFingerprint {
  /// The fingerprint with the short hashes of goldens: 12 hexadecimal digits, which are equal for two
  /// different fonts or test pictures with a probability of 1 in 2^48.
  public var abbreviated: GoldenFingerprint {
    func short(_ hash: String) -> String { String(hash.prefix(12)) }
    return GoldenFingerprint(
      renderer: renderer, canary: short(canary),
      fonts: fonts.map { Font(name: $0.name, sha256: short($0.sha256)) })
  }

  /// The text in a golden: a line with the renderer's version and the canary, then a line for each
  /// font, in the format of `sha256sum`.
  var text: String {
    let kept = abbreviated
    let fonts = kept.fonts.map { "\n\($0.sha256) \($0.name.filter { !$0.isNewline })" }
    return "\(kept.renderer) \(kept.canary)" + fonts.joined()
  }

  /// Reads a text in the format of ``text``; returns `nil` for any other text.
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

  /// Sentences about the differences from the fingerprint of a golden; empty if there are none.
  ///
  /// - Parameter golden: `nil` for a golden without a fingerprint.
  func differences(from golden: GoldenFingerprint?) -> [String] {
    guard let golden = golden?.abbreviated else {
      return ["the golden has no fingerprint: another program may have written it"]
    }
    let current = abbreviated
    var sentences: [String] = []
    if golden.renderer != renderer {
      sentences.append(
        "the golden was drawn by renderer version \(golden.renderer), this is version \(renderer)")
    } else if golden.canary != current.canary {
      sentences.append(
        "the golden was drawn with libraries that draw differently "
          + "(test picture \(golden.canary), here \(current.canary))")
    }
    // A font in only one of the two belongs to changed texts, which the view trees explain.
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
