import Synchronization

extension AssetCatalog {
  /// The catalogs of the running task.
  ///
  /// They belong to the task rather than to the process, so that tests with different catalogs run in
  /// parallel.
  @TaskLocal package static var ofTask: [AssetCatalog] = []

  private static let registered = Mutex<[AssetCatalog]>([])

  /// Runs a closure in which `UIImage(named:)` and `UIColor(named:)` search this catalog before any
  /// other one.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue([self] + Self.ofTask, operation: actions)
  }

  /// Makes the catalog known to the whole process. Registering a folder again changes nothing.
  ///
  /// The names of all registered catalogs differ, so that it does not matter in which order parallel
  /// tests register them.
  ///
  /// - Throws: `AssetRegistrationError` if another registered catalog has one of the names.
  public func register() throws(AssetRegistrationError) {
    let collision: AssetRegistrationError? = Self.registered.withLock { catalogs in
      guard !catalogs.contains(where: { $0.url.standardizedFileURL == url.standardizedFileURL })
      else { return nil }
      for other in catalogs {
        if let name = imageNames.first(where: other.hasImage(named:))
          ?? colorNames.first(where: { other.color(named: $0) != nil })
        {
          return AssetRegistrationError(
            name: name, path: url.relativePath, other: other.url.relativePath)
        }
      }
      catalogs.append(self)
      return nil
    }
    if let collision { throw collision }
  }

  /// The catalogs that are searched without a bundle: the task's catalogs, then the registered ones.
  package static var current: [AssetCatalog] { ofTask + registered.withLock(\.self) }
}

/// Two registered catalogs have an image or a colour of the same name.
public struct AssetRegistrationError: Error, Equatable, CustomStringConvertible {
  /// The name of the image or colour that both catalogs have.
  public var name: String
  /// The folder of the catalog that was to be registered.
  public var path: String
  /// The folder of the registered one.
  public var other: String

  /// The name, both folders and the two remedies, in one line.
  public var description: String {
    "'\(name)' of \(path) is in the registered catalog \(other) too: rename one, or use the catalog "
      + "with performAsCurrent"
  }
}
