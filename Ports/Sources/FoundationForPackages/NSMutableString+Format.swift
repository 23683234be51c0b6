import Foundation

extension NSMutableString {
  /// Appends a text with values. Foundation on Linux lacks it.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
