import Foundation
import Synchronization

/// Finds, checks and caches font files.
///
/// The system font's files are looked for in the library's folders, in order; the first folder
/// that has a file of that name wins. A file is opened when it is first needed and stays open.
/// All methods may be called from any thread.
public final class FontLibrary: Sendable {
  /// The library that ``Font/system(size:weight:)`` uses, searching ``standardFolders(project:chosen:)``.
  public static let shared = FontLibrary(folders: standardFolders())

  private struct State {
    var folders: [String]
    var system: [SystemFontRequest: Result<FontFace, FontError>] = [:]
    /// The files of the system font that are open.
    var systemFiles: [FontWeight: FontFile] = [:]
    var files: [FileRequest: FontFace] = [:]
    var supplements: [SystemFontRequest: FontFace] = [:]
    var fallbacks: [FallbackRequest: Result<FontFace, FontError>] = [:]
    var errors: [FontError] = []
  }

  private struct SystemFontRequest: Hashable {
    var weight: FontWeight
    var isItalic: Bool
    var advances: SystemAdvances?
  }

  private struct FallbackRequest: Hashable {
    var font: PinnedFallback
    var isItalic: Bool
  }

  private struct FileRequest: Hashable {
    var path: String
    /// A file that was replaced is opened again.
    var stamp: FontFile.Stamp?
    var index: Int
    var variations: [String: Double]
    var slant: Double
  }

  private let state: Mutex<State>

  /// A library that looks for the system font in the given folders only.
  public init(folders: [String]) {
    state = Mutex(State(folders: folders))
  }

  /// Where the system font is looked for: the folder that the environment's `LAYOUTER_FONTS`
  /// names, `Fixtures/Fonts` in the project, the folder of fonts that were installed with the tool, and
  /// the folder of Debian's package.
  ///
  /// - Parameters:
  ///   - project: the path of the project's top folder.
  ///   - chosen: the value of `LAYOUTER_FONTS`; the environment's by default.
  public static func standardFolders(
    project: String = ".", chosen: String? = environmentFolder
  ) -> [String] {
    var folders: [String] = []
    if let chosen, !chosen.isEmpty { folders.append(chosen) }
    folders.append(project == "." ? "Fixtures/Fonts" : project + "/Fixtures/Fonts")
    if let installed = InstalledFiles.folder {
      let fonts = installed + "/fonts"
      if access(fonts, F_OK) == 0 { folders.append(fonts) }
    }
    folders.append(PinnedFont.packageFolder)
    return folders
  }

  /// The value of `LAYOUTER_FONTS`. Reading it with Foundation's `ProcessInfo` would take
  /// milliseconds.
  public static var environmentFolder: String? {
    getenv("LAYOUTER_FONTS").map { String(cString: $0) }
  }

  /// The folders that the system font is looked for in, in order. Setting them
  /// discards all opened system fonts and errors; existing layouts keep their fonts.
  public var folders: [String] {
    get { state.withLock { $0.folders } }
    set {
      state.withLock {
        $0.folders = newValue
        $0.system = [:]
        $0.systemFiles = [:]
        $0.fallbacks = [:]
        $0.errors = []
      }
    }
  }

  /// Opens the files of the given weights and checks that they are the pinned ones.
  ///
  /// A command calls this once before it draws; drawing itself does not throw.
  public func check(_ weights: [FontWeight] = FontWeight.allCases) throws(FontError) {
    for weight in weights { _ = try systemFace(weight).get() }
  }

  /// What went wrong when text was laid out with a system font: one error per weight, in the
  /// order of appearance. A drawing made while this is not empty shows boxes instead of letters.
  public var errors: [FontError] { state.withLock { $0.errors } }

  /// The state of the system font's files, for a diagnosis: all weights in order.
  public func systemFontReports() -> [FontFileReport] {
    FontWeight.allCases.map { report(of: PinnedFont.of($0).file) }
  }

  /// The state of the built-in fallbacks' files, for a diagnosis.
  public func fallbackReports() -> [FontFileReport] {
    PinnedFallback.allCases.map { report(of: $0.file) }
  }

  private func report(of pinned: PinnedFile) -> FontFileReport {
    let folders = folders
    guard let path = FontLibrary.path(of: pinned, in: folders) else {
      return FontFileReport(
        fileName: pinned.name, path: nil, sha256: nil,
        error: FontLibrary.missing(pinned, in: folders))
    }
    do throws(FontError) {
      let sha256 = try FontFile(path: path).sha256
      let error: FontError? =
        sha256 == pinned.sha256
        ? nil : .different(path: path, expectedSHA256: pinned.sha256, foundSHA256: sha256)
      return FontFileReport(fileName: pinned.name, path: path, sha256: sha256, error: error)
    } catch {
      return FontFileReport(fileName: pinned.name, path: path, sha256: nil, error: error)
    }
  }
}

