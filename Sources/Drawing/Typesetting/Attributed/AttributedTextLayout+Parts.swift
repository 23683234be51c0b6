import Foundation

extension AttributedTextLayout {
  /// Neighbouring characters of a line with the same attributes.
  package struct Part: Sendable {
    package let text: String
    package let rect: CGRect
    package let attributes: TextAttributes
  }

  /// The text of all lines in parts of equal attributes, from top to bottom and from left to right,
  /// without attachments.
  package var parts: [Part] {
    lines.flatMap { line -> [Part] in
      var ranges: [Range<Int>] = []
      for index in line.boxes.indices where !line.boxes[index].isAttachment {
        if let last = ranges.last, last.upperBound == index,
          line.boxes[index].run == line.boxes[last.lowerBound].run
        {
          ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
        } else {
          ranges.append(index..<(index + 1))
        }
      }
      return ranges.map { range in
        let (first, last) = (line.boxes[range.lowerBound], line.boxes[range.upperBound - 1])
        let rect = CGRect(
          x: line.origin.x + CGFloat(first.left), y: line.top,
          width: CGFloat(last.right - first.left), height: line.height)
        return Part(
          text: line.text(of: range), rect: rect, attributes: text.runs[first.run].attributes)
      }
    }
  }
}

extension AttributedTextLayout.Line {
  /// The characters of neighbouring boxes, in the order of the text.
  fileprivate func text(of range: Range<Int>) -> String {
    let boxes = boxes[range].sorted {
      ($0.scalars?.lowerBound ?? .max) < ($1.scalars?.lowerBound ?? .max)
    }
    return boxes.map { box in
      guard let scalars = box.scalars else { return isTruncated ? "…" : "-" }
      return String(
        String.UnicodeScalarView(paragraph.scalars[scalars].compactMap(Unicode.Scalar.init)))
    }.joined()
  }
}
