import Foundation

/// The checkout of the repository that the tests belong to.
public enum Checkout {
  public static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL

  /// - Parameter path: Relative to the root, such as "Fixtures/Buttons".
  public static func file(_ path: String) -> URL { root.appending(path: path) }
}
