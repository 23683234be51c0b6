import Synchronization

/// The name of the command line tool in help and hints: the name of the executable, which a user's own
/// package may change.
public enum ToolName {
  private static let name = Mutex("layouter")

  /// The name, `layouter` unless another one was set.
  public static var current: String { name.withLock { $0 } }

  /// Sets the name, before anything is printed.
  ///
  /// - Parameter path: The path of the executable, as it was called.
  public static func set(fromPath path: String) {
    // Plugins run the target's executable, whose name the user never types.
    guard let last = path.split(separator: "/").last, !last.hasPrefix("LayouterTool") else {
      return
    }
    name.withLock { $0 = String(last) }
  }
}
