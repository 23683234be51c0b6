// UIKit's global functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Threads

/// An image that is being drawn.
private struct ImageContext {
  /// Nil for an image that would be too large.
  var context: CGContext?
  var scale: CGFloat
}

/// The images that are being drawn on this thread.
private let imageContexts = ThreadStack<ImageContext>()

/// Begins a transparent image with one pixel per point, which becomes the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, which becomes the current context until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - opaque: whether the image starts black instead of transparent.
///   - scale: pixels per point; the current traits' scale if 0.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let current = UITraitCollection.current.displayScale
  let scale = scale > 0 ? scale : current > 0 ? current : 1
  let context = try? CGContext(size: size, scale: scale)
  if let context {
    if opaque { context.makeOpaque() }
    UIGraphicsPushContext(context)
  }
  imageContexts.push(ImageContext(context: context, scale: scale))
}

/// The drawing so far of the image that was begun last; nil if no image is open, or if it is empty
/// or too large.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let current = imageContexts.last, let image = current.context?.makeImage(),
    image.width > 0, image.height > 0
  else { return nil }
  return UIImage(cgImage: image, scale: current.scale)
}

/// Ends the image that was begun last; does nothing without one.
public func UIGraphicsEndImageContext() {
  guard let current = imageContexts.last else { return }
  imageContexts.pop()
  if current.context != nil { UIGraphicsPopContext() }
}

/// Fills a rectangle with the current context's fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a one point wide frame just inside of a rectangle with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  UIRectFrame(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image as a PNG file.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image as a JPEG file.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
