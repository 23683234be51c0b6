import Foundation

/// A typeface at a size: what text is measured and drawn with.
///
/// A font is a small value. A system font's file is opened when text is first shaped with it, so a
/// run that only uses the regular weight never reads the bold file.
public struct Font: Sendable, Hashable {
  /// The source of the letter shapes.
  enum Typeface: Sendable, Hashable {
    /// The system font of the current ``FontConfiguration``.
    case system(SystemStyle)
    case face(FontFace)
    case blocks
  }

  /// A variety of the system font.
  struct SystemStyle: Sendable, Hashable {
    var weight: FontWeight
    var isItalic = false
  }

  let typeface: Typeface

  /// The size of the em square in points. A size that is not positive and finite counts as 0; text
  /// of size 0 has no extent and draws nothing.
  public let pointSize: CGFloat

  /// What a text style adds to the typeface.
  let styling: FontStyling

  init(typeface: Typeface, pointSize: CGFloat, styling: FontStyling = FontStyling()) {
    self.typeface = typeface
    self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 0
    self.styling = styling
  }

  /// The system font: M PLUS 1 in one of its pinned weights (see ``FontLibrary``).
  ///
  /// Lines are as high as with iOS's system font, 2444/2048 em, with its ascender, capital height
  /// and x-height, so that labels and buttons get the sizes that they have on a device. Letters of
  /// M PLUS 1 with two accents (`Ế`) reach above the ascender. Letters are as wide as on a device, too, unless the
  /// configuration's ``FontConfiguration/systemWidths`` are ``FontConfiguration/SystemWidths/drawn``.
  ///
  /// Metrics are known without the file. If the file is missing, text is laid out and drawn as
  /// ``blocks(size:)``, and the context that it is drawn in throws the error instead of a
  /// bitmap; ``FontLibrary/check(_:)`` checks this in advance.
  ///
  /// A ``FontConfiguration`` may replace M PLUS 1 by another family, and the line metrics by that
  /// family's own.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - isItalic: whether the letters are italic, or slanted if the family has no italic.
  ///   - hasTabularDigits: whether all digits have one width, for numbers in columns.
  public static func system(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    hasTabularDigits: Bool = false
  ) -> Font {
    let font = Font(
      typeface: .system(SystemStyle(weight: weight, isItalic: isItalic)), pointSize: size)
    return hasTabularDigits ? font.with([.tabularDigits]) : font
  }

  /// A font without letters, for tests that must not depend on letter shapes.
  ///
  /// Every character is 0.6 em wide and shows a solid box in it, 0.5 em wide, that reaches from
  /// the ascender, 0.8 em above the baseline, to the descender, 0.2 em below. White space is as
  /// wide and empty; a combining mark is part of the preceding character.
  ///
  /// - Parameter size: points.
  public static func blocks(size: CGFloat) -> Font {
    Font(typeface: .blocks, pointSize: size)
  }

  /// A font from a file: OpenType or TrueType, or one of a collection.
  ///
  /// - Parameters:
  ///   - file: the path of the file.
  ///   - index: the place of the font in a collection.
  ///   - size: points.
  ///   - variations: design coordinates of a variable font by axis tag, such as
  ///     `["wght": 550]`; axes that are not named stay at the font's default.
  ///   - library: caches the opened file, so that the same file is opened once.
  /// - Throws: ``FontError`` if the file cannot be read, is not a font, or lacks a named axis.
  public init(
    file: String, index: Int = 0, size: CGFloat, variations: [String: Double] = [:],
    library: FontLibrary = .shared
  ) throws(FontError) {
    self.init(
      typeface: .face(try library.face(file: file, index: index, variations: variations)),
      pointSize: size)
  }

  /// The same typeface at another size in points. The line height and the letter spacing of
  /// ``spaced(lineHeight:letterSpacing:)`` grow with it.
  public func withSize(_ size: CGFloat) -> Font {
    Font(typeface: typeface, pointSize: size, styling: styling)
  }
}

extension Font {
  /// The system font whose name this font has, with the lines of iOS; the font itself if it has another
  /// name.
  ///
  /// Code that names the font of a text by a system font's name has that font on iOS.
  package var asSystemFont: Font {
    guard case .face = typeface else { return self }
    let name = postScriptName
    let fonts = FontWeight.allCases.map { Font.system(size: pointSize, weight: $0) }
    return fonts.first { $0.postScriptName == name }?.with(styling) ?? self
  }
}

