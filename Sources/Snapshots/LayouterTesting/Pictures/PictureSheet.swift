import CairoGraphics
import Snapshots
import ViewTree

/// Several drawings on one picture, with captions, in rows of equal cells.
struct PictureSheet {
  struct Cell {
    /// The text below the drawing, and its name in explanations.
    var caption: String
    /// Points.
    var size: CGSize
    var draw: (CGContext) throws -> Void
    var tree: () -> DescribedTree
  }

  private struct DrawnCell {
    var cell: Cell
    var bitmap: Bitmap
    var tree: DescribedTree
  }

  /// Points.
  private static let gap: CGFloat = 12
  private static let captionHeight: CGFloat = 16
  private static let captionSize: CGFloat = 10

  /// What the sheet shows, for explanations.
  let title: String
  let columns: Int
  /// Pixels per point.
  let scale: CGFloat
  /// Behind the drawings; nothing if nil.
  let background: UIColor?
  let traits: UITraitCollection

  /// Draws the cells one after the other.
  ///
  /// - Parameter cells: Each is made when it is drawn, and its tree described right after it, because they
  ///   may all show the same view.
  func snapshot(of cells: [() throws -> Cell]) throws -> DrawnSnapshot {
    var drawn: [DrawnCell] = []
    for makeCell in cells {
      let cell = try makeCell()
      let context = try CGContext(size: cell.size, scale: scale)
      try cell.draw(context)
      drawn.append(
        DrawnCell(cell: cell, bitmap: try context.makeBitmap(), tree: cell.tree()))
    }
    let width = max(
      drawn.map(\.cell.size.width).max() ?? 0, Self.captionWidth(of: drawn.map(\.cell)))
    let height = (drawn.map(\.cell.size.height).max() ?? 0) + Self.captionHeight
    let rows = (drawn.count + columns - 1) / columns
    let used = min(columns, drawn.count)
    let size = CGSize(
      width: Self.gap + CGFloat(used) * (width + Self.gap),
      height: Self.gap + CGFloat(rows) * (height + Self.gap))
    let context = try CGContext(size: size, scale: scale)
    if let background {
      context.setFillColor(background.cgColor(in: traits))
      context.fill(CGRect(origin: .zero, size: size))
    }
    let frame = ViewNode.Rect(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    var tree = DescribedTree(
      root: ViewNode(type: title, frame: frame, bounds: frame))
    for (index, item) in drawn.enumerated() {
      // On the pixel grid, so that a drawing looks as it does alone.
      let origin = CGPoint(
        x: pixel(Self.gap + CGFloat(index % columns) * (width + Self.gap)),
        y: pixel(Self.gap + CGFloat(index / columns) * (height + Self.gap)))
      context.draw(
        CGImage(bitmap: item.bitmap),
        in: CGRect(
          x: origin.x, y: origin.y, width: CGFloat(item.bitmap.width) / scale,
          height: CGFloat(item.bitmap.height) / scale))
      drawCaption(item.cell.caption, below: origin, item.cell.size, width: width, in: context)
      var part = item.tree
      part.root.id = item.cell.caption
      part.root.frame.x = Double(origin.x)
      part.root.frame.y = Double(origin.y)
      tree.insert(part)
    }
    return DrawnSnapshot(bitmap: try context.makeBitmap(), describe: { [tree] in tree })
  }

  private func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  private static func captionWidth(of cells: [Cell]) -> CGFloat {
    cells.map { label(for: $0.caption).intrinsicContentSize.width }.max() ?? 0
  }

  private static func label(for caption: String) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: captionSize)
    label.textColor = .secondaryLabel
    label.text = caption
    return label
  }

  private func drawCaption(
    _ caption: String, below origin: CGPoint, _ size: CGSize, width: CGFloat, in context: CGContext
  ) {
    let label = Self.label(for: caption)
    label.frame = CGRect(x: 0, y: 0, width: width, height: Self.captionHeight)
    context.saveGState()
    context.translateBy(x: origin.x, y: pixel(origin.y + size.height))
    UIViewRenderer(scale: scale, traits: traits).draw(label, in: context)
    context.restoreGState()
  }
}
