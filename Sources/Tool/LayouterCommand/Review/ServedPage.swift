import Dispatch
import ReviewServer
import Synchronization

/// A review server that runs beside a command.
struct ServedPage {
  /// The address of the page, with the secret that opens it.
  let address: String
  /// Returns an address that leads to the page once.
  let oneTimeAddress: @Sendable () -> String
  /// Ends the server. Its connections are closed with the process.
  let stop: @Sendable () -> Void

  init(
    address: String, oneTimeAddress: @escaping @Sendable () -> String,
    stop: @escaping @Sendable () -> Void
  ) {
    (self.address, self.oneTimeAddress, self.stop) = (address, oneTimeAddress, stop)
  }

  /// Starts the server, and waits until the page is served.
  init(_ session: ReviewSession, port: UInt16) throws {
    let server = ReviewServer(session: session, port: port)
    let started = Mutex<Result<ReviewServer.PageAddress, any Error>?>(nil)
    let semaphore = DispatchSemaphore(value: 0)
    let task = Task.detached {
      @Sendable func finish(_ result: Result<ReviewServer.PageAddress, any Error>) {
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
    guard let page = try started.withLock({ try $0?.get() }) else { throw CancellationError() }
    address = page.permanent
    oneTimeAddress = page.once
    stop = task.cancel
  }
}
