import Foundation
import Pixels

/// A drawing surface with Core Graphics' names, y down and in points as a UIKit context.
///
/// A context belongs to the task that made it. Drawing never fails in the middle: the first error
/// is kept, and `makeBitmap()` or `makeDocument()` throws it. A number that is not finite leaves
/// out what it would have changed or drawn.
public final class CGContext {
  let canvas: any Canvas
  // Every call reads and changes these several times, and none of them while another one does: Swift
  // need not look for that at run time.
  @exclusivity(unchecked) var state: GraphicsState
  @exclusivity(unchecked) private var savedStates: [GraphicsState] = []
  /// The states at which transparency layers began.
  @exclusivity(unchecked) private var layerStates: [(state: GraphicsState, depth: Int)] = []
  /// The path being built, in the user space of `state.transform`.
  @exclusivity(unchecked) var currentPath = PathStorage()
  private var contentError: (any Error)?
  /// The calls so far, of a context that records.
  var recorded: DisplayList?

  init(canvas: any Canvas) {
    self.canvas = canvas
    let scale = CGFloat(canvas.scale)
    state = GraphicsState(transform: CGAffineTransform(scaleX: scale, y: scale))
    savedStates.reserveCapacity(4)
  }

  // MARK: State

  /// Keeps the state (transform, colours, line, alpha, shadow, clip) for `restoreGState()`.
  public func saveGState() {
    if isRecording { note { $0.saveGState() } }
    savedStates.append(state)
    canvas.save()
  }

  /// Brings back the state kept last; nothing if none is kept. The path being built stays.
  public func restoreGState() {
    if isRecording { note { $0.restoreGState() } }
    popState()
  }

  private func popState() {
    guard savedStates.count > (layerStates.last?.depth ?? 0), let saved = savedStates.popLast()
    else { return }
    keepPath(under: saved.transform)
    state = saved
    canvas.restore()
  }

  /// The transform from user space to pixels, or to a document's points.
  public var ctm: CGAffineTransform {
    noteReadingOfTransform()
    return state.transform
  }

  /// The transform from points to pixels alone: what `ctm` was at the start.
  package var baseTransform: CGAffineTransform {
    CGAffineTransform(scaleX: CGFloat(canvas.scale), y: CGFloat(canvas.scale))
  }

  /// Pixels a point.
  public var scale: CGFloat { CGFloat(canvas.scale) }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    if isRecording { note { $0.translateBy(x: x, y: y) } }
    setTransform(state.transform.translatedBy(x: x, y: y))
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    if isRecording { note { $0.scaleBy(x: x, y: y) } }
    setTransform(state.transform.scaledBy(x: x, y: y))
  }

  /// Turns user space by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    if isRecording { note { $0.rotate(by: angle) } }
    setTransform(state.transform.rotated(by: angle))
  }

  /// Puts a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    if isRecording { note { $0.concatenate(transform) } }
    setTransform(transform.concatenating(state.transform))
  }

  private func setTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    keepPath(under: transform)
    state.transform = transform
  }

  /// Leaves the path being built where it is on the surface while user space changes.
  private func keepPath(under transform: CGAffineTransform) {
    guard !currentPath.isEmpty, transform != state.transform, transform.determinant != 0 else {
      return
    }
    currentPath = currentPath.applying(state.transform.concatenating(transform.inverted()))
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    if isRecording { note { $0.setFillColor(color) } }
    state.fillColor = color
  }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    if isRecording { note { $0.setStrokeColor(color) } }
    state.strokeColor = color
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of strokes, in user space.
  public func setLineWidth(_ width: CGFloat) {
    if isRecording { note { $0.setLineWidth(width) } }
    if width.isFinite { state.stroke.width = max(width.native, 0) }
  }

  /// Sets the shape of open strokes' ends.
  public func setLineCap(_ cap: CGLineCap) {
    if isRecording { note { $0.setLineCap(cap) } }
    state.stroke.cap = cap
  }

  /// Sets the shape of strokes' corners.
  public func setLineJoin(_ join: CGLineJoin) {
    if isRecording { note { $0.setLineJoin(join) } }
    state.stroke.join = join
  }

  /// Sets how far a mitered corner may reach, in line widths, before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    if isRecording { note { $0.setMiterLimit(limit) } }
    if limit.isFinite { state.stroke.miterLimit = limit.native }
  }

  /// Sets the lengths of dashes and gaps in user space, and where in them a stroke begins; no
  /// lengths make a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    if isRecording { note { $0.setLineDash(phase: phase, lengths: lengths) } }
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return }
    state.stroke.dashLengths = lengths.map(\.native)
    state.stroke.dashPhase = phase.native
  }

  /// Sets the opacity of all that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    if isRecording { note { $0.setAlpha(alpha) } }
    state.compositing.alpha = alpha > 0 ? min(alpha.native, 1) : 0
  }

  /// Sets how new colour goes onto what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    if isRecording { note { $0.setBlendMode(mode) } }
    state.compositing.blendMode = mode
  }

  /// Draws a shadow under all that follows; none if the colour is nil.
  ///
  /// - Parameters:
  ///   - offset: in points of the context's base space, whatever `ctm` is; y down.
  ///   - blur: twice the standard deviation of the blur, in points.
  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)
  ) {
    if isRecording { note { $0.setShadow(offset: offset, blur: blur, color: color) } }
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite, color.alpha > 0
    else {
      state.compositing.shadow = nil
      return
    }
    state.compositing.shadow = Shadow(offset: offset, blur: max(blur, 0), color: color)
  }

  /// Whether the clip lets nothing be seen. A document does not tell.
  package var isClipEmpty: Bool { canvas.isClipEmpty }

  // MARK: Layers

  /// Draws what follows into a transparent layer, until `endTransparencyLayer()` paints it as one
  /// picture with today's alpha, shadow and blend mode. Inside, these start afresh.
  public func beginTransparencyLayer() {
    if isRecording { note { $0.beginTransparencyLayer() } }
    layerStates.append((state, savedStates.count))
    canvas.beginLayer()
    state.compositing = Compositing()
  }

  /// Paints the layer begun last; nothing if none is.
  public func endTransparencyLayer() {
    if isRecording { note { $0.endTransparencyLayer() } }
    guard let layer = layerStates.last else { return }
    while savedStates.count > layer.depth { popState() }
    layerStates.removeLast()
    keepPath(under: layer.state.transform)
    state = layer.state
    canvas.endLayer(compositing: state.compositing)
  }

  // MARK: Errors

  /// Keeps an error that came up while drawing, a missing font for example, if it is the first.
  package func record(_ error: any Error) {
    if isRecording { note { $0.record(error) } }
    if contentError == nil { contentError = error }
  }

  /// The first error so far.
  public var error: CGContextError? {
    contentError.map { .content($0) } ?? canvas.error
  }

  /// Ends all layers that are still open, as a picture of the context needs.
  func endLayers() {
    while !layerStates.isEmpty { endTransparencyLayer() }
  }
}
