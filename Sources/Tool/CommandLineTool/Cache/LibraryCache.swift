import FileAccess
import Foundation

/// The user's cache of compiled libraries: a folder for each compiler and each state of Layouter's sources.
public struct LibraryCache: Sendable {
  /// The path of the cache, by the XDG Base Directory Specification: below `XDG_CACHE_HOME`, or `~/.cache`.
  public let folder: String

  /// The cache of the user with these environment variables.
  public init(environment: [String: String]) {
    let named = environment["XDG_CACHE_HOME"] ?? ""
    // The specification has relative paths ignored.
    let root = named.hasPrefix("/") ? named : (environment["HOME"] ?? "/tmp") + "/.cache"
    folder = root + "/layouter/libraries"
  }

  /// A library in the cache.
  public struct Entry: Sendable {
    /// The library's folder.
    public var path: String
    /// When a package was last built with it.
    public var lastUse: Date
  }

  /// Records that a package is built with a library.
  public static func markUsed(_ path: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// All libraries, the last used first, also those whose build was interrupted.
  public var entries: [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }.filter(Files.isFolder)
      .map { Entry(path: $0, lastUse: Files.time(of: $0) ?? .distantPast) }
      .sorted { $0.lastUse > $1.lastUse }
  }

  /// Removes all libraries but the last used one.
  ///
  /// - Returns: How many were removed, and their bytes.
  public func removeOld() throws(CommandFailure) -> (count: Int, bytes: Int) {
    let isPartial = { (entry: Entry) in entry.path.hasSuffix(".partial") }
    let kept = entries.first { !isPartial($0) }?.path
    let old = entries.filter { $0.path != kept }
    var bytes = 0
    for entry in old {
      bytes += Self.size(of: entry.path)
      do {
        try FileManager.default.removeItem(atPath: entry.path)
      } catch {
        throw CommandFailure("cannot remove '\(entry.path)': \(error.localizedDescription)")
      }
    }
    return (old.count, bytes)
  }

  private static func size(of folder: String) -> Int {
    let files = FileManager.default.enumerator(atPath: folder)
    return (files?.compactMap { $0 as? String } ?? []).reduce(0) { sum, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }
}
