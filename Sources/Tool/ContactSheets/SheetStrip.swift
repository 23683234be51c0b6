import CairoGraphics
import Foundation
import Typesetting

/// The content of one cell of a contact sheet: a picture, or the frames of a film in one or more
/// lines. Each picture is on a card of the colour of its background, with a label below.
struct SheetStrip: Sendable {
  struct Frame: Sendable {
    var picture: SheetPicture
    /// The label below the card.
    var label: Label?
  }

  /// The time of a frame, the size of a picture, the result of a comparison, or several of them.
  struct Label: Sendable {
    var text: String
    var layout: TextLayout

    init(_ text: String, font: Font) {
      self.text = text
      layout = TextLayout(text, font: font)
    }
  }

  /// A film shown in fewer frames to a line would not read as a sequence.
  private static let leastLineLength = 3

  let frames: [Frame]
  /// The size of the largest card with its label, in points.
  let frameSize: CGSize
  private let spacing: CGFloat

  /// - Parameters:
  ///   - scale: Pixels per point of the sheet.
  ///   - showsSizes: Whether labels contain the pictures' sizes.
  init(_ pictures: [SheetPicture], style: SheetStyle, scale: CGFloat, showsSizes: Bool) {
    let grid = PixelGrid(scale: scale)
    frames = pictures.enumerated().map { number, picture in
      // All frames of a film have the same size.
      let size = showsSizes && number == 0 ? picture.sizeLabel : nil
      let words = [picture.frame?.timeLabel, size, picture.change?.label].compactMap { $0 }
      return Frame(
        picture: picture,
        label: words.isEmpty
          ? nil : Label(words.joined(separator: ", "), font: style.labelFont))
    }
    let sizes = frames.map { frame in
      let card = frame.picture.cardSize(padding: style.padding, scale: scale)
      guard let label = frame.label else { return card }
      return CGSize(
        width: max(
          card.width, grid.roundedUpExactly(label.layout.size.width + 2 * style.padding)),
        height: card.height
          + grid.roundedUpExactly(style.labelSpacing + style.labelFont.lineHeight))
    }
    frameSize = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    spacing = style.gap
  }

  /// The width in one line.
  var width: CGFloat { size(in: .infinity).width }

  /// The size in lines that are not longer than `width`, but for the least number of frames.
  func size(in width: CGFloat) -> CGSize {
    let columns = min(frames.count, lineLength(in: width))
    let lines = (frames.count + columns - 1) / max(1, columns)
    func length(_ count: Int, _ side: CGFloat) -> CGFloat {
      CGFloat(count) * side + CGFloat(max(0, count - 1)) * spacing
    }
    return CGSize(
      width: length(columns, frameSize.width), height: length(lines, frameSize.height))
  }

  /// The top left corner of each card, relative to the strip's.
  func origins(in width: CGFloat) -> [CGPoint] {
    let columns = lineLength(in: width)
    return frames.indices.map { number in
      CGPoint(
        x: CGFloat(number % columns) * (frameSize.width + spacing),
        y: CGFloat(number / columns) * (frameSize.height + spacing))
    }
  }

  /// The number of frames per line: evenly distributed over the fewest lines.
  private func lineLength(in width: CGFloat) -> Int {
    let fitting = (width + spacing) / max(1, frameSize.width + spacing)
    let most = max(Self.leastLineLength, Int(min(fitting, CGFloat(frames.count))))
    let lines = max(1, (frames.count + most - 1) / most)
    return max(1, (frames.count + lines - 1) / lines)
  }
}

extension SheetPicture {
  /// In points: the picture with a margin of its background.
  func cardSize(padding: CGFloat, scale: CGFloat) -> CGSize {
    CGSize(
      width: CGFloat(pixels.width) / scale + 2 * padding,
      height: CGFloat(pixels.height) / scale + 2 * padding)
  }
}
