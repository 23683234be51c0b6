import Foundation
import Pixels

/// The memory of a client that shows what is drawn on a context.
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
    let bytes = [UInt8](UnsafeRawBufferPointer(start: pointer, count: height * bytesPerRow))
    return format.pixels.bitmap(of: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
  }
}

extension CGContext {
  /// A bitmap to draw on, in pixels and with the y axis upwards, as Core Graphics has it.
  ///
  /// - Parameters:
  ///   - data: shows what is drawn after each call, and must live as long as the context; nil lets the
  ///     context have memory of its own.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for rows without padding.
  ///   - bitmapInfo: a `CGImageAlphaInfo` and a byte order.
  /// - Returns: nil for a format that is none of 8 bits a component, or if the bitmap is empty or too
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
  /// What is written to them is in the context's images, until something else is drawn.
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
    clientMemory.format.pixels.write(
      canvas.makeBitmap(), to: pointer, bytesPerRow: clientMemory.bytesPerRow)
  }

  private var format: ClientFormat { clientMemory?.format ?? .standard }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { format.pixels.bytesPerPixel * 8 }
  public var bytesPerRow: Int { clientMemory?.bytesPerRow ?? width * 4 }
  public var colorSpace: CGColorSpace? { format.colorSpace }
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
}
