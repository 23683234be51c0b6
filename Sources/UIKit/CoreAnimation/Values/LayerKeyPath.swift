/// A key path of a layer, as `transform.rotation.z`: a property, and the part of its value that is
/// meant.
struct LayerKeyPath: Equatable {
  /// The first component.
  let key: String
  /// The components after it.
  let parts: [String]

  init(_ path: String) {
    let components = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    key = components.first ?? ""
    parts = Array(components.dropFirst())
  }
}

extension LayerValue {
  /// A part of the value; nil if it has no such part.
  func part(_ parts: [String]) -> LayerValue? {
    guard let first = parts.first else { return self }
    let rest = Array(parts.dropFirst())
    switch (self, first) {
    case (.rect(let rect), "origin"): return LayerValue.point(rect.origin).part(rest)
    case (.rect(let rect), "size"): return LayerValue.size(rect.size).part(rest)
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.transform(let transform), _): return transform.part(parts)
    default: return nil
    }
  }

  /// The value with another part; nil if it has no such part, or if that has another type.
  func replacing(_ parts: [String], with new: LayerValue) -> LayerValue? {
    guard let first = parts.first else { return new }
    let rest = Array(parts.dropFirst())
    switch (self, first, new) {
    case (.rect(var rect), "origin", _):
      guard case .point(let point)? = LayerValue.point(rect.origin).replacing(rest, with: new)
      else { return nil }
      rect.origin = point
      return .rect(rect)
    case (.rect(var rect), "size", _):
      guard case .size(let size)? = LayerValue.size(rect.size).replacing(rest, with: new)
      else { return nil }
      rect.size = size
      return .rect(rect)
    case (.point(let point), "x", .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), "y", .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), "height", .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.transform(let transform), _, _): return transform.replacing(parts, with: new)
    default: return nil
    }
  }

  /// The kind of a part; nil if values of the kind have no such part.
  static func kind(of kind: Kind, part parts: [String]) -> Kind? {
    guard let last = parts.last else { return kind }
    switch kind {
    case .rect where last == "origin": return .point
    case .rect where last == "size": return .size
    case .transform where parts == ["translation"]: return .size
    case .rect, .point, .size, .transform: return .number
    default: return nil
    }
  }
}

extension CATransform3D {
  /// A translation, scale or rotation; a rotation without an axis is about z, a scale without one is
  /// the mean.
  fileprivate func part(_ parts: [String]) -> LayerValue? {
    let values = TransformInSpace(self)
    let (name, axis) = (parts[0], parts.count > 1 ? parts[1] : nil)
    let index = axis.map { ["x": 0, "y": 1, "z": 2][$0] ?? 3 }
    guard index ?? 0 < 3, parts.count <= 2 else { return nil }
    switch name {
    case "translation":
      let translation = values?.translation ?? SIMD3(m41.native, m42.native, m43.native)
      guard let index else {
        return .size(CGSize(width: translation.x, height: translation.y))
      }
      return .number(CGFloat(translation[index]))
    case "scale":
      let scale = values?.scale ?? .zero
      guard let index else { return .number(CGFloat((scale.x + scale.y + scale.z) / 3)) }
      return .number(CGFloat(scale[index]))
    case "rotation":
      return .number(CGFloat(values?.angles[index ?? 2] ?? 0))
    default: return nil
    }
  }

  fileprivate func replacing(_ parts: [String], with new: LayerValue) -> LayerValue? {
    // What was flattened to nothing cannot be taken apart: it starts over, at its place.
    var values = TransformInSpace(self)
    if values == nil {
      values = TransformInSpace(.identity)
      values?.translation = SIMD3(m41.native, m42.native, m43.native)
    }
    let (name, axis) = (parts[0], parts.count > 1 ? parts[1] : nil)
    let index = axis.map { ["x": 0, "y": 1, "z": 2][$0] ?? 3 }
    guard var values, index ?? 0 < 3, parts.count <= 2 else { return nil }
    switch (name, new) {
    case ("translation", .size(let size)) where index == nil:
      values.translation.x = size.width.native
      values.translation.y = size.height.native
    case ("translation", .point(let point)) where index == nil:
      values.translation.x = point.x.native
      values.translation.y = point.y.native
    case ("translation", .number(let number)) where index != nil:
      values.translation[index ?? 0] = number.native
    case ("scale", .number(let number)):
      if let index {
        values.scale[index] = number.native
      } else {
        values.scale = SIMD3(repeating: number.native)
      }
    case ("rotation", .number(let number)):
      var angles = values.angles
      angles[index ?? 2] = number.native
      values.angles = angles
    default: return nil
    }
    return .transform(values.transform)
  }
}
