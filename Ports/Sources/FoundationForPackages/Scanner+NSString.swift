import Foundation

extension Scanner {
  // Foundation on Linux has these for pointers to `String?`, which it finds for nil.

  /// Reads a string if the text continues with it.
  ///
  /// - Parameter result: receives the string.
  /// - Returns: whether it was there.
  @_disfavoredOverload
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    let found = scanString(string)
    if let found { result?.pointee = NSString(string: found) }
    return found != nil
  }

  /// Reads the text up to a string.
  ///
  /// - Parameter result: receives what was read.
  /// - Returns: whether there was any.
  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    let found = scanUpToString(string)
    if let found { result?.pointee = NSString(string: found) }
    return found != nil
  }

  /// Reads characters of a set.
  ///
  /// - Parameter result: receives what was read.
  /// - Returns: whether there were any.
  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let found = scanCharacters(from: set)
    if let found { result?.pointee = NSString(string: found) }
    return found != nil
  }

  /// Reads characters up to one of a set.
  ///
  /// - Parameter result: receives what was read.
  /// - Returns: whether there were any.
  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let found = scanUpToCharacters(from: set)
    if let found { result?.pointee = NSString(string: found) }
    return found != nil
  }
}
