import HeadlessUIKit
import Synchronization

/// Parsed paths, shared by the views that draw them.
///
/// Paths are reference counted: a path is removed after the same number of releases as requests, or
/// by `dispose()`. A repository can be used concurrently.
public final class PathRepository: Sendable {
  struct Key: Hashable, Sendable {
    var data: String
    var width: CGFloat
    var height: CGFloat

    init(_ data: String, _ viewBox: CGSize) {
      (self.data, width, height) = (data, viewBox.width, viewBox.height)
    }
  }

  private struct Entry {
    let path: SVGPath
    var count: Int
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// A repository for views to share.
  public static let shared = PathRepository()

  /// An empty repository.
  public init() {}

  /// The path of some data in a view box, parsed at the first request.
  ///
  /// - Throws: `SVGPathError` if the data is invalid.
  public func path(_ data: String, viewBox: CGSize) throws(SVGPathError) -> SVGPath {
    let key = Key(data, viewBox)
    let known = entries.withLock { entries in
      entries[key]?.count += 1
      return entries[key]?.path
    }
    if let known { return known }
    let path = try SVGPath(data, viewBox: viewBox)
    return entries.withLock { entries in
      // A concurrent request may have inserted the path already.
      entries[key, default: Entry(path: path, count: 0)].count += 1
      return entries[key]?.path ?? path
    }
  }

  /// Balances one request of `path(_:viewBox:)`.
  public func release(_ data: String, viewBox: CGSize) { release(Key(data, viewBox)) }

  func release(_ key: Key) {
    entries.withLock { entries in
      entries[key]?.count -= 1
      if entries[key]?.count == 0 { entries[key] = nil }
    }
  }

  /// Removes all paths.
  public func dispose() { entries.withLock { $0 = [:] } }

  /// The number of paths.
  public var count: Int { entries.withLock { $0.count } }
}
