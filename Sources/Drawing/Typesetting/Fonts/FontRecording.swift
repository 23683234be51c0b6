import Synchronization

/// A font file that text was laid out with, for a golden's fingerprint.
public struct FontUse: Sendable, Hashable, Comparable {
  /// The last part of the file's path.
  public let fileName: String
  /// Of the file's bytes, in lower-case hexadecimal.
  public let sha256: String
  /// Whose widths its letters have.
  public let widths: FontConfiguration.SystemWidths

  /// A font file by its name and digest.
  public init(
    fileName: String, sha256: String, widths: FontConfiguration.SystemWidths = .drawn
  ) {
    self.fileName = fileName
    self.sha256 = sha256
    self.widths = widths
  }

  /// The file's name, and whose widths its letters have if those are not the file's:
  /// `Mplus1-Regular.otf in the widths of iOS`.
  public var name: String {
    switch widths {
    case .drawn: fileName
    case .iOS: "\(fileName) in the widths of iOS"
    }
  }

  /// Orders by name, then by digest.
  public static func < (left: FontUse, right: FontUse) -> Bool {
    (left.name, left.sha256) < (right.name, right.sha256)
  }
}

/// A text with characters that no font has.
public struct MissingText: Sendable, Hashable {
  /// The whole text.
  public let text: String
  /// The PostScript name of the font that the text is set in.
  public let fontName: String
  /// Each once, in the order of the text.
  public let characters: [String]

  /// A text with the characters that it lacks.
  public init(text: String, fontName: String, characters: [String]) {
    self.text = text
    self.fontName = fontName
    self.characters = characters
  }
}

/// Records which fonts the text of one drawing uses.
///
/// The list belongs to the drawing, not to the process: what other tasks draw at the same time,
/// or what was drawn before, does not appear in it.
///
///     let (bitmap, fonts) = FontRecording.record { renderer.bitmap(of: view) }
public final class FontRecording: Sendable {
  private struct Recorded {
    /// Each once. They are few.
    var faces: [FontFace] = []
    var errors: [FontError] = []
    var missingTexts: [MissingText] = []
    /// Faces with glyphs that are drawn without their colours.
    var uncoloredFaces: [FontFace] = []
  }

  @TaskLocal static var current: FontRecording?

  private let recorded = Mutex(Recorded())

  /// What texts are drawn with instead of their colours.
  let ink: TextInk

  private init(ink: TextInk) { self.ink = ink }

  /// The recording of the current drawing; nil if nothing is recorded.
  public static var ofCurrentDrawing: FontRecording? { current }

  /// Runs a drawing and reports the fonts that its text was laid out with.
  ///
  /// - Parameter ink: replaces the colours of all texts, to find out the background behind them.
  /// - Returns: what the body returns, and the font files that its texts used.
  /// - Throws: what the body throws.
  public static func record<Value>(
    ink: TextInk = .given, _ body: () throws -> Value
  ) rethrows -> (value: Value, fonts: FontRecording) {
    let recording = FontRecording(ink: ink)
    let value = try $current.withValue(recording) { try body() }
    return (value, recording)
  }

  /// The font files, by name and each once. The `blocks` font and the symbols that are drawn by
  /// this library itself have no file.
  public var uses: [FontUse] {
    let faces = recorded.withLock { $0.faces }
    let uses = faces.map {
      FontUse(
        fileName: $0.file.name, sha256: $0.sha256,
        widths: $0.fittedGlyphs == nil ? .drawn : .iOS)
    }
    return Set(uses).sorted()
  }

  /// Why fonts could not be opened; their text shows boxes.
  public var errors: [FontError] { recorded.withLock { $0.errors } }

  /// The texts with characters that no font has, each once for a font, in the order in which they were
  /// laid out. Boxes are shown in place of the characters.
  public var missingTexts: [MissingText] { recorded.withLock { $0.missingTexts } }

  /// The characters that no font has, each once, in the order in which texts were laid out. Boxes are
  /// shown in their places.
  public var missingCharacters: [String] {
    var seen = Set<String>()
    return missingTexts.flatMap(\.characters).filter { seen.insert($0).inserted }
  }

  /// A sentence with a remedy for each font of which glyphs are drawn without their colours, in the order in which
  /// texts were laid out.
  public var uncoloredFontSentences: [String] {
    recorded.withLock { $0.uncoloredFaces }.map { face in
      "\(face.file.name) has colours as COLR version 1, which is not drawn: \(face.postScriptName) is in the colour of "
        + "the text. Use a font with COLR version 0 or CBDT."
    }
  }

  private static let unrecordedHandler = Mutex<(@Sendable (MissingText) -> Void)?>(nil)

  /// Calls a function for each text with characters that no font has which is drawn while nothing is recorded. There is
  /// one for the process.
  @_spi(Ports) public static func handleUnrecordedTexts(
    _ handler: @escaping @Sendable (MissingText) -> Void
  ) {
    // What the former function has captured may draw when it is released: outside of the lock.
    let former = unrecordedHandler.withLock { current in
      defer { current = handler }
      return current
    }
    withExtendedLifetime(former) {}
  }

  static func reportUnrecorded(_ missing: MissingText) {
    unrecordedHandler.withLock { $0 }?(missing)
  }

  func record(_ missing: MissingText) {
    recorded.withLock {
      if !$0.missingTexts.contains(missing) { $0.missingTexts.append(missing) }
    }
  }

  func record(_ line: ShapedLine) {
    recorded.withLock { recorded in
      for face in line.faces where !recorded.faces.contains(face) { recorded.faces.append(face) }
      for face in line.uncoloredFaces where !recorded.uncoloredFaces.contains(face) {
        recorded.uncoloredFaces.append(face)
      }
    }
  }

  func record(_ error: FontError) {
    recorded.withLock { if !$0.errors.contains(error) { $0.errors.append(error) } }
  }
}
