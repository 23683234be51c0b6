// Names that C gives on Apple's systems to types and numbers of Swift.
import Foundation

/// Foundation's name of `Int` in Objective-C.
public typealias NSInteger = Int
/// Foundation's name of `UInt` in Objective-C.
public typealias NSUInteger = UInt

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rectangle by its corner and its size, points.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A point by its coordinates, points.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A size by its width and its height, points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A vector by its components, points.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of strong references to an object, which says something only compared with another time.
public func CFGetRetainCount(_ cf: CFTypeRef) -> CFIndex { CFIndex(_getRetainCount(cf)) }

/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider

/// Makes a context menu of the actions that the system suggests.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
