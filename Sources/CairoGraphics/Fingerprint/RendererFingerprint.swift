/// What made a picture's pixels: the renderer's version and the fonts.
///
/// Equal fingerprints promise equal pixels for equal scenes, on every machine whose canary lives.
public struct RendererFingerprint: Sendable, Hashable {
  /// The version of all drawing in this library. It grows with every change of what is drawn.
  public static let rendererVersion = "1"

  /// The renderer's version.
  public var renderer: String
  /// The hash of the canary's pictures, which tells when a library below draws differently.
  public var canary: String
  /// The fonts that text was set in, by file name.
  public var fonts: [FontUse]

  /// The fingerprint of this renderer with some fonts, those of `FontRecording.uses` for example.
  public init(fonts: [FontUse]) {
    renderer = Self.rendererVersion
    canary = Canary.hash
    self.fonts = fonts.sorted()
  }
}
