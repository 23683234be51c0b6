import Foundation

// As Foundation's class: all properties are constants. The client synchronizes access to the objects in `userInfo`.
/// A condition that code cannot go on with.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

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

  open var callStackSymbols: [String] { Thread.callStackSymbols }

  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  public static let objectNotAvailableException = NSExceptionName(
    rawValue: "NSObjectNotAvailableException")
}
