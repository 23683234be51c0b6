// The values of properties, as view trees and scene files write them.

import JSONValues

extension CGFloat: DescribableValue {}

extension CGPoint: DescribableValue {
  /// `[x, y]`
  public var described: PropertyValue { .list([.number(Double(x)), .number(Double(y))]) }
  /// A list of numbers.
  public static var kind: PropertyKind { .other }
}

extension CGSize: DescribableValue {
  /// `[width, height]`
  public var described: PropertyValue { .list([.number(Double(width)), .number(Double(height))]) }
  /// A list of numbers.
  public static var kind: PropertyKind { .other }
}

extension CGRect: DescribableValue {
  /// `[x, y, width, height]`
  public var described: PropertyValue {
    .list([minX, minY, width, height].map { .number(Double($0)) })
  }
  /// A list of numbers.
  public static var kind: PropertyKind { .other }
}

extension CGColor: DescribableValue {
  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public var described: PropertyValue {
    let bytes = [red, green, blue, alpha].map { UInt8(($0 * 255).rounded()) }
    let written = alpha < 1 ? bytes[...] : bytes.dropLast()
    let digits = Array("0123456789ABCDEF")
    return .string(
      written.reduce(into: "#") { text, byte in
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      })
  }
  /// A colour.
  public static var kind: PropertyKind { .color }
}

extension CATransform3D: DescribableValue {
  /// `{rotate, scale, translate}` within the plane, degrees and points; the sixteen numbers of the
  /// matrix in rows otherwise.
  public var described: PropertyValue {
    guard isAffine else {
      return .map([
        "matrix": .list(
          rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }.map { .number(Self.rounded($0)) })
      ])
    }
    let parts = TransformParts(affinePart)
    var values: [String: PropertyValue] = [:]
    let shear = Self.rounded(parts.shear.native)
    if shear != 0 { values["shear"] = .number(shear) }
    let degrees = Self.rounded(parts.rotation.native * 180 / .pi)
    if degrees != 0 { values["rotate"] = .number(degrees) }
    let (x, y) = (Self.rounded(parts.scaleX.native), Self.rounded(parts.scaleY.native))
    if x != 1 || y != 1 {
      values["scale"] = x == y ? .number(x) : .list([.number(x), .number(y)])
    }
    if m41 != 0 || m42 != 0 { values["translate"] = CGPoint(x: m41, y: m42).described }
    return .map(values)
  }

  /// A record of the parts, all optional.
  public static var kind: PropertyKind {
    .record([
      "rotate": .init(title: "rotation", .number, unit: .degrees),
      "scale": .init(title: "scale", .other),
      "shear": .init(title: "shear", .number),
      "translate": .init(title: "translation", .other, unit: .points),
      "matrix": .init(title: "transform", .other),
    ])
  }

  private static func rounded(_ number: Double) -> Double {
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == 0 ? 0 : rounded
  }
}

extension CACornerMask: NamedOptions {
  /// The corners by the names of scene files and view trees.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner),
    ("bottomLeft", .layerMinXMaxYCorner), ("bottomRight", .layerMaxXMaxYCorner),
  ]
}

/// A named constant of Core Animation, by its name.
package struct LayerConstant: DescribableValue, Equatable {
  package var name: String

  package init(_ name: String) {
    self.name = name
  }

  package var described: PropertyValue { .string(name) }
  package static var kind: PropertyKind { .name }
}

/// An image of a layer: its size in pixels and the first 12 digits of a checksum: `24×24 0f3c9a1b22de`.
package struct LayerImage: DescribableValue {
  package var image: CGImage

  package var described: PropertyValue {
    .string(
      "\(image.width)×\(image.height) \(PixelHash.of(image.bitmap).description.prefix(12))")
  }
  package static var kind: PropertyKind { .image }
}

/// A path of a layer, as the data of an SVG path; a long one by its bounds and a checksum.
package struct LayerPath: DescribableValue {
  package var path: SendablePath

  package init(_ path: CGPath) {
    self.path = SendablePath(path)
  }

  package var described: PropertyValue { .string(path.text) }
  package static var kind: PropertyKind { .name }

  /// The text of a path, which unlike the path can be sent.
  package struct SendablePath: Sendable {
    let text: String

    /// The greatest number of elements that are written out.
    private static let limit = 16

    init(_ path: CGPath) {
      let elements = path.elements
      func number(_ value: CGFloat) -> String {
        JSON.number((Double(value) * 1000).rounded() / 1000).line
      }
      func points(_ points: [CGPoint]) -> String {
        points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      }
      let parts = elements.map { element in
        switch element.type {
        case .moveToPoint: "M " + points(element.points)
        case .addLineToPoint: "L " + points(element.points)
        case .addQuadCurveToPoint: "Q " + points(element.points)
        case .addCurveToPoint: "C " + points(element.points)
        case .closeSubpath: "Z"
        }
      }
      let all = parts.joined(separator: " ")
      guard elements.count > Self.limit else {
        text = all
        return
      }
      let box = path.boundingBoxOfPath
      let bounds = [box.minX, box.minY, box.width, box.height].map(number).joined(separator: ",")
      let checksum = PixelHash.of(
        Bitmap(width: all.utf8.count, height: 1, pixels: all.utf8.map { UInt32($0) }))
      text = "\(elements.count) elements in \(bounds), \(checksum.description.prefix(12))"
    }
  }
}

/// A shadow of a layer: `{color, opacity, radius, offset}`.
package struct ShadowOfLayer: DescribableValue {
  var color: CGColor?
  var opacity: Float
  var radius: CGFloat
  var offset: CGSize

  /// Nil if the layer casts none.
  init?(_ layer: CALayer) {
    guard layer.shadowOpacity != 0 else { return nil }
    color = layer.shadowColor
    opacity = layer.shadowOpacity
    radius = layer.shadowRadius
    offset = layer.shadowOffset
  }

  package var described: PropertyValue {
    Self.describe(color: color.described, opacity: opacity, radius: radius, offset: offset)
  }

  /// - Parameters:
  ///   - radius: the standard deviation of the blur, points.
  ///   - offset: points.
  package static func describe(
    color: PropertyValue, opacity: Float, radius: CGFloat, offset: CGSize
  ) -> PropertyValue {
    .map([
      "color": color, "opacity": opacity.described, "radius": radius.described,
      "offset": offset.described,
    ])
  }

  package static var kind: PropertyKind {
    .record([
      "color": .init(.color), "opacity": .init(.number),
      "radius": .init(.number, unit: .points), "offset": .init(.other, unit: .points),
    ])
  }
}
