import Pixels

/// What a Sixel sequence draws; written from DEC's manual, independently of the encoder.
struct SixelDecoder {
  struct NotSixel: Error {
    var position: Int
  }

  /// The picture; pixels that nothing was drawn on are transparent.
  private(set) var bitmap: Bitmap
  /// The colours by their numbers, `0xFFRRGGBB`.
  private(set) var colors: [Int: UInt32] = [:]

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    bitmap = Bitmap(width: 0, height: 0)
    try expect("\u{1B}P")
    _ = numbers()
    try expect("q\"")
    let attributes = numbers()
    guard attributes.count == 4, attributes[0] == 1, attributes[1] == 1 else {
      throw NotSixel(position: position)
    }
    bitmap = Bitmap(width: attributes[2], height: attributes[3])
    try draw()
    try expect("\u{1B}\\")
    guard position == bytes.count else { throw NotSixel(position: position) }
  }

  private mutating func expect(_ text: String) throws {
    guard bytes[position...].starts(with: text.utf8) else { throw NotSixel(position: position) }
    position += text.utf8.count
  }

  private mutating func numbers() -> [Int] {
    var text = ""
    while position < bytes.count, "0123456789;".utf8.contains(bytes[position]) {
      text.unicodeScalars.append(Unicode.Scalar(bytes[position]))
      position += 1
    }
    return text.split(separator: ";").compactMap { Int($0) }
  }

  private mutating func draw() throws {
    var (x, top, color) = (0, 0, 0)
    while position < bytes.count, bytes[position] != 0x1B {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "#"):
        let values = numbers()
        guard let number = values.first else { throw NotSixel(position: position) }
        if values.count == 5, values[1] == 2 {
          colors[number] = values[2...].reduce(0xFF) { $0 << 8 | UInt32($1 * 255 / 100) }
        } else {
          color = number
        }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case UInt8(ascii: "!"):
        guard let count = numbers().first else { throw NotSixel(position: position) }
        let mask = bytes[position] - 0x3F
        position += 1
        for column in x..<x + count { try set(column, top, mask, color) }
        x += count
      case 0x3F...0x7E:
        try set(x, top, byte - 0x3F, color)
        x += 1
      default: throw NotSixel(position: position)
      }
    }
  }

  private mutating func set(_ x: Int, _ top: Int, _ mask: UInt8, _ color: Int) throws {
    for row in 0..<6 where mask >> row & 1 == 1 {
      guard x < bitmap.width, top + row < bitmap.height, let pixel = colors[color] else {
        throw NotSixel(position: position)
      }
      bitmap[x, top + row] = pixel
    }
  }
}
