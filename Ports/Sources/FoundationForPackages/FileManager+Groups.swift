import Foundation

extension FileManager {
  /// The folder that the applications of a group share: always nil, as there are no groups.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}
