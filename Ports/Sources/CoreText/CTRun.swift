// Runs of Core Text, whose functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairoGraphics
import Foundation
import FoundationForPackages
import Typesetting
import UIFoundation

// Not checked, since a subclass of its class is mutable. This string is an immutable copy, which no other code has.
/// The string that a text was made of. It is not changed.
struct CTSource: @unchecked Sendable {
  let string: NSAttributedString

  init(_ string: NSAttributedString) {
    self.string = NSAttributedString(attributedString: string)
  }
}

/// Consecutive characters of a line with the same attributes. A UTF-16 code unit counts as a glyph.
public final class CTRun: _CFObject, Sendable {
  let line: CTLine
  let range: Range<Int>

  init(_ line: CTLine, _ range: Range<Int>) {
    self.line = line
    self.range = range
  }

  var attributes: [NSAttributedString.Key: Any] {
    range.isEmpty
      ? [:] : line.source.string.attributes(at: range.lowerBound, effectiveRange: nil)
  }

  /// The characters of a part, which is the rest of the run if its length is 0.
  func characters(_ part: CFRange) -> Range<Int> {
    let start = min(max(range.lowerBound + part.location, range.lowerBound), range.upperBound)
    let end = part.length > 0 ? min(start + part.length, range.upperBound) : range.upperBound
    return start..<end
  }

  /// The ends of a character, from the line's left.
  func edges(of character: Int) -> (left: CGFloat, right: CGFloat) {
    let start = CTLineGetOffsetForStringIndex(line, character, nil)
    // The end belongs to this character, not to what follows it in another direction.
    let last = line.layout.caretRect(at: character + 1, affinity: .upstream).minX
    let end = last - line.line.origin.x
    return (min(start, end), max(start, end))
  }

  var font: Font? { (attributes[.font] as? UIFont)?.font }
}

/// How the glyphs of a run follow each other.
public struct CTRunStatus: OptionSet, Sendable, Hashable {
  /// The bits of the status.
  public let rawValue: UInt32

  /// Creates a status from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The paragraph runs from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The glyphs are not in the order of the text. No run has it here.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The font has a matrix. No run has it here.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The runs of a line, which are `CTRun`s, in the order of the text.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  let range = line.line.range
  var runs: [CTRun] = []
  line.source.string.enumerateAttributes(
    in: NSRange(location: range.lowerBound, length: range.count)
  ) { _, part, _ in
    runs.append(CTRun(line, part.location..<(part.location + part.length)))
  }
  return NSArray(array: runs)
}

/// The number of UTF-16 code units, which count as glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.count }

/// The characters of a run.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.range.lowerBound, length: run.range.count)
}

/// The attributes of the string, by the names of their keys.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let attributes = run.attributes.map { (NSString(string: $0.key.rawValue), $0.value) }
  return NSDictionary(objects: attributes.map(\.1), forKeys: attributes.map(\.0))
}

/// The direction of the run's paragraph: `rightToLeft`, or empty.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.line.line.isRightToLeft ? .rightToLeft : []
}

/// The glyphs of single characters, without ligatures; 0 for those that the font has none for.
///
/// - Parameters:
///   - range: of glyphs in the run; a length of 0 for the rest of it.
///   - buffer: has room for as many.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  let (text, font) = (NSString(string: run.line.source.string.string), run.font)
  for (place, character) in run.characters(range).enumerated() {
    let unit = UInt32(text.character(at: character))
    buffer[place] = font?.glyph(of: unit).flatMap { CGGlyph(exactly: $0) } ?? 0
  }
}

/// Where glyphs begin on the baseline, points from the line's left.
///
/// - Parameters: as of ``CTRunGetGlyphs(_:_:_:)``.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (place, character) in run.characters(range).enumerated() {
    buffer[place] = CGPoint(x: run.edges(of: character).left, y: 0)
  }
}

/// The widths of glyphs, with kerning.
///
/// - Parameters: as of ``CTRunGetGlyphs(_:_:_:)``.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (place, character) in run.characters(range).enumerated() {
    let edges = run.edges(of: character)
    buffer[place] = CGSize(width: edges.right - edges.left, height: 0)
  }
}

/// The characters of glyphs, by their places in the string.
///
/// - Parameters: as of ``CTRunGetGlyphs(_:_:_:)``.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (place, character) in run.characters(range).enumerated() { buffer[place] = character }
}

/// Nil: ``CTRunGetGlyphs(_:_:_:)`` copies them.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }

/// Nil: ``CTRunGetPositions(_:_:_:)`` copies them.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

/// Nil: ``CTRunGetAdvances(_:_:_:)`` copies them.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// Nil: ``CTRunGetStringIndices(_:_:_:)`` copies them.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// The width of a part of a run, and how far its font reaches, points.
///
/// - Parameters:
///   - range: of glyphs in the run; a length of 0 for the rest of it.
///   - ascent: receives how far it reaches above the baseline.
///   - descent: receives how far it reaches below it, positive.
///   - leading: receives the gap below.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let font = run.attributes[.font] as? UIFont
  ascent?.pointee = font?.ascender ?? 0
  descent?.pointee = font.map { -$0.descender } ?? 0
  leading?.pointee = font.map { max($0.leading, 0) } ?? 0
  let span = run.span(range)
  return Double(span.right - span.left)
}

/// Draws a part of a run where ``CTLineDraw(_:_:)`` draws it; what its letters have beyond their widths is cut.
///
/// - Parameter range: of glyphs in the run; a length of 0 for the rest of it.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let (span, start) = (run.span(range), context.textPosition)
  context.saveGState()
  let reach: CGFloat = 1e5
  context.clip(
    to: CGRect(
      x: start.x + span.left, y: start.y - reach, width: span.right - span.left, height: 2 * reach))
  CTLineDraw(run.line, context)
  context.restoreGState()
  context.textPosition = start
}

extension CTRun {
  /// Where a part begins and ends, from the line's left.
  fileprivate func span(_ part: CFRange) -> (left: CGFloat, right: CGFloat) {
    let edges = characters(part).map(edges)
    return (edges.map(\.left).min() ?? 0, edges.map(\.right).max() ?? 0)
  }
}
