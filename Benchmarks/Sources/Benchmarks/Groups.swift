import CFloor
import CairoGraphics
import DesignedViews
import Foundation
import HeadlessUIKit
import ImageComparison
import Measuring
import Typesetting

/// Drawing a button against the floor.
func measureDrawing(_ buttons: Buttons) -> [Timing] {
  let floor = "C: cairo and Pango"
  return measure(
    [
      Case(name: floor, run: buttons.drawFloor),
      Case(name: "CGContext and TextLayout", floor: floor) { _ = try? buttons.drawing($0) },
      Case(name: "DsCustomButton, built, laid out and drawn", floor: floor) {
        _ = try? buttons.view($0)
      },
    ], rounds: 200, calls: 10)
}

/// Writing one picture as PNG against cairo's own writer.
func measureEncoding(_ bitmap: Bitmap) throws -> [Timing] {
  let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
  let floor = "C: cairo_surface_write_to_png"
  return measure(
    [
      Case(
        name: floor, bytes: floor_write_png(bitmap.pixels, width, height),
        run: { _ in _ = floor_write_png(bitmap.pixels, width, height) }),
      Case(
        name: "PNG.encode, fast (render)", floor: floor, bytes: try PNG.encode(bitmap).count,
        run: { _ in _ = try? PNG.encode(bitmap) }),
      Case(
        name: "PNG.encode, smallest (goldens)", floor: floor,
        bytes: try PNG.encode(bitmap, compression: .smallest).count,
        run: { _ in _ = try? PNG.encode(bitmap, compression: .smallest) }),
    ], rounds: 60, calls: 4)
}

/// Getting at a golden: all of its pixels, or only what an unchanged verify asks for.
func measureDecoding(_ bitmap: Bitmap) throws -> [Timing] {
  let tree = String(repeating: #"{"type":"DsCustomButton","frame":[0,0,240,80]}"#, count: 10)
  let golden = try PNG.encode(
    bitmap, chunks: [.text(keyword: "tree", text: tree)], compression: .smallest)
  let floor = "C: cairo_image_surface_create_from_png"
  return measure(
    [
      Case(name: floor, run: { _ in _ = floor_read_png(golden, golden.count) }),
      Case(
        name: "PNG.readDigest", floor: floor, run: { _ in _ = try? PNG.readDigest(golden) }),
      Case(name: "PNG.decode", floor: floor, run: { _ in _ = try? PNG.decode(golden) }),
    ], rounds: 100, calls: 20)
}

/// Telling whether a picture is the golden's.
func measureComparing(_ bitmap: Bitmap) -> [Timing] {
  // A copy with memory of its own, so that no comparison stops at equal addresses.
  let other = Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 })
  return measure(
    [
      Case(name: "PixelHash.of", run: { _ in blackHole = PixelHash.of(bitmap).hashValue }),
      Case(
        name: "haveEqualPixels",
        run: { _ in blackHole = haveEqualPixels(bitmap, other) ? 1 : 0 }),
    ], rounds: 100, calls: 50)
}

/// Consumes results that are not used otherwise, so that the compiler cannot remove them.
nonisolated(unsafe) var blackHole = 0
