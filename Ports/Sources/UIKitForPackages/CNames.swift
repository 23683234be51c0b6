// Names that C gives on Apple's systems to types and numbers of Swift.
import Foundation

public typealias NSInteger = Int
public typealias NSUInteger = UInt

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of strong references to an object, which says something only compared with another time.
public func CFGetRetainCount(_ cf: CFTypeRef) -> CFIndex { CFIndex(_getRetainCount(cf)) }
