// Lines of Core Text, whose functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairoGraphics
import Foundation
import FoundationForPackages
import Typesetting
import UIFoundation

/// A line of text. Coordinates are points from the left end of its baseline, y up.
public final class CTLine: _CFObject, Sendable {
  let layout: AttributedTextLayout
  /// Which of the layout's lines it is.
  let index: Int
  let source: CTSource

  init(_ layout: AttributedTextLayout, at index: Int = 0, of source: CTSource) {
    self.layout = layout
    self.index = index
    self.source = source
  }

  var line: AttributedTextLayout.Line { layout.lines[index] }

  /// How far characters reach above and below the baseline.
  fileprivate var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let fonts = layout.text.runs.lazy.filter { run in
      let range = run.range
      return range.overlaps(self.line.range) || self.line.range.isEmpty
    }.map(\.attributes.font)
    return (
      fonts.map(\.ascender).max() ?? 0, fonts.map { -$0.descender }.max() ?? 0,
      fonts.map { max($0.leading, 0) }.max() ?? 0
    )
  }
}

/// How the bounds of a line are measured.
public struct CTLineBoundsOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Without the fonts' gap between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Without effect.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Without effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// What the letters cover.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Without effect.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Where a line is cut.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The part of the line that is cut.
  case start, end, middle

  fileprivate var mode: LineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}

/// A text as one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let text = AttributedText(coreText: attrString)
  return CTLine(
    AttributedTextLayout(text, options: .init(numberOfLines: 1)), of: CTSource(attrString))
}

/// A line that is cut to a width; nil if not even the token fits.
///
/// - Parameter truncationToken: without effect: an ellipsis is shown.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard width > 0 else { return nil }
  let text = line.layout.text.mapAttributes {
    $0.paragraph.lineBreakMode = truncationType.mode
  }
  return CTLine(
    AttributedTextLayout(text, width: CGFloat(width), options: .init(numberOfLines: 1)),
    of: line.source)
}

/// The width of a line, and how far its fonts reach.
///
/// - Parameters:
///   - ascent: receives how far they reach above the baseline.
///   - descent: receives how far they reach below it, positive.
///   - leading: receives the gap below.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = line.metrics
  ascent?.pointee = metrics.ascent
  descent?.pointee = metrics.descent
  leading?.pointee = metrics.leading
  return Double(line.line.width)
}

/// The bounds of a line.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  let metrics = line.metrics
  let leading = options.contains(.excludeTypographicLeading) ? 0 : metrics.leading
  return CGRect(
    x: 0, y: -metrics.descent - leading, width: line.line.width,
    height: metrics.ascent + metrics.descent + leading)
}

/// What the letters of a line cover; null if there are none.
///
/// - Parameter context: whose position of text counts; nil for none.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let ink = line.line.inkBounds
  guard !ink.isNull else { return ink }
  let start = context?.textPosition ?? .zero
  return CGRect(x: start.x + ink.minX, y: start.y - ink.maxY, width: ink.width, height: ink.height)
}

/// The characters of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  let range = line.line.range
  return CFRange(location: range.lowerBound, length: range.count)
}

/// The number of UTF-16 code units, which count as glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line.range.count }

/// The width of white space at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.line.trailingSpace)
}

/// The character that is closest to a point; `kCFNotFound` in an empty line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let place = CGPoint(x: line.line.origin.x + position.x, y: line.line.top)
  return line.line.range.isEmpty ? -1 : line.layout.offset(closestTo: place)
}

/// Where a character begins.
///
/// - Parameter secondaryOffset: receives the same.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.layout.caretRect(at: charIndex).minX - line.line.origin.x
  secondaryOffset?.pointee = offset
  return offset
}

/// How far a line is moved right to be at a part of a width: 0 at its left, 0.5 in its middle, 1 at its right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max(flushWidth - Double(line.line.width), 0) * Double(min(max(flushFactor, 0), 1))
}

/// Draws a line with the left end of its baseline at the context's position of text, y up: a context of UIKit is
/// turned over before.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let start = context.textPosition
  line.layout.drawUpwards(line.index..<(line.index + 1), in: context) {
    CGPoint(x: start.x - line.line.origin.x, y: -start.y - line.line.origin.y)
  }
  context.textPosition.x += line.line.width
}

extension AttributedText {
  /// A string with UIKit's attributes, or Core Text's colour.
  init(coreText string: CFAttributedString) {
    let key = NSAttributedString.Key("CTForegroundColor")
    let copy = NSMutableAttributedString(attributedString: string)
    string.forEachRun { attributes, range in
      guard let value = attributes[key] else { return }
      let color = (value as? CGColor).map { UIColor(cgColor: $0) } ?? value as? UIColor
      if let color { copy.addAttribute(.foregroundColor, value: color, range: range) }
    }
    self.init(copy, traits: .current)
  }
}

extension AttributedTextLayout {
  /// Draws lines in a user space whose y axis runs up.
  ///
  /// - Parameter origin: the layout's top left corner in that space, turned over.
  func drawUpwards(_ lines: Range<Int>, in context: CGContext, origin: () -> CGPoint) {
    context.saveGState()
    context.scaleBy(x: 1, y: -1)
    draw(in: context, at: origin(), lines: lines)
    context.restoreGState()
  }
}
