import CairoGraphics
import Foundation

/// Where everything on a contact sheet stands, in points from its top left corner.
///
/// Pictures keep their own pixels: one pixel of a picture is one pixel of the sheet, so a picture
/// at 1x stands half as large beside the same at 2x. All positions are on whole pixels.
struct SheetLayout: Sendable {
  /// A text with the top left corner of its box.
  struct PlacedText: Sendable {
    var layout: TextLayout
    var origin: CGPoint
    var color: CGColor
  }

  struct PlacedPicture: Sendable {
    var picture: SheetPicture
    var frame: CGRect
  }

  /// A piece of ground that pictures of one appearance share.
  struct Panel: Sendable {
    var frame: CGRect
    var isDark: Bool
  }

  let style: SheetStyle
  /// Pixels a point.
  let scale: CGFloat
  private(set) var size = CGSize.zero
  private(set) var texts: [PlacedText] = []
  private(set) var panels: [Panel] = []
  private(set) var pictures: [PlacedPicture] = []

  /// - Parameters:
  ///   - columnAxes: The names of the axes that go across, outermost first.
  ///   - rowAxes: The names of axes that go down, before all others.
  init(
    _ content: SheetContent, columnAxes: [String], rowAxes: [String] = [], style: SheetStyle,
    scale: CGFloat
  ) {
    self.style = style
    self.scale = scale
    let grid = SheetGrid(
      axes: content.axes, places: content.pictures.map(\.place), columnAxes: columnAxes,
      rowAxes: rowAxes)
    let cells = grid.cells.map { row in row.map { $0.map { content.pictures[$0] } } }
    let top = placeHeader(content)
    let matrix = Matrix(
      grid: grid, cells: cells, top: top, style: style, scale: scale,
      showsSizes: style.labelFont != nil && content.hasManySizes)
    placeHeadings(of: grid, in: matrix)
    place(cells, in: matrix)
    let right = max(matrix.right, texts.map { $0.origin.x + $0.layout.size.width }.max() ?? 0)
    size = CGSize(
      width: matrix.snapped(right + style.margin), height: matrix.bottom + style.margin)
  }

  /// Whether it can be drawn on one picture.
  var fits: Bool { CGContextError.canDraw(size, scale: scale) }

  /// Title and subtitle; answers where the matrix begins.
  private mutating func placeHeader(_ content: SheetContent) -> CGFloat {
    var y = style.margin
    let title = TextLayout(content.title, font: style.titleFont)
    texts.append(
      PlacedText(
        layout: title, origin: CGPoint(x: style.margin, y: y), color: style.titleColor))
    y += title.size.height
    if let font = style.subtitleFont {
      let subtitle = TextLayout(content.notes.joined(separator: "  ·  "), font: font)
      texts.append(
        PlacedText(
          layout: subtitle, origin: CGPoint(x: style.margin, y: y + 2), color: style.axisColor))
      y += 2 + subtitle.size.height
    }
    return y + style.headerSpacing
  }

  private mutating func placeHeadings(of grid: SheetGrid, in matrix: Matrix) {
    for (depth, headings) in grid.columns.headings.enumerated() {
      let y = matrix.headingY(depth: depth)
      for heading in headings {
        let x = matrix.columns[heading.lines.lowerBound].lowerBound + style.padding
        place(heading.text, at: CGPoint(x: x, y: y), style.headingColor)
      }
    }
    // The capitals of a row's heading begin where its pictures do.
    let lift = style.headingFont.ascender - style.headingFont.capHeight
    for (depth, headings) in grid.rows.headings.enumerated() {
      let x = matrix.headingX(depth: depth)
      for heading in headings {
        let y = matrix.rows[heading.lines.lowerBound].lowerBound + style.padding - lift
        place(heading.text, at: CGPoint(x: x, y: y), style.headingColor)
      }
      let y = matrix.headingY(depth: max(0, grid.columns.axes.count - 1))
      place(grid.rows.axes[depth].name, at: CGPoint(x: x, y: y), style.axisColor)
    }
  }

  private mutating func place(_ text: String, at origin: CGPoint, _ color: CGColor) {
    let layout = TextLayout(text, font: style.headingFont)
    texts.append(PlacedText(layout: layout, origin: origin, color: color))
  }

  private mutating func place(_ cells: [[SheetPicture?]], in matrix: Matrix) {
    for block in matrix.panelBlocks {
      let x = matrix.columns[block.columns.lowerBound].lowerBound
      let y = matrix.rows[block.rows.lowerBound].lowerBound
      panels.append(
        Panel(
          frame: CGRect(
            x: x, y: y, width: matrix.columns[block.columns.upperBound - 1].upperBound - x,
            height: matrix.rows[block.rows.upperBound - 1].upperBound - y),
          isDark: block.isDark))
    }
    for (row, cellsOfRow) in cells.enumerated() {
      for (column, picture) in cellsOfRow.enumerated() {
        guard let picture else { continue }
        let frame = CGRect(
          x: matrix.columns[column].lowerBound + style.padding,
          y: matrix.rows[row].lowerBound + style.padding,
          width: CGFloat(picture.bitmap.width) / scale,
          height: CGFloat(picture.bitmap.height) / scale)
        pictures.append(PlacedPicture(picture: picture, frame: frame))
        guard matrix.showsSizes, let font = style.labelFont else { continue }
        let ground = picture.isDark ? SheetGround.dark : .light
        texts.append(
          PlacedText(
            layout: TextLayout(picture.sizeLabel, font: font),
            origin: CGPoint(x: frame.minX, y: frame.maxY + Matrix.labelSpacing),
            color: ground.label))
      }
    }
  }
}

