import CoreAnimation
import Foundation
import ObjectiveCRuntime

// In Objective-C classes are objects, so that methods of `NSObject` are methods of all classes too.

/// An object whose class answers as an object does. A class may have methods with these names itself.
public protocol DescribedClass {}

extension NSObject: DescribedClass {}

extension DescribedClass where Self: NSObject {
  /// The class.
  public static func classForCoder() -> AnyClass { self }

  /// The class that the class inherits from; nil for a root class.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The name of the class.
  public static func description() -> String { _className(self) }
}

// swift-format-ignore: NoLeadingUnderscores
/// Whether a class is another one, or inherits from it.
public func _isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
}

extension TargetedTimer {
  /// A timer that never fires, as one is that `NSObject` makes.
  public init() {
    let timer = Timer(timeInterval: 0, repeats: false) { _ in }
    timer.invalidate()
    guard let timer = timer as? Self else {
      preconditionFailure(
        "A subclass of Timer is made without arguments: iOS does not support subclasses at all.")
    }
    self = timer
  }
}
