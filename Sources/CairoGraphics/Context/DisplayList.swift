import Foundation

/// What was drawn, as the calls of `CGContext` that drew it, in their order.
///
/// Drawing it makes the same calls again, so on any context, under any transform, it comes to the
/// very pixels that drawing afresh would come to. A picture kept in their place would be rounded
/// twice: once when it is made, and once more where it is put onto what lies behind it.
package struct DisplayList {
  private var calls: [(CGContext) -> Void] = []

  /// Whether what was drawn looked at the transform of its context. Then the list is what drawing
  /// afresh would come to under that transform only.
  package fileprivate(set) var hasReadTransform = false

  package init() {}

  package var isEmpty: Bool { calls.isEmpty }

  package func draw(in context: CGContext) {
    for call in calls { call(context) }
  }

  mutating func add(_ call: @escaping (CGContext) -> Void) {
    calls.append(call)
  }
}

extension CGContext {
  /// Draws lists over the same background, and shows of each what lies in some rectangles.
  ///
  /// Each list is drawn as a whole, and pixels are chosen afterwards: cairo computes the edges of a
  /// shape a little differently where a clip cuts it.
  ///
  /// - Parameter lists: with rectangles in user space whose edges are edges of pixels.
  package func draw(_ lists: [(list: DisplayList, shownIn: [CGRect])]) {
    guard let raster = canvas as? RasterCanvas else { return }
    let frame = raster.layer.clipFrame
    let before = raster.layer.pixels(in: frame)
    var parts: [(rect: PixelRect, pixels: [UInt32])] = []
    for (list, rects) in lists {
      raster.layer.setPixels(before, in: frame)
      list.draw(in: self)
      beginPath()
      for rect in rects {
        let rect = PixelRect(nearest: rect.applying(state.transform)).intersection(frame)
        parts.append((rect, raster.layer.pixels(in: rect)))
      }
    }
    for part in parts { raster.layer.setPixels(part.pixels, in: part.rect) }
  }

  /// A context that draws nothing, and notes what is called in a display list.
  ///
  /// - Parameters:
  ///   - size: of the surface that the list is for, in pixels.
  ///   - scale: its pixels a point.
  ///   - transform: what ``ctm`` is at first.
  package static func recording(
    size: CGSize, scale: CGFloat, transform: CGAffineTransform
  ) -> CGContext {
    let context = CGContext(canvas: BlankCanvas(size: size, scale: scale.native))
    context.state.transform = transform
    context.recorded = DisplayList()
    return context
  }

  /// What was drawn on a recording context; empty otherwise.
  package var displayList: DisplayList { recorded ?? DisplayList() }

  var isRecording: Bool { recorded != nil }

  /// Adds a call to the display list. Callers ask `isRecording` first, so that where nothing is
  /// recorded no closure is made.
  func note(_ call: @escaping (CGContext) -> Void) {
    recorded?.add(call)
  }

  func noteReadingOfTransform() {
    if isRecording { recorded?.hasReadTransform = true }
  }
}

/// Stands for the bitmap that a display list will be drawn on.
private final class BlankCanvas: Canvas {
  let scale: Double
  let size: CGSize
  let hasPixels = true
  let error: CGContextError? = nil

  init(size: CGSize, scale: Double) {
    self.size = size
    self.scale = scale
  }

  var isClipEmpty: Bool { false }
  func save() {}
  func restore() {}
  func append(_ path: PathStorage, transform: CGAffineTransform) {}
  func appendStroke(_ path: PathStorage, transform: CGAffineTransform, style: StrokeStyle) {}
  func fillShape(rule: CGPathFillRule, color: CGColor, compositing: Compositing) {}
  func clipShape(rule: CGPathFillRule) {}
  func fill(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, compositing: Compositing) {}
  func draw(_ image: CGImage, transform: CGAffineTransform, compositing: Compositing) {}
  func draw(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform, compositing: Compositing
  ) {}
  func beginLayer() {}
  func endLayer(compositing: Compositing) {}
}
