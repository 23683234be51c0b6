import CairoGraphics
import Foundation

/// The backgrounds and lines of a line of text.
struct LineMarks: Sendable {
  var backgrounds: [TextMark] = []
  var underlines: [TextMark] = []
  var strikethroughs: [TextMark] = []
}

/// An attachment in its place.
struct PlacedAttachment: Sendable {
  var content: any TextAttachmentContent
  /// Points from the left end of the line on its baseline, y down.
  var rect: CGRect
  var color: CGColor
  var shadow: TextShadow?
}

/// Places set lines horizontally, and makes their drawn parts.
struct LineBuilder {
  let problems: TextProblems?
  private let text: AttributedText
  private let paragraphs: [AttributedParagraph]
  private let pointsPerUnit: Double
  /// For each run of the text, the first run that is painted as it is.
  private let paints: [Int]
  /// Whether any run has a background or a line.
  private let hasMarks: Bool

  init(_ setter: AttributedTextSetter, text: AttributedText) {
    self.text = text
    paragraphs = setter.paragraphs
    pointsPerUnit = setter.shaper.pointsPerUnit
    var known: [TextPaint: Int] = [:]
    paints = text.runs.enumerated().map { index, run in
      let paint = TextPaint(run.attributes)
      if let first = known[paint] { return first }
      known[paint] = index
      return index
    }
    hasMarks = text.runs.contains {
      $0.attributes.backgroundColor != nil || $0.attributes.underline != nil
        || $0.attributes.strikethrough != nil
    }
    let missing = setter.paragraphs.flatMap(\.shaped.missingCharacters)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let error =
      setter.shaper.fontError ?? setter.paragraphs.lazy.compactMap(\.shaped.fontError).first
    problems =
      error == nil && missing.isEmpty
      ? nil
      : TextProblems(
        fontError: error,
        missingText: missing.isEmpty
          ? nil
          : MissingText(
            text: text.string, fontName: text.runs[0].attributes.font.postScriptName,
            characters: missing))
  }

  /// The width of a line with the indents at both sides, points.
  func indentedWidth(of line: AttributedTextSetter.SetLine) -> Double {
    if line.fragment != nil { return line.width * pointsPerUnit }
    let tail = paragraphs[line.paragraph].style.tailIndent.finite
    return line.headIndent + line.width * pointsPerUnit + max(-tail, 0)
  }

  /// - Parameters:
  ///   - box: the width in which lines are aligned, points.
  ///   - isLast: whether no line follows.
  func line(
    _ line: AttributedTextSetter.SetLine, in box: Double, isLast: Bool
  ) -> AttributedTextLayout.Line {
    let paragraph = paragraphs[line.paragraph]
    let style = paragraph.style
    let isRightToLeft = paragraph.shaped.isRightToLeft
    let width = line.width * pointsPerUnit
    let tail = style.tailIndent.finite
    let end = tail > 0 ? tail : box + tail
    let available = end - line.headIndent - width
    let space = style.alignment.leftSpace(in: available, isRightToLeft: isRightToLeft)
    var left = (isRightToLeft ? box - end : line.headIndent) + space
    var indentedLeft = left - (isRightToLeft ? max(-tail, 0) : line.headIndent)
    if let fragment = line.fragment {
      left =
        fragment.left
        + style.alignment.leftSpace(in: fragment.width - width, isRightToLeft: isRightToLeft)
      indentedLeft = left
    }
    let placed = PlacedContent(
      line.content, in: paragraph, paints: paints, pointsPerUnit: pointsPerUnit)
    let height =
      line.height.total + (isLast ? 0 : line.height.spacing + style.lineSpacing.finite)
    return AttributedTextLayout.Line(
      range: paragraph.offset(of: line.range.lowerBound)..<line.endOffset,
      top: CGFloat(line.top), height: CGFloat(line.height.total),
      origin: CGPoint(x: left, y: line.top + line.height.baseline), width: CGFloat(width),
      indentedWidth: CGFloat(indentedWidth(of: line)),
      indentedLeft: CGFloat(indentedLeft),
      isTruncated: line.isTruncated,
      isRightToLeft: isRightToLeft, fragment: line.fragment, paragraph: paragraph,
      scalars: line.range,
      boxes: placed.boxes, pieces: placed.pieces.map(piece),
      marks: marks(of: placed.boxes, top: -line.height.baseline, height: height),
      attachments: attachments(in: placed.boxes))
  }

