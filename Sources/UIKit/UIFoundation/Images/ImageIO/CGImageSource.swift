// The part of ImageIO that image loaders use. The functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The pictures of a file: one for a PNG, JPEG or WebP file, none for other bytes. Animated GIFs are not read.
public final class CGImageSource: _CFObject, Sendable {
  let format: ImageFileFormat?
  /// The picture, upright.
  let image: CGImage?

  init(_ bytes: [UInt8]) {
    format = ImageFileFormat(of: bytes)
    do throws(ImageFileError) {
      image = try CGImage(file: bytes)
    } catch {
      image = nil
    }
  }
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

/// The number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// The type of the file; nil if it is not read here.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.format {
  case .png: NSString(string: "public.png")
  case .jpeg: NSString(string: "public.jpeg")
  case .webP: NSString(string: "org.webmproject.webp")
  default: nil
  }
}

/// A picture, turned upright; nil for an index without a picture.
///
/// - Parameter options: without effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image : nil
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
  guard isAsked, index == 0, let image = isrc.image else { return nil }
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

/// Width and height of a picture, pixels; nil for an index without a picture.
///
/// - Parameter options: without effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return NSDictionary(
    objects: [NSNumber(value: image.width), NSNumber(value: image.height)],
    forKeys: [kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight])
}

// MARK: Options and properties

/// Without effect: pictures are decoded when a source is created.
public nonisolated(unsafe) let kCGImageSourceShouldCache = NSString(
  string: "kCGImageSourceShouldCache")
/// Without effect.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately = NSString(
  string: "kCGImageSourceShouldCacheImmediately")
/// Whether a thumbnail is made of the picture.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageAlways")
/// Whether a thumbnail is made of the picture if the file has no thumbnail.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
/// Without effect: pictures are upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform = NSString(
  string: "kCGImageSourceCreateThumbnailWithTransform")
/// The greatest length of the longer side, pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize = NSString(
  string: "kCGImageSourceThumbnailMaxPixelSize")
/// A number of pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth = NSString(string: "PixelWidth")
/// A number of pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight = NSString(string: "PixelHeight")
