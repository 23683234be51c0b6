import CairoGraphics
import Pixels

/// A protocol by which a terminal shows pictures between lines of text.
enum PictureProtocol: Sendable, Equatable {
  /// The graphics protocol of kitty, which Ghostty and Konsole understand too.
  case kitty
  /// The inline images of iTerm2, which WezTerm understands too.
  case iTerm2
  /// DEC's bitmap graphics, with palettes of this many colours at most.
  case sixel(colors: Int)

  /// The control sequences that show a picture at the cursor. Transparent pixels keep the terminal's
  /// background.
  func sequences(for bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    switch self {
    case .kitty: KittyPicture.sequences(forPNG: try PNG.encode(bitmap))
    case .iTerm2: ITerm2Picture.sequence(forPNG: try PNG.encode(bitmap), width: bitmap.width)
    case .sixel(let colors): SixelPicture.sequence(for: bitmap, colors: colors)
    }
  }
}