/// The state of one of the built-in fonts' files.
public struct FontFileReport: Sendable, Equatable {
  /// The last part of the file's path.
  public let fileName: String
  /// Where the file was found; `nil` if it was not.
  public let path: String?
  /// Of the bytes that were found, in lower-case hexadecimal.
  public let sha256: String?
  /// `nil` if the file is the pinned one.
  public let error: FontError?
}

// MARK: - Opening

extension FontLibrary {
  /// The opened system font; an error is also appended to ``errors``.
  ///
  /// - Parameters:
  ///   - isItalic: whether the letters are slanted: M PLUS 1 has no italic.
  ///   - advances: the widths that letters are set into; nil for the file's own.
  func systemFace(
    _ weight: FontWeight, isItalic: Bool = false, advances: SystemAdvances? = nil
  ) -> Result<FontFace, FontError> {
    state.withLock { state in
      let request = SystemFontRequest(weight: weight, isItalic: isItalic, advances: advances)
      if let known = state.system[request] { return known }
      let pinned = PinnedFont.of(weight).file
      let result = Result { () throws(FontError) in
        let known = state.systemFiles[weight]
        let file = if let known { known } else { try FontLibrary.open(pinned, in: state.folders) }
        state.systemFiles[weight] = file
        return try FontFace(
          file: file, slant: isItalic ? FontLibrary.slant : 0, advances: advances,
          sha256: pinned.sha256)
      }
      state.system[request] = result
      if case .failure(let error) = result, !state.errors.contains(error) {
        state.errors.append(error)
      }
      return result
    }
  }

  /// The slope of letters that are slanted for want of an italic: one in five, 11.3 degrees.
  static let slant = 0.2

  /// A face of a font file, opened once for each set of design coordinates.
  func face(
    file path: String, index: Int = 0, variations: [String: Double] = [:], slant: Double = 0
  ) throws(FontError) -> FontFace {
    let request = FileRequest(
      path: path, stamp: FontFile.Stamp(of: path), index: index, variations: variations,
      slant: slant)
    let result: Result<FontFace, FontError> = state.withLock { state in
      if let known = state.files[request] { return .success(known) }
      let result = Result { () throws(FontError) in
        try FontFace(
          file: try FontFile(path: path), index: index, variations: variations, slant: slant)
      }
      if case .success(let face) = result { state.files[request] = face }
      return result
    }
    return try result.get()
  }

  /// The Japanese characters that the system font lacks, as heavy as its own; nil if FreeType cannot read them.
  func supplementFace(_ weight: FontWeight, isItalic: Bool) -> FontFace? {
    let request = SystemFontRequest(
      weight: max(weight, .regular), isItalic: isItalic, advances: nil)
    return state.withLock { state in
      if let known = state.supplements[request] { return known }
      let face = try? FontFace(
        file: JapaneseSupplement.file, slant: isItalic ? FontLibrary.slant : 0,
        emboldening: request.weight.supplementEmboldening, sha256: JapaneseSupplement.sha256)
      state.supplements[request] = face
      return face
    }
  }

  /// The opened font for what the system font lacks; its letters are slanted beside italic ones.
  func fallbackFace(
    _ font: PinnedFallback, isItalic: Bool
  ) -> Result<FontFace, FontError> {
    state.withLock { state in
      let request = FallbackRequest(font: font, isItalic: isItalic)
      if let known = state.fallbacks[request] { return known }
      let result = Result { () throws(FontError) in
        try FontFace(
          file: FontLibrary.open(font.file, in: state.folders),
          slant: isItalic ? FontLibrary.slant : 0, sha256: font.file.sha256)
      }
      state.fallbacks[request] = result
      return result
    }
  }

  /// The folders in which a file is looked for: the folder of its own package replaces the system font's.
  private static func folders(of file: PinnedFile, among folders: [String]) -> [String] {
    folders.map { $0 == PinnedFont.packageFolder ? file.folder : $0 }
  }

  private static func path(of file: PinnedFile, in folders: [String]) -> String? {
    self.folders(of: file, among: folders).map { $0 + "/" + file.name }
      .first { access($0, F_OK) == 0 }
  }

  private static func missing(_ file: PinnedFile, in folders: [String]) -> FontError {
    .missing(
      file: file.name, package: file.package, folders: self.folders(of: file, among: folders))
  }

  /// A file that is the pinned one.
  private static func open(
    _ pinned: PinnedFile, in folders: [String]
  ) throws(FontError) -> FontFile {
    guard let path = path(of: pinned, in: folders) else { throw missing(pinned, in: folders) }
    let file = try FontFile(path: path)
    if FastHash(of: file.bytes) != pinned.fastHash {
      let found = file.sha256
      guard found == pinned.sha256 else {
        throw .different(path: path, expectedSHA256: pinned.sha256, foundSHA256: found)
      }
    }
    return file
  }
}
