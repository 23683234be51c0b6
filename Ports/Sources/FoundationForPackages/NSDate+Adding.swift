import Foundation

extension NSDate {
  /// The date after some seconds. Foundation on Linux has the method with another result, a `Date`, which is chosen
  /// unless an `NSDate` is asked for.
  @_disfavoredOverload
  public func addingTimeInterval(_ seconds: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
  }
}
