/// A transform in space in parts: `{rotate: [x, y, z], translate: [x, y, z], perspective: distance}`.
///
/// A layer is turned about the x, the y and the z axis, then moved, then seen from a distance.
package struct SpaceTransform: DescribableValue {
  /// Degrees about the axes.
  package var rotation = [CGFloat](repeating: 0, count: 3)
  /// Points along the axes.
  package var translation = [CGFloat](repeating: 0, count: 3)
  /// How far away the viewer is, points; without a perspective if nil.
  package var distance: CGFloat?

  package init() {}

  package var transform: CATransform3D {
    var result = CATransform3DIdentity
    for (axis, degrees) in rotation.enumerated() where degrees != 0 {
      result = result.concatenating(
        CATransform3DMakeRotation(
          degrees * .pi / 180, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0))
    }
    result = result.concatenating(
      CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
    if let distance {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / distance
      result = result.concatenating(perspective)
    }
    return result
  }

  package var described: PropertyValue { transform.described }
  package static var kind: PropertyKind { CATransform3D.kind }
}

/// A path in the notation of SVG, which scenes give to a shape layer.
package struct PathText: DescribableValue {
  package var text: String

  package init(_ text: String) {
    self.text = text
  }

  /// A path in words: its data, or what distinguishes it from others if that is long.
  package init(_ path: CGPath) {
    if case .string(let text) = LayerPath(path).described { self.text = text } else { text = "" }
  }

  /// The path; nil if the text is not one.
  package var path: CGPath? { try? SVGPathData.parse(text) }

  package var described: PropertyValue { .string(text) }
  package static var kind: PropertyKind { .name }
}

/// The lengths of dashes and gaps, points; a solid line if there are none.
package struct DashLengths: DescribableValue {
  package var lengths: [CGFloat]

  package init(_ lengths: [CGFloat]) {
    self.lengths = lengths
  }

  package var described: PropertyValue { lengths.described }
  package static var kind: PropertyKind { .other }
}
