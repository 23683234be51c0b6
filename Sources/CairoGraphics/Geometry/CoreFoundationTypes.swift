import Foundation

// The types of Core Foundation that code for UIKit names. On Linux they are those of Swift.

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the reference date, the first instant of 2001 in UTC.
public typealias CFAbsoluteTime = Double
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL

// Core Foundation's functions keep their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the machine's clock, which no picture depends on.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
