import Foundation
import Pixels

/// A drawing surface with Core Graphics' names; y down and in points, as a UIKit context.
///
/// A context belongs to the task that made it. Drawing never fails in the middle: the first error
/// is kept, and `makeBitmap()` or `makeDocument()` throws it. A number that is not finite leaves
/// out what it would have changed or drawn.
public final class CGContext: _CFObject {
  // No call runs during another one, so there are no overlapping accesses for Swift to look for.
  @exclusivity(unchecked) private var interpreter: DrawingInterpreter
  /// Whether images are drawn the right way up whichever way the y axis points, and not as Core Graphics
  /// draws them, with their top row at the greatest y. UIKit's contexts draw as Core Graphics does.
  package var drawsImagesUpright = true
  /// Where Core Text's lines are drawn, in user space.
  public var textPosition = CGPoint.zero
  /// What shows the pixels to a client.
  var clientMemory: ClientMemory?
  /// Whether the bitmap began black, so that its images have no alpha.
  private(set) var isOpaque = false
  /// Set on a context that records.
  @exclusivity(unchecked) private var recorder: DisplayListRecorder?

  init(canvas: any Canvas) {
    let scale = CGFloat(canvas.scale)
    interpreter = DrawingInterpreter(
      canvas: canvas, transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  private init(recordingOn canvas: any Canvas, transform: CGAffineTransform) {
    interpreter = DrawingInterpreter(canvas: canvas, transform: transform)
    recorder = DisplayListRecorder()
  }

  /// Performs a call, and stores it in a recording context. All drawing goes through this method.
  @inline(__always) func perform(_ call: DrawingCall) {
    recorder?.keep(call)
    interpreter.perform(call)
    if clientMemory != nil, call.mayChangePixels { showInClientMemory() }
  }

  /// Makes the whole bitmap black, and its images those an opaque context makes.
  package func makeOpaque() {
    saveGState()
    setFillColor(.black)
    fill(CGRect(x: 0, y: 0, width: canvas.size.width / scale, height: canvas.size.height / scale))
    restoreGState()
    isOpaque = true
  }

  // MARK: Display lists

  /// A context that draws nothing and records its drawing calls.
  ///
  /// - Parameters:
  ///   - size: of the surface that the list is for, in pixels.
  ///   - scale: its pixels per point.
  ///   - transform: what ``surfaceTransform`` is at first.
  package static func recording(
    size: CGSize, scale: CGFloat, transform: CGAffineTransform
  ) -> CGContext {
    CGContext(
      recordingOn: BlankCanvas(size: size, scale: scale.native), transform: transform)
  }

  /// What was drawn on a recording context; empty otherwise.
  package var displayList: DisplayList { recorder?.list ?? DisplayList() }

  /// Performs the calls of a list.
  func draw(_ list: DisplayList) {
    recorder?.keep(list)
    for call in list.calls { interpreter.perform(call) }
  }

  /// Draws lists over the same background, each clipped to some rectangles.
  ///
  /// - Parameter lists: with rectangles in user space whose edges are edges of pixels.
  package func draw(_ lists: [(list: DisplayList, shownIn: [CGRect])]) {
    perform(.lists(lists.map { DrawingCall.ListPart(list: $0.list, regions: $0.shownIn) }))
  }

  // MARK: Surface

  /// The surface, for reading; drawing goes through ``perform(_:)``.
  var canvas: any Canvas { interpreter.canvas }

  /// Pixels per point.
  public var scale: CGFloat { CGFloat(canvas.scale) }

  /// Whether drawing becomes pixels; a document keeps outlines and curves.
  package var isBitmapContext: Bool { canvas.hasPixels }

  /// Whether the clip is empty. Always false for documents.
  package var isClipEmpty: Bool { canvas.isClipEmpty }

  /// The first error so far.
  public var error: CGContextError? {
    interpreter.contentError.map { .content($0) } ?? canvas.error
  }

  /// Ends all layers that are still open, before the result is read.
  func endLayers() {
    while interpreter.hasOpenLayer { endTransparencyLayer() }
  }

  // MARK: Readable state

  /// The transform from user space to the base space of Core Graphics: pixels, or a document's points, whose y axis points
  /// up from the bottom edge. In contexts of views, whose own axis points down, its `d` is negative.
  public var ctm: CGAffineTransform {
    surfaceTransform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.size.height))
  }

  /// The transform from user space to pixels, or to a document's points, from the top left.
  package var surfaceTransform: CGAffineTransform {
    recorder?.recordTransformRead()
    return interpreter.state.transform
  }

  /// The smallest rectangle, in user space, around what the clip lets through.
  public var boundingBoxOfClipPath: CGRect {
    recorder?.recordTransformRead()
    return canvas.clipBounds.applying(interpreter.state.transform.inverted())
  }

  /// Whether user space has its y axis upwards.
  package var isMirroredVertically: Bool { interpreter.state.transform.isMirroredVertically }

  /// Whether the y axis of user space points the other way than where drawing began.
  var isTurned: Bool { isMirroredVertically != interpreter.state.beginsMirrored }

  /// The transform from points to pixels alone: the initial value of `ctm`.
  package var baseTransform: CGAffineTransform {
    CGAffineTransform(scaleX: CGFloat(canvas.scale), y: CGFloat(canvas.scale))
  }

  /// The path being built, in user space; nil if it is empty.
  public var path: CGPath? {
    interpreter.currentPath.isEmpty ? nil : CGPath(storage: interpreter.currentPath)
  }

  /// Whether no path is being built.
  public var isPathEmpty: Bool { interpreter.currentPath.isEmpty }

  /// The colour that shapes are filled with.
  package var fillColor: CGColor { interpreter.state.fillColor }

  /// The width of strokes, in user space.
  var lineWidth: CGFloat { CGFloat(interpreter.state.stroke.width) }
}
