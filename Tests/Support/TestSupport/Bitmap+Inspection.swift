public import Pixels

extension Bitmap {
  /// The pixels of a row.
  public func row(_ y: Int) -> [UInt32] { (0..<width).map { self[$0, y] } }

  /// The pixels of a column.
  public func column(_ x: Int) -> [UInt32] { (0..<height).map { self[x, $0] } }

  /// The alpha of a pixel, 0 to 255.
  public func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The premultiplied red of a pixel, 0 to 255.
  public func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }

  /// The number of covered pixels, partly covered ones counted by their alpha.
  public var coveredArea: Double {
    pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
  }

  /// Rows of the alpha channel: `#` is opaque, `.` transparent, `+` between.
  public var sketch: [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { x in
          switch alpha(x, y) {
          case 0: "."
          case 255: "#"
          default: "+"
          }
        })
    }
  }
}
