// Foundation on Linux stores no structures in values, but arrays of numbers.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public var cgPointValue: CGPoint { pointValue }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public var cgSizeValue: CGSize { sizeValue }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgRectValue: CGRect { rectValue }

  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
  }

  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// A value of some numbers, for structures of them.
  convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map(\.native), objCType: "[\(numbers.count)d]")
  }

  /// The numbers of a structure; zeros if the value has another number of them.
  func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
