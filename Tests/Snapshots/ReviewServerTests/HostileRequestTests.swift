import JSONValues
import Snapshots
import Testing

@testable import ReviewServer

/// Requests that are not the page's, and change nothing.
@Suite struct HostileRequestTests {
  let fixture: ReviewFixture

  init() throws { fixture = try ReviewFixture() }

  private static let accept = #"{"names": ["changed"]}"#

  /// One thing that is wrong with a request that accepts.
  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var status: Int
    var headers: [String: String?] = [:]
    var path = "accept"
    var body = accept
    var method = "POST"

    init(
      _ description: String, _ status: Int, headers: [String: String?] = [:],
      path: String = "accept", body: String = accept, method: String = "POST"
    ) {
      testDescription = description
      (self.status, self.headers, self.path) = (status, headers, path)
      (self.body, self.method) = (body, method)
    }
  }

  static let faults = [
    // By a name of its own that points to this machine, a page could read the answers.
    Fault("a foreign host", 421, headers: ["Host": "evil.example:8080"]),
    Fault("a host that starts as ours", 421, headers: ["Host": "127.0.0.1.evil.example:8080"]),
    Fault("a host that ends as ours", 421, headers: ["Host": "evil.localhost:8080"]),
    Fault("an address of the network", 421, headers: ["Host": "192.168.1.7:8080"]),
    Fault("the address of all networks", 421, headers: ["Host": "0.0.0.0:8080"]),
    Fault("no port after the colon", 421, headers: ["Host": "127.0.0.1:"]),
    Fault("a port that is none", 421, headers: ["Host": "127.0.0.1:80@evil.example"]),
    Fault("no host", 421, headers: ["Host": nil]),

    Fault("a foreign origin", 403, headers: ["Origin": "http://evil.example"]),
    Fault("another port of this machine", 403, headers: ["Origin": "http://127.0.0.1:3000"]),
    Fault("another name of this machine", 403, headers: ["Origin": "http://localhost:8080"]),
    Fault("another scheme", 403, headers: ["Origin": "https://127.0.0.1:8080"]),
    Fault("a file", 403, headers: ["Origin": "null"]),
    Fault("no origin", 403, headers: ["Origin": nil]),
    Fault("another site", 403, headers: ["Sec-Fetch-Site": "cross-site"]),
    Fault("the same site, but another origin", 403, headers: ["Sec-Fetch-Site": "same-site"]),
    Fault(
      "a navigation of another site", 403,
      headers: [
        "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "document",
      ]),

    // What a form of another page can send.
    Fault("a form", 415, headers: ["Content-Type": "application/x-www-form-urlencoded"]),
    Fault("a text", 415, headers: ["Content-Type": "text/plain"]),
    Fault("nearly JSON", 415, headers: ["Content-Type": "application/jsonp"]),
    Fault("no type", 415, headers: ["Content-Type": nil]),

    Fault("no JSON", 400, body: "names"),
    Fault("nothing", 400, body: ""),
    Fault("other JSON", 400, body: "[]"),
    Fault("a number as a name", 400, body: #"{"names": [1]}"#),
    Fault("the parent folder", 400, body: #"{"names": ["../changed"]}"#),
    Fault("an absolute path", 400, body: #"{"names": ["/etc/passwd"]}"#),
    Fault("a zero byte", 400, body: #"{"names": ["changed\u0000"]}"#),
    Fault("deep nesting", 400, body: String(repeating: "[", count: 100_000)),

    Fault("another method", 405, method: "PUT"),
    Fault("deleting", 405, method: "DELETE"),
    Fault("asking for permission", 405, method: "OPTIONS"),
    Fault("a method of its own", 405, method: "ACCEPT"),

    Fault("an unknown address", 404, path: "record"),
    Fault("a longer address", 404, path: "accept/"),
    Fault("an escaped address", 404, path: "%61ccept"),
    Fault("dots", 404, path: "./accept"),
    Fault("more dots", 404, path: "x/../accept"),
  ]

  @Test(arguments: faults) func isRefused(fault: Fault) async throws {
    let request = fixture.request(
      fault.method, fault.path, body: fault.body, headers: fault.headers)
    #expect(await fixture.answer(to: request).status == fault.status)
    #expect(try fixture.color(of: "changed") == ReviewFixture.blue)
  }

  /// Otherwise the test above would show nothing.
  @Test func withoutAFaultItIsAccepted() async throws {
    let request = fixture.request("POST", "accept", body: Self.accept)
    #expect(await fixture.answer(to: request).status == 200)
    #expect(try fixture.color(of: "changed") == ReviewFixture.red)
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:9000", "LOCALHOST", "[::1]:80", "[::1]"])
  func loopbackNamesWithAnyPortAreAnswered(host: String) async throws {
    let request = fixture.request(
      "POST", "accept", body: Self.accept, headers: ["Host": host, "Origin": "http://\(host)"])
    #expect(await fixture.answer(to: request).status == 200)
  }

  @Test func withoutTheTokenThereIsNothing() async throws {
    let right = fixture.token.description
    let wrong = [
      "", "0", String(right.dropLast()), right + "0", right.uppercased() + "!",
      String(right.reversed()) + "x", AccessToken().description,
    ]
    for token in wrong {
      for path in ["/\(token)/", "/\(token)/report", "/\(token)/pictures/0", "/", "//\(right)/"] {
        var request = fixture.request("GET", "")
        request.path = path
        #expect(await fixture.answer(to: request).status == 404, "\(path)")
      }
    }
  }

  @Test(arguments: [
    "pictures/../report.json", "pictures/..%2freport.json", "pictures/0.png", "pictures/",
    "pictures/0/", "pictures/ 0", "../report.json", "report.json", "actual/changed.png",
    "index.html", "etc/passwd", "accept",
  ])
  func noFileIsServed(path: String) async throws {
    _ = await fixture.answer(to: fixture.request("GET", "report"))
    #expect(await fixture.answer(to: fixture.request("GET", path)).status == 404)
  }

  @Test func anotherPageCannotReadOrFrameThePage() async throws {
    let headers = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]
    let frame = headers.merging(["Sec-Fetch-Dest": "iframe"]) { $1 }
    let link = headers.merging(["Sec-Fetch-Dest": "document"]) { $1 }
    func status(_ path: String, _ headers: [String: String]) async -> Int {
      await fixture.answer(to: fixture.request("GET", path, headers: headers)).status
    }
    #expect(await status("", frame) == 403)
    #expect(await status("", link) == 200)
    #expect(await status("report", link) == 403)
    #expect(await status("report", ["Origin": "http://evil.example"]) == 403)
    #expect(await status("report", ["Sec-Fetch-Site": "cross-site"]) == 403)
  }

  @Test func aTicketLeadsToThePageOnce() async throws {
    let address = ReviewServer.PageAddress(port: 8080, check: fixture.handler.check)
    func open(_ address: String, headers: [String: String] = [:]) async -> HTTPResponse {
      var request = fixture.request("GET", "", headers: headers)
      request.path = String(address.dropFirst("http://127.0.0.1:8080".count))
      return await fixture.handler.respond(to: request)
    }
    let first = address.once()
    #expect(!first.contains(fixture.token.description))
    let second = address.once()
    // The first became invalid, and another page cannot use the second one up.
    #expect(await open(first).status == .notFound)
    #expect(await open(second, headers: ["Sec-Fetch-Site": "cross-site"]).status == .forbidden)
    #expect(await open(second, headers: ["Host": "evil.example"]).status == .misdirectedRequest)
    let response = await open(second)
    #expect(response.status == .seeOther)
    #expect(response["Location"] == "/\(fixture.token)/")
    #expect(await open(second).status == .notFound)
    #expect(await open("http://127.0.0.1:8080/open/").status == .notFound)
  }

  @Test func tokensDiffer() {
    let tokens = (0..<100).map { _ in AccessToken().description }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func linksInTheReportAreNotFollowed() async throws {
    try fixture.folder.write(
      try fixture.folder.bytes("report/actual/changed.png"), to: "elsewhere.png")
    try fixture.folder.remove("report/actual/changed.png")
    try fixture.folder.link("report/actual/changed.png", to: "elsewhere.png")
    let outcome = await fixture.decide("accept", Self.accept)
    #expect(outcome.status == 500)
    #expect(outcome.message.contains("cannot follow the symbolic link"))
    #expect(try fixture.color(of: "changed") == ReviewFixture.blue)
  }
}
