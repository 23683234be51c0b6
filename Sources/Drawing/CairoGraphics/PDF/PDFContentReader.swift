import Foundation

/// Reads the operators of a page, or of content that is used in it, into nodes (ISO 32000-1, chapter 8).
struct PDFContentReader {
  let file: PDFFile
  var resources: PDFDictionary
  /// Of the image.
  let frame: CGRect
  /// From the content's own space, in which patterns lie, to the image's.
  let space: CGAffineTransform

  var state: PDFGraphicsState
  var saved: [PDFGraphicsState] = []
  var operands: [PDFObject] = []
  var path = PathStorage()
  /// The rule of a clip that the next painting operator sets.
  var pendingClip: CGPathFillRule?
  var nodes: [(node: VectorNode, clips: [VectorClip], number: Int)] = []
  var clipCount = 0
  var operatorCount = 0
  /// Content in content.
  var depth = 0

  private static let operandLimit = 1000
  private static let operatorLimit = 2_000_000
  private static let savedLimit = 1000
  static let depthLimit = 16

  init(
    file: PDFFile, resources: PDFDictionary, transform: CGAffineTransform, frame: CGRect
  ) {
    self.file = file
    self.resources = resources
    self.frame = frame
    space = transform
    state = PDFGraphicsState(transform: transform)
  }

  /// A reader of content that is used in this one.
  init(_ outer: PDFContentReader, _ resources: PDFDictionary, _ state: PDFGraphicsState) {
    file = outer.file
    frame = outer.frame
    self.resources = resources
    self.state = state
    space = state.transform
    depth = outer.depth + 1
    operatorCount = outer.operatorCount
  }

  /// The nodes of content.
  mutating func read(_ content: [UInt8]) throws(PDFProblem) -> [VectorNode] {
    var scanner = PDFScanner(content[...])
    while true {
      let place = scanner.index
      switch try scanner.token() {
      case nil: return grouped()
      case .object(let object)?:
        if operands.count < Self.operandLimit { operands.append(object) }
      case .word(let name)?:
        operatorCount += 1
        guard operatorCount <= Self.operatorLimit else {
          throw PDFProblem(at: place, "the page has more than \(Self.operatorLimit) operators")
        }
        do throws(PDFProblem) {
          try perform(name)
        } catch {
          // In compressed content, the offset of the operator; the object's own where it is known.
          throw error.offset > 0 ? error : PDFProblem(at: place, error.message)
        }
        operands.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Nodes with the same clips become a group.
  private func grouped() -> [VectorNode] {
    var result: [VectorNode] = []
    var index = 0
    while index < nodes.count {
      let (_, clips, number) = nodes[index]
      let end = nodes[index...].firstIndex { $0.number != number } ?? nodes.count
      result += VectorGroup.clipped(nodes[index..<end].map(\.node), by: clips)
      index = end
    }
    return result
  }

  // MARK: Operands

  /// The last operands, which must be numbers.
  func numbers(_ count: Int) throws(PDFProblem) -> [Double] {
    let numbers = operands.suffix(count).compactMap(\.number)
    guard numbers.count == count else {
      throw PDFProblem(at: 0, "an operator has too few numbers: the page is damaged")
    }
    return numbers
  }

  func points(_ count: Int) throws(PDFProblem) -> [Point] {
    let numbers = try numbers(2 * count)
    return (0..<count).map { Point(numbers[2 * $0], numbers[2 * $0 + 1]) }
  }

  func matrix(_ numbers: [Double]) -> CGAffineTransform {
    let values = numbers.map { CGFloat($0) }
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  /// A resource by the name that is the last operand.
  func resource(_ kind: String) throws(PDFProblem) -> PDFObject {
    guard let name = operands.last?.name else {
      throw PDFProblem(at: 0, "an operator has no name: the page is damaged")
    }
    let named = try file.resolve(resources[kind]).dictionary ?? [:]
    let object = try file.resolve(named[name])
    guard object != .null else { throw PDFProblem(at: 0, "the page has no \(kind) '\(name)'") }
    return object
  }

  var spaces: PDFDictionary {
    get throws(PDFProblem) { try file.resolve(resources["ColorSpace"]).dictionary ?? [:] }
  }

  // MARK: Operators

  mutating func perform(_ name: String) throws(PDFProblem) {
    switch name {
    case "q":
      guard saved.count < Self.savedLimit else {
        throw PDFProblem(at: 0, "more than \(Self.savedLimit) graphics states are saved")
      }
      saved.append(state)
    case "Q": if let last = saved.popLast() { state = last }
    case "cm": state.transform = matrix(try numbers(6)).concatenating(state.transform)
    case "m", "l", "c", "v", "y", "h", "re": try draw(name)
    case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": try paint(name)
    case "W": pendingClip = .winding
    case "W*": pendingClip = .evenOdd
    case "w": state.line.width = abs(try numbers(1)[0])
    case "J":
      let caps: [CGLineCap] = [.butt, .round, .square]
      state.line.cap = caps[min(max(Int(try numbers(1)[0]), 0), 2)]
    case "j":
      let joins: [CGLineJoin] = [.miter, .round, .bevel]
      state.line.join = joins[min(max(Int(try numbers(1)[0]), 0), 2)]
    case "M": state.line.miterLimit = max(try numbers(1)[0], 1)
    case "d": try setDash(operands.dropLast().last?.array, phase: try numbers(1)[0])
    case "gs": try apply(try resource("ExtGState").dictionary ?? [:])
    case "CS", "cs", "SC", "SCN", "sc", "scn", "G", "g", "RG", "rg", "K", "k": try setColor(name)
    case "sh":
      let shading = try PDFShading(try resource("Shading"), spaces: try spaces, in: file)
      try paintShading(shading, shape: nil, .winding, matrix: state.transform, state.fillAlpha)
    case "Do": try use(try resource("XObject"))
    case "BI": throw PDFProblem(at: 0, "pictures in the middle of content are not read; use PNG")
    case "Tr": state.hidesText = try numbers(1)[0] == 3
    case "Tj", "TJ", "'", "\"":
      guard state.hidesText else {
        throw PDFProblem(at: 0, "text is not drawn; convert it to outlines")
      }
    // What else there is sets what nothing here uses, such as marks, flatness and fonts.
    default: break
    }
  }

  mutating func draw(_ name: String) throws(PDFProblem) {
    switch name {
    case "m": path.move(to: try points(1)[0])
    case "l": path.line(to: try points(1)[0])
    case "c":
      let points = try points(3)
      path.cubic(to: points[2], control1: points[0], control2: points[1])
    case "v":
      let points = try points(2)
      path.cubic(to: points[1], control1: path.currentPoint ?? points[0], control2: points[0])
    case "y":
      let points = try points(2)
      path.cubic(to: points[1], control1: points[0], control2: points[1])
    case "h": path.close()
    default:
      let numbers = try numbers(4)
      let (x, y) = (numbers[0], numbers[1])
      path.move(to: Point(x, y))
      path.line(to: Point(x + numbers[2], y))
      path.line(to: Point(x + numbers[2], y + numbers[3]))
      path.line(to: Point(x, y + numbers[3]))
      path.close()
    }
  }

  mutating func setDash(_ pattern: [PDFObject]?, phase: Double) throws(PDFProblem) {
    let lengths = (pattern ?? []).compactMap(\.number)
    // Without a length above 0 a line would have no end of dashes.
    state.line.dashLengths = lengths.contains { $0 > 0 } ? lengths.map { max($0, 0) } : []
    state.line.dashPhase = phase
  }
}
