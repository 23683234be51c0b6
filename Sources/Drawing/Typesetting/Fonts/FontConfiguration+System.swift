import Foundation

/// The system font of a configuration.
extension FontConfiguration {
  /// The opened face of the system font.
  ///
  /// - Parameters:
  ///   - isItalic: whether the letters are italic, or slanted if the family has no italic.
  ///   - advances: the widths that letters of the built-in font are set into; nil for its file's.
  func systemFace(
    _ weight: FontWeight, isItalic: Bool, advances: SystemAdvances? = nil,
    library: FontLibrary = .shared
  ) -> Result<FontFace, FontError> {
    guard let systemFont, systemFont.familyName != PinnedFont.familyName || hasOwnPinnedFamily
    else { return library.systemFace(weight, isItalic: isItalic, advances: advances) }
    return Result { () throws(FontError) in
      try face(
        ofFamily: systemFont.familyName,
        style: FontStyle(weightClass: weight.weightClass, isItalic: isItalic), slants: true)
    }
  }

  /// Whether the project has files of the family of the built-in system font.
  private var hasOwnPinnedFamily: Bool { !faces(ofFamily: PinnedFont.familyName).isEmpty }

  /// The face of a family that fits a style best, opened.
  ///
  /// - Parameter slants: whether letters are slanted if the family has no italic.
  func face(
    ofFamily name: String, style: FontStyle, slants: Bool = false,
    variations: [String: Double] = [:]
  ) throws(FontError) -> FontFace {
    guard let description = faces(ofFamily: name).match(style) else {
      guard name == PinnedFont.familyName else {
        throw .unknownFamily(name: name, known: familyNames)
      }
      return try FontLibrary.shared.systemFace(
        FontWeight(closestTo: style.weightClass), isItalic: slants && style.isItalic
      ).get()
    }
    let isSlanted = slants && style.isItalic && !description.canBeItalic(true)
    return try FontLibrary.shared.face(
      file: description.path, index: description.index,
      variations: description.coordinates(for: style).merging(variations) { $1 },
      slant: isSlanted ? FontLibrary.slant : 0)
  }

  /// The widths that letters of the built-in system font are set into; nil for its file's.
  func systemAdvances(_ weight: FontWeight, of font: Font) -> SystemAdvances? {
    guard systemWidths == .iOS else { return nil }
    var advances = SystemAdvances(
      weight: weight, opticalSize: .init(pointSize: font.pointSize.native))
    advances.hasTabularDigits = font.hasTabularDigits
    return advances
  }

  func systemMetrics(_ weight: FontWeight, isItalic: Bool) -> FontMetrics {
    guard systemFont?.metrics == .own,
      let face = try? systemFace(weight, isItalic: isItalic).get()
    else { return .iOS }
    return face.metrics
  }

  func systemFontName(_ weight: FontWeight, isItalic: Bool) -> String {
    let name =
      systemFont == nil
      ? "\(PinnedFont.familyName) \(PinnedFont.of(weight).styleName)"
      : (try? systemFace(weight, isItalic: isItalic).get())?.name
    return name ?? PinnedFont.familyName
  }

  func systemPostScriptName(_ weight: FontWeight, isItalic: Bool) -> String {
    let name =
      systemFont == nil
      ? PinnedFont.of(weight).postScriptName
      : (try? systemFace(weight, isItalic: isItalic).get())?.postScriptName
    return name ?? PinnedFont.familyName
  }
}
