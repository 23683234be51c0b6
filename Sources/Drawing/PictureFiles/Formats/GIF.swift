import Pixels

/// A GIF file (GIF89a Specification), whose frames are drawn over each other when they are asked for.
package struct GIF: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// How often the animation is shown: 0 for without end, nil if the file does not say it, which is once.
  package private(set) var loopCount: Int?
  private(set) var frames: [Frame] = []

  /// One picture of the file, within the area of the whole one.
  struct Frame: Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var isInterlaced: Bool
    /// Opaque pixels.
    var palette: [UInt32]
    /// The index in the palette of pixels through which the former frames are seen.
    var transparentIndex: Int?
    var disposal: Disposal
    /// In hundredths of a second.
    var delay: Int
    var codeSize: Int
    /// Where the blocks of its compressed data begin.
    var start: Int
  }

  /// What becomes of a frame before the next one is drawn.
  enum Disposal: Sendable {
    case keep, clear, restore
  }

  private let bytes: [UInt8]

  /// Reads the structure of a file. A file that is cut off has the frames before that.
  package init(_ bytes: [UInt8], limits: PNG.Limits = PNG.Limits()) throws(ImageFileError) {
    self.bytes = bytes
    var reader = GIFReader(bytes: bytes, index: 6)
    guard let width = reader.word(), let height = reader.word(), let flags = reader.byte(),
      reader.byte() != nil, reader.byte() != nil
    else { throw Self.damaged("its header is cut off") }
    guard width > 0, height > 0 else { throw Self.damaged("it has no pixels") }
    try limits.check(width: width, height: height)
    (self.width, self.height) = (width, height)
    guard let palette = reader.palette(flags) else { throw Self.damaged("its palette is cut off") }
    readBlocks(&reader, palette: palette, limits: limits)
    guard !frames.isEmpty else { throw Self.damaged("it has no picture") }
  }

  static func damaged(_ reason: String) -> ImageFileError { .damaged(.gif, reason: reason) }

  private mutating func readBlocks(
    _ reader: inout GIFReader, palette: [UInt32], limits: PNG.Limits
  ) {
    var control = GraphicControl()
    while let kind = reader.byte() {
      switch kind {
      case 0x21:
        guard let label = reader.byte() else { return }
        let content = reader.blocks()
        if label == 0xF9, content.count >= 4 { control = GraphicControl(content) }
        if label == 0xFF, content.starts(with: "NETSCAPE2.0".utf8), content.count >= 14,
          content[11] == 1
        {
          loopCount = Int(content[12]) | Int(content[13]) << 8
        }
      case 0x2C:
        guard let frame = reader.frame(control, palette: palette),
          (try? limits.check(width: frame.width, height: frame.height)) != nil
        else { return }
        frames.append(frame)
        control = GraphicControl()
        reader.skipBlocks()
      case 0: continue
      default: return
      }
    }
  }

  /// The number of frames, at least one.
  package var frameCount: Int { frames.count }

  /// How long a frame is shown, seconds.
  package func delay(of frame: Int) -> Double { Double(frames[frame].delay) / 100 }

  // MARK: Pixels

  /// What the file shows while it shows one of its frames.
  package struct Canvas: Sendable {
    /// The number of frames that were drawn.
    package private(set) var drawnCount = 0
    /// The whole area after the last of them.
    package private(set) var bitmap: Bitmap
    private var former: Bitmap?

    /// The area before the first frame.
    package init(_ file: GIF) {
      bitmap = Bitmap(width: file.width, height: file.height)
    }

    /// Draws the next frame of the file.
    ///
    /// - Precondition: there is one.
    package mutating func drawNext(of file: GIF) throws(ImageFileError) {
      if drawnCount > 0 { dispose(of: file.frames[drawnCount - 1]) }
      let frame = file.frames[drawnCount]
      former = frame.disposal == .restore ? bitmap : nil
      drawnCount += 1
      let indices = try file.indices(of: frame)
      for (row, y) in frame.rows.enumerated() where (0..<bitmap.height).contains(frame.y + y) {
        for x in 0..<max(0, min(frame.width, bitmap.width - frame.x)) {
          let index = Int(indices[row * frame.width + x])
          guard index != frame.transparentIndex, index < frame.palette.count else { continue }
          bitmap[frame.x + x, frame.y + y] = frame.palette[index]
        }
      }
    }

    private mutating func dispose(of frame: Frame) {
      switch frame.disposal {
      case .keep: break
      case .restore: if let former { bitmap = former }
      case .clear:
        for y in frame.y..<max(frame.y, min(frame.y + frame.height, bitmap.height)) {
          for x in frame.x..<max(frame.x, min(frame.x + frame.width, bitmap.width)) {
            bitmap[x, y] = 0
          }
        }
      }
    }
  }

  /// The indices of a frame's pixels in its palette, in the order of the file. Those that are missing are transparent, or
  /// 0.
  private func indices(of frame: Frame) throws(ImageFileError) -> [UInt8] {
    var reader = GIFReader(bytes: bytes, index: frame.start)
    let count = frame.width * frame.height
    var indices = LZW.decode(reader.blocks(), codeSize: frame.codeSize, limit: count)
    if indices.isEmpty, count > 0 { throw Self.damaged("the data of a picture is invalid") }
    let missing = UInt8(truncatingIfNeeded: frame.transparentIndex ?? 0)
    indices += [UInt8](repeating: missing, count: count - indices.count)
    return indices
  }

  /// Decodes the first frame.
  static func decode(_ bytes: [UInt8], limits: PNG.Limits) throws(ImageFileError) -> DecodedPicture
  {
    let file = try GIF(bytes, limits: limits)
    var canvas = Canvas(file)
    try canvas.drawNext(of: file)
    return DecodedPicture(bitmap: canvas.bitmap, ignoredProfile: nil)
  }
}

extension GIF.Frame {
  /// The rows of the frame in the order of the file: every eighth from 0 and from 4, every fourth from 2, every second from
  /// 1 if they are interlaced.
  fileprivate var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
