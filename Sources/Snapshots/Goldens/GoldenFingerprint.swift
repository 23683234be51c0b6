/// What drew a picture: the parts that can change its pixels.
public struct GoldenFingerprint: Sendable, Hashable, Codable {
  /// A font file and its checksum.
  public struct Font: Sendable, Hashable, Codable {
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
  /// Sentences that say how what draws now differs from what drew the golden; empty where nothing
  /// differs.
  ///
  /// - Parameter golden: `nil` for a golden that does not say.
  func differences(from golden: GoldenFingerprint?) -> [String] {
    guard let golden else {
      return ["the golden does not say what drew it: another program may have written it"]
    }
    var sentences: [String] = []
    if golden.renderer != renderer {
      sentences.append(
        "the golden was drawn by renderer version \(golden.renderer), this is version \(renderer)")
    } else if golden.canary != canary {
      sentences.append(
        "the golden was drawn on a machine whose drawing libraries draw differently "
          + "(test picture \(golden.canary), here \(canary))")
    }
    // A font on one side only comes with other texts; the view trees tell of those.
    for font in fonts {
      guard let before = golden.fonts.first(where: { $0.name == font.name }) else { continue }
      if before.sha256 != font.sha256 {
        sentences.append(
          "the golden was drawn with another \(font.name) (SHA-256 \(before.sha256.prefix(12))…, "
            + "here \(font.sha256.prefix(12))…)")
      }
    }
    return sentences
  }
}