// MARK: - Metrics

extension Font {
  /// From the baseline to the top of a line, in points; positive.
  public var ascender: CGFloat { points(metrics.ascender) + halfLeading }

  /// From the baseline to the bottom of a line, in points; negative, as in UIKit.
  public var descender: CGFloat { points(metrics.descender) - halfLeading }

  /// The height of a line of text, `ascender - descender`, in points. It is not rounded, as in UIKit:
  /// three lines of 17 points are 60.86 points high. A label rounds its size up to whole pixels.
  public var lineHeight: CGFloat { ownLineHeight ?? naturalLineHeight }

  /// The gap between lines, in points: of a text style, or that the font's designer intended. ``TextLayout`` adds only
  /// the first: the system font's own is 0, and ``TextLayout/Options/lineSpacing`` is explicit.
  public var leading: CGFloat {
    styling.lineHeight == nil ? lineSpacing + points(metrics.lineGap) : 0
  }

  /// The gap between lines that the font's designer intended, in points.
  var designedLeading: CGFloat { leading - lineSpacing }

  /// The height of a flat capital letter, in points.
  public var capHeight: CGFloat { points(metrics.capHeight) }

  /// The height of a flat lower-case letter, in points.
  public var xHeight: CGFloat { points(metrics.xHeight) }

  /// From the baseline to the top of an underline, in points; negative.
  public var underlinePosition: CGFloat { points(metrics.underlinePosition) }

  /// The thickness of an underline, in points.
  public var underlineThickness: CGFloat { points(metrics.underlineThickness) }

  /// The family and style as the font file names them: `M PLUS 1 Bold`.
  public var name: String {
    switch typeface {
    case .system(let style):
      FontConfiguration.current.systemFontName(style.weight, isItalic: style.isItalic)
    case .face(let face): face.name
    case .blocks: "Blocks"
    }
  }

  /// The name of the font within all fonts, without spaces: `MPLUS1-Bold`.
  public var postScriptName: String {
    switch typeface {
    case .system(let style):
      FontConfiguration.current.systemPostScriptName(style.weight, isItalic: style.isItalic)
    case .face(let face): face.postScriptName
    case .blocks: "Blocks"
    }
  }

  /// The family: `M PLUS 1`.
  public var familyName: String {
    switch typeface {
    case .system: FontConfiguration.current.systemFont?.familyName ?? PinnedFont.familyName
    case .face(let face): face.description.familyName
    case .blocks: "Blocks"
    }
  }

  /// The weight of a system font; `nil` for others.
  public var weight: FontWeight? {
    if case .system(let style) = typeface { style.weight } else { nil }
  }

  /// Whether the feature of digits with one width is set; other fonts can have such digits without it.
  public var hasTabularDigits: Bool { features.contains(.tabularDigits) }

  /// Whether it is the system font.
  public var isSystemFont: Bool { weight != nil }

  /// The weight closest to the letters' own; regular for ``blocks(size:)``.
  public var closestWeight: FontWeight {
    switch typeface {
    case .system(let style): style.weight
    case .face(let face): face.weight
    case .blocks: .regular
    }
  }

  /// Whether the letters are italic or slanted.
  public var isItalic: Bool {
    switch typeface {
    case .system(let style): style.isItalic
    case .face(let face): face.isItalic
    case .blocks: false
    }
  }

  /// The axes of a variable font; empty for others.
  public var axes: [FontAxis] {
    if case .face(let face) = typeface { face.description.axes } else { [] }
  }

  /// The design coordinates of a variable font that differ from its defaults, by axis tag.
  public var variations: [String: Double] {
    if case .face(let face) = typeface { face.variations } else { [:] }
  }

  var metrics: FontMetrics {
    switch typeface {
    case .system(let style):
      FontConfiguration.current.systemMetrics(style.weight, isItalic: style.isItalic)
    case .face(let face): face.metrics
    case .blocks: BlocksTypeface.metrics
    }
  }

  func points(_ units: Double) -> CGFloat {
    units * pointSize / metrics.unitsPerEm
  }
}