/// The lines of the matrix on a contact sheet: where each column and each row begins and ends.
private struct Matrix {
  struct Block {
    var rows: Range<Int>
    var columns: Range<Int>
    var isDark: Bool
  }

  /// Between a picture and the label below it.
  static let labelSpacing: CGFloat = 4

  let style: SheetStyle
  let scale: CGFloat
  let showsSizes: Bool
  private let top: CGFloat
  private let headingXs: [CGFloat]
  private(set) var columns: [Range<CGFloat>] = []
  private(set) var rows: [Range<CGFloat>] = []
  private(set) var panelBlocks: [Block] = []

  var right: CGFloat { columns.last?.upperBound ?? style.margin }
  var bottom: CGFloat { rows.last?.upperBound ?? top }

  init(
    grid: SheetGrid, cells: [[SheetPicture?]], top: CGFloat, style: SheetStyle, scale: CGFloat,
    showsSizes: Bool
  ) {
    (self.style, self.scale, self.top, self.showsSizes) = (style, scale, top, showsSizes)
    let darkness = cells.map(Self.darkness)
    let columnCount = grid.columns.lines.count

    var x = style.margin
    var headingXs: [CGFloat] = []
    for (axis, headings) in zip(grid.rows.axes, grid.rows.headings) {
      headingXs.append(x)
      let widest =
        (headings.map(\.text) + [axis.name])
        .map { TextLayout($0, font: style.headingFont).size.width }.max() ?? 0
      x = Self.snap(x + widest + 2 * style.gap, scale)
    }
    self.headingXs = headingXs

    let breaksAfterColumn = (1..<max(1, columnCount)).map { column in
      darkness.contains { $0[column] != $0[column - 1] }
    }
    let innermost = grid.columns.headings.last ?? []
    for column in 0..<columnCount {
      let pictures = cells.compactMap { $0[column] }
      let heading = innermost.first { $0.lines.contains(column) }?.text ?? ""
      var width = TextLayout(heading, font: style.headingFont).size.width
      for picture in pictures {
        width = max(width, CGFloat(picture.bitmap.width) / scale)
        guard showsSizes, let font = style.labelFont else { continue }
        width = max(width, TextLayout(picture.sizeLabel, font: font).size.width)
      }
      let end = Self.snap(x + width + 2 * style.padding, scale)
      columns.append(x..<end)
      x = end
      if column < columnCount - 1, breaksAfterColumn[column] { x += style.gap }
    }

    var y = Self.snap(
      top + CGFloat(grid.columns.axes.count) * headingHeight + (columnCount > 0 ? style.gap : 0),
      scale)
    if grid.columns.axes.isEmpty && grid.rows.axes.isEmpty { y = Self.snap(top, scale) }
    let labelHeight =
      showsSizes ? Self.labelSpacing + (style.labelFont?.lineHeight ?? 0) : 0
    for (row, cellsOfRow) in cells.enumerated() {
      let height = cellsOfRow.compactMap { $0 }.map { CGFloat($0.bitmap.height) / scale }.max() ?? 0
      if row > 0, darkness[row] != darkness[row - 1] { y += style.gap }
      let least = headingHeight
      let end = Self.snap(y + max(height + labelHeight, least) + 2 * style.padding, scale)
      rows.append(y..<end)
      y = end
    }
    panelBlocks = Self.blocks(darkness)
  }

  private var headingHeight: CGFloat { style.headingFont.lineHeight + 2 }

  func headingY(depth: Int) -> CGFloat { snapped(top + CGFloat(depth) * headingHeight) }
  func headingX(depth: Int) -> CGFloat { headingXs[depth] }
  func snapped(_ value: CGFloat) -> CGFloat { Self.snap(value, scale) }

  /// The next whole pixel, in points.
  private static func snap(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale).rounded(.up) / scale
  }

  /// The ground of each cell in a row; an empty one goes with its neighbour.
  private static func darkness(_ cells: [SheetPicture?]) -> [Bool] {
    var last = cells.lazy.compactMap { $0?.isDark }.first ?? false
    return cells.map { cell in
      last = cell?.isDark ?? last
      return last
    }
  }

  /// Rectangles of cells on the same ground: neighbouring rows with equal grounds share theirs.
  private static func blocks(_ darkness: [[Bool]]) -> [Block] {
    var blocks: [Block] = []
    var firstRow = 0
    while firstRow < darkness.count {
      let grounds = darkness[firstRow]
      let end = darkness[firstRow...].firstIndex { $0 != grounds } ?? darkness.count
      var firstColumn = 0
      while firstColumn < grounds.count {
        let isDark = grounds[firstColumn]
        let columnEnd = grounds[firstColumn...].firstIndex { $0 != isDark } ?? grounds.count
        blocks.append(
          Block(rows: firstRow..<end, columns: firstColumn..<columnEnd, isDark: isDark))
        firstColumn = columnEnd
      }
      firstRow = end
    }
    return blocks
  }
}
