/// Recognises requests of the server's own page, and refuses all others.
///
/// Any page that the user visits can send requests to a port of the user's machine, and by a host name
/// that it lets point there also read the answers (DNS rebinding). Those do not know the token; and of the
/// headers below, which a browser sets itself, at least one is wrong.
struct RequestCheck: Sendable {
  let token: AccessToken
  let ticket = OpeningTicket()

  /// What a request asks for.
  enum Purpose: Equatable {
    /// To be led to the page, by a ticket.
    case open
    /// To be shown something: a path below the page's path, empty for the page itself.
    case read(String)
    /// To change something, by the content of the body.
    case write(String)
  }

  private static let loopbackNames = ["127.0.0.1", "localhost", "[::1]"]

  func purpose(of request: HTTPRequest) throws(Refusal) -> Purpose {
    let host = try host(of: request)
    try checkOrigin(of: request, host: host)
    if request.method == "GET", let ticket = Self.ticket(in: request.path) {
      try checkSite(of: request, isPage: true)
      guard self.ticket.redeem(ticket) else { throw .unknownAddress }
      return .open
    }
    let path = try path(of: request)
    switch request.method {
    case "GET":
      try checkSite(of: request, isPage: path.isEmpty)
      return .read(path)
    case "POST":
      try checkSite(of: request, isPage: false)
      try checkType(of: request)
      return .write(path)
    default:
      throw Refusal(.methodNotAllowed, "Only GET and POST are allowed.")
    }
  }

  /// The host name and the port that the browser was given. The port need not be the server's: it may be
  /// forwarded, as from a remote machine.
  private func host(of request: HTTPRequest) throws(Refusal) -> String {
    let host = request["host"] ?? ""
    let name = Self.loopbackNames.first { host.lowercased().hasPrefix($0) } ?? ""
    let rest = host.dropFirst(name.count)
    let hasPort = rest.first == ":" && UInt16(rest.dropFirst()) != nil
    guard !name.isEmpty, rest.isEmpty || hasPort else {
      throw Refusal(.misdirectedRequest, "This server answers only for 127.0.0.1 and localhost.")
    }
    return host
  }

  /// The path of the address that a ticket is in, without the ticket.
  static let openingPath = "/open/"

  private static func ticket(in path: String) -> Substring? {
    path.hasPrefix(openingPath) ? path.dropFirst(openingPath.count) : nil
  }

  /// The path after the token.
  private func path(of request: HTTPRequest) throws(Refusal) -> String {
    let parts = request.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, token.matches(parts[1]) else {
      throw .unknownAddress
    }
    return parts.count == 3 ? String(parts[2]) : ""
  }

  private func checkOrigin(of request: HTTPRequest, host: String) throws(Refusal) {
    // A browser sends it with every POST, and with each request to another origin.
    guard let origin = request["origin"] else {
      if request.method == "POST" { throw Refusal(.forbidden, "The request has no origin.") }
      return
    }
    guard origin.lowercased() == "http://" + host.lowercased() else {
      throw Refusal(.forbidden, "The request comes from another page.")
    }
  }

  /// - Parameter isPage: Whether the page itself is requested, which a link may do, too, but no frame.
  private func checkSite(of request: HTTPRequest, isPage: Bool) throws(Refusal) {
    let isNavigation =
      request["sec-fetch-mode"] == "navigate" && request["sec-fetch-dest"] == "document"
    if isPage && isNavigation { return }
    let site = request["sec-fetch-site"]
    guard site == nil || site == "same-origin" || site == "none" else {
      throw Refusal(.forbidden, "The request comes from another page.")
    }
  }

  private func checkType(of request: HTTPRequest) throws(Refusal) {
    let type = request["content-type"]?.lowercased().prefix { $0 != ";" && $0 != " " }
    // Browsers ask before they send this type to another origin, and are not answered.
    guard type == "application/json" else {
      throw Refusal(.unsupportedMediaType, "The body must be application/json.")
    }
  }
}
