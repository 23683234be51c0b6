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
    guard let line = line(at: glyphIndex, effectiveRange: effectiveRange) else { return .zero }
    return rect(of: line)
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
    guard let line = line(at: glyphIndex, effectiveRange: effectiveRange) else { return .zero }
    return usedRect(of: line)
  }

  /// Calls a function with the lines that characters are in: the whole line, its used part, the container,
  /// the line's characters, and a flag that ends the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let layout = layout
    var stop = ObjCBool(false)
    for index in layout.lines.indices where !stop.boolValue {
      let range = characters(ofLineAt: index)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      let line = layout.lines[index]
      body(rect(of: line), usedRect(of: line), container, range, &stop)
    }
  }

  /// The empty line behind a line separator at the end of the text; zero if there is none.
  public var extraLineFragmentRect: CGRect {
    guard let line = layout.lines.last, layout.showsWholeText, line.range.isEmpty,
      numberOfGlyphs > 0
    else { return .zero }
    return rect(of: line)
  }

  public var extraLineFragmentUsedRect: CGRect {
    guard let line = layout.lines.last, extraLineFragmentRect != .zero else { return .zero }
    return usedRect(of: line)
  }

  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }

  /// What an ellipsis replaces in the line of a character; its location is `NSNotFound` if nothing.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    let layout = layout
    let index = layout.lineIndex(at: glyphIndex)
    guard layout.lines.indices.contains(index), layout.lines[index].isTruncated else {
      return nothing
    }
    let hidden = layout.lines[index].hiddenRange
    return hidden.map { NSRange(location: $0.lowerBound, length: $0.count) } ?? nothing
  }

  private func line(
    at index: Int, effectiveRange: NSRangePointer?
  ) -> AttributedTextLayout.Line? {
    let layout = layout
    let place = layout.lineIndex(at: index)
    guard layout.lines.indices.contains(place) else { return nil }
    effectiveRange?.pointee = characters(ofLineAt: place)
    return layout.lines[place]
  }

  /// The characters of a line with the separator at its end.
  private func characters(ofLineAt index: Int) -> NSRange {
    let lines = layout.lines
    let start = lines[index].range.lowerBound
    let end =
      index + 1 < lines.count
      ? lines[index + 1].range.lowerBound
      : layout.showsWholeText ? numberOfGlyphs : lines[index].range.upperBound
    return NSRange(location: start, length: max(end - start, 0))
  }

  private func rect(of line: AttributedTextLayout.Line) -> CGRect {
    CGRect(x: 0, y: line.top, width: layout.boxWidth + 2 * padding, height: line.height)
  }

  private func usedRect(of line: AttributedTextLayout.Line) -> CGRect {
    CGRect(
      x: line.indentedLeft, y: line.top, width: line.indentedWidth + 2 * padding,
      height: line.height)
  }

  // MARK: Places

  /// The left end of a character on its baseline, from the top left corner of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let layout = layout
    guard let line = line(at: glyphIndex, effectiveRange: nil) else { return .zero }
    let caret = layout.caretRect(at: glyphIndex)
    return CGPoint(x: caret.minX + padding, y: line.baseline - line.top)
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
    guard container === textContainers.first, let range = Range(range) else { return [] }
    return layout.rects(of: range).map { $0.offsetBy(dx: padding, dy: 0) }
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
    let closest = layout.characterClosest(to: layoutPoint(point))
    fraction?.pointee = closest?.fraction ?? 0
    return closest?.range.lowerBound ?? max(numberOfGlyphs - 1, 0)
  }

  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    layout.characterClosest(to: layoutPoint(point))?.fraction ?? 0
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
    let lines = layout.lines.indices.filter {
      NSIntersectionRange(characters(ofLineAt: $0), range).length > 0
    }
    guard let first = lines.first, let last = lines.last else { return }
    layout.draw(
      in: context, at: CGPoint(x: origin.x + padding, y: origin.y), layers: layers,
      lines: first..<(last + 1))
  }
}
