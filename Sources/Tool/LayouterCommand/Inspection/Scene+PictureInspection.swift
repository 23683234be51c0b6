import Pixels
import Scenes
import Snapshots

extension Scene {
  /// Draws a variant, and finds out what an inspector shows of its views.
  ///
  /// The contrast of texts is measured in still pictures only: it needs the picture three more times.
  ///
  /// - Parameter picture: What the variant looks like, if it has been drawn.
  func inspection(
    of variant: Variant, picture: Bitmap? = nil
  ) throws -> (picture: Bitmap, facts: PictureInspection) {
    let inspected = try drawingWithFonts {
      try inspect(variant, inks: variant.filmFrame == nil, picture: picture)
    }
    let (picture, scale) = (inspected.bitmap, Double(variant.scale))
    let facts = PictureInspection(
      of: inspected.tree,
      size: (Double(picture.width) / scale, Double(picture.height) / scale),
      inks: inspected.inks.map(TextInkPictures.init), scale: scale, picture: picture)
    return (picture, facts)
  }
}

extension TextInkPictures {
  init(_ inks: InspectedVariant.Inks) {
    self.init(black: inks.black, white: inks.white, none: inks.none)
  }
}
