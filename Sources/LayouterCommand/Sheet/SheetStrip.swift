import CairoGraphics
import Foundation

/// The content of one cell of a contact sheet: a picture, or the frames of a film in one or more
/// lines, each with a label below.
struct SheetStrip {
  struct Frame {
    var picture: SheetPicture
    /// The picture's top left corner, relative to that of the strip.
    var origin: CGPoint
    /// The label below the picture.
    var label: Label?
  }

  /// The time of a frame, the size of a picture, or both.
  struct Label {
    var text: String
    var layout: TextLayout

    init(_ text: String, font: Font) {
      self.text = text
      layout = TextLayout(text, font: font)
    }
  }

  /// The distance between a picture and its label.
  static let labelSpacing: CGFloat = 4

  private(set) var frames: [Frame] = []
  private(set) var size = CGSize.zero

  /// Whether the pictures show the dark appearance.
  var isDark: Bool { frames.first?.picture.isDark ?? false }

  /// - Parameters:
  ///   - scale: Pixels per point of the sheet.
  ///   - showsSizes: Whether labels contain the pictures' sizes.
  init(_ pictures: [SheetPicture], style: SheetStyle, scale: CGFloat, showsSizes: Bool) {
    let labels = pictures.enumerated().map { number, picture -> Label? in
      // All frames of a film have the same size.
      let size = showsSizes && number == 0 ? picture.sizeLabel : nil
      let words = [picture.frame?.timeLabel, size].compactMap { $0 }
      return words.isEmpty
        ? nil : Label(words.joined(separator: ", "), font: style.labelFont)
    }
    let grid = PixelGrid(scale: scale)
    let sizes = zip(pictures, labels).map { picture, label in
      let width = CGFloat(picture.pixels.width) / scale
      let height = CGFloat(picture.pixels.height) / scale
      guard let label else { return CGSize(width: width, height: height) }
      return CGSize(
        width: max(width, grid.roundedUpExactly(label.layout.size.width)),
        height: height
          + grid.roundedUpExactly(Self.labelSpacing + style.labelFont.lineHeight))
    }
    let cell = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let lineLength = Self.lineLength(
      count: pictures.count, width: cell.width + style.frameSpacing, in: style.stripWidth)
    for (number, picture) in pictures.enumerated() {
      let origin = CGPoint(
        x: CGFloat(number % lineLength) * (cell.width + style.frameSpacing),
        y: CGFloat(number / lineLength) * (cell.height + style.frameSpacing))
      frames.append(Frame(picture: picture, origin: origin, label: labels[number]))
      size.width = max(size.width, origin.x + sizes[number].width)
      size.height = max(size.height, origin.y + sizes[number].height)
    }
  }

  /// The number of frames per line: evenly distributed over the fewest lines, and at least three, so
  /// that a film of wide screens also reads as a sequence.
  private static func lineLength(count: Int, width: CGFloat, in available: CGFloat) -> Int {
    let most = max(3, Int(available / max(1, width)))
    let lines = max(1, (count + most - 1) / most)
    return max(1, (count + lines - 1) / lines)
  }
}
