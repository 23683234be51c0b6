import Foundation

// The types of Core Foundation that code for UIKit names. They are Foundation's classes, between which and
// Core Foundation's iOS converts without a cast: `[color.cgColor] as CFArray`, an `NSArray` as one.

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the reference date, the first instant of 2001 in UTC.
public typealias CFAbsoluteTime = Double
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = NSURL
public typealias CFError = NSError
/// A number of elements, or a place among them.
public typealias CFIndex = Int

/// A part of a list.
public struct CFRange: Sendable, Hashable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = NSString(
  string: "CFBundleIdentifier")
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What went wrong, in a person's words.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
  NSString(string: error?.localizedDescription ?? "")
}

// Core Foundation's functions keep their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bytes, as long as the data exists; nil if there are none.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.length == 0 ? nil : theData.bytes.assumingMemoryBound(to: UInt8.self)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the machine's clock, which no picture depends on.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
