import Foundation

// As Foundation's class: all properties are constants. The client synchronizes access to the objects in `userInfo`.
/// A condition that code cannot go on with.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind of the exception.
  public let name: NSExceptionName
  /// A sentence for developers; nil if there is none.
  public let reason: String?
  /// Values that the creator added; nil, the default, if there are none.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception, without raising it.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Stops the process, as on iOS: Swift cannot catch exceptions.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason given")")
  }

  /// Stops the process with a formatted reason.
  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }

  /// The functions that run on the current thread, from the last one called; on iOS those at the time of `raise()`.
  open var callStackSymbols: [String] { Thread.callStackSymbols }

  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  /// An exception of no other kind.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An index or a range beyond the end of a collection or a text.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// A state that should not occur.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  /// An object that is not accessible, as after its process ended.
  public static let objectNotAvailableException = NSExceptionName(
    rawValue: "NSObjectNotAvailableException")
}
