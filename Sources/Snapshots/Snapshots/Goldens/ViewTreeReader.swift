import ViewTree

/// Parses the output of ``ViewTreeText``.
struct ViewTreeReader {
  /// The text is not a valid tree.
  struct Malformed: Error {}

  /// The maximum nesting of views, and of values in a property; a damaged file must not exhaust the
  /// stack.
  private static let depthLimit = 512

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func readTree() throws(Malformed) -> ViewNode {
    // The view of the last line, preceded by its ancestors.
    var path = [try readView()]
    while position < bytes.count {
      try expect("\n")
      var depth = 0
      while take(" ") { depth += 1 }
      guard (1...min(path.count, Self.depthLimit)).contains(depth) else { throw Malformed() }
      Self.close(&path, downTo: depth)
      path.append(try readView())
    }
    Self.close(&path, downTo: 1)
    return path[0]
  }

  /// Inserts the views below a depth into their superviews.
  private static func close(_ path: inout [ViewNode], downTo depth: Int) {
    while path.count > depth {
      let view = path.removeLast()
      path[path.count - 1].subviews.append(view)
    }
  }

  private mutating func readView() throws(Malformed) -> ViewNode {
    let type = try readName(before: UInt8(ascii: "#"))
    let id = take("#") ? try readName() : nil
    try expect(" ")
    let frame = try readRect()
    var view = ViewNode(type: type, id: id, frame: frame, bounds: frame.boundsAtZero)
    while take(" ") {
      if next == UInt8(ascii: "[") {
        view.bounds = try readRect()
        continue
      }
      let name = try readName()
      if take(":") {
        view.properties[name] = try readValue(depth: 0)
      } else if name == "hidden" {
        view.hidden = true
      } else {
        throw Malformed()
      }
    }
    return view
  }

  private mutating func readRect() throws(Malformed) -> ViewNode.Rect {
    guard case .list(let values) = try readValue(depth: 0), values.count == 4,
      case .number(let x) = values[0], case .number(let y) = values[1],
      case .number(let width) = values[2], case .number(let height) = values[3]
    else { throw Malformed() }
    return ViewNode.Rect(x: x, y: y, width: width, height: height)
  }

  private mutating func readValue(depth: Int) throws(Malformed) -> PropertyValue {
    guard depth < Self.depthLimit else { throw Malformed() }
    if take("[") {
      var values: [PropertyValue] = []
      if take("]") { return .list(values) }
      repeat { values.append(try readValue(depth: depth + 1)) } while take(",")
      try expect("]")
      return .list(values)
    }
    if take("{") {
      var members: [String: PropertyValue] = [:]
      if take("}") { return .map(members) }
      repeat {
        let name = try readName()
        try expect(":")
        members[name] = try readValue(depth: depth + 1)
      } while take(",")
      try expect("}")
      return .map(members)
    }
    if next == UInt8(ascii: "\"") { return .string(try readQuoted()) }
    return PropertyValue(word: try readWord())
  }

  /// A word or a quoted text.
  private mutating func readName(before end: UInt8? = nil) throws(Malformed) -> String {
    next == UInt8(ascii: "\"") ? try readQuoted() : try readWord(before: end)
  }

  private mutating func readWord(before end: UInt8? = nil) throws(Malformed) -> String {
    let start = position
    while let byte = next, byte != end, !ViewTreeText.isDelimiter(byte) { position += 1 }
    guard position > start else { throw Malformed() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readQuoted() throws(Malformed) -> String {
    try expect("\"")
    var content: [UInt8] = []
    while !take("\"") {
      guard let byte = next else { throw Malformed() }
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      content.append(contentsOf: try readEscaped())
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// The UTF-8 of the character after a backslash.
  private mutating func readEscaped() throws(Malformed) -> [UInt8] {
    guard let letter = next else { throw Malformed() }
    position += 1
    switch letter {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [letter]
    case UInt8(ascii: "u"):
      guard bytes.count - position >= 4,
        let code = UInt8(
          String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16), code < 32
      else { throw Malformed() }
      position += 4
      return [code]
    default: throw Malformed()
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Malformed) {
    guard take(character) else { throw Malformed() }
  }
}
