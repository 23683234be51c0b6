import ImageComparison
import Pixels

/// Pictures as sixels: bands of six rows, each of which is drawn colour by colour.
///
/// Source: DEC, "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.
enum SixelPicture {
  /// The rows of a band.
  private static let bandHeight = 6

  /// Shows a picture at the cursor. Pixels that are less than half opaque keep the terminal's
  /// background; the others are composited over white.
  ///
  /// - Parameter colors: The largest number of colours; fewer than the picture has are chosen by
  ///   ``SixelPalette``.
  static func sequence(for bitmap: Bitmap, colors: Int) -> [UInt8] {
    let pixels = bitmap.pixels.map(color)
    let palette = SixelPalette(of: pixels, limit: colors)
    // The second parameter keeps the background where nothing is drawn.
    var output = Array("\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      output += "#\(number);2;\(color.red);\(color.green);\(color.blue)".utf8
    }
    var band = SixelBand(width: bitmap.width)
    for top in stride(from: 0, to: bitmap.height, by: bandHeight) {
      if top > 0 { output.append(UInt8(ascii: "-")) }
      for row in 0..<min(bandHeight, bitmap.height - top) {
        for x in 0..<bitmap.width {
          guard let color = pixels[(top + row) * bitmap.width + x] else { continue }
          band.set(x, row: row, color: palette.number(of: color))
        }
      }
      band.write(to: &output)
    }
    return output + Array("\u{1B}\\".utf8)
  }

  private static func color(of pixel: UInt32) -> SixelColor? {
    pixel >> 24 >= 128 ? SixelColor(opaque: Backdrop.white.composite(pixel)) : nil
  }
}

/// The colour of a sixel, in whole percent of red, green and blue: the protocol has no finer steps.
struct SixelColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// - Parameter pixel: `0xFFRRGGBB`.
  init(opaque pixel: UInt32) {
    func percent(_ shift: UInt32) -> UInt8 {
      let component: UInt32 = pixel >> shift & 0xFF
      return UInt8((component * 100 + 127) / 255)
    }
    self.init(red: percent(16), green: percent(8), blue: percent(0))
  }
}

/// A band of six rows while it is filled: for each of its colours a mask of six pixels for each column.
private struct SixelBand {
  private let width: Int
  /// The masks of a colour; the lowest bit is the top row.
  private var masks: [Int: [UInt8]] = [:]

  init(width: Int) { self.width = width }

  mutating func set(_ x: Int, row: Int, color: Int) {
    masks[color, default: [UInt8](repeating: 0, count: width)][x] |= 1 << row
  }

  /// Writes the colours one over the other, and empties the band.
  mutating func write(to output: inout [UInt8]) {
    for (index, color) in masks.keys.sorted().enumerated() {
      // Back to the left edge of the band.
      if index > 0 { output.append(UInt8(ascii: "$")) }
      output += "#\(color)".utf8
      if let columns = masks[color] { Self.write(columns[...], to: &output) }
    }
    masks.removeAll()
  }

  /// Writes the columns of a colour, equal ones as a run, without those after the last pixel.
  private static func write(_ columns: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var rest = columns
    while rest.last == 0 { rest.removeLast() }
    while let mask = rest.first {
      let end = rest.firstIndex { $0 != mask } ?? rest.endIndex
      let count = end - rest.startIndex
      let character = mask + UInt8(ascii: "?")
      if count > 3 {
        output += "!\(count)".utf8
        output.append(character)
      } else {
        output += repeatElement(character, count: count)
      }
      rest = rest[end...]
    }
  }
}
