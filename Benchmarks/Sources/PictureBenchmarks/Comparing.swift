import CairoGraphics
import Foundation
import ImageComparison
import Measuring

/// Pictures of 3840 × 2160 pixels to compare.
private enum Picture {
  static let (width, height) = (3840, 2160)

  /// Windows, lines of something like text, and a plain background.
  static var screen: Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: 0xFFF2_F2F7)
    var state: UInt64 = 1
    for window in 0..<12 {
      let (left, top) = (120 + window % 4 * 930, 90 + window / 4 * 690)
      for y in top..<top + 600 {
        for x in left..<left + 840 { bitmap[x, y] = 0xFFFF_FFFF }
        guard (y - top) % 30 > 12 else { continue }
        for x in left + 40..<left + 760 where x % 17 > 6 {
          bitmap[x, y] = 0xFF00_0000 | UInt32(next(&state) % 5) * 0x22_2222
        }
      }
    }
    return bitmap
  }

  /// A gradient with noise in every channel.
  static func photo(seed: UInt64) -> Bitmap {
    var state = seed
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let noise = next(&state)
      func channel(_ value: Int, _ shift: UInt64) -> UInt32 {
        UInt32(min(255, max(0, value + Int(noise >> shift & 7) - 4)))
      }
      return 0xFF00_0000 | channel(x * 255 / width, 0) << 16 | channel(y * 255 / height, 8) << 8
        | channel((x + y) / 24, 16)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The picture with a rectangle inverted.
  static func changed(_ bitmap: Bitmap) -> Bitmap {
    var bitmap = bitmap
    for y in 700..<800 { for x in 1000..<1200 { bitmap[x, y] ^= 0xFF_FFFF } }
    return bitmap
  }

  /// Knuth's linear congruential generator, whose high bits are random enough for noise.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

/// `layouter diff` of two large files in turn with GraphicsMagick's comparison of the same.
func measureFiles(tool: String) throws {
  let floor = "/usr/bin/gm"
  guard FileManager.default.isExecutableFile(atPath: floor) else {
    print("There is no GraphicsMagick: install the package graphicsmagick.")
    return
  }
  let screen = Picture.screen
  let photo = Picture.photo(seed: 1)
  let files = [
    "screen": screen, "screen-changed": Picture.changed(screen), "photo": photo,
    "photo-changed": Picture.changed(photo), "photo-other": Picture.photo(seed: 2),
  ]
  for (name, bitmap) in files {
    try Data(PNG.encode(bitmap)).write(to: URL(fileURLWithPath: name + ".png"))
  }
  // Without a digest, as other programs write them.
  for name in files.keys { _ = try run(floor, ["convert", name + ".png", name + ".png"]) }
  try FileManager.default.copyItem(atPath: "photo.png", toPath: "photo-copy.png")
  _ = try run(floor, ["convert", "photo.png", "-set", "comment", "other", "photo-comment.png"])

  let pairs = [
    ("equal files", "photo", "photo-copy", 0.1),
    ("equal pictures, another comment", "photo", "photo-comment", 0.1),
    ("screen, a rectangle differs", "screen", "screen-changed", 0.33),
    ("photo, a rectangle differs", "photo", "photo-changed", 0.33),
    ("photo, everything differs", "photo", "photo-other", 0.33),
    ("screen and photo", "screen", "photo", 0.33),
  ]
  let rows = try pairs.map { name, first, second, target in
    var (floors, runs) = ([Double](), [Double]())
    for _ in 0..<15 {
      floors.append(
        try run(floor, ["compare", "-metric", "MSE", first + ".png", second + ".png"]).milliseconds)
      runs.append(try run(tool, ["diff", first + ".png", second + ".png"]).milliseconds)
    }
    let (best, bestFloor) = (runs.min() ?? 0, floors.min() ?? 1)
    return [
      name, decimal(best, 0), decimal(bestFloor, 0), decimal(best / bestFloor, 2),
      decimal(target, 2),
    ]
  }
  printTable(
    "Comparing two files of 3840 × 2160 pixels", ["", "ms", "GraphicsMagick", "ratio", "target"],
    rows)
}

/// `layouter diff` of two folders of small pictures.
func measureFolders(tool: String) throws {
  for name in ["a", "b", "c"] {
    try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
  }
  for number in 0..<1000 {
    var bitmap = Bitmap(width: 240, height: 80, filledWith: 0xFFFF_FFFF)
    for y in 10..<70 {
      for x in 10..<230 { bitmap[x, y] = 0xFF00_0000 | UInt32(x * number & 0xFF) << 8 | UInt32(y) }
    }
    for name in ["a", "b"] {
      try Data(PNG.encode(bitmap)).write(to: URL(fileURLWithPath: "\(name)/\(number).png"))
    }
    bitmap[100, 40] ^= 0xFF
    try Data(PNG.encode(bitmap)).write(to: URL(fileURLWithPath: "c/\(number).png"))
  }
  let rows = try [("equal", "b"), ("all different", "c")].map { name, second in
    let runs = try (0..<15).map { _ in try run(tool, ["diff", "a", second]).milliseconds }
    return [name, decimal(runs.min() ?? 0, 0), "250"]
  }
  printTable("Comparing 1,000 pairs of 240 × 80 pixels", ["", "ms", "target"], rows)
}
