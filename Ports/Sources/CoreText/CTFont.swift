// Core Text's fonts, which are UIKit's. Its functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairoGraphics
import Foundation
import FoundationForPackages
import UIFoundation

/// A font, which is a `UIFont`: the two types are toll-free bridged on iOS.
public typealias CTFont = UIFont

/// A font by its name at a size; the system font for an unknown name.
///
/// - Parameters:
///   - size: points; 0 for 12.
///   - matrix: without effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: String(name), size: size) ?? .systemFont(ofSize: size)
}

/// The uses of the system's fonts.
public enum CTFontUIFontType: UInt32, Sendable {
  /// Text that the user enters.
  case user = 0
  /// Text that the user enters, in a fixed pitch.
  case userFixedPitch = 1
  /// The text of the system.
  case system = 2
  /// Emphasised text of the system.
  case emphasizedSystem = 3
  /// Smaller text of the system.
  case smallSystem = 4
  /// Smaller, emphasised text of the system.
  case smallEmphasizedSystem = 5
  /// The smallest text of the system.
  case miniSystem = 6
  /// The smallest text of the system, emphasised.
  case miniEmphasizedSystem = 7
  /// Texts beside controls.
  case label = 10
}

/// The font that the system uses for something; emphasised ones are bold.
///
/// - Parameters:
///   - size: Points; 0 for the usual size of that use.
///   - language: Without effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let usual: CGFloat =
    switch uiType {
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    case .label: 10
    case .user, .userFixedPitch: 12
    case .system, .emphasizedSystem: 13
    }
  let size = size > 0 ? size : usual
  return switch uiType {
  case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
    .boldSystemFont(ofSize: size)
  default: .systemFont(ofSize: size)
  }
}

/// The font in another size; 0 for its own.
///
/// - Parameters:
///   - matrix: without effect.
///   - attributes: without effect.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: UIFontDescriptor?
) -> CTFont {
  size > 0 ? font.withSize(size) : font
}

/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Above the baseline, points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Below the baseline, points, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Between lines, points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The font's PostScript name, such as `HelveticaNeue-Bold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }

/// The name of the font's family, such as `Helvetica Neue`.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }

/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// A number of a glyph in its font.
public typealias CGGlyph = UInt16

/// The glyphs of UTF-16 code units; 0 for those that the font has none for.
///
/// - Parameters:
///   - glyphs: has room for as many.
///   - count: of the code units.
/// - Returns: whether there is one for each.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var hasAll = true
  for index in 0..<max(count, 0) {
    let glyph = font.font.glyph(of: UInt32(characters[index])).flatMap { CGGlyph(exactly: $0) }
    glyphs[index] = glyph ?? 0
    hasAll = hasAll && glyph != nil
  }
  return hasAll
}

/// The outline of a glyph from its origin on the baseline, points, y up; nil for one without an outline.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let path = font.font.path(ofGlyph: UInt32(glyph))
  guard !path.isEmpty else { return nil }
  guard var transform = matrix?.pointee else { return path }
  return path.copy(using: &transform)
}

/// The widths of glyphs, points, and their sum.
///
/// - Parameters:
///   - orientation: without effect: glyphs are set horizontally.
///   - advances: receives the widths, if it is given.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum: CGFloat = 0
  for index in 0..<max(count, 0) {
    let advance = font.font.advance(ofGlyph: UInt32(glyphs[index]))
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return Double(sum)
}

/// How glyphs are set. Without effect: text is horizontal.
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own direction, from left to right, or from top to bottom.
  case `default`, horizontal, vertical
}

/// Core Text's key of a font, which is UIKit's.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = NSString(string: "NSFont")
/// Core Text's key of a `CGColor`.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = NSString(
  string: "CTForegroundColor")
/// Core Text's key of a number, which is UIKit's.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = NSString(string: "NSKern")
/// Core Text's key of a number, which is UIKit's.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = NSString(string: "CTTracking")
/// Core Text's key of a paragraph style, which is UIKit's.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = NSString(
  string: "NSParagraphStyle")
/// Core Text's key of a number, which is UIKit's.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = NSString(
  string: "NSUnderline")
/// Core Text's key of a number, which is UIKit's.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = NSString(
  string: "NSStrokeWidth")
/// Core Text's key of a number, which is UIKit's.
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = NSString(string: "NSLigature")
/// Core Text's key of a number, which is UIKit's.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = NSString(
  string: "NSBaselineOffset")
