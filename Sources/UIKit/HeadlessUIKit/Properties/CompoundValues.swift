// Values that scene files and view trees write as one, and that UIKit has as several properties or
// in another form.

/// The shadow of a layer: `{color, opacity, radius, offset}`.
package struct LayerShadow: DescribableValue {
  package var color = UIColor.black
  package var opacity: Float = 1
  /// The standard deviation of the blur, points.
  package var radius: CGFloat = 3
  /// Points.
  package var offset = CGSize(width: 0, height: 3)

  package init() {}

  /// The shadow that a layer casts; nil if none.
  init?(of layer: CALayer?) {
    guard let layer, layer.shadowOpacity != 0 else { return nil }
    color = layer.shadowColor.map { UIColor(cgColor: $0) } ?? .clear
    opacity = layer.shadowOpacity
    radius = layer.shadowRadius
    offset = layer.shadowOffset
  }

  func apply(to layer: CALayer) {
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }

  package var described: PropertyValue {
    ShadowOfLayer.describe(
      color: color.described, opacity: opacity, radius: radius, offset: offset)
  }

  package static var kind: PropertyKind { ShadowOfLayer.kind }
}

/// The shadow of a view: its layer's, or a list of shadows of its outline.
package enum ViewShadow: DescribableValue {
  case layer(LayerShadow)
  case outline([OutlineShadow])

  /// The shadow that a view casts; nil if none.
  init?(of view: UIView) {
    if !view.outlineShadows.isEmpty {
      self = .outline(view.outlineShadows)
    } else if let shadow = LayerShadow(of: view.loadedLayer) {
      self = .layer(shadow)
    } else {
      return nil
    }
  }

  static func set(_ shadow: ViewShadow?, of view: UIView) {
    switch shadow {
    case .layer(let shadow):
      view.outlineShadows = []
      shadow.apply(to: view.layer)
    case .outline(let shadows):
      view.loadedLayer?.shadowOpacity = 0
      view.outlineShadows = shadows
    case nil:
      view.outlineShadows = []
      view.loadedLayer?.shadowOpacity = 0
    }
  }

  package var described: PropertyValue {
    switch self {
    case .layer(let shadow): shadow.described
    case .outline(let shadows): shadows.described
    }
  }

  package static var kind: PropertyKind { OutlineShadow.kind }
}

extension OutlineShadow: DescribableValue {
  /// `{color, opacity, radius, offset}`, with `spread` and `inner` where they differ from 0 and false.
  public var described: PropertyValue {
    var parts: [String: PropertyValue] = [
      "color": color.described, "opacity": opacity.described, "radius": radius.described,
      "offset": offset.described,
    ]
    if spread != 0 { parts["spread"] = spread.described }
    if isInner { parts["inner"] = .bool(true) }
    return .map(parts)
  }

  /// A record.
  public static var kind: PropertyKind {
    guard case .record(var parts) = ShadowOfLayer.kind else { return ShadowOfLayer.kind }
    parts["spread"] = .init(.number, unit: .points)
    parts["inner"] = .init(.flag)
    return .record(parts)
  }
}

/// A transform in parts: `{rotate: degrees, scale: n | [x, y], translate: [x, y]}`; one with shear,
/// which has no such parts, as `{matrix: [a, b, c, d, tx, ty]}`.
package struct ViewTransform: DescribableValue {
  package var transform: CGAffineTransform

  package init(_ transform: CGAffineTransform) {
    self.transform = transform
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    guard let (degrees, scale) = rotationAndScale else {
      return .map([
        "matrix": .list(
          [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            .map { .number(Double($0)) })
      ])
    }
    if degrees != 0 { parts["rotate"] = .number(degrees) }
    if scale.x != 1 || scale.y != 1 {
      parts["scale"] =
        scale.x == scale.y ? .number(scale.x) : .list([.number(scale.x), .number(scale.y)])
    }
    if transform.tx != 0 || transform.ty != 0 {
      parts["translate"] = CGPoint(x: transform.tx, y: transform.ty).described
    }
    return .map(parts)
  }

  package static var kind: PropertyKind {
    .record([
      "rotate": .init(title: "rotation", .number, unit: .degrees),
      "scale": .init(title: "scale", .other),
      "translate": .init(title: "translation", .other, unit: .points),
      "matrix": .init(title: "transform", .other),
    ])
  }

  /// The clockwise rotation in degrees that follows a scaling; nil for a transform with shear, or
  /// one that flattens everything.
  private var rotationAndScale: (degrees: Double, scale: (x: Double, y: Double))? {
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    if b == 0, c == 0, a > 0 || d > 0 { return (0, (a, d)) }
    let width = (a * a + b * b).squareRoot()
    let determinant = a * d - b * c
    guard width > 0, determinant != 0, determinant.isFinite,
      abs(a * c + b * d) <= 1e-9 * abs(determinant)
    else { return nil }
    return (
      Self.rounded(Trigonometry.angle(ofX: a, y: b) * 180 / .pi),
      (Self.rounded(width), Self.rounded(determinant / width))
    )
  }

  /// The number without the last digits, which are rounding errors.
  private static func rounded(_ number: Double) -> Double {
    (number * 1e9).rounded() / 1e9
  }
}

/// Priorities of both axes: `{horizontal, vertical}`; an axis that is nil is left unchanged.
package struct PriorityPair: DescribableValue {
  package var horizontal: UILayoutPriority?
  package var vertical: UILayoutPriority?

  package init(horizontal: UILayoutPriority? = nil, vertical: UILayoutPriority? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) {
    self.init(horizontal: priority(.horizontal), vertical: priority(.vertical))
  }

  func apply(_ set: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void) {
    if let horizontal { set(horizontal, .horizontal) }
    if let vertical { set(vertical, .vertical) }
  }

  package var described: PropertyValue {
    var axes: [String: PropertyValue] = [:]
    if let horizontal { axes["horizontal"] = horizontal.described }
    if let vertical { axes["vertical"] = vertical.described }
    return .map(axes)
  }

  package static var kind: PropertyKind {
    .record(["horizontal": .init(.number), "vertical": .init(.number)])
  }
}

/// A natural size: `[width, height]`, either of which is null where a class has no natural length.
package struct IntrinsicSize: DescribableValue {
  package var width: CGFloat?
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) {
    width = size.width == UIView.noIntrinsicMetric ? nil : size.width
    height = size.height == UIView.noIntrinsicMetric ? nil : size.height
  }

  var size: CGSize {
    CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
  }

  package var described: PropertyValue { .list([width.described, height.described]) }
  package static var kind: PropertyKind { .other }
}

extension LayoutBaselines: DescribableValue {
  /// `{first: fromTop, last: fromBottom}` or `{center: offset}`; two baselines around the middle as
  /// `{center: [first, last]}`.
  public var described: PropertyValue {
    switch self {
    case .edges(let first, let last): .map(["first": first.described, "last": last.described])
    case .center(let first, let last) where first == last: .map(["center": first.described])
    case .center(let first, let last):
      .map(["center": .list([first.described, last.described])])
    }
  }

  /// A record of distances, points.
  public static var kind: PropertyKind {
    let distance = PropertyKind.Part(.number, unit: .points)
    return .record(["first": distance, "last": distance, "center": distance])
  }
}
