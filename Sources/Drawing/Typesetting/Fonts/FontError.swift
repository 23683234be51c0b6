/// Why a font cannot be used, with the remedy.
public enum FontError: Error, Sendable, Equatable, CustomStringConvertible {
  /// None of the folders contains a built-in font's file, which a Debian package has.
  case missing(file: String, package: String, folders: [String])
  /// A system font's file is not the pinned one, so it would draw other pixels.
  case different(path: String, expectedSHA256: String, foundSHA256: String)
  /// A file cannot be opened or read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// A file is neither OpenType nor TrueType, or is broken.
  case notAFont(path: String)
  /// A design coordinate names an axis that the font does not have.
  case unknownAxis(path: String, axis: String, known: [String])
  /// A folder that is to have fonts has none.
  case noFonts(folder: String)
  /// Two fonts of different files, or of one collection, have a PostScript name in common.
  case sameName(name: String, paths: [String])
  /// No font and no family has a name.
  case unknownFont(name: String, known: [String])
  /// No family has a name.
  case unknownFamily(name: String, known: [String])
  /// A family has no italic, neither as a file nor as an axis.
  case noItalic(family: String)
  /// A design coordinate is not a finite number.
  case badCoordinate(path: String, axis: String)

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .missing(let file, let package, let folders):
      """
      font \(file) is missing in \(folders.joined(separator: ", ")): apt-get install \(package), or \
      put it into Fixtures/Fonts or the folder that LAYOUTER_FONTS names
      """
    case .different(let path, let expected, let found):
      """
      font \(path) is not the file that goldens are drawn with: \
      its SHA-256 is \(found), expected \(expected); \
      take the file from Debian 12 or later, or remove this one so that the next folder is looked in
      """
    case .unreadable(let path, let reason):
      "font \(path) cannot be read: \(reason); check the path and its permissions"
    case .notAFont(let path):
      "\(path) is not a font that can be used: an OpenType or TrueType file is needed"
    case .unknownAxis(let path, let axis, let known):
      """
      font \(path) has no axis "\(axis)": \
      \(known.isEmpty ? "it is not a variable font" : "its axes are " + known.joined(separator: ", "))
      """
    case .noFonts(let folder):
      "there are no fonts in \(folder): files *.otf, *.ttf, *.otc or *.ttc are needed"
    case .sameName(let name, let paths):
      """
      \(paths.count) fonts have the PostScript name '\(name)': \(paths.joined(separator: ", ")); \
      use only one of them
      """
    case .unknownFont(let name, let known):
      """
      there is no font '\(name)'; known are \(known.joined(separator: ", ")); \
      name its file under 'fonts' in layouter.yaml, or use another one
      """
    case .unknownFamily(let name, let known):
      """
      there is no font family '\(name)'; known are \(known.joined(separator: ", ")); \
      name its files under 'fonts' in layouter.yaml, or use another one
      """
    case .noItalic(let family):
      "the font family '\(family)' has no italic: add its file, or use another family"
    case .badCoordinate(let path, let axis):
      "font \(path): the coordinate of axis \"\(axis)\" must be a finite number"
    }
  }
}
