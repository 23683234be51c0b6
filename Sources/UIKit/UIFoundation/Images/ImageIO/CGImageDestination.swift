// The functions of ImageIO keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A PNG or JPEG file that gets one picture.
public final class CGImageDestination: _CFObject {
  private enum Place {
    case data(NSMutableData)
    case file(URL)
  }

  private let place: Place
  private let isJPEG: Bool
  private var image: CGImage?
  private var quality: CGFloat = 1

  private init?(_ place: Place, type: String, count: Int) {
    guard ["public.png", "public.jpeg"].contains(type), count == 1 else { return nil }
    self.place = place
    isJPEG = type == "public.jpeg"
  }

  convenience init?(_ data: NSMutableData, type: String, count: Int) {
    self.init(.data(data), type: type, count: count)
  }

  convenience init?(_ file: URL, type: String, count: Int) {
    self.init(.file(file), type: type, count: count)
  }

  func add(_ image: CGImage) {
    self.image = image
  }

  func set(_ properties: CFDictionary?) {
    let quality = properties?.object(forKey: kCGImageDestinationLossyCompressionQuality)
    if let quality = quality as? NSNumber { self.quality = CGFloat(quality.doubleValue) }
  }

  func write() -> Bool {
    guard let image,
      let bytes = isJPEG
        ? UIImage(cgImage: image).jpegData(compressionQuality: quality)
        : (try? image.png()).map({ Data($0) })
    else { return false }
    switch place {
    case .data(let data): data.append(bytes)
    case .file(let file): return (try? bytes.write(to: file, options: .atomic)) != nil
    }
    return true
  }
}

/// A file in memory; nil unless the type is `public.png` or `public.jpeg`, and the count 1.
///
/// - Parameter options: without effect.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data, type: String(type), count: count)
}

/// A file; nil unless the type is `public.png` or `public.jpeg`, and the count 1.
///
/// - Parameter options: without effect.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url as URL, type: String(type), count: count)
}

/// Sets the quality of the file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?)
{
  idst.set(properties)
}

/// Sets the picture, and the quality of the file.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image)
  idst.set(properties)
}

/// Writes the file; false without a picture, or if it cannot be written. Nothing is left half-written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }
