// The methods of Objective-C's classes, of which there are none here: each lookup gives nil. Code that
// replaces methods at run time compiles, and takes the way for methods that do not exist.

/// A selector, in packages that have a type of their own with the name.
public typealias _Selector = Selector

/// A method of a class; there are none.
public typealias Method = OpaquePointer

/// A stored property of a class in Objective-C; there are none.
public typealias Ivar = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: nil, and no variables.
public func class_copyIvarList(
  _ class: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  count?.pointee = 0
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: nil.
public func ivar_getName(_ variable: Ivar) -> UnsafePointer<CChar>! { nil }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A property of a class in Objective-C; there are none.
public typealias objc_property_t = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: nil, and no properties.
public func class_copyPropertyList(
  _ class: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  count?.pointee = 0
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: an empty text.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { noName }

/// What a method does.
public typealias IMP = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: nil.
public func class_getInstanceMethod(_ class: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The superclass of a class; nil for one without, and for nil.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of an instance of a class; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { instanceSize($0) } ?? 0
}

/// Of Swift's runtime.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ class: AnyClass) -> Int

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: nil.
public func class_getClassMethod(_ class: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: nil.
public func class_getMethodImplementation(_ class: AnyClass?, _ name: Selector) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds nothing.
///
/// - Returns: false.
@discardableResult
public func class_addMethod(
  _ class: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Replaces nothing.
///
/// - Returns: nil.
@discardableResult
public func class_replaceMethod(
  _ class: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: an implementation that nothing calls.
public func imp_implementationWithBlock(_ block: Any) -> IMP { implementationOfNothing }

nonisolated(unsafe) private let implementationOfNothing = IMP(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: the method itself. No class has methods here, with which it could be called.
public func method_getImplementation(_ method: Method) -> IMP { method }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes nothing.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  implementation
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// - Returns: nil.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Exchanges nothing.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes nothing: an object has the class here that it was made with.
///
/// - Returns: The class of the object; nil for nil.
@discardableResult
public func object_setClass(_ object: Any?, _ class: AnyClass) -> AnyClass? {
  object_getClass(object)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.flatMap { type(of: $0 as AnyObject) }
}

/// Whether two classes are the same. On Apple's systems classes are objects, which `===` compares.
public func === (first: AnyClass?, second: AnyClass?) -> Bool { first == second }

/// Whether two classes differ.
public func !== (first: AnyClass?, second: AnyClass?) -> Bool { first != second }

/// A text of C without characters, which lives as long as the program.
private nonisolated(unsafe) let noName: UnsafePointer<CChar> = {
  let name = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  name.initialize(to: 0)
  return UnsafePointer(name)
}()
