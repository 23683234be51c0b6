import HeadlessUIKit
import Layouter

extension DsCustomButton {
  /// The lines of the caption: one, unless line breaks split it.
  var textLines: [String] { text.map(lines) ?? [] }

  private func lines(of text: String) -> [String] {
    guard multiLineText else { return [text] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
  }

  /// The size of the whole caption, neither cut nor scaled; zero without a caption.
  public final func textSize() -> CGSize { text.map(textSize) ?? .zero }

  /// The size that the caption would have with another text.
  func textSize(of text: String) -> CGSize {
    let font = font.font
    let layouts = lines(of: text).map { TextLayout($0, font: font, options: lineOptions) }
    return textBlock(of: layouts).size
  }

  func textBlock(of lines: [TextLayout]) -> TextBlock {
    TextBlock(lineSizes: lines.map(\.size), lineSpacing: lineSpacing)
  }

  /// The baselines of the caption's first and last line below the caption's top, and its height; nil
  /// without a caption.
  var captionBaselines: (first: CGFloat, last: CGFloat, height: CGFloat)? {
    let font = font.font
    let layouts = textLines.map { TextLayout($0, font: font, options: lineOptions) }
    guard let first = layouts.first, let last = layouts.last else { return nil }
    let block = textBlock(of: layouts)
    let lastTop = CGFloat(layouts.count - 1) * block.lineAdvance
    return (first.firstBaseline, lastTop + last.firstBaseline, block.size.height)
  }

  private var lineOptions: TextLayout.Options {
    let alignment: TextAlignment =
      switch textHorzAlignment {
      case .top: isMirrored ? .right : .left
      case .center: .center
      case .bottom: isMirrored ? .left : .right
      }
    return TextLayout.Options(
      alignment: alignment,
      lineBreakMode: autoScaleToBounds ? .byClipping : .byTruncatingTail,
      numberOfLines: 1)
  }

  /// Draws the caption at the top, in the middle or at the bottom of an area.
  public final func drawText(_ context: CGContext, rect: CGRect, vertAlignment: Align) {
    let color = textColor.cgColor
    let grid = PixelGrid(of: context)
    for (layout, box) in placedLines(in: rect, vertAlignment: vertAlignment)
    where fits(layout, in: box) {
      // Baselines between pixels would blur the feet of all letters.
      let baseline = grid.snapped(y: box.minY + layout.firstBaseline)
      layout.draw(
        in: context, at: CGPoint(x: box.minX, y: baseline - layout.firstBaseline), color: color)
    }
  }

  /// The lines of the caption with their boxes in an area.
  func placedLines(in rect: CGRect, vertAlignment: Align) -> [(layout: TextLayout, box: CGRect)] {
    let font = font.font
    let options = lineOptions
    let layouts = textLines.map {
      TextLayout($0, font: font, width: rect.width, options: options)
    }
    let boxes = textBlock(of: layouts).lineBoxes(in: rect, alignment: vertAlignment)
    return Array(zip(layouts, boxes))
  }

  /// Whether a line is drawn: where not even the ellipsis fits, it would stick out of the button.
  func fits(_ layout: TextLayout, in box: CGRect) -> Bool {
    // A text as wide as its box may exceed it by a rounding error.
    lineOptions.lineBreakMode != .byTruncatingTail || layout.size.width - box.width <= 0.01
  }

  /// The colour of the caption in the current state.
  var textColor: UIColor { color(.fgColor) ?? DsDefaults.ink }
}
