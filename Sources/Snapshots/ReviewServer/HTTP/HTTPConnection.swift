import FlyingSocks
import Foundation

/// A connection of one request and its response.
///
/// Browsers would use a connection again, but on the loopback interface a new one costs nothing. And after
/// the response nothing of a request can be left over that would be taken for the next one.
struct HTTPConnection {
  let socket: AsyncSocket
  /// How long a request may take to arrive.
  let patience: Duration

  /// Answers the request, and closes the connection.
  func answer(by respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async {
    defer { try? socket.close() }
    do {
      do {
        let request = try await withTimeLimit { try await receive() }
        try await send(respond(request))
      } catch let refusal as Refusal {
        try await send(refusal.response)
      }
    } catch {
      // The client is gone, or the server ends: no one is left to inform.
    }
  }

  private func receive() async throws -> HTTPRequest {
    var bytes: [UInt8] = []
    var end = bytes.firstRange(of: Self.emptyLine)
    while end == nil {
      guard bytes.count < HTTPRequest.headLimit else {
        throw Refusal(
          .headerFieldsTooLarge,
          "The headers may have \(HTTPRequest.headLimit) bytes at most.")
      }
      bytes += try await socket.read(atMost: 4096)
      end = bytes.firstRange(of: Self.emptyLine)
    }
    guard let end else { throw Refusal.malformed("it is empty") }
    var request = try HTTPRequest(head: bytes[..<end.lowerBound])
    let length = try request.bodyLength()
    var body = Array(bytes[end.upperBound...])
    while body.count < length {
      body += try await socket.read(atMost: min(4096, length - body.count))
    }
    request.body = Array(body.prefix(length))
    return request
  }

  private static let emptyLine: [UInt8] = [13, 10, 13, 10]

  private func send(_ response: HTTPResponse) async throws {
    switch response.body {
    case .bytes(let bytes):
      try await socket.write(Data(response.head + bytes))
    case .messages(let messages):
      try await socket.write(Data(response.head))
      for await message in messages { try await socket.write(Data(message.utf8)) }
    }
  }

  private func withTimeLimit<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await Task.sleep(for: patience)
        throw Refusal(.requestTimeout, "The request did not arrive in time.")
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
