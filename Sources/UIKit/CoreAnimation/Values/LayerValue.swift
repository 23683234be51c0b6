/// A value of a layer's property, in a form that animations compute with.
package enum LayerValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Nil is a clear version of the colour at the other end.
  case color(CGColor?)
  case transform(CATransform3D)
  case numbers([CGFloat])
  case colors([CGColor])
  case path(CGPath?)
  case image(CGImage?)
  /// Anything else: it changes at once.
  case object(Any?)

  /// The types of values.
  package enum Kind: Sendable {
    case number, flag, integer, point, size, rect, color, transform, numbers, colors, path, image
    case object
  }

  /// A value of a kind from what a program passes; nil if it is of another type.
  package init?(_ value: Any?, as kind: Kind) {
    switch kind {
    case .number, .flag, .integer:
      guard let number = LayerValue.number(from: value) else { return nil }
      self = .number(number)
    case .point:
      guard let point = LayerValue.point(from: value) else { return nil }
      self = .point(point)
    case .size:
      if let size = value as? CGSize {
        self = .size(size)
      } else if let size = (value as? NSValue).flatMap(LayerValue.size) {
        self = .size(size)
      } else if let point = LayerValue.point(from: value) {
        self = .size(CGSize(width: point.x, height: point.y))
      } else {
        return nil
      }
    case .rect:
      guard let rect = value as? CGRect ?? (value as? NSValue).flatMap(LayerValue.rect) else {
        return nil
      }
      self = .rect(rect)
    case .color:
      guard LayerValue.isNothing(value) || value is CGColor else { return nil }
      self = .color(value as? CGColor)
    case .transform:
      if let transform = value as? CATransform3D {
        self = .transform(transform)
      } else if let boxed = value as? NSValue, boxed.isTransform3D {
        self = .transform(boxed.caTransform3DValue)
      } else if let transform = value as? CGAffineTransform {
        self = .transform(CATransform3D(transform))
      } else {
        return nil
      }
    case .numbers:
      guard let list = value as? [Any] else { return nil }
      self = .numbers(list.compactMap { LayerValue.number(from: $0) })
    case .colors:
      guard let list = value as? [Any] else { return nil }
      self = .colors(list.compactMap { $0 as? CGColor })
    case .path:
      guard LayerValue.isNothing(value) || value is CGPath else { return nil }
      self = .path(value as? CGPath)
    case .image:
      guard LayerValue.isNothing(value) || value is CGImage else { return nil }
      self = .image(value as? CGImage)
    case .object:
      self = .object(value)
    }
  }

  /// The value as a program receives it.
  package func any(as kind: Kind) -> Any? {
    switch self {
    case .number(let number):
      switch kind {
      case .flag: NSNumber(value: number != 0)
      case .integer: NSNumber(value: Int(number))
      default: NSNumber(value: number.native)
      }
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color
    case .transform(let transform): transform
    case .numbers(let numbers): numbers.map { NSNumber(value: $0.native) }
    case .colors(let colors): colors
    case .path(let path): path
    case .image(let image): image
    case .object(let object): object
    }
  }

  // MARK: Reading

  private static func isNothing(_ value: Any?) -> Bool {
    value == nil || value is NSNull
  }

  package static func number(from value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private static func point(from value: Any?) -> CGPoint? {
    if let point = value as? CGPoint { return point }
    if let size = value as? CGSize { return CGPoint(x: size.width, y: size.height) }
    guard let boxed = value as? NSValue, isOf(boxed, "{CGPoint=") else { return nil }
    return boxed.pointValue
  }

  private static func size(_ value: NSValue) -> CGSize? {
    isOf(value, "{CGSize=") ? value.sizeValue : nil
  }

  private static func rect(_ value: NSValue) -> CGRect? {
    isOf(value, "{CGRect=") ? value.rectValue : nil
  }

  private static func isOf(_ value: NSValue, _ type: String) -> Bool {
    String(cString: value.objCType).hasPrefix(type)
  }
}

extension NSValue {
  /// A value of a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(bytes: t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }, objCType: "[16d]")
  }

  /// The transform; the identity if the value does not hold one.
  public var caTransform3DValue: CATransform3D {
    guard isTransform3D else { return .identity }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(
      rows: (0..<4).map { row in
        SIMD4(numbers[4 * row], numbers[4 * row + 1], numbers[4 * row + 2], numbers[4 * row + 3])
      })
  }

  fileprivate var isTransform3D: Bool { String(cString: objCType) == "[16d]" }
}

extension CATransform3D: _ValueStructure {
  /// The transform in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// The transform in a value; nil if it does not hold one.
  public init?(_value object: NSValue) {
    guard object.isTransform3D else { return nil }
    self = object.caTransform3DValue
  }
}
