// Names that C gives on Apple's systems to types and numbers of Swift.
import Foundation

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The greatest `Float`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The number of strong references to an object, which says something only compared with another time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFGetRetainCount(_ cf: CFTypeRef) -> CFIndex { CFIndex(_getRetainCount(cf)) }
