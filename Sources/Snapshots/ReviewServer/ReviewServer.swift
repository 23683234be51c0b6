import FlyingSocks
import Glibc

/// Serves the page of a report on the loopback interface, for this machine only.
///
/// The sockets are FlyingFox's (FlyingSocks); its server is not used: that links Foundation's networking,
/// with curl and two dozen other libraries, into the tool, and reads headers of any length.
public final class ReviewServer: Sendable {
  private let handler: ReviewHandler
  private let port: UInt16
  /// How long a request may take to arrive.
  private let patience: Duration

  /// - Parameter port: 0 for any that is free.
  public convenience init(session: ReviewSession, port: UInt16 = 0) {
    self.init(session: session, port: port, patience: .seconds(10))
  }

  init(session: ReviewSession, port: UInt16, patience: Duration) {
    handler = ReviewHandler(session: session, token: AccessToken())
    (self.port, self.patience) = (port, patience)
  }

  /// How a browser finds the page.
  public struct PageAddress: Sendable {
    let port: UInt16
    let check: RequestCheck

    /// The address of the page; whoever knows it can decide.
    public var permanent: String { "\(origin)/\(check.token)/" }

    /// An address that leads to the page once, within a minute: for the arguments of a browser, which other
    /// users of the machine can read. It makes an earlier one invalid.
    public func once() -> String { origin + RequestCheck.openingPath + "\(check.ticket.issue())" }

    private var origin: String { "http://127.0.0.1:\(port)" }
  }

  /// The server could not be started.
  public struct Failure: Error, CustomStringConvertible {
    /// The cause and the remedy, as a sentence.
    public let description: String
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter onStart: Receives the address of the page as soon as it is served.
  /// - Throws: ``Failure`` or `CancellationError`.
  public func run(onStart: @escaping @Sendable (PageAddress) -> Void) async throws {
    let socket: Socket
    do {
      socket = try listen()
    } catch {
      throw Failure(description: Self.reason(error))
    }
    defer { try? socket.close() }
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let connections = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { [self] group in
      group.addTask { try await pool.run() }
      group.addTask { try await self.answer(connections) }
      group.addTask { try await self.beat() }
      onStart(PageAddress(port: try port(of: socket), check: handler.check))
      defer { group.cancelAll() }
      // They end only by failing, or if the task is cancelled.
      try await group.next()
    }
  }

  private func listen() throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      // A port can be used again at once after a server has ended.
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
  }

  private func port(of socket: Socket) throws -> UInt16 {
    guard case .ip4(_, let port) = try socket.sockname() else { return port }
    return port
  }

  private func answer(_ connections: AsyncSocket) async throws {
    let (handler, patience) = (handler, patience)
    try await withThrowingDiscardingTaskGroup { group in
      for try await socket in connections.sockets {
        group.addTask {
          await HTTPConnection(socket: socket, patience: patience).answer {
            await handler.respond(to: $0)
          }
        }
      }
    }
  }

  /// Finds out which pages are closed, and keeps the connections of the others open.
  private func beat() async throws {
    while true {
      try await Task.sleep(for: .seconds(5))
      handler.session.events.beat()
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case SocketError.failed(_, EADDRINUSE, _):
      "the port is in use; choose another one, or let the system choose"
    case SocketError.failed(_, EACCES, _):
      "the port is reserved for the system; choose one above 1023"
    default: "\(error)"
    }
  }
}
