import HeadlessUIKit

extension PixelGrid {
  /// The pixel grid of a context in its current user space.
  ///
  /// For documents, the grid has the traits' display scale, so that they match bitmaps.
  init(of context: CGContext) {
    let scale = context.isBitmapContext ? 1 : max(UITraitCollection.current.displayScale, 1)
    self.init(
      toPixels: context.surfaceTransform.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
  }
}
