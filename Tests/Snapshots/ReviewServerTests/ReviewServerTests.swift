import Foundation
import Glibc
import Snapshots
import TestSupport
import Testing
import ViewTree

@testable import ReviewServer

/// The server at its socket.
@Suite struct ReviewServerTests {
  let fixture: ReviewFixture

  init() throws { fixture = try ReviewFixture() }

  /// Runs a server while something is done with its port and the token's path.
  private func serving(
    patience: Duration = .seconds(60),
    _ work: @escaping @Sendable (_ port: UInt16, _ path: String) async throws -> Void
  ) async throws {
    let server = ReviewServer(session: fixture.session, port: 0, patience: patience)
    let (addresses, continuation) = AsyncStream<ReviewServer.PageAddress>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { continuation.finish() }
        try await server.run { continuation.yield($0) }
      }
      group.addTask {
        guard let address = await addresses.first(where: { _ in true }),
          let url = URL(string: address.permanent), let port = url.port
        else { return }
        try await work(UInt16(port), url.path(percentEncoded: true))
      }
      // The work ends first, or the server fails.
      try await group.next()
      group.cancelAll()
    }
  }

  private static func status(_ answer: [UInt8]) -> String {
    String(decoding: answer.prefix(12), as: UTF8.self)
  }

  @Test func servesThePageOnTheLoopbackInterfaceOnly() async throws {
    try await serving { port, path in
      let page = try await LoopbackHTTP(port: port).request("GET", path)
      #expect(page.starts(with: Array("<!doctype html>".utf8)))
      #expect(Self.connects(to: 0x7F00_0001, port))
      // Another address of this machine: a server for all of its networks answers there.
      #expect(!Self.connects(to: 0x7F00_0002, port))
    }
  }

  /// Whether a server listens at an address.
  private static func connects(to address: UInt32, _ port: UInt16) -> Bool {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = address.bigEndian
    return withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// Bytes that are not a request, or break off, end a connection at most.
  @Test(arguments: [
    "", "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9223372036854775807\r\n\r\nx",
    "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nx",
    "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n",
    "GET /%zz%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    String(repeating: "x", count: 100_000),
    "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 40_000),
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
    "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ])
  func brokenRequestsEndNothingElse(message: String) async throws {
    try await serving { port, path in
      let client = LoopbackHTTP(port: port)
      let answer = try await client.answer(to: Array(message.utf8), patience: 1)
      #expect(answer.isEmpty || Self.status(answer).hasPrefix("HTTP/1.1 4"))
      let page = try await client.request("GET", path)
      #expect(page.starts(with: Array("<!doctype html>".utf8)))
    }
  }

  @Test func aRequestInTheBodyOfAnotherNeedsTheToken() async throws {
    try await serving { port, path in
      // A form of another page can send this as text/plain, if its length is wrong for the server.
      let inner =
        "POST /0/accept HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
        + "Content-Type: application/json\r\nContent-Length: 22\r\n\r\n{\"names\": [\"changed\"]}"
      let message =
        "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: text/plain\r\n"
        + "Content-Length: 3000000\r\n\r\n" + inner
      _ = try await LoopbackHTTP(port: port).answer(to: Array(message.utf8), patience: 1)
    }
    #expect(try fixture.color(of: "changed") == ReviewFixture.blue)
  }

  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nHost: loc", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
  ])
  func aRequestThatDoesNotArriveInTimeIsRefused(start: String) async throws {
    try await serving(patience: .milliseconds(50)) { port, _ in
      let answer = try await LoopbackHTTP(port: port).answer(to: Array(start.utf8))
      #expect(Self.status(answer) == "HTTP/1.1 408")
    }
  }

  @Test(arguments: [(32_768, "431"), (30_000, "404")])
  func headersAreRefusedFromALengthOn(length: Int, status: String) async throws {
    try await serving { port, _ in
      let message =
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + String(repeating: "x", count: length)
        + "\r\n\r\n"
      let answer = try await LoopbackHTTP(port: port).answer(to: Array(message.utf8))
      #expect(Self.status(answer) == "HTTP/1.1 " + status)
    }
  }

  @Test func acceptsFromTheSocket() async throws {
    try await serving { port, path in
      let body = #"{"names": ["changed"]}"#
      let message =
        "POST \(path)accept HTTP/1.1\r\nHost: localhost:\(port)\r\n"
        + "Origin: http://localhost:\(port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n" + body
      let answer = try await LoopbackHTTP(port: port).answer(to: Array(message.utf8))
      #expect(String(decoding: answer, as: UTF8.self).contains("1 golden written"))
    }
    #expect(try fixture.color(of: "changed") == ReviewFixture.red)
  }

  @Test func eventsAreSentAtOnce() async throws {
    let fixture = fixture
    try await serving { port, path in
      let message = "GET \(path)events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
      async let answer = LoopbackHTTP(port: port).answer(to: Array(message.utf8))
      while fixture.session.events.pageCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
      try fixture.session.update { (fixture.acceptance, try fixture.report.load()) }
      // The answer ends with the stream.
      fixture.session.events.finish()
      let text = String(decoding: try await answer, as: UTF8.self)
      #expect(text.contains("Content-Type: text/event-stream"))
      #expect(text.contains("data: 1\n\n"))
      #expect(text.contains("data: 2\n\n"))
    }
  }

  @Test func aPortInUseIsSaid() async throws {
    let other = try ReviewFixture()
    try await serving { port, _ in
      let second = ReviewServer(session: other.session, port: port)
      await #expect {
        try await second.run { _ in Issue.record("two servers have the same port") }
      } throws: { error in
        "\(error)" == "the port is in use; choose another one, or let the system choose"
      }
    }
  }
}
