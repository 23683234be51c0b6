import ImageComparison
import Pixels

/// Pictures side by side, each in columns of whole characters so that captions can be written over them.
struct PictureRow {
  /// The spaces between pictures, in characters.
  private static let gap = 2
  /// The largest magnification: the pixels of a small icon are then easy to see.
  private static let largestScale = 4
  /// The colour of the line around each picture, which is visible on light and on dark.
  private static let frame: UInt32 = 0xFF80_8080

  /// The captions, in a line over the pictures.
  let captions: String
  /// The pictures with their frames, transparent between them.
  let bitmap: Bitmap

  /// Scales the pictures alike, by an integer or by its inverse, so that they fit into the width of the
  /// terminal and into half of its height. They are magnified up to four times.
  ///
  /// The initialiser fails if the terminal is too narrow for the captions.
  init?(_ pictures: [(caption: String, bitmap: Bitmap)], in size: TerminalSize) {
    let cell = size.cell ?? TerminalSize.standardCell
    let scales =
      (1...Self.largestScale).reversed().map(BitmapScale.magnified)
      + (2...1 << 15).map(BitmapScale.reduced)
    func columns(_ scale: BitmapScale) -> [Int] {
      pictures.map { caption, bitmap in
        let width = scale.length(bitmap.width) + 2
        return max((width + cell.width - 1) / cell.width, caption.count)
      }
    }
    func height(_ scale: BitmapScale) -> Int {
      (pictures.map { scale.length($0.bitmap.height) }.max() ?? 0) + 2
    }
    let captionWidth = pictures.reduce((pictures.count - 1) * Self.gap) { $0 + $1.caption.count }
    guard !pictures.isEmpty, captionWidth <= size.columns,
      let scale = scales.first(where: { scale in
        columns(scale).reduce((pictures.count - 1) * Self.gap, +) <= size.columns
          && height(scale) <= max(size.rows / 2, 1) * cell.height
      })
    else { return nil }

    let widths = columns(scale)
    captions = zip(pictures, widths).map { picture, width in
      picture.caption.padding(toLength: width, withPad: " ", startingAt: 0)
    }.joined(separator: String(repeating: " ", count: Self.gap))
    var (canvas, column) = (
      Bitmap(
        width: widths.reduce((pictures.count - 1) * Self.gap, +) * cell.width,
        height: height(scale)), 0
    )
    for (picture, width) in zip(pictures, widths) {
      canvas.draw(scale.applied(to: picture.bitmap), framedAt: column * cell.width, Self.frame)
      column += width + Self.gap
    }
    bitmap = canvas
  }
}

extension Bitmap {
  /// Draws a picture over a checkerboard, within a line of one pixel.
  ///
  /// - Parameter x: The left edge of the line; its top edge is the top of this bitmap.
  fileprivate mutating func draw(_ picture: Bitmap, framedAt x: Int, _ frame: UInt32) {
    for row in 0..<picture.height + 2 {
      for column in 0..<picture.width + 2 {
        let (innerX, innerY) = (column - 1, row - 1)
        let isInside =
          innerX >= 0 && innerY >= 0 && innerX < picture.width && innerY < picture.height
        self[x + column, row] =
          isInside ? Checkerboard.composite(picture[innerX, innerY], x: innerX, y: innerY) : frame
      }
    }
  }
}

/// The squares behind transparent pixels, as on the report's page.
private enum Checkerboard {
  private static let side = 8
  private static let colors: [UInt32] = [0xFF, 0xE4]

  /// The opaque colour that a premultiplied pixel has over the square at its place.
  static func composite(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let ground = colors[(x / side + y / side) % 2]
    let rest = (ground * (255 - pixel >> 24) + 127) / 255
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      result |= min(255, (pixel >> shift) & 0xFF + rest) << shift
    }
    return result
  }
}
