import Foundation

extension URL {
  /// Whether the item is there. On Apple's systems it may be promised only, by a cloud; here it is in the file system.
  ///
  /// - Throws: An error of Foundation if it is not there.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
