// The part of ImageIO that image loaders use. The functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

/// The pictures of a file: the frames of a GIF, one for a PNG, JPEG or WebP file, none for other bytes.
public final class CGImageSource: _CFObject, Sendable {
  /// What was read of the file. Frames are drawn in their order, and the last one is kept.
  private struct Content {
    var format: ImageFileFormat?
    var byteCount = 0
    var isComplete = true
    /// The picture of a file that has one, upright.
    var image: CGImage?
    var animation: GIF?
    var canvas: GIF.Canvas?

    init() {}

    init(_ bytes: [UInt8]) {
      format = ImageFileFormat(of: bytes)
      byteCount = bytes.count
      do throws(ImageFileError) {
        if format == .gif {
          animation = try GIF(bytes)
        } else {
          image = try CGImage(file: bytes)
        }
      } catch {
        image = nil
      }
    }

    var count: Int { animation?.frameCount ?? (image == nil ? 0 : 1) }

    mutating func image(at index: Int) -> CGImage? {
      guard index >= 0, index < count else { return nil }
      guard let animation else { return image }
      var canvas = self.canvas ?? GIF.Canvas(animation)
      if canvas.drawnCount > index + 1 { canvas = GIF.Canvas(animation) }
      do throws(ImageFileError) {
        while canvas.drawnCount <= index { try canvas.drawNext(of: animation) }
      } catch {
        return nil
      }
      self.canvas = canvas
      return CGImage(bitmap: canvas.bitmap)
    }

    func size(at index: Int) -> (width: Int, height: Int)? {
      guard index >= 0, index < count else { return nil }
      if let animation { return (animation.width, animation.height) }
      return image.map { ($0.width, $0.height) }
    }
  }

  private let content: Mutex<Content>

  init(_ bytes: [UInt8]) {
    content = Mutex(Content(bytes))
  }

  /// A source whose data comes later.
  init() {
    var empty = Content()
    empty.isComplete = false
    content = Mutex(empty)
  }

  func update(_ bytes: [UInt8], isFinal: Bool) {
    var new = Content(bytes)
    new.isComplete = isFinal
    content.withLock { $0 = new }
  }

  var format: ImageFileFormat? { content.withLock(\.format) }
  var count: Int { content.withLock(\.count) }
  var byteCount: Int { content.withLock(\.byteCount) }
  var animation: GIF? { content.withLock(\.animation) }

  var status: CGImageSourceStatus {
    content.withLock { content in
      if content.count > 0 { return content.isComplete ? .statusComplete : .statusIncomplete }
      if !content.isComplete {
        return content.byteCount == 0 ? .statusReadingHeader : .statusIncomplete
      }
      return content.format == nil ? .statusUnknownType : .statusInvalidData
    }
  }

  func image(at index: Int) -> CGImage? { content.withLock { $0.image(at: index) } }
  func size(at index: Int) -> (width: Int, height: Int)? {
    content.withLock { $0.size(at: index) }
  }
}

/// How much of a picture was read, with ImageIO's numbers.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ended too early. Not returned here.
  case statusUnexpectedEOF = -5
  /// The file is damaged, or not read here.
  case statusInvalidData = -4
  /// The file has no known format.
  case statusUnknownType = -3
  /// There is no data yet.
  case statusReadingHeader = -2
  /// More data can come.
  case statusIncomplete = -1
  /// All was read.
  case statusComplete = 0
}

/// The pictures of a file's bytes.
///
/// - Parameter options: without effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource([UInt8](Data(referencing: data)))
}

/// The pictures of a file; nil if it cannot be read.
///
/// - Parameter options: without effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource([UInt8]($0)) }
}

/// The pictures of a provider's bytes.
///
/// - Parameter options: without effect.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource([UInt8](provider.bytes))
}

/// A source without pictures, which get there by ``CGImageSourceUpdateData(_:_:_:)``.
///
/// - Parameter options: without effect.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}

/// Reads the pictures of data. A picture of which a part is missing is not read, but the frames of a GIF are.
///
/// - Parameters:
///   - data: all that has come up to now.
///   - final: whether no more data comes.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](Data(referencing: data)), isFinal: final)
}

/// How much of the file was read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How much of a picture was read.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  isrc.size(at: index) == nil && isrc.count > 0 ? .statusInvalidData : isrc.status
}

/// The number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The type of the file; nil if it is not read here.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.format {
  case .png: NSString(string: "public.png")
  case .jpeg: NSString(string: "public.jpeg")
  case .webP: NSString(string: "org.webmproject.webp")
  case .gif: NSString(string: "com.compuserve.gif")
  default: nil
  }
}

/// A picture, turned upright; nil for an index without a picture.
///
/// - Parameter options: without effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// A picture, reduced so that neither side is longer than ``kCGImageSourceThumbnailMaxPixelSize``; nil if the options
/// do not request that a thumbnail is made: thumbnails in files are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let keys = [
    kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent,
  ]
  let isAsked = keys.contains { (options?.object(forKey: $0) as? NSNumber)?.boolValue ?? false }
  guard isAsked, let image = isrc.image(at: index) else { return nil }
  let longest = CGFloat(max(image.width, image.height))
  let limit = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber
  guard let limit = limit.map({ CGFloat($0.doubleValue) }), limit >= 1, limit < longest else {
    return image
  }
  func reduced(_ length: Int) -> CGFloat {
    max(1, (CGFloat(length) * limit / longest).rounded())
  }
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: reduced(image.width), height: reduced(image.height))
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// The size of the file, and how often the frames of a GIF are repeated.
///
/// - Parameter options: without effect.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.count > 0 else { return nil }
  let properties = NSMutableDictionary()
  properties[kCGImagePropertyFileSize] = NSNumber(value: isrc.byteCount)
  if let animation = isrc.animation {
    let count = animation.loopCount ?? 1
    properties[kCGImagePropertyGIFDictionary] = NSDictionary(
      object: NSNumber(value: count), forKey: kCGImagePropertyGIFLoopCount)
  }
  return properties
}

/// Width and height of a picture, pixels, its orientation, which is upright, and how long a frame of a GIF is shown; nil
/// for an index without a picture.
///
/// - Parameter options: without effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let size = isrc.size(at: index) else { return nil }
  let properties = NSMutableDictionary()
  properties[kCGImagePropertyPixelWidth] = NSNumber(value: size.width)
  properties[kCGImagePropertyPixelHeight] = NSNumber(value: size.height)
  properties[kCGImagePropertyOrientation] = NSNumber(value: CGImagePropertyOrientation.up.rawValue)
  if let delay = isrc.animation?.delay(of: index) {
    properties[kCGImagePropertyGIFDictionary] = NSDictionary(
      objects: [NSNumber(value: delay), NSNumber(value: max(delay, 0.1))],
      forKeys: [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime])
  }
  return properties
}
