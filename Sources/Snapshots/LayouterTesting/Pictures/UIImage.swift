import Foundation
import ImageComparison

extension Diffing where Value == UIImage {
  /// Compares all pixels.
  public static var image: Diffing { image() }

  /// Compares the pixels of two pictures.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1: at 1, every bit
  ///     counts, at 0.98 what most people take for the same (CIEDE2000 up to 2). Pictures that
  ///     this package draws are the same to the bit on every machine.
  ///   - scale: Pixels per point of a picture that is read; 1 if nil.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
    let options = ComparisonOptions(
      precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
      diff: { expected, actual in
        guard let old = expected.bitmap(), let new = actual.bitmap() else {
          return ("one of the pictures has no pixels", [])
        }
        let comparison = ImageComparison.compare(expected: old, actual: new, options: options)
        guard !comparison.isSame else { return nil }
        return (
          "\(comparison.differentPixels) of \(comparison.totalPixels) pixels differ",
          []
        )
      })
    diffing.picture = Picture(options: options, scale: scale) { $0.bitmap() }
    return diffing
  }
}

extension ComparisonOptions {
  /// With the parameters of swift-snapshot-testing.
  init(precision: Float, perceptualPrecision: Float) {
    let tolerance = min(max(1 - perceptualPrecision.decimal, 0), 1)
    self.init(
      metric: tolerance > 0 ? .ciede2000 : .exact, threshold: tolerance > 0 ? tolerance * 100 : nil,
      precision: min(max(precision.decimal, 0), 1))
  }
}

extension Float {
  /// The number as it is written: 0.99, where a conversion gives 0.9900000095.
  fileprivate var decimal: Double { Double(description) ?? Double(self) }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture as it is.
  public static var image: Snapshotting { image() }

  /// The picture as it is; for the parameters, see
  /// ``Diffing/image(precision:perceptualPrecision:scale:)``.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Format == UIImage {
  /// A strategy that draws, and knows the views of its picture.
  static func picture(
    precision: Float, perceptualPrecision: Float, scale: CGFloat,
    _ drawing: @escaping (Value) throws -> ViewDrawing
  ) -> Snapshotting {
    var snapshotting = Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale),
      snapshot: { value in
        guard let drawing = try? drawing(value), let bitmap = try? drawing.bitmap() else {
          return UIImage()
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: drawing.scale)
      })
    snapshotting.drawing = drawing
    return snapshotting
  }
}

extension UIImage {
  /// The pixels, drawn for shapes; nil if there are none.
  func bitmap() -> Bitmap? {
    if let uprightPixels { return uprightPixels.bitmap }
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.cgImage?.bitmap
  }
}
