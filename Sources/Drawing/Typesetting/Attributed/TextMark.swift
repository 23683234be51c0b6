import CairoGraphics
import Foundation

/// A rectangle of a text that is not a letter. Lengths are points, x to the right from the left end of the
/// line, y down from its baseline.
package struct TextMark: Sendable {
  /// A background, or a line under or through the text.
  var left: Double
  var right: Double
  /// From the baseline to the top edge; negative above the baseline.
  var top: Double
  var height: Double
  var color: CGColor
  var kind: Kind
  /// Where the first dash of the line begins; lines of several colours continue each other's dashes.
  var dashOrigin = 0.0
  var shadow: TextShadow?

  enum Kind: Sendable, Equatable {
    case background
    /// With a thickness that is the mark's height.
    case line(TextDecoration.Weight, TextDecoration.Pattern)
  }
}

extension TextMark: CanvasText {
  package var fontProblem: (any Error)? { nil }

  /// Fills the mark on a canvas, with the line's left end on the baseline at a point of user space.
  ///
  /// In a bitmap edges lie on pixels: the edges of a line are whole pixels from the baseline of the letters,
  /// so that all its parts look alike.
  ///
  /// - Parameter color: in place of the mark's own.
  package func draw(
    on canvas: any Canvas, at start: Point, color: CGColor?, transform: CGAffineTransform,
    compositing: Compositing
  ) {
    let given = color ?? self.color
    // A line is a part of the text, a background is behind it.
    let ink = kind == .background ? nil : FontRecording.current?.ink
    guard let color = ink.map({ $0.color(for: given) }) ?? given else { return }
    let isUpright =
      canvas.hasPixels && transform.b == 0 && transform.c == 0 && transform.a > 0
      && transform.d > 0
    let rects =
      isUpright
      ? pixelRects(at: start, transform: transform)
      : rects(top: top, thickness: height).map {
        CGRect(
          x: start.x + $0.left, y: start.y + $0.top, width: $0.right - $0.left, height: $0.height)
      }
    let transform = isUpright ? CGAffineTransform.identity : transform
    for rect in rects where rect.width > 0 && rect.height > 0 {
      canvas.append(rect, transform: transform)
    }
    canvas.fillShape(rule: .winding, color: color, compositing: compositing)
  }

  /// A part of the mark, points.
  private struct Part {
    var left: Double
    var right: Double
    var top: Double
    var height: Double
  }

  private func pixelRects(at start: Point, transform: CGAffineTransform) -> [CGRect] {
    let (scaleX, scaleY) = (transform.a.native, transform.d.native)
    let x = scaleX * start.x + transform.tx.native
    let y = scaleY * start.y + transform.ty.native
    func pixel(_ coordinate: Double) -> Double { Double(PixelGrid.nearestPixel(coordinate)) }
    let baseline = pixel(y)
    switch kind {
    case .background:
      let (left, right) = (pixel(x + left * scaleX), pixel(x + right * scaleX))
      let (top, bottom) = (pixel(y + top * scaleY), pixel(y + (top + height) * scaleY))
      return [CGRect(x: left, y: top, width: right - left, height: bottom - top)]
    case .line:
      let thickness = max(pixel(height * scaleY), 1)
      let inPixels = TextMark(
        left: pixel(x + left * scaleX), right: pixel(x + right * scaleX), top: 0, height: 0,
        color: color, kind: kind, dashOrigin: pixel(x + dashOrigin * scaleX))
      return inPixels.rects(top: pixel(top * scaleY), thickness: thickness).map {
        CGRect(x: $0.left, y: baseline + $0.top, width: $0.right - $0.left, height: $0.height)
      }
    }
  }

  /// The rectangles of the mark, in the units of its lengths.
  private func rects(top: Double, thickness: Double) -> [Part] {
    guard case .line(let weight, let pattern) = kind else {
      return [Part(left: left, right: right, top: top, height: thickness)]
    }
    let lines: [(top: Double, height: Double)] =
      switch weight {
      case .single: [(top, thickness)]
      case .thick: [(top, 2 * thickness)]
      case .double: [(top, thickness), (top + 2 * thickness, thickness)]
      }
    return lines.flatMap { line in
      dashes(pattern.lengths.map { $0 * thickness }).map {
        Part(left: $0.left, right: $0.right, top: line.top, height: line.height)
      }
    }
  }

  /// The dashes between both ends; one if there are no lengths.
  private func dashes(_ lengths: [Double]) -> [(left: Double, right: Double)] {
    let period = lengths.reduce(0, +)
    guard period > 0, (right - left) / period < Self.mostPeriods else { return [(left, right)] }
    var dashes: [(left: Double, right: Double)] = []
    var place = dashOrigin + ((left - dashOrigin) / period).rounded(.down) * period
    while place < right {
      for (index, length) in lengths.enumerated() {
        if index % 2 == 0, place + length > left, place < right {
          dashes.append((max(place, left), min(place + length, right)))
        }
        place += length
      }
    }
    return dashes
  }

  /// Beyond, a line is drawn solid: it is much longer than any picture.
  private static let mostPeriods = 20_000.0
}

extension TextDecoration.Pattern {
  /// Dashes and gaps in turn, in multiples of the thickness; empty for a solid line.
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 3, 2, 3]
    case .dashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }
}
