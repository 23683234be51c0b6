/// A request of HTTP/1.1 (RFC 9112). Requests that are not exactly in its format are refused.
struct HTTPRequest: Sendable, Equatable {
  var method: String
  /// As it was sent: neither escapes nor dots are interpreted. Without the query.
  var path: String
  /// By lowercase names.
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  init(method: String, path: String, fields: [String: String] = [:], body: [UInt8] = []) {
    (self.method, self.path, self.fields, self.body) = (method, path, fields, body)
  }

  /// In bytes; the rest of a request line, the headers of a browser and its cookies are shorter.
  static let headLimit = 1 << 15
  /// In bytes; the names of 10,000 snapshots are shorter.
  static let bodyLimit = 1 << 21

  /// Reads the request line and the headers, without the empty line after them.
  init(head: some Sequence<UInt8>) throws(Refusal) {
    guard let text = String(validating: head, as: UTF8.self) else {
      throw .malformed("it is not UTF-8")
    }
    // A line end is one character, which a lone carriage return or line feed is not.
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let hasControl = lines.contains { line in
      line.unicodeScalars.contains { ($0.value < 32 && $0 != "\t") || $0.value == 127 }
    }
    if hasControl { throw .malformed("it contains a control character") }

    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, Self.isToken(parts[0]), parts[1].hasPrefix("/"),
      parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0"
    else { throw .malformed("its first line must be: METHOD /PATH HTTP/1.1") }
    method = String(parts[0])
    path = String(parts[1].prefix { $0 != "?" })
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isToken(parts[0]) else {
        throw .malformed("it has a header without a name and a colon")
      }
      // Whoever sends a header twice may want different readers to see different values.
      guard fields.updateValue(Self.trimmed(parts[1]), forKey: parts[0].lowercased()) == nil else {
        throw .malformed("it has the header '\(parts[0])' twice")
      }
    }
  }

  subscript(name: String) -> String? { fields[name] }

  /// The length of the body in bytes.
  func bodyLength() throws(Refusal) -> Int {
    if fields["transfer-encoding"] != nil { throw Refusal.lengthRequired }
    guard let text = fields["content-length"] else {
      if method == "POST" { throw Refusal.lengthRequired }
      return 0
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else {
      throw .malformed("its content length is not a number")
    }
    // A number that does not fit is too large as well.
    guard let length = Int(text), length <= Self.bodyLimit else {
      throw Refusal(.contentTooLarge, "The body may have \(Self.bodyLimit) bytes at most.")
    }
    return length
  }

  /// Whether a text is a token (RFC 9110, 5.6.2).
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch Unicode.Scalar(byte) {
        case "0"..."9", "A"..."Z", "a"..."z": true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
