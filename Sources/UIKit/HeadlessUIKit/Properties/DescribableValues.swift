// The values of properties, as view trees and scene files write them.

import JSONValues

extension UIEdgeInsets: DescribableValue {
  /// `{left, top, right, bottom}`
  public var described: PropertyValue {
    .map([
      "left": .number(Double(left)), "top": .number(Double(top)), "right": .number(Double(right)),
      "bottom": .number(Double(bottom)),
    ])
  }

  /// A record of four sides, points.
  public static var kind: PropertyKind {
    let side = PropertyKind.Part(.number, unit: .points)
    return .record(["left": side, "top": side, "right": side, "bottom": side])
  }
}

extension UIColor: DescribableValue {
  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque, under the current traits.
  public var described: PropertyValue { .string(hex(in: .current)) }
  /// A colour.
  public static var kind: PropertyKind { .color }
}

extension UIImage: DescribableValue {
  /// The size in points and the first 12 digits of a checksum of the pixels, which are rendered at
  /// this size for vectors, and the name of a symbol: `24×24 0f3c9a1b22de`, `18×16 57ab01c92d3e heart.fill`.
  public var described: PropertyValue {
    let checksum = identifyingBitmap.map { PixelHash.of($0).description.prefix(12) } ?? "empty"
    let side = { (length: CGFloat) in JSON.number(Double(length)).line }
    let name = symbolName.map { " " + $0 } ?? ""
    return .string("\(side(size.width))×\(side(size.height)) \(checksum)\(name)")
  }

  /// An image.
  public static var kind: PropertyKind { .image }

  private var identifyingBitmap: Bitmap? {
    if let pixels = resolved(in: .current).uprightPixels { return pixels.bitmap }
    guard size.width > 0, size.height > 0, let context = try? CGContext(size: size, scale: 1)
    else { return nil }
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return try? context.makeBitmap()
  }
}

extension UILayoutPriority: DescribableValue {
  /// The raw value of the priority.
  public var described: PropertyValue { .number(Double(rawValue)) }
  /// A number.
  public static var kind: PropertyKind { .number }
}

extension UIWindow.Level: DescribableValue {
  /// The raw value of the level.
  public var described: PropertyValue { .number(Double(rawValue)) }
  /// A number.
  public static var kind: PropertyKind { .number }
}
