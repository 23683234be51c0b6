import HeadlessUIKit

/// The sizes and gaps of a section of a flow layout, along the lines (across) and in the direction of scrolling (along).
struct FlowSection {
  /// The sizes of the items.
  var sizes: [CGSize]
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGFloat
  var footer: CGFloat
}

/// The places of a flow layout's elements, as for vertical scrolling; the caller turns them for horizontal scrolling.
struct FlowFrames {
  struct Section {
    var header = CGRect.zero
    var items: [CGRect] = []
    /// The range of items of each line, with its start and end in the direction of scrolling.
    var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
    var footer = CGRect.zero
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private(set) var sections: [Section] = []
  private(set) var length: CGFloat = 0

  /// - Parameter width: The length of a line with the insets.
  init(_ sections: [FlowSection], width: CGFloat) {
    for section in sections {
      var placed = Section()
      placed.start = length
      placed.header = CGRect(x: 0, y: length, width: width, height: section.header)
      length += section.header
      place(section, width: width, in: &placed)
      placed.footer = CGRect(x: 0, y: length, width: width, height: section.footer)
      length += section.footer
      placed.end = length
      self.sections.append(placed)
    }
  }

  private mutating func place(_ section: FlowSection, width: CGFloat, in placed: inout Section) {
    guard !section.sizes.isEmpty else {
      length += section.inset.top + section.inset.bottom
      return
    }
    length += section.inset.top
    let available = max(width - section.inset.left - section.inset.right, 0)
    var gap = section.itemSpacing
    var first = 0
    while first < section.sizes.count {
      var last = first
      var used = section.sizes[first].width
      while last + 1 < section.sizes.count {
        let next = section.itemSpacing + section.sizes[last + 1].width
        // Sums of fractions of a pixel may exceed the line by rounding.
        guard used + next <= available + 0.001 else { break }
        used += next
        last += 1
      }
      let range = first..<last + 1
      let widths = section.sizes[range].reduce(0) { $0 + $1.width }
      let height = section.sizes[range].map(\.height).max() ?? 0
      let isLast = last + 1 == section.sizes.count
      // Items are spread over a full line; a last line has the gaps of the line before it, if it fits in them.
      if !isLast, range.count > 1 {
        gap = (available - widths) / CGFloat(range.count - 1)
      } else if isLast, widths + gap * CGFloat(range.count - 1) > available {
        gap = section.itemSpacing
      }
      // A single item of a line which is not the last is in its middle.
      var x = section.inset.left
      if !isLast, range.count == 1 { x += max((available - widths) / 2, 0) }
      for size in section.sizes[range] {
        placed.items.append(
          CGRect(
            x: x, y: length + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      placed.lines.append((range, length, length + height))
      length += height + (isLast ? 0 : section.lineSpacing)
      first = last + 1
    }
    length += section.inset.bottom
  }

  /// The items of a section that intersect a range in the direction of scrolling.
  func items(ofSection section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let lines = sections[section].lines
    // The first line that ends behind the start.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    guard low < lines.count, lines[low].start < end else { return 0..<0 }
    var last = low
    while last + 1 < lines.count, lines[last + 1].start < end { last += 1 }
    return lines[low].items.lowerBound..<lines[last].items.upperBound
  }
}
