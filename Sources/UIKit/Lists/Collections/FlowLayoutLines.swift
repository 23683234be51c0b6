import HeadlessUIKit

/// The sizes of the items of a section of a flow layout.
enum FlowSizes {
  /// All items have one size.
  case equal(CGSize, count: Int)
  case own([CGSize])

  var list: [CGSize] {
    switch self {
    case .equal(let size, let count): Array(repeating: size, count: count)
    case .own(let sizes): sizes
    }
  }
}

/// The sizes and gaps of a section of a flow layout, along the lines (across) and in the direction of scrolling (along).
struct FlowSection {
  var sizes: FlowSizes
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGFloat
  var footer: CGFloat
}

/// The lines of items of a section of a flow layout.
protocol FlowLines {
  var count: Int { get }
  /// The length in the direction of scrolling, points.
  var length: CGFloat { get }
  /// The frame of an item, relative to the first line.
  func frame(of item: Int) -> CGRect
  /// The items of lines that intersect a range in the direction of scrolling, relative to the first line.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int>
}

/// Lines of items of one size, whose places follow from their indices.
struct EqualFlowLines: FlowLines {
  let count: Int
  let size: CGSize
  /// The number of items of a full line.
  let lineCount: Int
  /// The distance between the starts of two lines.
  private let pitch: CGFloat
  private let start: CGFloat
  private let gap: CGFloat
  private let lastGap: CGFloat
  /// By how much a line of a single item begins later, which is not the last one.
  private let middle: CGFloat
  let length: CGFloat

  /// Nil if lines do not advance.
  ///
  /// - Parameter width: The length of a line with the insets.
  init?(_ section: FlowSection, of size: CGSize, count: Int, width: CGFloat) {
    pitch = size.height + section.lineSpacing
    guard pitch > 0, pitch.isFinite, count > 0 else { return nil }
    self.size = size
    self.count = count
    let available = max(width - section.inset.left - section.inset.right, 0)
    lineCount = FlowSection.fittingCount(
      repeatElement(size, count: count), in: available, spacing: section.itemSpacing)
    let lines = (count + lineCount - 1) / lineCount
    length = CGFloat(lines) * pitch - section.lineSpacing
    let rest = count - (lines - 1) * lineCount
    let isSingle = lineCount == 1
    gap = isSingle ? 0 : (available - size.width * CGFloat(lineCount)) / CGFloat(lineCount - 1)
    let restLength = size.width * CGFloat(rest) + gap * CGFloat(rest - 1)
    lastGap = lines == 1 || restLength > available ? section.itemSpacing : gap
    start = section.inset.left
    middle = isSingle ? max((available - size.width) / 2, 0) : 0
  }

  func frame(of item: Int) -> CGRect {
    let (line, place) = item.quotientAndRemainder(dividingBy: lineCount)
    let isLast = line == (count - 1) / lineCount
    return CGRect(
      x: start + CGFloat(place) * (size.width + (isLast ? lastGap : gap)) + (isLast ? 0 : middle),
      y: CGFloat(line) * pitch, width: size.width, height: size.height)
  }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard end > 0, start < length else { return 0..<0 }
    // The first line that ends behind the start, and the first one that begins at the end or behind it.
    let first = max(((start - size.height) / pitch).rounded(.down) + 1, 0)
    let last = max((min(end, length) / pitch).rounded(.up), first)
    func item(atLine line: CGFloat) -> Int {
      min(Int(min(line, CGFloat(count))) * lineCount, count)
    }
    return item(atLine: first)..<item(atLine: last)
  }
}

/// Lines of items of different sizes.
struct ListedFlowLines: FlowLines {
  private(set) var length: CGFloat = 0
  private var items: [CGRect] = []
  /// The items of each line, with its start and end in the direction of scrolling.
  private var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []

  var count: Int { items.count }

  /// - Parameter width: The length of a line with the insets.
  init(_ section: FlowSection, of sizes: [CGSize], width: CGFloat) {
    let available = max(width - section.inset.left - section.inset.right, 0)
    var gap = section.itemSpacing
    var first = 0
    while first < sizes.count {
      let last =
        first
        + FlowSection.fittingCount(sizes[first...], in: available, spacing: section.itemSpacing) - 1
      let range = first..<last + 1
      let widths = sizes[range].reduce(0) { $0 + $1.width }
      let height = sizes[range].map(\.height).max() ?? 0
      let isLast = last + 1 == sizes.count
      // Items are spread over a full line; a last line has the gaps of the line before it, if it fits in them.
      if !isLast, range.count > 1 {
        gap = (available - widths) / CGFloat(range.count - 1)
      } else if isLast, widths + gap * CGFloat(range.count - 1) > available {
        gap = section.itemSpacing
      }
      // A single item of a line which is not the last is in its middle.
      var x = section.inset.left
      if !isLast, range.count == 1 { x += max((available - widths) / 2, 0) }
      for size in sizes[range] {
        items.append(
          CGRect(
            x: x, y: length + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      lines.append((range, length, length + height))
      length += height + (isLast ? 0 : section.lineSpacing)
      first = last + 1
    }
  }

  func frame(of item: Int) -> CGRect { items[item] }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
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

extension FlowSection {
  /// The number of items at the start of a list that fit in a line: at least one.
  static func fittingCount(
    _ sizes: some Collection<CGSize>, in available: CGFloat, spacing: CGFloat
  ) -> Int {
    var used: CGFloat = 0
    var count = 0
    for size in sizes {
      let next = (count > 0 ? spacing : 0) + size.width
      // Sums of fractions of a pixel may exceed the line by rounding.
      guard count == 0 || used + next <= available + 0.001 else { break }
      used += next
      count += 1
    }
    return max(count, 1)
  }

  fileprivate func lines(width: CGFloat) -> any FlowLines {
    if case .equal(let size, let count) = sizes,
      let lines = EqualFlowLines(self, of: size, count: count, width: width)
    {
      return lines
    }
    return ListedFlowLines(self, of: sizes.list, width: width)
  }
}

/// The places of a flow layout's elements, as for vertical scrolling; the caller turns them for horizontal scrolling.
struct FlowFrames {
  struct Section {
    var header = CGRect.zero
    /// The items, relative to ``itemStart``.
    fileprivate var lines: any FlowLines
    fileprivate var itemStart: CGFloat = 0
    var footer = CGRect.zero
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private(set) var sections: [Section] = []
  private(set) var length: CGFloat = 0

  /// - Parameter width: The length of a line with the insets.
  init(_ sections: [FlowSection], width: CGFloat) {
    for section in sections {
      var placed = Section(lines: section.lines(width: width))
      placed.start = length
      placed.header = CGRect(x: 0, y: length, width: width, height: section.header)
      length += section.header + section.inset.top
      placed.itemStart = length
      length += placed.lines.length + section.inset.bottom
      placed.footer = CGRect(x: 0, y: length, width: width, height: section.footer)
      length += section.footer
      placed.end = length
      self.sections.append(placed)
    }
  }

  /// The frame of an item; nil where none is.
  func item(at path: IndexPath) -> CGRect? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.lines.count else { return nil }
    return section.lines.frame(of: path.item).offsetBy(dx: 0, dy: section.itemStart)
  }

  /// The items of a section that intersect a range in the direction of scrolling.
  func items(ofSection section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let section = sections[section]
    return section.lines.items(from: start - section.itemStart, to: end - section.itemStart)
  }
}
