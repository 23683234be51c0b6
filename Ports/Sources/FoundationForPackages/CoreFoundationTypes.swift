import CairoGraphics
import Foundation

// Further types of Core Foundation that code for UIKit names: Foundation's classes, too.

/// Seconds since the reference date, the first instant of 2001 in UTC.
public typealias CFAbsoluteTime = Double
/// Any Core Foundation object: any object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's mutable string: Foundation's class.
public typealias CFMutableString = NSMutableString
/// Core Foundation's attributed string: Foundation's class.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's mutable attributed string: Foundation's class.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Core Foundation's mutable array: Foundation's class.
public typealias CFMutableArray = NSMutableArray
/// Core Foundation's mutable dictionary: Foundation's class.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's mutable bytes: Foundation's class.
public typealias CFMutableData = NSMutableData
/// Core Foundation's number: Foundation's class.
public typealias CFNumber = NSNumber
/// Core Foundation's Boolean: a number object.
public typealias CFBoolean = NSNumber
/// Core Foundation's error: Foundation's class.
public typealias CFError = NSError
/// A number of elements, or a place among them.
public typealias CFIndex = Int
/// The result of functions of Apple's systems: 0 for success.
public typealias OSStatus = Int32
/// Options of Core Foundation's functions.
public typealias CFOptionFlags = UInt

/// A part of a list.
public struct CFRange: Sendable, Hashable {
  /// The index of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// A range; empty at the start by default.
  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A range, in Core Foundation's spelling.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// The key of the build number in a bundle's Info.plist.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
/// The key of the short name in a bundle's Info.plist.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
/// The key of the bundle identifier in a bundle's Info.plist.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = NSString(
  string: "CFBundleIdentifier")
/// True as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What went wrong, in a person's words.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
  NSString(string: error?.localizedDescription ?? "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes bytes longer by zeros, or shorter.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData.length = max(0, length)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bytes themselves.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Appends bytes.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  theData.append(bytes, length: max(0, length))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Bytes that can be appended to.
///
/// - Parameter capacity: without effect.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
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
