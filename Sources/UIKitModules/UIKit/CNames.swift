// Names that C gives on Apple's systems to types and numbers of Swift.
import Foundation

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The greatest `Float`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude
