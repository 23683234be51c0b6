import Synchronization

/// The name of the command line tool in help and hints: that of the executable, which a package of one's
/// own may call something else.
public enum ToolName {
  private static let name = Mutex("layouter")

  public static var current: String { name.withLock { $0 } }

  /// Sets the name, before anything is printed.
  ///
  /// - Parameter path: The path of the executable, as it was called.
  public static func set(fromPath path: String) {
    // Plugins run the target's executable, whose name nobody types.
    guard let last = path.split(separator: "/").last, !last.hasPrefix("LayouterTool") else {
      return
    }
    name.withLock { $0 = String(last) }
  }
}
