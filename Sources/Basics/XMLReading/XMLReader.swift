/// Reads the elements of an XML text.
///
/// It supports as much XML as images and Interface Builder's files need: elements, attributes, comments, processing instructions,
/// character data, the five predefined entities and those that the document type declares, whose texts
/// are limited in depth and length. Foundation's XML parser would cost 2 ms of start-up and 4 MB of memory, and
/// its columns count bytes, as expat's do.
package struct XMLReader {
  /// The elements whose text is kept.
  package enum KeptText: Sendable {
    case styleSheets, all
  }

  /// The largest depth of nested elements.
  private static let depthLimit = 100
  /// The largest depth of entities whose texts refer to others.
  private static let entityDepthLimit = 8
  /// The largest number of bytes that all references to declared entities insert.
  private static let entityByteLimit = 1 << 20

  private let bytes: [UInt8]
  private let keptText: KeptText
  private var index = 0
  /// Open elements, the root first.
  private var open: [XMLElement] = []
  /// The texts of declared entities, with the references in them.
  private var entities: [String: [UInt8]] = [:]
  private var insertedBytes = 0

  private var place: XMLPlace { XMLPlace(offset: index) }

  /// Reads a document.
  ///
  /// - Returns: its root element.
  package static func read(
    _ bytes: [UInt8], keeping keptText: KeptText = .styleSheets
  ) throws(XMLError) -> XMLElement {
    var reader = XMLReader(bytes, keptText)
    return try reader.root()
  }

  private init(_ bytes: [UInt8], _ keptText: KeptText) {
    self.bytes = bytes
    self.keptText = keptText
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func root() throws(XMLError) -> XMLElement {
    if let invalid = firstInvalidUTF8 { throw XMLError(at: invalid, "the text is not UTF-8") }
    var root: XMLElement?
    while index < bytes.count {
      if skip("<?") {
        try skipPast("?>", "the processing instruction")
      } else if skip("<!--") {
        try skipPast("-->", "the comment")
      } else if skip("<![CDATA[") {
        let start = place
        try skipPast("]]>", "the character data")
        keep(bytes[start.offset..<index - 3], at: start)
      } else if skip("<!DOCTYPE") {
        try skipDocumentType()
      } else if skip("</") {
        if let closed = try endTag() { root = closed }
      } else if bytes[index] == UInt8(ascii: "<") {
        guard root == nil else {
          throw XMLError(at: place, "there is more than one root element")
        }
        if let closed = try startTag() { root = closed }
      } else {
        try text(isOutside: open.isEmpty)
      }
    }
    if let unclosed = open.last {
      throw XMLError(at: unclosed.place, "element '\(unclosed.name)' is never closed")
    }
    guard let root else { throw XMLError(at: place, "there is no element") }
    return root
  }

  private var firstInvalidUTF8: XMLPlace? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      offset += UTF8.width(scalar)
    }
    return XMLPlace(offset: offset)
  }

  /// - Returns: the root element, if this tag was all of it.
  private mutating func startTag() throws(XMLError) -> XMLElement? {
    let start = place
    index += 1
    var element = XMLElement(name: try name("an element's name"), place: start)
    guard open.count < Self.depthLimit else {
      throw XMLError(at: start, "elements are nested more than \(Self.depthLimit) deep")
    }
    while true {
      let hasSpace = skipWhitespace()
      if skip("/>") { return close(element) }
      if skip(">") {
        open.append(element)
        return nil
      }
      guard index < bytes.count else {
        throw XMLError(at: start, "the tag of element '\(element.name)' does not end")
      }
      guard hasSpace else {
        throw XMLError(at: place, "white space, '>' or '/>' was expected in the tag")
      }
      let attribute = try attribute()
      if element.attribute(attribute.name) != nil {
        throw XMLError(at: attribute.place, "attribute '\(attribute.name)' is there twice")
      }
      element.attributes.append(attribute)
    }
  }

  /// - Returns: the root element, if it is the one that ends.
  private mutating func endTag() throws(XMLError) -> XMLElement? {
    let start = XMLPlace(offset: index - 2)
    let name = try name("an element's name")
    skipWhitespace()
    guard skip(">") else { throw XMLError(at: place, "'>' was expected") }
    guard let element = open.popLast(), element.name == name else {
      throw XMLError(at: start, "'</\(name)>' closes an element that is not the last one opened")
    }
    return close(element)
  }

  /// Adds a finished element to its parent.
  private mutating func close(_ element: XMLElement) -> XMLElement? {
    guard let last = open.indices.last else { return element }
    open[last].children.append(element)
    return nil
  }

  private mutating func attribute() throws(XMLError) -> XMLElement.Attribute {
    let name = try name("an attribute's name")
    skipWhitespace()
    guard skip("=") else { throw XMLError(at: place, "'=' was expected after '\(name)'") }
    skipWhitespace()
    guard index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index])
    else { throw XMLError(at: place, "a value in quotation marks was expected") }
    let quote = bytes[index]
    index += 1
    let start = place
    var value: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      switch bytes[index] {
      case UInt8(ascii: "<"): throw XMLError(at: place, "'<' is not allowed in an attribute value")
      case UInt8(ascii: "&"): value += try reference()
      default:
        value.append(bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else { throw XMLError(at: start, "the value does not end") }
    index += 1
    return .init(name: name, value: String(decoding: value, as: UTF8.self), place: start)
  }

  /// The bytes that a reference such as `&amp;` or `&#x41;` represents.
  private mutating func reference() throws(XMLError) -> [UInt8] {
    let start = place
    guard let (name, end) = Self.reference(in: bytes, at: index) else {
      throw XMLError(at: start, "'&' must begin a reference such as '&amp;'")
    }
    index = end
    return try text(ofReference: name, at: start, depth: 0)
  }

  /// The name of a reference that begins with an ampersand, and the index behind it.
  private static func reference(in bytes: [UInt8], at index: Int) -> (name: String, end: Int)? {
    guard let end = bytes[index...].prefix(130).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    return (String(decoding: bytes[index + 1..<end], as: UTF8.self), end + 1)
  }

  private mutating func text(
    ofReference name: String, at place: XMLPlace, depth: Int
  ) throws(XMLError) -> [UInt8] {
    let predefined = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    if let text = predefined[name] { return Array(text.utf8) }
    if name.first == "#", let scalar = Self.scalar(name.dropFirst()) {
      return Array(String(scalar).utf8)
    }
    guard let text = entities[name] else {
      throw XMLError(at: place, "entity '&\(name);' is unknown")
    }
    guard depth < Self.entityDepthLimit else {
      throw XMLError(
        at: place, "entities refer to each other more than \(Self.entityDepthLimit) deep")
    }
    guard !text.contains(UInt8(ascii: "<")) else {
      throw XMLError(at: place, "entity '&\(name);' has elements; write them in its place")
    }
    insertedBytes += text.count
    guard insertedBytes <= Self.entityByteLimit else {
      throw XMLError(at: place, "entities insert more than \(Self.entityByteLimit >> 20) MB")
    }
    var (result, rest): ([UInt8], Int) = ([], 0)
    while rest < text.count {
      if text[rest] == UInt8(ascii: "&"), let inner = Self.reference(in: text, at: rest) {
        result += try self.text(ofReference: inner.name, at: place, depth: depth + 1)
        rest = inner.end
      } else {
        result.append(text[rest])
        rest += 1
      }
    }
    return result
  }

  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let code =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init)
  }

  /// Text between tags, which images have in style sheets only; outside the root it may only be white space.
  private mutating func text(isOutside: Bool) throws(XMLError) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let start = place
      if bytes[index] == UInt8(ascii: "&") {
        keep(try reference()[...], at: start)
      } else if isOutside && !Self.isWhitespace(bytes[index]) {
        throw XMLError(at: place, "an XML element was expected")
      } else {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<"),
          bytes[index] != UInt8(ascii: "&"),
          !isOutside || Self.isWhitespace(bytes[index])
        {
          index += 1
        }
        keep(bytes[start.offset..<index], at: start)
      }
    }
  }

  private mutating func keep(_ text: ArraySlice<UInt8>, at place: XMLPlace) {
    guard let last = open.indices.last, keptText == .all || open[last].isStyleSheet else { return }
    open[last].text.append(text, at: place)
  }

  // MARK: Document type

  private mutating func skipDocumentType() throws(XMLError) {
    let start = place
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try quotedText()
      case UInt8(ascii: "["):
        index += 1
        try readDeclarations()
      case UInt8(ascii: ">"):
        index += 1
        return
      default:
        index += 1
      }
    }
    throw XMLError(at: start, "the document type does not end")
  }

  /// Reads declarations up to the bracket that ends them. Only entities matter.
  private mutating func readDeclarations() throws(XMLError) {
    let start = place
    while index < bytes.count {
      if skipWhitespace() {
        continue
      } else if skip("]") {
        return
      } else if skip("<!--") {
        try skipPast("-->", "the comment")
      } else if skip("<?") {
        try skipPast("?>", "the processing instruction")
      } else if skip("<!ENTITY") {
        try readEntity()
      } else if skip("<!") {
        try skipDeclaration()
      } else {
        throw XMLError(at: place, "a declaration such as '<!ENTITY' or ']' was expected")
      }
    }
    throw XMLError(at: start, "the declarations of the document type do not end")
  }

  /// Reads the rest of `<!ENTITY name "text">`. Of several declarations the first counts; entities that are
  /// files or that declare others stay unknown.
  private mutating func readEntity() throws(XMLError) {
    skipWhitespace()
    guard !skip("%") else { return try skipDeclaration() }
    let name = try name("an entity's name")
    skipWhitespace()
    if index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]) {
      let text = try quotedText()
      if entities[name] == nil { entities[name] = Array(text) }
    }
    try skipDeclaration()
  }

  /// Skips up to the end of a declaration.
  private mutating func skipDeclaration() throws(XMLError) {
    let start = place
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try quotedText()
      case UInt8(ascii: ">"):
        index += 1
        return
      default: index += 1
      }
    }
    throw XMLError(at: start, "the declaration does not end")
  }

  /// The text between two quotation marks of which the first is here.
  private mutating func quotedText() throws(XMLError) -> ArraySlice<UInt8> {
    let (start, quote) = (place, bytes[index])
    index += 1
    guard let end = bytes[index...].firstIndex(of: quote) else {
      throw XMLError(at: start, "the quoted text does not end")
    }
    defer { index = end + 1 }
    return bytes[index..<end]
  }

  private mutating func name(_ expected: String) throws(XMLError) -> String {
    let start = index
    while index < bytes.count, Self.isName(bytes[index], isFirst: index == start) { index += 1 }
    guard index > start else { throw XMLError(at: place, "\(expected) was expected") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      !isFirst
    default: false
    }
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  @discardableResult
  private mutating func skipWhitespace() -> Bool {
    let start = index
    while index < bytes.count, Self.isWhitespace(bytes[index]) { index += 1 }
    return index > start
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    let isHere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isHere { index += count }
    return isHere
  }

  private mutating func skipPast(_ end: StaticString, _ what: String) throws(XMLError) {
    let start = place
    while index < bytes.count {
      if skip(end) { return }
      index += 1
    }
    throw XMLError(at: start, "\(what) does not end")
  }
}

extension XMLPlace {
  /// Line and column of the place, both counted from 1, the column in characters.
  package func lineAndColumn(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let hasMark = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let lead = before[start...].dropFirst(hasMark ? 3 : 0)
    return (line, String(decoding: lead, as: UTF8.self).count + 1)
  }
}