  private func piece(_ piece: LinePiece) -> TextPiece {
    let attributes = text.runs[piece.run].attributes
    // The width limits the masks that are cached; it need not be exact.
    let width = piece.glyphs.last?.positions.last?.x ?? 0
    var glyphs = GlyphLine(
      shaped: ShapedLine(runs: piece.glyphs, width: width), pointsPerUnit: pointsPerUnit,
      lineHeight: attributes.font.lineHeight.native)
    glyphs.shear = attributes.obliqueness.finite
    return TextPiece(
      line: glyphs, paint: TextPaint(attributes), problems: problems)
  }

  private func attachments(in boxes: [LineBox]) -> [PlacedAttachment] {
    boxes.compactMap { box in
      let attributes = text.runs[box.run].attributes
      guard box.isAttachment, let attachment = attributes.attachment,
        let content = attachment.content
      else { return nil }
      let bounds = attachment.bounds
      return PlacedAttachment(
        content: content,
        rect: CGRect(
          x: box.left + bounds.minX.finite,
          y: -bounds.maxY.finite - attributes.baselineOffset.finite, width: bounds.width.finite,
          height: bounds.height.finite),
        color: attributes.color, shadow: attributes.shadow)
    }
  }

  // MARK: Marks

  private func marks(of boxes: [LineBox], top: Double, height: Double) -> LineMarks {
    guard hasMarks else { return LineMarks() }
    let attributes = boxes.map { text.runs[$0.run].attributes }
    var marks = LineMarks()
    for group in groups(of: boxes, by: { attributes[$0].backgroundColor }) {
      marks.backgrounds.append(
        TextMark(
          left: boxes[group.boxes.lowerBound].left, right: boxes[group.boxes.upperBound - 1].right,
          top: top, height: height, color: group.key, kind: .background))
    }
    marks.underlines = lines(
      boxes, attributes, decoration: \.underline, top: { -$0.underlinePosition.native })
    marks.strikethroughs = lines(
      boxes, attributes, decoration: \.strikethrough,
      top: { -($0.xHeight.native + $0.underlineThickness.native) / 2 })
    return marks
  }

  /// What the parts of one line have in common.
  private struct LineKey: Hashable {
    var weight: TextDecoration.Weight
    var pattern: TextDecoration.Pattern
    var baselineOffset: CGFloat
  }

  /// Lines under or through boxes. Where fonts differ, the line is straight, as low and as thick as
  /// the line of the largest font.
  private func lines(
    _ boxes: [LineBox], _ attributes: [TextAttributes],
    decoration: KeyPath<TextAttributes, TextDecoration?>, top: (Font) -> Double
  ) -> [TextMark] {
    let groups = groups(of: boxes) { index -> LineKey? in
      guard let line = attributes[index][keyPath: decoration],
        !(line.byWord && boxes[index].isWhiteSpace)
      else { return nil }
      return LineKey(
        weight: line.weight, pattern: line.pattern,
        baselineOffset: attributes[index].baselineOffset)
    }
    return groups.flatMap { group -> [TextMark] in
      let largest = group.boxes.max {
        attributes[$0].font.underlineThickness < attributes[$1].font.underlineThickness
      }
      guard let largest else { return [] }
      let font = attributes[largest].font
      let parts = self.groups(of: boxes, in: group.boxes) { index in
        LinePaint(
          color: attributes[index][keyPath: decoration]?.color ?? attributes[index].color,
          shadow: attributes[index].shadow)
      }
      return parts.map { part in
        TextMark(
          left: boxes[part.boxes.lowerBound].left, right: boxes[part.boxes.upperBound - 1].right,
          top: top(font) - group.key.baselineOffset.finite,
          height: font.underlineThickness.native, color: part.key.color,
          kind: .line(group.key.weight, group.key.pattern),
          dashOrigin: boxes[group.boxes.lowerBound].left, shadow: part.key.shadow)
      }
    }
  }

  private struct LinePaint: Hashable {
    var color: CGColor
    var shadow: TextShadow?
  }

  /// Neighbouring boxes with equal keys; boxes without a key are in no group.
  private func groups<Key: Equatable>(
    of boxes: [LineBox], in range: Range<Int>? = nil, by key: (Int) -> Key?
  ) -> [(key: Key, boxes: Range<Int>)] {
    var groups: [(key: Key, boxes: Range<Int>)] = []
    for index in range ?? boxes.indices {
      guard let key = key(index) else { continue }
      if let last = groups.last, last.boxes.upperBound == index, last.key == key {
        groups[groups.count - 1].boxes = last.boxes.lowerBound..<(index + 1)
      } else {
        groups.append((key, index..<(index + 1)))
      }
    }
    return groups
  }
}
