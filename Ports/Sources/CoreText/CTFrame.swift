// Core Text's frames, whose functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairoGraphics
import Foundation
import FoundationForPackages
import Typesetting
import UIFoundation

/// Sets a text in frames.
public final class CTFramesetter: _CFObject, Sendable {
  let text: AttributedText
  let source: CTSource

  init(_ string: CFAttributedString) {
    text = AttributedText(coreText: string)
    source = CTSource(string)
  }
}

/// A text in the lines of a rectangle. Coordinates have their y axis upwards.
public final class CTFrame: _CFObject, Sendable {
  let layout: AttributedTextLayout
  let rect: CGRect
  let path: CGPathBox
  let source: CTSource

  init(_ layout: AttributedTextLayout, _ path: CGPath, of source: CTSource) {
    self.layout = layout
    self.source = source
    rect = path.boundingBoxOfPath
    self.path = CGPathBox(path: path)
  }
}

// Not checked, since a subclass of its class has methods that change a path. Frames only read theirs.
/// A path that is not changed.
struct CGPathBox: @unchecked Sendable {
  let path: CGPath
}

/// A framesetter for a string with UIKit's attributes, or Core Text's colour.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size of a part of a text in lines of a width.
///
/// - Parameters:
///   - stringRange: a length of 0 for the rest of the text.
///   - frameAttributes: without effect.
///   - constraints: points; lines that the height has no room for are left out.
///   - fitRange: receives the characters that fit.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let layout = framesetter.layout(of: stringRange, size: constraints)
  fitRange?.pointee = layout.shownRange
  return layout.size
}

/// A part of a text in the lines of a rectangle.
///
/// - Parameters:
///   - stringRange: a length of 0 for the rest of the text.
///   - path: lines fill the rectangle around it.
///   - frameAttributes: without effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(
    framesetter.layout(of: stringRange, size: path.boundingBoxOfPath.size), path,
    of: framesetter.source)
}

/// The lines of a frame, which are `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  NSArray(
    array: frame.layout.lines.indices.map { CTLine(frame.layout, at: $0, of: frame.source) })
}

/// Where lines of a frame begin on their baselines, from the bottom left corner of the path's box.
///
/// - Parameters:
///   - range: of lines; a length of 0 for the rest of them.
///   - origins: has room for as many points.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let lines = frame.layout.lines
  let start = min(max(range.location, 0), lines.count)
  let end = range.length > 0 ? min(start + range.length, lines.count) : lines.count
  for (place, line) in lines[start..<end].enumerated() {
    origins[place] = CGPoint(x: line.origin.x, y: frame.rect.height - line.origin.y)
  }
}

/// The characters that a frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.layout.shownRange }

/// The path that the frame was created with. Lines fill the rectangle around it.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path.path }

/// Draws a frame in its path's rectangle, y up: a context of UIKit is turned over before.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  frame.layout.drawUpwards(frame.layout.lines.indices, in: context) {
    CGPoint(x: frame.rect.minX, y: -frame.rect.maxY)
  }
}

extension CTFramesetter {
  /// - Parameter range: a length of 0 for the rest of the text.
  fileprivate func layout(of range: CFRange, size: CGSize) -> AttributedTextLayout {
    let start = min(max(range.location, 0), text.length)
    let part =
      range.length > 0 && start + range.length < text.length
      ? text.prefix(start + range.length) : text
    func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e7 ? length : nil }
    return AttributedTextLayout(
      part, from: start, width: limit(size.width), height: limit(size.height),
      options: .init(shortensEveryParagraph: true))
  }
}

extension AttributedTextLayout {
  fileprivate var shownRange: CFRange {
    let start = lines.first?.range.lowerBound ?? 0
    let end = showsWholeText ? text.length : nextOffset ?? lines.last?.range.upperBound ?? start
    return CFRange(location: start, length: max(end - start, 0))
  }
}
