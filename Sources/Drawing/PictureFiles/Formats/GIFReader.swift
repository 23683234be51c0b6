/// What a file says before a frame about how it is shown.
struct GraphicControl {
  var disposal = GIF.Disposal.keep
  var delay = 0
  var transparentIndex: Int?

  init() {}

  /// - Parameter content: at least 4 bytes.
  init(_ content: [UInt8]) {
    disposal =
      switch content[0] >> 2 & 7 {
      case 2: .clear
      case 3: .restore
      default: .keep
      }
    delay = Int(content[1]) | Int(content[2]) << 8
    if content[0] & 1 != 0 { transparentIndex = Int(content[3]) }
  }
}

/// Reads the parts of a file one after the other.
struct GIFReader {
  let bytes: [UInt8]
  var index: Int

  mutating func byte() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func word() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) | Int(high) << 8
  }

  /// The palette that follows flags; empty if they say that there is none, nil if it is cut off.
  mutating func palette(_ flags: UInt8) -> [UInt32]? {
    guard flags & 0x80 != 0 else { return [] }
    let count = 2 << Int(flags & 7)
    guard index + 3 * count <= bytes.count else { return nil }
    defer { index += 3 * count }
    return (0..<count).map { color in
      (0..<3).reduce(0xFF) { $0 << 8 | UInt32(bytes[index + 3 * color + $1]) }
    }
  }

  mutating func frame(_ control: GraphicControl, palette: [UInt32]) -> GIF.Frame? {
    guard let x = word(), let y = word(), let width = word(), let height = word(),
      let flags = byte(), let own = self.palette(flags), let codeSize = byte(),
      (1...11).contains(codeSize)
    else { return nil }
    return GIF.Frame(
      x: x, y: y, width: width, height: height, isInterlaced: flags & 0x40 != 0,
      palette: own.isEmpty ? palette : own, transparentIndex: control.transparentIndex,
      disposal: control.disposal, delay: control.delay, codeSize: Int(codeSize), start: index)
  }

  /// The bytes of a sequence of blocks, up to the empty one that ends it or the end of the file.
  mutating func blocks() -> [UInt8] {
    var content: [UInt8] = []
    while let count = byte(), count > 0 {
      let end = min(index + Int(count), bytes.count)
      content += bytes[index..<end]
      index = end
    }
    return content
  }

  mutating func skipBlocks() {
    while let count = byte(), count > 0 { index = min(index + Int(count), bytes.count) }
  }
}
