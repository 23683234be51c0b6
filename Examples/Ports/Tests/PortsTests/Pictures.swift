import UIKit

/// What a view shows, to look at colours in it.
struct Picture {
  private let pixels: [UInt8]
  private let width: Int
  private let height: Int
  private let scale: CGFloat

  /// Draws a view as it is on the screen.
  ///
  /// - Parameter name: of a file in the folder of the environment variable `PORTS_PICTURES`, for people
  ///   who look at what the tests see.
  init(of view: UIView, scale: CGFloat = 1, named name: String? = nil) {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    self.init(image)
    if let name, let folder = ProcessInfo.processInfo.environment["PORTS_PICTURES"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name)@\(Int(scale))x.png")
      try? image.pngData()?.write(to: file)
    }
  }

  init(_ image: UIImage) {
    let width = image.cgImage?.width ?? 0
    let height = image.cgImage?.height ?? 0
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let context = CGContext(
      data: &pixels, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    if let image = image.cgImage {
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    self.pixels = pixels
    self.width = width
    self.height = height
    scale = image.scale
  }

  /// Red, green, blue, and alpha, premultiplied, at a point from the top left.
  func color(x: CGFloat, y: CGFloat) -> [Int] {
    let column = Int(x * scale)
    let row = Int(y * scale)
    guard column >= 0, column < width, row >= 0, row < height else { return [] }
    let start = (row * width + column) * 4
    return pixels[start..<start + 4].map { Int($0) }
  }
}

extension Array where Element == Int {
  /// Whether two colours are the same but for rounding.
  func isClose(to other: [Int], within tolerance: Int = 3) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
