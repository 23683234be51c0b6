import Foundation
import FoundationNetworking

// What the classes that load URLs have on Apple's systems only. A file that names one of them imports their module.

extension URLSessionTask {
  /// Whether a delegate gets data while it comes, which it always does.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLRequest {
  /// Whether the request may use a network where data should be saved. There is none, so that it is always true.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request may use a network that costs money. There is none, so that it is always true.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Whether the session may use a network where data should be saved. There is none, so that it is always true.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the session may use a network that costs money. There is none, so that it is always true.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether requests wait for a connection: they fail without one, so that it is always false.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}

extension URLSession {
  /// The tasks that are not finished.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { data, uploads, downloads in
          continuation.resume(returning: (data, uploads, downloads))
        }
      }
    }
  }

  /// The tasks of all kinds that are not finished.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }
}

extension URLError {
  /// Why a network could not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// Mobile data is off for the application.
    case cellular
    /// The network costs money.
    case expensive
    /// Data should be saved.
    case constrained
  }

  /// Why the network could not be used. Always nil: an error here does not say it.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLSessionTaskDelegate {
  /// Called before a task begins to load. Nothing calls it here.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Called when a task waits for a connection. Nothing calls it here.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

// MARK: Trust

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method by which a server proves its identity. Nothing asks for it here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLCredential {
  /// A credential for a server that is trusted, which is never used here.
  public convenience init(trust: Any) {
    self.init(user: "", password: "", persistence: .none)
  }
}
