import TestSupport
import Testing

@testable import ReviewServer

/// How the bytes of a request are read.
@Suite struct HTTPRequestTests {
  private func request(_ head: String) throws -> HTTPRequest {
    try HTTPRequest(head: Array(head.utf8))
  }

  @Test func readsLineAndHeaders() throws {
    let request = try request(
      "POST /a%2Fb/../c?x=1 HTTP/1.1\r\nHost: localhost:80\r\nX-Empty:\r\ncontent-LENGTH: \t 12 ")
    #expect(request.method == "POST")
    #expect(request.path == "/a%2Fb/../c")
    #expect(
      request.fields == ["host": "localhost:80", "x-empty": "", "content-length": "12"])
    #expect(try request.bodyLength() == 12)
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", "GET / HTTP/2", "GET x HTTP/1.1",
    "GET * HTTP/1.1", "GET http://localhost/ HTTP/1.1", " GET / HTTP/1.1", "G(T / HTTP/1.1",
    "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n: no name", "GET / HTTP/1.1\r\nspace : before",
    "GET / HTTP/1.1\r\nHost: a\r\n folded", "GET / HTTP/1.1\r\nHost: a\r\nhost: a",
    "GET / HTTP/1.1\nHost: a", "GET / HTTP/1.1\r\nHost: a\nOrigin: b", "GET / HTTP/1.1\r\nX: \u{0}",
    "GET / HTTP/1.1\r\nX: \u{7F}", "GET /\u{1B} HTTP/1.1", "GET / HTTP/1.1\r\nX: a\rb",
  ])
  func whatIsNotExactlyARequestIsRefused(head: String) throws {
    #expect {
      try request(head)
    } throws: { error in
      (error as? Refusal)?.status == .badRequest
    }
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    #expect(throws: Refusal.malformed("it is not UTF-8")) {
      try HTTPRequest(head: Array("GET / HTTP/1.1\r\nX: ".utf8) + [0xFF])
    }
  }

  @Test(
    arguments: [
      ("Content-Length: 0", 0), ("Content-Length: 2097152", 2_097_152), ("Content-Length: 007", 7),
    ])
  func lengthsOfBodies(header: String, length: Int) throws {
    #expect(try request("POST / HTTP/1.1\r\n" + header).bodyLength() == length)
  }

  @Test(
    arguments: [
      ("X: y", HTTPStatus.lengthRequired), ("Transfer-Encoding: chunked", .lengthRequired),
      ("Content-Length: 3\r\nTransfer-Encoding: chunked", .lengthRequired),
      ("Content-Length: 2097153", .contentTooLarge),
      ("Content-Length: 99999999999999999999999", .contentTooLarge),
      ("Content-Length:", .badRequest), ("Content-Length: -1", .badRequest),
      ("Content-Length: +1", .badRequest), ("Content-Length: 1e3", .badRequest),
      ("Content-Length: 0x10", .badRequest), ("Content-Length: 1, 1", .badRequest),
    ])
  func bodiesOfUnclearLengthAreRefused(header: String, status: HTTPStatus) throws {
    let request = try request("POST / HTTP/1.1\r\n" + header)
    #expect {
      try request.bodyLength()
    } throws: { error in
      (error as? Refusal)?.status == status
    }
  }

  /// Whatever arrives is a request or is refused, and never ends the process.
  @Test func damagedRequestsAreReadOrRefused() {
    let head = Array("POST /a/b HTTP/1.1\r\nHost: localhost:1\r\nContent-Length: 12".utf8)
    var random = SplitMix64(seed: 1)
    var read = 0
    for _ in 0..<20_000 {
      var bytes = head
      for _ in 0..<random.next(in: 1...3) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.insert(UInt8(random.next(below: 256)), at: place)
        default: bytes.remove(at: place)
        }
      }
      do throws(Refusal) {
        _ = try HTTPRequest(head: bytes).bodyLength()
        read += 1
      } catch {
        #expect([.badRequest, .lengthRequired, .contentTooLarge].contains(error.status))
      }
    }
    // Some changes are within names and values, others are not.
    #expect(1_000..<19_000 ~= read)
  }

  @Test func otherMethodsHaveNoBody() throws {
    #expect(try request("GET / HTTP/1.1").bodyLength() == 0)
  }

  @Test func responsesAreWrittenWithTheirLength() {
    let response = HTTPResponse("text/plain", .bytes([1, 2, 3]), status: .gone)
    let head = String(decoding: response.head, as: UTF8.self)
    #expect(head.hasPrefix("HTTP/1.1 410 Gone\r\nConnection: close\r\n"))
    #expect(head.hasSuffix("\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n\r\n"))
  }
}
