import JSONValues
import ViewTree

/// A response, after which the connection is closed.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// Each message is sent at once.
    case messages(AsyncStream<String>)
  }

  var status: HTTPStatus
  /// In the order in which they are sent.
  var fields: [(name: String, value: String)]
  var body: Body

  /// - Parameter type: The media type of the body.
  init(_ type: String, _ body: Body, status: HTTPStatus = .ok) {
    self.status = status
    self.body = body
    fields = Self.protection + [("Content-Type", type)]
    if case .bytes(let bytes) = body { fields.append(("Content-Length", "\(bytes.count)")) }
  }

  init(_ json: JSON, status: HTTPStatus = .ok) {
    self.init("application/json", .bytes(Array(json.line.utf8)), status: status)
  }

  /// That a request was refused, or could not be answered.
  init(_ status: HTTPStatus, error reason: String) {
    self.init(["error": reason.json], status: status)
  }

  /// Nothing is stored, embedded elsewhere, or taken for another type. What the page itself may do is
  /// said in it.
  private static let protection = [
    (name: "Connection", value: "close"),
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", "frame-ancestors 'none'"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  /// The first value of a header.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The status line and the headers, with the empty line after them.
  var head: [UInt8] {
    let lines =
      ["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + fields.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
