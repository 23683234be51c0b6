import Typesetting

/// What determines a scene's pixels apart from the scene: the renderer's version and the fonts.
///
/// Equal fingerprints promise equal pixels for equal scenes, on every machine that passes
/// ``RendererCheck``. The versions of the libraries are not part of it: pixels do not depend on
/// them.
public struct RendererFingerprint: Sendable, Hashable {
  /// The version of all drawing in this library, incremented with every change of pixels.
  public static let rendererVersion = "4"

  /// The renderer's version.
  public var renderer: String
  /// The hash of the canary's pictures, which changes if a library draws differently.
  public var canary: String
  /// The fonts that text was set in, by file name.
  public var fonts: [FontUse]

  /// The fingerprint of this renderer with some fonts, such as `FontRecording.uses`.
  public init(fonts: [FontUse]) {
    renderer = Self.rendererVersion
    canary = Canary.hash
    self.fonts = fonts.sorted()
  }
}
