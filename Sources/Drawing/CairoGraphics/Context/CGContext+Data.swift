import Foundation
import Pixels

/// The memory of a client that shows the drawing of a context.
final class ClientMemory {
  let format: ClientFormat
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// Nil until the client asks for it.
  private(set) var pointer: UnsafeMutableRawPointer?
  private var isOwn = false

  init(
    _ pointer: UnsafeMutableRawPointer?, format: ClientFormat, width: Int, height: Int,
    bytesPerRow: Int
  ) {
    self.pointer = pointer
    self.format = format
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  deinit {
    if isOwn { pointer?.deallocate() }
  }

  /// The memory, which is allocated if the client brought none.
  func load() -> UnsafeMutableRawPointer {
    if let pointer { return pointer }
    let count = max(1, height * bytesPerRow)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    pointer = memory
    isOwn = true
    return memory
  }

  /// The pixels that the client's memory has now; nil if there is none.
  var bitmap: Bitmap? {
    guard let pointer else { return nil }
    let bytes = UnsafeRawBufferPointer(start: pointer, count: height * bytesPerRow)
    return format.pixels.bitmap(of: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
  }
}

extension CGContext {
  /// A bitmap to draw on, in pixels and with the y axis upwards, as Core Graphics has it.
  ///
  /// - Parameters:
  ///   - data: shows the drawing after each call, and must live as long as the context; nil lets the
  ///     context allocate its own memory.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for rows without padding.
  ///   - bitmapInfo: a `CGImageAlphaInfo` and a byte order.
  /// - Returns: nil unless the format has 8 bits per component, or if the bitmap is empty or too
  ///   large.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, width > 0, height > 0,
      let format = PixelFormat(space: space, bitmapInfo: bitmapInfo),
      bytesPerRow == 0 || bytesPerRow >= width * format.bytesPerPixel,
      let canvas = try? RasterCanvas(width: width, height: height, scale: 1)
    else { return nil }
    self.init(canvas: canvas)
    let memory = ClientMemory(
      data,
      format: ClientFormat(
        pixels: format, colorSpace: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)),
      width: width, height: height,
      bytesPerRow: bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow)
    if let bitmap = memory.bitmap {
      canvas.layer.setPixels(
        bitmap.pixels, in: PixelRect(x: 0, y: 0, width: width, height: height))
    }
    perform(
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))))
    clientMemory = memory
  }

  /// The pixels of a context that was made with ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``.
  ///
  /// The context's images include changes of these bytes, until something else is drawn.
  public var data: UnsafeMutableRawPointer? {
    guard let clientMemory else { return nil }
    let isNew = clientMemory.pointer == nil
    let pointer = clientMemory.load()
    if isNew { showInClientMemory() }
    return pointer
  }

  /// Copies what was drawn to the client's memory, if it has some.
  func showInClientMemory() {
    guard let clientMemory, let pointer = clientMemory.pointer,
      let canvas = canvas as? RasterCanvas
    else { return }
    canvas.withPixels { pixels in
      clientMemory.format.pixels.write(
        pixels, width: clientMemory.width, height: clientMemory.height, to: pointer,
        bytesPerRow: clientMemory.bytesPerRow)
    }
  }

  private var format: ClientFormat { clientMemory?.format ?? .standard }

  /// The bits of each component in the client's memory: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of each pixel in the client's memory: 32 without one.
  public var bitsPerPixel: Int { format.pixels.bytesPerPixel * 8 }
  /// The bytes from one row to the next in the client's memory, with its padding; 4 per pixel without one.
  public var bytesPerRow: Int { clientMemory?.bytesPerRow ?? width * 4 }
  /// The colour space of the client's memory; drawing is in sRGB whatever it is.
  public var colorSpace: CGColorSpace? { format.colorSpace }
  /// The order of the components in the client's memory, and their ``alphaInfo``.
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
  /// Whether and where the pixels of the client's memory have alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
}
