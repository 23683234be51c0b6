extension NSLayoutManager {
  // MARK: Lines

  /// The whole width of the line that a character is in; zero if there are no lines.
  ///
  /// - Parameters:
  ///   - effectiveRange: receives the characters of the line.
  ///   - flag: without effect: lines are set when they are asked for.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool = false
  ) -> CGRect {
    let filled = filled(at: glyphIndex)
    guard let line = filled.line(at: glyphIndex, effectiveRange: effectiveRange) else {
      return .zero
    }
    return filled.rect(of: line)
  }

  /// The part of a line that has text, with the padding at both ends; zero if there are no lines.
  ///
  /// - Parameters:
  ///   - effectiveRange: receives the characters of the line.
  ///   - flag: without effect: lines are set when they are asked for.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool = false
  ) -> CGRect {
    let filled = filled(at: glyphIndex)
    guard let line = filled.line(at: glyphIndex, effectiveRange: effectiveRange) else {
      return .zero
    }
    return filled.usedRect(of: line)
  }

  /// Calls a function with the lines that characters are in: the whole line, its used part, the container,
  /// the line's characters, and a flag that ends the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for filled in filled {
      guard let container = filled.container else { continue }
      for (index, line) in filled.layout.lines.enumerated() where !stop.boolValue {
        let range = filled.characters(ofLineAt: index)
        guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
        body(filled.rect(of: line), filled.usedRect(of: line), container, range, &stop)
      }
    }
  }

  /// The empty line behind a line separator at the end of the text; zero if there is none.
  public var extraLineFragmentRect: CGRect {
    extraLine.map { $0.filled.rect(of: $0.line) } ?? .zero
  }

  /// The part of the empty last line with the padding at both ends; zero if there is no such line.
  public var extraLineFragmentUsedRect: CGRect {
    extraLine.map { $0.filled.usedRect(of: $0.line) } ?? .zero
  }

  /// The container of the empty last line; nil if there is no such line.
  public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.filled.container }

  private var extraLine: (filled: FilledContainer, line: AttributedTextLayout.Line)? {
    guard let last = filled.last, let line = last.layout.lines.last, last.layout.showsWholeText,
      line.range.isEmpty, numberOfGlyphs > 0
    else { return nil }
    return (last, line)
  }

  /// The characters that an ellipsis replaces in the line of a character; its location is `NSNotFound` without one.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    let layout = filled(at: glyphIndex).layout
    let index = layout.lineIndex(at: glyphIndex)
    guard layout.lines.indices.contains(index), layout.lines[index].isTruncated else {
      return nothing
    }
    let hidden = layout.lines[index].hiddenRange
    return hidden.map { NSRange(location: $0.lowerBound, length: $0.count) } ?? nothing
  }

  // MARK: Places

  /// The left end of a character on its baseline, from the top left corner of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let filled = filled(at: glyphIndex)
    guard let line = filled.line(at: glyphIndex, effectiveRange: nil) else { return .zero }
    let caret = filled.layout.caretRect(at: glyphIndex)
    // With the line's own rectangle at the left of what it flows around.
    let left = CGFloat(line.fragment?.left ?? 0)
    return CGPoint(x: caret.minX + filled.padding - left, y: line.baseline - line.top)
  }

  /// Calls a function with the areas of characters, one or more in each line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in container: NSTextContainer, using body: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in enclosingRects(of: glyphRange, in: container) where !stop.boolValue {
      body(rect, &stop)
    }
  }

  func enclosingRects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let filled = filled(for: container), let range = Range(range) else { return [] }
    return filled.layout.rects(of: range).map { $0.offsetBy(dx: filled.padding, dy: 0) }
  }

  /// The character whose area is closest to a point; the last one for a point behind the text.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// - Parameter fraction: receives how far through the character the point is, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let filled = filled(for: container)
    let closest = filled.flatMap { $0.layout.characterClosest(to: $0.layoutPoint(point)) }
    fraction?.pointee = closest?.fraction ?? 0
    return closest?.range.lowerBound ?? max(numberOfGlyphs - 1, 0)
  }

  /// How far through the closest character a point is, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    let filled = filled(for: container)
    return filled.flatMap { $0.layout.characterClosest(to: $0.layoutPoint(point))?.fraction } ?? 0
  }

  /// - Parameter fraction: receives how far the point is from the edge before the character to that behind
  ///   it, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: fraction)
  }

  // MARK: Drawing

  func draw(
    _ layers: AttributedTextLayout.DrawnLayers, of range: NSRange, at origin: CGPoint
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for filled in filled {
      let lines = filled.layout.lines.indices.filter {
        NSIntersectionRange(filled.characters(ofLineAt: $0), range).length > 0
      }
      guard let first = lines.first, let last = lines.last else { continue }
      filled.layout.draw(
        in: context, at: CGPoint(x: origin.x + filled.padding, y: origin.y), layers: layers,
        lines: first..<(last + 1))
    }
  }
}

extension FilledContainer {
  fileprivate func line(
    at index: Int, effectiveRange: NSRangePointer?
  ) -> AttributedTextLayout.Line? {
    let place = layout.lineIndex(at: index)
    guard layout.lines.indices.contains(place) else { return nil }
    effectiveRange?.pointee = characters(ofLineAt: place)
    return layout.lines[place]
  }

  /// The characters of a line with the separator at its end.
  fileprivate func characters(ofLineAt index: Int) -> NSRange {
    let lines = layout.lines
    let start = lines[index].range.lowerBound
    let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : range.upperBound
    return NSRange(location: start, length: max(end - start, 0))
  }

  fileprivate func rect(of line: AttributedTextLayout.Line) -> CGRect {
    let left = CGFloat(line.fragment?.left ?? 0)
    let width = line.fragment.map { CGFloat($0.width) } ?? layout.boxWidth
    return CGRect(x: left, y: line.top, width: width + 2 * padding, height: line.height)
  }

  fileprivate func usedRect(of line: AttributedTextLayout.Line) -> CGRect {
    CGRect(
      x: line.indentedLeft, y: line.top, width: line.indentedWidth + 2 * padding,
      height: line.height)
  }
}
