import Foundation

// The types of Core Foundation that functions of Core Graphics take and return. They are Foundation's classes, between
// which and Core Foundation's iOS converts without a cast: `[color.cgColor] as CFArray`, an `NSArray` as one.

/// Seconds.
public typealias CFTimeInterval = Double
/// Core Foundation's string: Foundation's class.
public typealias CFString = NSString
/// Core Foundation's array: Foundation's class.
public typealias CFArray = NSArray
/// Core Foundation's dictionary: Foundation's class.
public typealias CFDictionary = NSDictionary
/// Core Foundation's bytes: Foundation's class.
public typealias CFData = NSData
/// Core Foundation's URL: Foundation's class.
public typealias CFURL = NSURL
