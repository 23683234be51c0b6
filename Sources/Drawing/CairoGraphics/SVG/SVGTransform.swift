import Foundation

extension CGAffineTransform {
  /// Reads a list of transforms: `translate(1 2) rotate(30)` (CSS Transforms 1, section 8).
  init(svg text: String) throws(SVGPathError) {
    self = .identity
    var scanner = SVGScanner(text)
    scanner.skipWhitespace()
    while !scanner.isAtEnd {
      let before = scanner
      let name = scanner.word()
      guard let counts = Self.svgArguments[name] else {
        throw before.unexpected(
          "a transform (matrix, translate, scale, rotate, skewX or skewY)")
      }
      let arguments = try scanner.arguments(counts)
      self = Self(svg: name, arguments).concatenating(self)
      scanner.skipSeparator()
    }
    if !isFinite { throw scanner.unexpected("numbers that are not too large") }
  }

  /// The numbers of arguments of each transform.
  private static let svgArguments: [String: ClosedRange<Int>] = [
    "matrix": 6...6, "translate": 1...2, "scale": 1...2, "rotate": 1...3, "skewX": 1...1,
    "skewY": 1...1,
  ]

  private init(svg name: String, _ n: [Double]) {
    switch name {
    case "matrix": self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case "translate": self.init(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case "scale": self.init(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case "rotate":
      let turn = CGAffineTransform(rotationAngle: Self.radians(n[0]))
      let (x, y) = n.count > 2 ? (n[1], n[2]) : (0, 0)
      self = CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    case "skewX": self.init(a: 1, b: 0, c: Self.tangent(n[0]), d: 1, tx: 0, ty: 0)
    case "skewY": self.init(a: 1, b: Self.tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: self.init()
    }
  }

  private static func radians(_ degrees: Double) -> Double {
    degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: radians(degrees))
    return sine / cosine
  }
}

extension SVGScanner {
  /// Numbers in parentheses.
  fileprivate mutating func arguments(
    _ counts: ClosedRange<Int>
  ) throws(SVGPathError) -> [Double] {
    skipWhitespace()
    guard skip(UInt8(ascii: "(")) else { throw unexpected("'('") }
    skipWhitespace()
    var numbers = [try number()]
    skipSeparator()
    while isAtNumber && numbers.count < counts.upperBound {
      numbers.append(try number())
      skipSeparator()
    }
    guard counts.contains(numbers.count) else { throw unexpected("a number") }
    // `rotate` takes one number or three.
    if counts == 1...3 && numbers.count == 2 { throw unexpected("a number") }
    guard skip(UInt8(ascii: ")")) else { throw unexpected("')'") }
    return numbers
  }
}
