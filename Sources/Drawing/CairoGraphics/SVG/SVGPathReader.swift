/// Reads path data command by command and builds the path.
struct SVGPathReader {
  private(set) var path = PathStorage()

  private var scanner: SVGScanner
  private var current = Point(0, 0)
  /// The start of the sub-path, to which `Z` returns.
  private var start = Point(0, 0)
  /// The last control point of the previous segment, for a smooth curve of the same kind.
  private var lastControl: (kind: CurveKind, point: Point)?
  private var hasMoved = false

  private enum CurveKind {
    case cubic, quadratic
  }

  private enum Command: UInt8 {
    case move = 0x4D
    case line = 0x4C
    case horizontal = 0x48
    case vertical = 0x56
    case cubic = 0x43
    case smoothCubic = 0x53
    case quadratic = 0x51
    case smoothQuadratic = 0x54
    case arc = 0x41
    case close = 0x5A

    /// Either case of the letter.
    init?(letter: UInt8) { self.init(rawValue: letter & 0xDF) }
  }

  init(_ text: String) {
    scanner = SVGScanner(text)
  }

  /// Reads to the end.
  mutating func readAll() throws(SVGPathError) {
    scanner.skipWhitespace()
    while let letter = scanner.next {
      guard let command = Command(letter: letter) else {
        throw scanner.unexpected(
          hasMoved ? "a command (one of M L H V C S Q T A Z)" : "M or m, which begins a path")
      }
      guard hasMoved || command == .move else {
        throw scanner.unexpected("M or m, which begins a path")
      }
      scanner.advance()
      try read(command, isRelative: letter & 0x20 != 0)
      scanner.skipWhitespace()
    }
  }

  /// Recovers after an error: skips to a letter that could be a command.
  mutating func skipToNextCommand() {
    if let letter = scanner.next, hasMoved || Command(letter: letter) != .move { scanner.advance() }
    while let letter = scanner.next, Command(letter: letter) == nil { scanner.advance() }
  }

  private mutating func read(_ command: Command, isRelative: Bool) throws(SVGPathError) {
    if command == .close {
      close()
      return
    }
    var command = command
    repeat {
      scanner.skipWhitespace()
      try readSegment(command, isRelative: isRelative)
      // Further pairs after a move are lines.
      if command == .move { command = .line }
    } while try hasMoreArguments()
  }

  private mutating func hasMoreArguments() throws(SVGPathError) -> Bool {
    if scanner.skipSeparator() && !scanner.isAtNumber { throw scanner.unexpected("a number") }
    return scanner.isAtNumber
  }

  private mutating func readSegment(
    _ command: Command, isRelative: Bool
  ) throws(SVGPathError) {
    let origin = isRelative ? current : Point(0, 0)
    switch command {
    case .move:
      move(to: try point(from: origin))
    case .line:
      line(to: try point(from: origin))
    case .horizontal:
      line(to: try checked(Point(try scanner.number() + origin.x, current.y)))
    case .vertical:
      line(to: try checked(Point(current.x, try scanner.number() + origin.y)))
    case .cubic:
      let control1 = try point(from: origin)
      let control2 = try nextPoint(from: origin)
      cubic(control1, control2, to: try nextPoint(from: origin))
    case .smoothCubic:
      let control2 = try point(from: origin)
      cubic(reflectedControl(.cubic), control2, to: try nextPoint(from: origin))
    case .quadratic:
      let control = try point(from: origin)
      quadratic(control, to: try nextPoint(from: origin))
    case .smoothQuadratic:
      quadratic(reflectedControl(.quadratic), to: try point(from: origin))
    case .arc:
      try readArc(from: origin)
    case .close:
      close()
    }
  }

  private mutating func readArc(from origin: Point) throws(SVGPathError) {
    let radiusX = try scanner.number()
    scanner.skipSeparator()
    let radiusY = try scanner.number()
    scanner.skipSeparator()
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isSweep = try scanner.flag()
    let end = try nextPoint(from: origin)
    let arc = SVGArc(
      from: current, to: end, radii: Point(radiusX, radiusY), rotation: rotation, isLarge: isLarge,
      isSweep: isSweep)
    arc.append(to: &path)
    finishSegment(at: end)
  }

  private mutating func nextPoint(from origin: Point) throws(SVGPathError) -> Point {
    scanner.skipSeparator()
    return try point(from: origin)
  }

  private mutating func point(from origin: Point) throws(SVGPathError) -> Point {
    let x = try scanner.number()
    scanner.skipSeparator()
    return try checked(origin + Point(x, try scanner.number()))
  }

  private func checked(_ point: Point) throws(SVGPathError) -> Point {
    guard point.isFinite else { throw scanner.unexpected("coordinates that are not too large") }
    return point
  }

  /// The previous curve's control point reflected in the current point, or the current point after
  /// a segment of another kind.
  private func reflectedControl(_ kind: CurveKind) -> Point {
    guard let lastControl, lastControl.kind == kind else { return current }
    return current * 2 - lastControl.point
  }

  private mutating func move(to point: Point) {
    path.move(to: point)
    start = point
    hasMoved = true
    finishSegment(at: point)
  }

  private mutating func line(to point: Point) {
    path.line(to: point)
    finishSegment(at: point)
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    path.cubic(to: end, control1: control1, control2: control2)
    finishSegment(at: end)
    lastControl = (.cubic, control2)
  }

  private mutating func quadratic(_ control: Point, to end: Point) {
    path.quad(to: end, control: control)
    finishSegment(at: end)
    lastControl = (.quadratic, control)
  }

  private mutating func close() {
    path.close()
    finishSegment(at: start)
  }

  private mutating func finishSegment(at point: Point) {
    current = point
    lastControl = nil
  }
}
