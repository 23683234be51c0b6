import CairoGraphics
import ContactSheets
import Foundation
import Pixels
import Typesetting

/// A picture with marks over it, a margin around it, and a legend next to it.
///
/// It has at least two pixels per point: a picture with fewer is enlarged by an integer, so that
/// texts and lines can be read and the pixels remain squares.
struct AnnotatedPicture {
  let annotations: PictureAnnotations
  /// The enlarged picture.
  private let picture: Bitmap
  /// Pixels per point.
  let scale: CGFloat
  /// The opaque colour below the picture.
  private let cardColor: CGColor
  /// Where the picture is.
  private let frame: CGRect
  private let legend: AnnotationLegend
  let size: CGSize

  static let margin: CGFloat = 28
  private static let leastScale: CGFloat = 2

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - cardColor: An opaque colour to place the picture on.
  init(
    _ picture: Bitmap, scale: CGFloat, cardColor: CGColor, annotations: PictureAnnotations
  ) {
    let factor = max(1, Int((Self.leastScale / scale).rounded(.up)))
    self.picture = picture.enlarged(by: factor)
    self.scale = scale * CGFloat(factor)
    self.cardColor = cardColor
    self.annotations = annotations
    let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
    let margin = Self.margin
    frame = CGRect(x: margin, y: margin, width: width, height: height)
    // Next to a tall picture, and below a wide one.
    let isBeside = height > width
    let legend = AnnotationLegend(
      annotations, width: isBeside ? AnnotationLegend.width : max(width, AnnotationLegend.width),
      origin: isBeside
        ? CGPoint(x: frame.maxX + margin, y: margin)
        : CGPoint(x: margin, y: frame.maxY + margin))
    self.legend = legend
    size = CGSize(
      width: (max(frame.maxX, legend.frame.maxX) + margin).rounded(.up),
      height: (max(frame.maxY, legend.frame.maxY) + margin).rounded(.up))
  }

  func png() throws -> [UInt8] {
    let context = try CGContext(size: size, scale: scale)
    context.setFillColor(SheetColors.page(for: [cardColor]))
    context.fill(CGRect(origin: .zero, size: size))
    context.setFillColor(cardColor)
    context.fill(frame)
    context.draw(CGImage(bitmap: picture), in: frame)
    context.saveGState()
    context.translateBy(x: frame.minX, y: frame.minY)
    for outline in annotations.outlines { draw(outline, in: context) }
    for measure in annotations.measures { draw(measure, in: context) }
    // Labels may be in the margin, but not at its very edge.
    var placement = LabelPlacement(
      in: CGRect(origin: .zero, size: frame.size).insetBy(
        dx: 4 - Self.margin, dy: 4 - Self.margin))
    for label in annotations.labels { draw(label, in: context, &placement) }
    for measure in annotations.measures { drawText(of: measure, in: context, &placement) }
    context.restoreGState()
    legend.draw(in: context)
    return try PNG.encode(try context.makeBitmap())
  }

  // MARK: Marks

  private func draw(_ outline: PictureAnnotations.Outline, in context: CGContext) {
    let color = outline.color
    if outline.isFilled {
      context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: 0.18)
      context.fill(outline.frame)
    }
    // A white line inside of the coloured one, so that one of them can be seen on every picture.
    let pixel = 1 / scale
    context.setStrokeColor(red: 1, green: 1, blue: 1, alpha: 0.8)
    context.stroke(outline.frame.insetBy(dx: pixel * 1.5, dy: pixel * 1.5), width: pixel)
    context.setStrokeColor(color)
    if outline.isDashed { context.setLineDash(phase: 0, lengths: [3, 2]) }
    context.stroke(outline.frame.insetBy(dx: pixel / 2, dy: pixel / 2), width: pixel)
    context.setLineDash(phase: 0, lengths: [])
  }

  private func draw(_ measure: PictureAnnotations.Measure, in context: CGContext) {
    let (start, end) = (measure.start, measure.end)
    let isHorizontal = start.y == end.y
    let cap: CGFloat = 2
    func line(_ one: CGPoint, _ other: CGPoint) {
      context.move(to: one)
      context.addLine(to: other)
    }
    func addLines() {
      line(start, end)
      for point in [start, end] {
        line(
          CGPoint(x: point.x - (isHorizontal ? 0 : cap), y: point.y - (isHorizontal ? cap : 0)),
          CGPoint(x: point.x + (isHorizontal ? 0 : cap), y: point.y + (isHorizontal ? cap : 0)))
      }
    }
    context.setStrokeColor(red: 1, green: 1, blue: 1, alpha: 0.8)
    context.setLineWidth(3 / scale)
    addLines()
    context.strokePath()
    context.setStrokeColor(annotations.measureColor)
    context.setLineWidth(1 / scale)
    addLines()
    context.strokePath()
  }

  // MARK: Texts

  private static let font = Font.system(size: 8, weight: .semibold)
  private static let padding = CGSize(width: 2.5, height: 0.5)

  private func draw(
    _ label: PictureAnnotations.Label, in context: CGContext, _ placement: inout LabelPlacement
  ) {
    drawTag(label.text, label.color, at: label.frame, label.places, in: context, &placement)
  }

  private func drawText(
    of measure: PictureAnnotations.Measure, in context: CGContext,
    _ placement: inout LabelPlacement
  ) {
    let frame = CGRect(
      x: measure.start.x, y: measure.start.y, width: measure.end.x - measure.start.x,
      height: measure.end.y - measure.start.y)
    let length = max(frame.width, frame.height)
    // A text that is as long as its line would hide it.
    let isLong = length > (measure.start.y == measure.end.y ? 24 : 18)
    let beside: LabelPlace = measure.start.y == measure.end.y ? .belowCenter : .besideCenter
    drawTag(
      measure.text, annotations.measureColor, at: frame, isLong ? [.center, beside] : [beside],
      in: context, &placement)
  }

  private func drawTag(
    _ text: String, _ color: CGColor, at frame: CGRect, _ places: [LabelPlace],
    in context: CGContext, _ placement: inout LabelPlacement
  ) {
    let layout = TextLayout(text, font: Self.font)
    let size = CGSize(
      width: layout.size.width + 2 * Self.padding.width,
      height: layout.size.height + 2 * Self.padding.height)
    guard let box = placement.place(size, at: frame, places) else { return }
    context.setFillColor(color)
    context.addPath(
      CGPath(roundedRect: box, cornerWidth: 2, cornerHeight: 2, transform: nil))
    context.fillPath()
    layout.draw(
      in: context,
      at: CGPoint(x: box.minX + Self.padding.width, y: box.minY + Self.padding.height),
      color: .white)
  }
}

extension Bitmap {
  /// Each pixel as a square of pixels.
  fileprivate func enlarged(by factor: Int) -> Bitmap {
    guard factor > 1 else { return self }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height * factor * factor)
    for y in 0..<height {
      let row = (0..<width).flatMap { x in repeatElement(self[x, y], count: factor) }
      for _ in 0..<factor { pixels += row }
    }
    return Bitmap(width: width * factor, height: height * factor, pixels: pixels)
  }
}
