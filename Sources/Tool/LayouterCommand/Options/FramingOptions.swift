import ArgumentParser
import CairoGraphics
import Pixels
import Scenes
import UIFoundation

/// The device and the ground around the pictures.
struct FramingOptions: ParsableArguments {
  @Flag(
    help:
      "Draw each picture on the screen of a plain device, of the kind that the scene's size names.")
  var frame = false

  @Option(
    help: ArgumentHelp(
      "Draw each picture on a plain device in the middle of a picture of this size, for an app store.",
      valueName: "size"))
  var storeSize: StoreSize?

  @Option(
    help: ArgumentHelp(
      "The colour around the device, with --store-size (default: a light or a dark grey).",
      valueName: "#RRGGBB"),
    transform: { text in
      guard let color = UIColor(hex: text), color.cgColor.alpha == 1 else {
        throw ValidationError(
          "'\(text)' is not an opaque colour: write it as '#RRGGBB', with the quotation marks, such as '#0A84FF'."
        )
      }
      return color
    })
  var storeColor: UIColor?

  func validate() throws {
    if storeColor != nil && storeSize == nil {
      throw ValidationError("--store-color is for pictures of stores: add --store-size iphone-6.9.")
    }
  }

  /// The option that asks for a frame; nil if none does.
  var option: String? { storeSize != nil ? "--store-size" : frame ? "--frame" : nil }

  /// Whether framed pictures are transparent in parts; nil if nothing is framed.
  var hasAlpha: Bool? { storeSize != nil ? false : frame ? true : nil }

  /// The picture as it is asked for.
  func frame(_ picture: Bitmap, of variant: Variant) throws -> Bitmap {
    guard option != nil else { return picture }
    let framed = FramedPicture(
      picture, scale: variant.scale, face: DeviceFrame.Face(variant.device),
      isDark: variant.traits.userInterfaceStyle == .dark)
    guard let storeSize else { return try framed.bitmap() }
    return try framed.bitmap(for: storeSize, ground: storeColor?.cgColor)
  }
}
