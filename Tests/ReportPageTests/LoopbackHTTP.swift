import Dispatch
import Glibc

/// A client for HTTP/1.1 on the loopback interface, one connection a request.
///
/// `URLSession` of Foundation for Linux does not read answers whose header fields have no space after
/// the colon, as those of chromedriver.
struct LoopbackHTTP: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let port: UInt16

  /// Sends a request, and returns the body of the answer, whatever its status.
  func request(_ method: String, _ path: String, body: [UInt8] = []) async throws -> [UInt8] {
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n"
      + "Connection: close\r\n\r\n"
    let message = Array(head.utf8) + body
    return try await withCheckedThrowingContinuation { continuation in
      // Blocks a thread of its own, instead of one that tasks share.
      DispatchQueue.global().async {
        continuation.resume(with: Result { try exchange(message) })
      }
    }
  }

  private func exchange(_ message: [UInt8]) throws -> [UInt8] {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard connection >= 0 else { throw Failure(description: "there is no socket") }
    defer { close(connection) }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(description: "port \(port) does not answer") }
    var sent = 0
    while sent < message.count {
      let count = send(connection, Array(message[sent...]), message.count - sent, 0)
      guard count > 0 else { throw Failure(description: "the connection was closed") }
      sent += count
    }
    return try body(from: connection)
  }

  private func body(from connection: Int32) throws -> [UInt8] {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let start = Self.endOfHead(in: answer),
        answer.count - start >= Self.contentLength(of: answer[..<start])
      {
        return Array(answer[start...])
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw Failure(description: "the answer is incomplete") }
      answer += buffer[..<count]
    }
  }

  /// The index after the empty line.
  private static func endOfHead(in answer: [UInt8]) -> Int? {
    answer.firstRange(of: [13, 10, 13, 10])?.upperBound
  }

  private static func contentLength(of head: ArraySlice<UInt8>) -> Int {
    for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        return Int(parts[1].drop { $0 == " " }) ?? 0
      }
    }
    return 0
  }
}
