import HeadlessUIKit

extension PixelGrid {
  /// The pixels of a context, seen from its current user space.
  ///
  /// In a document the grid is that of the traits' display scale, so that it shows what the bitmap
  /// does.
  init(of context: CGContext) {
    let scale = context.isBitmapContext ? 1 : max(UITraitCollection.current.displayScale, 1)
    self.init(toPixels: context.ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
  }
}
