import CCairo
import Pixels

/// An alpha-only image (A8): coverage with one byte per pixel; 255 is full.
package struct AlphaMask: Sendable, Equatable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Bytes per row: `width` rounded up to a multiple of 16, so that rows can be added in blocks. The
  /// bytes behind the last pixel are 0.
  package let stride: Int
  /// Row-major coverage, `stride * height` bytes.
  package internal(set) var bytes: [UInt8]

  /// An empty mask.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    stride = (self.width + 15) & ~15
    bytes = [UInt8](repeating: 0, count: stride * self.height)
  }

  /// The coverage of outlines filled by the non-zero winding rule, for example of a glyph at one size
  /// and subpixel phase, to be painted repeatedly.
  ///
  /// Painting the mask at a whole pixel gives the same bytes as filling the outline there.
  ///
  /// - Parameters:
  ///   - path: the outline.
  ///   - transform: from the outline's units to pixels.
  /// - Returns: the mask, and the pixel of the transformed space on which its top left corner lies.
  package static func coverage(
    of path: PathStorage, transform: CGAffineTransform
  ) -> (mask: AlphaMask, x: Int, y: Int) {
    var polygons = Polygons()
    polygons.append(path, transform: transform)
    polygons.cutToGuardBand()
    let frame = PixelRect(around: polygons.bounds).intersection(limits)
    return (AlphaMask(of: polygons, rule: .winding, frame: frame), frame.x, frame.y)
  }

  /// Limits the masks of text, so that a broken font cannot exhaust memory.
  package static let limits = PixelRect(x: -4096, y: -4096, width: 8192, height: 8192)

  /// Adds the coverage of another mask, up to full.
  ///
  /// - Parameters:
  ///   - otherFrame: the pixels of the other mask.
  ///   - frame: the pixels of this one.
  package mutating func add(_ other: AlphaMask, at otherFrame: PixelRect, in frame: PixelRect) {
    let common = frame.intersection(otherFrame)
    guard !common.isEmpty else { return }
    let (stride, count) = (self.stride, common.width)
    bytes.withUnsafeMutableBufferPointer { target in
      other.bytes.withUnsafeBufferPointer { source in
        for y in common.y..<common.maxY {
          let from = (y - otherFrame.y) * other.stride + common.x - otherFrame.x
          let to = (y - frame.y) * stride + common.x - frame.x
          if count == other.width, to + other.stride <= target.count {
            // Blocks may reach beyond the row's end; nothing is added there.
            for index in Swift.stride(from: 0, to: count, by: 16) {
              target.add(from: source, at: from &+ index, to: to &+ index)
            }
          } else {
            for index in 0..<count {
              let part = source[from &+ index]
              let sum = target[to &+ index] &+ part
              target[to &+ index] = sum < part ? 255 : sum
            }
          }
        }
      }
    }
  }

  /// The coverage at a column and a row.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { bytes[y * stride + x] }
    set { bytes[y * stride + x] = newValue }
  }

  /// The coverage of a shape within a frame.
  init(of polygons: Polygons, rule: CGPathFillRule, frame: PixelRect) {
    self.init(width: frame.width, height: frame.height)
    guard !frame.isEmpty else { return }
    var rasterizer = CoverageRasterizer(polygons, rule: rule, frame: frame)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      rasterizer.write(to: start, stride: stride)
    }
  }

  /// The mask with an opacity from 0 to 1.
  func scaled(by opacity: Double) -> AlphaMask {
    guard opacity < 1 else { return self }
    let part = UInt8(max(0, (opacity * 255 + 0.5).rounded(.down)))
    var result = self
    for index in result.bytes.indices where result.bytes[index] > 0 {
      result.bytes[index] = result.bytes[index].part(of: part)
    }
    return result
  }

  /// The product with the part of another mask at the same place.
  ///
  /// - Parameters:
  ///   - frame: The pixels of this mask.
  ///   - otherFrame: The pixels of the other one.
  mutating func multiply(at frame: PixelRect, by other: AlphaMask, at otherFrame: PixelRect) {
    let stride = stride
    bytes.withUnsafeMutableBufferPointer { target in
      other.bytes.withUnsafeBufferPointer { source in
        for y in frame.y..<frame.maxY {
          let row = (y - frame.y) * stride - frame.x
          guard y >= otherFrame.y, y < otherFrame.maxY else {
            target[row + frame.x..<row + frame.maxX].update(repeating: 0)
            continue
          }
          let otherRow = (y - otherFrame.y) * other.stride - otherFrame.x
          for x in frame.x..<frame.maxX where target[row &+ x] > 0 {
            let part =
              x >= otherFrame.x && x < otherFrame.maxX ? source[otherRow &+ x] : 0
            if part < 255 { target[row &+ x] = target[row &+ x].part(of: part) }
          }
        }
      }
    }
  }

  /// The part of the alpha of an image that lies within a frame.
  init(alphaOf picture: Bitmap, at pictureFrame: PixelRect, in frame: PixelRect) {
    self.init(width: frame.width, height: frame.height)
    let common = frame.intersection(pictureFrame)
    guard !common.isEmpty else { return }
    for y in common.y..<common.maxY {
      let source = (y - pictureFrame.y) * picture.width - pictureFrame.x
      let target = (y - frame.y) * stride - frame.x
      for x in common.x..<common.maxX {
        bytes[target + x] = UInt8(truncatingIfNeeded: picture.pixels[source + x] >> 24)
      }
    }
  }

  /// The part of the mask that lies within another frame.
  func placed(at maskFrame: PixelRect, in frame: PixelRect) -> AlphaMask {
    var result = AlphaMask(width: frame.width, height: frame.height)
    let common = frame.intersection(maskFrame)
    guard !common.isEmpty else { return result }
    for y in common.y..<common.maxY {
      let source = (y - maskFrame.y) * stride - maskFrame.x
      let target = (y - frame.y) * result.stride - frame.x
      for x in common.x..<common.maxX { result.bytes[target + x] = bytes[source + x] }
    }
    return result
  }

  /// Calls a closure with a surface that reads the mask.
  func withSurface(_ body: (OpaquePointer?) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      // cairo only reads a mask, despite its signature.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: buffer.baseAddress), CAIRO_FORMAT_A8, Int32(width),
        Int32(height), Int32(stride))
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

extension UInt8 {
  /// `self · other / 255`, to the nearest.
  @inline(__always) func part(of other: UInt8) -> UInt8 {
    let product = UInt16(self) &* UInt16(other) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Adds 16 bytes to others, up to 255.
  @inline(__always) fileprivate func add(
    from source: UnsafeBufferPointer<UInt8>, at from: Int, to start: Int
  ) {
    let target = UnsafeMutableRawBufferPointer(self)
    let parts = UnsafeRawBufferPointer(source).loadUnaligned(
      fromByteOffset: from, as: SIMD16<UInt8>.self)
    let sums = target.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self) &+ parts
    target.storeBytes(
      of: sums.replacing(with: 255, where: sums .< parts), toByteOffset: start,
      as: SIMD16<UInt8>.self)
  }
}
