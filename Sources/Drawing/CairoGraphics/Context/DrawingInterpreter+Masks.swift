import Foundation

/// A transparency layer that is open.
struct LayerState {
  /// The state in which it began.
  var state: GraphicsState
  /// The number of states that were saved then.
  var depth: Int
  /// Multiplies the layer when it ends. Such a layer was not begun by the client, and ends when the
  /// previously saved state is restored.
  var mask: (image: CGImage, rect: CGRect)?
}

extension DrawingInterpreter {
  // MARK: Masks

  mutating func beginMask(_ image: CGImage, _ rect: CGRect) {
    guard rect.isFinite else { return }
    clip(to: rect)
    layerStates.append(
      LayerState(state: state, depth: savedStates.count, mask: (image.asMask, rect)))
    canvas.beginLayer(shadow: nil)
  }

  /// Ends the layer of the mask that was set last.
  mutating func finishMask() {
    guard let layer = layerStates.last, let mask = layer.mask else { return }
    while savedStates.count > layer.depth { restore() }
    layerStates.removeLast()
    let current = state
    state = layer.state
    state.compositing = Compositing(blendMode: .destinationIn)
    drawUpright(mask.image, in: mask.rect)
    state = current
    canvas.endLayer(compositing: Compositing())
  }

  // MARK: Blend modes

  /// Draws on a layer that is then composited by a mode which cairo does not have.
  mutating func performOnLayer(_ call: DrawingCall) {
    let compositing = state.compositing
    canvas.beginLayer(shadow: nil)
    state.compositing = Compositing()
    perform(call)
    state.compositing = compositing
    canvas.endLayer(
      compositing: Compositing(blendMode: compositing.blendMode, alpha: compositing.alpha))
  }

  // MARK: Images

  /// Draws an image the right way up where the y axis points up.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard state.transform.isMirroredVertically != state.beginsMirrored else {
      draw(image, in: rect)
      return
    }
    guard rect.isFinite, image.width > 0, image.height > 0 else { return }
    let unit = CGAffineTransform(
      a: rect.size.width, b: 0, c: 0, d: -rect.size.height, tx: rect.origin.x,
      ty: rect.origin.y + rect.size.height)
    canvas.draw(
      image, transform: unit.concatenating(state.transform), compositing: state.compositing)
  }

  /// The largest number of times that an image is repeated.
  private static let tileLimit: CGFloat = 100_000

  /// Draws an image from a rectangle in all directions, over all of the clip.
  ///
  /// - Parameter transform: from the rectangle's space to the surface.
  func tile(_ image: CGImage, in rect: CGRect, transform: CGAffineTransform) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, transform.isInvertible, image.width > 0,
      image.height > 0
    else { return }
    let area = canvas.clipBounds.applying(transform.inverted())
    let (left, right) = (
      ((area.minX - rect.minX) / rect.width).rounded(.down),
      ((area.maxX - rect.minX) / rect.width).rounded(.up)
    )
    let (top, bottom) = (
      ((area.minY - rect.minY) / rect.height).rounded(.down),
      ((area.maxY - rect.minY) / rect.height).rounded(.up)
    )
    guard (right - left) * (bottom - top) <= Self.tileLimit else { return }
    for row in Int(top)..<max(Int(top), Int(bottom)) {
      for column in Int(left)..<max(Int(left), Int(right)) {
        let unit = CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX + CGFloat(column) * rect.width,
          ty: rect.minY + CGFloat(row) * rect.height)
        canvas.draw(
          image, transform: unit.concatenating(transform), compositing: state.compositing)
      }
    }
  }

  /// Fills a path with an image that is repeated.
  func fill(_ path: PathStorage, rule: CGPathFillRule, with pattern: FillPattern) {
    canvas.save()
    clip(to: path, rule: rule)
    tile(pattern.image, in: pattern.rect, transform: pattern.transform)
    canvas.restore()
  }
}
