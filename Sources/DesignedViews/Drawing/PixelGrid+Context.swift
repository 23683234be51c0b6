import HeadlessUIKit

extension PixelGrid {
  /// The pixels of a context, seen from its current user space.
  ///
  /// In a document the grid is that of the traits' display scale, so that it shows what the bitmap
  /// does. A context that is turned has no grid, even by a right angle.
  init(of context: CGContext) {
    let scale = context.isBitmapContext ? 1 : max(UITraitCollection.current.displayScale, 1)
    self.init(scale: scale, toBase: context.ctm, snapsQuarterTurns: false)
  }
}
