import Foundation
import Pixels

extension PNG {
  /// Writes an animated PNG, which repeats for ever; a program that knows no animations shows its first
  /// frame.
  ///
  /// Of each frame only the rectangle is stored in which it differs from the one before, and only the
  /// compressed bytes and one frame are kept. Source: PNG specification, third edition, sections 4.9
  /// and 11.3.5.
  package final class AnimationEncoder {
    /// A frame as it is stored.
    private struct Frame {
      /// The rectangle that it replaces.
      var rect: PixelRect
      /// Compressed.
      var data: [UInt8]
      /// In seconds.
      var duration: Double
    }

    private let hasAlpha: Bool
    private var frames: [Frame] = []
    /// The frame added last.
    private var last: Bitmap?

    /// - Parameter hasAlpha: Whether transparency is stored; otherwise alpha is ignored.
    package init(hasAlpha: Bool) { self.hasAlpha = hasAlpha }

    /// Adds a frame. One that is equal to the one before lengthens it.
    ///
    /// - Parameters:
    ///   - bitmap: Of the same size as the other frames, at least one pixel.
    ///   - duration: For how long it is shown, in seconds.
    package func append(_ bitmap: Bitmap, duration: Double) throws(PNGError) {
      guard bitmap.width > 0 && bitmap.height > 0 else {
        throw .zeroSize(width: bitmap.width, height: bitmap.height)
      }
      var rect = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      if let last {
        guard (last.width, last.height) == (bitmap.width, bitmap.height) else {
          throw .unequalFrames(
            width: bitmap.width, height: bitmap.height, firstWidth: last.width,
            firstHeight: last.height)
        }
        guard let difference = bitmap.difference(from: last) else {
          frames[frames.count - 1].duration += duration
          return
        }
        rect = difference
      }
      let data = try compressed(bitmap.part(rect))
      guard data.count + 4 <= Int32.max else { throw .chunkTooLong("fdAT") }
      frames.append(Frame(rect: rect, data: data, duration: duration))
      last = bitmap
    }

    /// The file, after all frames have been added.
    ///
    /// - Throws: `PNGError.zeroSize` if there is no frame.
    package func finish() throws(PNGError) -> [UInt8] {
      guard let last else { throw .zeroSize(width: 0, height: 0) }
      var file = PNGLayout.signature
      file.append(.header, header(width: last.width, height: last.height).bytes)
      var counts: [UInt8] = []
      counts.append(bigEndian: UInt32(frames.count))
      // Repeats for ever.
      counts.append(bigEndian: 0)
      file.append(.animationControl, counts)
      /// The number of the next chunk that belongs to a frame.
      var sequence: UInt32 = 0
      /// The time at which the next frame is shown, in seconds.
      var time = 0.0
      for (number, frame) in frames.enumerated() {
        let end = time + frame.duration
        file.append(.frameControl, control(of: frame, sequence, from: time, to: end))
        sequence += 1
        if number == 0 {
          file.append(.imageData, frame.data)
        } else {
          var data: [UInt8] = []
          data.append(bigEndian: sequence)
          file.append(.frameData, data + frame.data)
          sequence += 1
        }
        time = end
      }
      file.append(.end, [])
      return file
    }

    private func control(
      of frame: Frame, _ sequence: UInt32, from start: Double, to end: Double
    ) -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.append(bigEndian: sequence)
      for number in [frame.rect.width, frame.rect.height, frame.rect.x, frame.rect.y] {
        bytes.append(bigEndian: UInt32(number))
      }
      let delay = AnimationDelay(from: start, to: end)
      bytes.append(bigEndian: UInt32(delay.numerator) << 16 | UInt32(delay.denominator))
      // The frame stays as it is (APNG_DISPOSE_OP_NONE), and replaces what it covers
      // (APNG_BLEND_OP_SOURCE).
      return bytes + [0, 0]
    }

    private func header(width: Int, height: Int) -> PNGHeader {
      PNGHeader(width: width, height: height, bitDepth: 8, colorType: hasAlpha ? .rgba : .rgb)
    }

    /// The smaller of two encodings, of which one suits plain areas and the other gradual changes.
    private func compressed(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
      let compressor = try ZlibCompressor.ofThread(level: .small)
      let samples: PNGSamples = hasAlpha ? .rgba(bitmap) : .rgb(bitmap)
      let plain = compressor.compress(PNGFilterChoice.upForRepeatedRows.filtered(samples))
      let choice = PNGFilterChoice.smallestSum([.sub, .up, .paeth])
      let differences = compressor.compress(choice.filtered(samples))
      return plain.count <= differences.count ? plain : differences
    }
  }
}

/// For how long a frame is shown: a fraction of a second.
struct AnimationDelay: Equatable {
  var numerator: UInt16
  var denominator: UInt16

  /// The time between two moments in seconds, both rounded to milliseconds, so that the errors of many
  /// frames do not add up; more than a minute is rounded to a hundredth or to a second.
  init(from start: Double, to end: Double) {
    func milliseconds(_ time: Double) -> Double { (time * 1000).rounded() }
    let length = max(0, milliseconds(end) - milliseconds(start))
    for denominator: UInt16 in [1000, 100, 1] {
      let numerator = (length * Double(denominator) / 1000).rounded()
      if numerator <= Double(UInt16.max) {
        (self.numerator, self.denominator) = (UInt16(numerator), denominator)
        return
      }
    }
    (numerator, denominator) = (.max, 1)
  }
}

extension Bitmap {
  /// The smallest rectangle that contains all pixels in which two bitmaps of equal size differ; nil if
  /// there is none.
  fileprivate func difference(from other: Bitmap) -> PixelRect? {
    let (width, height) = (width, height)
    return pixels.withUnsafeBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { others in
        func differs(_ y: Int) -> Bool {
          (y * width..<(y + 1) * width).contains { pixels[$0] != others[$0] }
        }
        guard let top = (0..<height).first(where: differs),
          let bottom = (top..<height).last(where: differs)
        else { return nil }
        var (left, right) = (width, 0)
        for y in top...bottom {
          let row = y * width
          if let first = (0..<left).first(where: { pixels[row + $0] != others[row + $0] }) {
            left = first
          }
          if let last = (right..<width).last(where: { pixels[row + $0] != others[row + $0] }) {
            right = last
          }
        }
        return PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
      }
    }
  }

  /// The pixels of a rectangle inside the bitmap.
  fileprivate func part(_ rect: PixelRect) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.maxY {
      part += pixels[y * width + rect.x..<y * width + rect.maxX]
    }
    return Bitmap(width: rect.width, height: rect.height, pixels: part)
  }
}
