/// What the tables of a font file say about one of its faces: a collection (`.ttc`, `.otc`) has several.
public struct FontDescription: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The place of the face in a collection; 0 in other files.
  public let index: Int
  /// The typographic family: `Inter`.
  public let familyName: String
  /// The style within the family: `Semi Bold Italic`.
  public let styleName: String
  /// Family and style, as the file writes them together: `Inter Semi Bold Italic`.
  public let fullName: String
  /// Without spaces, and different for each face: `Inter-SemiBoldItalic`.
  public let postScriptName: String
  /// From 1 to 1000; 400 is regular, 700 bold.
  public let weightClass: Int
  /// Whether the face is italic or oblique.
  public let isItalic: Bool
  /// The axes of a variable font; empty for others.
  public let axes: [FontAxis]
  /// The named styles of a variable font.
  public let instances: [FontInstance]

  /// The axis with a tag such as `wght`.
  public func axis(_ tag: String) -> FontAxis? { axes.first { $0.tag == tag } }

  /// The weight classes that the face has.
  var weightClasses: ClosedRange<Int> {
    guard let axis = axis("wght"), axis.minimum <= axis.maximum else {
      return weightClass...weightClass
    }
    func integer(_ value: Double) -> Int { Int(min(max(value, 1), 1000)) }
    return integer(axis.minimum)...integer(axis.maximum)
  }
}

extension FontDescription {
  /// The faces of a file, or of the font files in a folder, in the order of their names.
  package static func faces(at path: String) throws(FontError) -> [FontDescription] {
    var faces: [FontDescription] = []
    for file in try FontFile.fonts(at: path) {
      faces += try FontTables.descriptions(of: FontFile(path: file))
    }
    return faces
  }

  /// The SHA-256 of a font file, in lower-case hexadecimal.
  package static func sha256(ofFile path: String) throws(FontError) -> String {
    try FontFile(path: path).sha256
  }
}

/// An axis of a variable font, in design coordinates.
public struct FontAxis: Sendable, Hashable {
  /// Four letters: `wght`, `wdth`, `slnt`, `opsz`.
  public let tag: String
  /// The least value.
  public let minimum: Double
  /// The value of the face without variations.
  public let `default`: Double
  /// The greatest value.
  public let maximum: Double
}

/// A named style of a variable font.
public struct FontInstance: Sendable, Hashable {
  /// The name of the style: `Semi Bold`.
  public let styleName: String
  /// Nil if the font names none.
  public let postScriptName: String?
  /// By axis tag.
  public let coordinates: [String: Double]
}
