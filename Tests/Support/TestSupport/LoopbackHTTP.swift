import Foundation
import Glibc

/// A client for HTTP/1.1 on the loopback interface, one connection a request.
///
/// `URLSession` of Foundation for Linux does not read answers whose header fields have no space after
/// the colon, such as chromedriver's.
public struct LoopbackHTTP: Sendable {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  public let port: UInt16

  public init(port: UInt16) { self.port = port }

  /// Sends a request, and returns the body of the answer, whatever its status.
  public func request(
    _ method: String, _ path: String, body: [UInt8] = []
  ) async throws -> [UInt8] {
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n"
      + "Connection: close\r\n\r\n"
    let answer = try await answer(to: Array(head.utf8) + body)
    guard let start = Self.endOfHead(in: answer),
      answer.count - start >= Self.contentLength(of: answer[..<start])
    else { throw Failure(description: "the answer is incomplete") }
    return Array(answer[start...])
  }

  /// Sends bytes, and returns the whole answer: up to its end, or up to where the connection is closed,
  /// or nothing more comes for a while.
  ///
  /// - Parameter patience: For how many seconds nothing may come.
  public func answer(to message: [UInt8], patience: Int = 60) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      // Blocks a thread of its own, instead of one of the few that tasks or queues share.
      Thread.detachNewThread {
        continuation.resume(with: Result { try exchange(message, patience: patience) })
      }
    }
  }

  private func exchange(_ message: [UInt8], patience: Int) throws -> [UInt8] {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard connection >= 0 else { throw Failure(description: "there is no socket") }
    defer { close(connection) }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
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
      let count = send(
        connection, Array(message[sent...]), message.count - sent, Int32(MSG_NOSIGNAL))
      // A server may answer and close before it has read everything.
      guard count > 0 else { break }
      sent += count
    }
    return answer(from: connection)
  }

  private func answer(from connection: Int32) -> [UInt8] {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let start = Self.endOfHead(in: answer), Self.hasLength(answer[..<start]),
        answer.count - start >= Self.contentLength(of: answer[..<start])
      {
        return answer
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return answer }
      answer += buffer[..<count]
    }
  }

  private static func hasLength(_ head: ArraySlice<UInt8>) -> Bool {
    String(decoding: head, as: UTF8.self).lowercased().contains("content-length:")
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
