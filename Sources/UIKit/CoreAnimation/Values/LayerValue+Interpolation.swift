extension LayerValue {
  /// The value between two others, at a part of the way; beyond them for a part outside of 0...1.
  ///
  /// Numbers, points and the like are interpolated evenly, colours component by component, transforms
  /// by scale, rotation and translation, paths of the same structure point by point, images by
  /// cross-fading; all else changes in the middle.
  package static func between(_ start: LayerValue, _ end: LayerValue, _ part: CGFloat) -> LayerValue
  {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    switch (start, end) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
          height: mix(a.height, b.height)))
    case (.color(let a), .color(let b)): return .color(.between(a, b, part))
    case (.transform(let a), .transform(let b)):
      return .transform(TransformInSpace.between(a, b, part.native))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(mix))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).compactMap { .between($0, $1, part) })
    case (.path(let a?), .path(let b?)):
      return .path(a.interpolated(to: b, part) ?? (part < 0.5 ? a : b))
    case (.image(let a?), .image(let b?)):
      return .image(a.faded(to: b, part))
    default: return part < 0.5 ? start : end
    }
  }

  /// The sum with another value, for additive animations and those by an amount.
  ///
  /// Transforms are applied one after the other, this one last.
  package func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width,
          height: a.height + b.height))
    case (.color(let a?), .color(let b?)):
      .color(
        CGColor(
          red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
          alpha: a.alpha + b.alpha))
    case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    default: other
    }
  }

  /// The difference to another value: what ``adding(_:)`` adds to that to give this one.
  package func subtracting(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      .transform(a.concatenating(CATransform3DInvert(b)))
    case (.color, .color): self
    default: adding(other.scaled(by: -1))
    }
  }

  /// The value some times, for cumulative animations.
  package func scaled(by factor: CGFloat) -> LayerValue {
    switch self {
    case .number(let a): .number(a * factor)
    case .point(let a): .point(CGPoint(x: a.x * factor, y: a.y * factor))
    case .size(let a): .size(CGSize(width: a.width * factor, height: a.height * factor))
    case .rect(let a):
      .rect(
        CGRect(
          x: a.minX * factor, y: a.minY * factor, width: a.width * factor,
          height: a.height * factor))
    case .numbers(let a): .numbers(a.map { $0 * factor })
    case .color, .transform, .colors, .path, .image, .object: self
    }
  }

  /// How far two values are apart, for even paces; nil where that has no meaning.
  func distance(to other: LayerValue) -> CGFloat? {
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return length(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): return length(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      return length(b.midX - a.midX, b.midY - a.midY)
        + length(b.width - a.width, b.height - a.height)
    case (.color(let a?), .color(let b?)):
      return length(length(b.red - a.red, b.green - a.green), b.blue - a.blue)
    default: return nil
    }
  }
}

extension CGColor {
  /// The colour between two others, component by component; a missing one is a clear version of the
  /// other.
  static func between(_ start: CGColor?, _ end: CGColor?, _ part: CGFloat) -> CGColor? {
    guard let first = start ?? end, let last = end ?? start else { return nil }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGColor(
      red: mix(first.red, last.red), green: mix(first.green, last.green),
      blue: mix(first.blue, last.blue), alpha: mix(start?.alpha ?? 0, end?.alpha ?? 0))
  }
}

extension CGPath {
  /// The path between this one and another with the same kinds of elements in the same order; nil if
  /// they differ.
  func interpolated(to other: CGPath, _ part: CGFloat) -> CGPath? {
    let (own, others) = (elements, other.elements)
    guard own.count == others.count, zip(own, others).allSatisfy({ $0.type == $1.type }) else {
      return nil
    }
    let result = CGMutablePath()
    for (start, end) in zip(own, others) {
      let points = zip(start.points, end.points).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      switch start.type {
      case .moveToPoint: result.move(to: points[0])
      case .addLineToPoint: result.addLine(to: points[0])
      case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}

extension CGImage {
  /// The image between this one and another, which is resampled to this one's size.
  func faded(to other: CGImage, _ part: CGFloat) -> CGImage {
    let weight = UInt32(max(0, min(256, (part * 256).rounded())))
    if weight == 0 { return self }
    if weight == 256 { return other }
    let target = other.bitmap.resampled(toWidth: width, height: height)
    let pixels = zip(bitmap.pixels, target.pixels).map { one, two in
      var pixel: UInt32 = 0
      for shift in [24, 16, 8, 0] as [UInt32] {
        let sum = (one >> shift & 255) * (256 - weight) + (two >> shift & 255) * weight
        pixel |= ((sum + 128) >> 8) << shift
      }
      return pixel
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }
}
