import Dispatch
import ReviewServer
import Synchronization

/// A review server that runs beside a command.
struct ServedPage {
  /// The address of the page, with the secret that opens it.
  let address: String
  private let task: Task<Void, Never>

  /// Starts the server, and waits until the page is served.
  init(_ session: ReviewSession, port: UInt16) throws {
    let server = ReviewServer(session: session, port: port)
    let started = Mutex<Result<String, any Error>?>(nil)
    let semaphore = DispatchSemaphore(value: 0)
    task = Task.detached {
      @Sendable func finish(_ result: Result<String, any Error>) {
        let isFirst = started.withLock { started in
          defer { started = started ?? result }
          return started == nil
        }
        if isFirst { semaphore.signal() }
      }
      do {
        try await server.run { finish(.success($0)) }
      } catch {
        finish(.failure(error))
      }
    }
    semaphore.wait()
    address = try started.withLock { try $0?.get() } ?? ""
  }

  /// Ends the server. Its connections are closed with the process.
  func stop() { task.cancel() }
}
