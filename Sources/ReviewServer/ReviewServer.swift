import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page of a report on the loopback interface, for this machine only.
public final class ReviewServer: Sendable {
  private let server: HTTPServer
  private let session: ReviewSession
  private let token = AccessToken()

  /// - Parameter port: 0 for any that is free.
  public init(session: ReviewSession, port: UInt16 = 0) throws {
    self.session = session
    server = HTTPServer(
      config: .init(
        address: try .inet(ip4: "127.0.0.1", port: port),
        // Accepting a thousand pictures takes longer than the default of 15 seconds.
        timeout: 3600, logger: .disabled),
      handler: ReviewHandler(session: session, token: token))
  }

  /// The server could not be started.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter onStart: Receives the address of the page as soon as it is served.
  /// - Throws: ``Failure`` or `CancellationError`.
  public func run(onStart: @escaping @Sendable (String) -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        do {
          try await server.run()
        } catch  where !Task.isCancelled {
          throw Failure(description: Self.reason(error))
        }
      }
      group.addTask { [self] in
        try await server.waitUntilListening()
        guard case .ip4(_, let port)? = await server.listeningAddress else { return }
        onStart("http://127.0.0.1:\(port)/\(token)/")
        while true {
          try await Task.sleep(for: .seconds(5))
          session.events.beat()
        }
      }
      defer { group.cancelAll() }
      // Whichever fails first; both end only by failing.
      try await group.next()
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, EADDRINUSE, _) = error {
      return "the port is in use; choose another one, or let the system choose"
    }
    if case SocketError.failed(_, EACCES, _) = error {
      return "the port is reserved for the system; choose one above 1023"
    }
    return "the server cannot be started: \(error.localizedDescription)"
  }
}
