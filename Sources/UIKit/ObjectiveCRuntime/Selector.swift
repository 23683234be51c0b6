import Foundation
import Synchronization

// Sendable as in Objective-C: its closures, which rewriting writes, capture nothing, and run on the thread of their
// target. They are not `@Sendable`, since methods of a global actor's classes are not.
/// The name of a method, together with the method that objects of a class have by that name.
///
/// Without an Objective-C runtime that finds a method by its name, a selector carries it. `layouter build` and
/// `layouter test` rewrite `#selector(tap(_:))` to
///
///     Selector("tap:", { (_target: Form) in _target.tap(_:) })
///
/// As in Objective-C a selector is its name: two are equal if their names are. A selector that was made from a name
/// alone has the methods that other selectors of the name carried before.
public struct Selector: Hashable, @unchecked Sendable {
  /// The name, with a colon for each parameter: "tap:".
  public let name: String
  private let implementation: Implementation?
  /// Whether objects that conform to the method's protocol may lack the method.
  private var isOptional = false

  /// How a method is called, and the result.
  private enum Implementation {
    /// Calls the method of an object, if the object has it and the arguments are of the right types.
    case method(
      has: (Any) -> Bool, isOf: (AnyClass) -> Bool, call: (Any, [Any?]) -> CallResult)
  }

  private enum CallResult {
    case notCalled
    case returned(Any?)
  }

  /// - Parameter call: Receives objects of the given type only.
  private init<Target>(
    _ name: String, parameterCount: Int, of _: Target.Type,
    call: @escaping (Target, [Any?]) -> CallResult
  ) {
    let isComplete = parameterCount == 0 || name.contains(":")
    self.name = isComplete ? name : name + String(repeating: ":", count: parameterCount)
    implementation = .method(
      has: { $0 is Target }, isOf: { $0 is Target.Type },
      call: { target, arguments in
        guard let target = target as? Target else { return .notCalled }
        return call(target, arguments)
      })
    register(for: ObjectIdentifier(Target.self))
  }

  // MARK: Names

  /// A selector that is only a name.
  public init(_ name: String) {
    self.name = name
    implementation = nil
  }

  /// Whether both have the same name, whatever methods they carry.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  /// Combines the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  // MARK: Methods

  /// The selector of a method without parameters.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () throws -> Result
  ) {
    self.init(name, parameterCount: 0, of: Target.self) { target, _ in
      .returned(try? method(target)())
    }
  }

  /// The selector of a method with one parameter.
  public init<Target, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (Argument) throws -> Result
  ) {
    self.init(name, parameterCount: 1, of: Target.self) { target, arguments in
      guard let first = arguments.argument(0, Argument.self) else {
        return .notCalled
      }
      return .returned(try? method(target)(first))
    }
  }

  /// The selector of a method with two parameters.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) throws -> Result
  ) {
    self.init(name, parameterCount: 2, of: Target.self) { target, arguments in
      guard let first = arguments.argument(0, First.self),
        let second = arguments.argument(1, Second.self)
      else { return .notCalled }
      return .returned(try? method(target)(first, second))
    }
  }

  /// The selector of a method with three parameters.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) throws -> Result
  ) {
    self.init(name, parameterCount: 3, of: Target.self) { target, arguments in
      guard let first = arguments.argument(0, First.self),
        let second = arguments.argument(1, Second.self),
        let third = arguments.argument(2, Third.self)
      else { return .notCalled }
      return .returned(try? method(target)(first, second, third))
    }
  }

  // MARK: Methods of types

  /// The selector of a method of a type without parameters.
  public init<Result>(static name: String, _ method: @escaping () throws -> Result) {
    self.init(name, parameterCount: 0, of: Any.Type.self) { _, _ in
      .returned(try? method())
    }
  }

  /// The selector of a method of a type with one parameter.
  public init<Argument, Result>(
    static name: String, _ method: @escaping (Argument) throws -> Result
  ) {
    self.init(name, parameterCount: 1, of: Any.Type.self) { _, arguments in
      guard let first = arguments.argument(0, Argument.self) else { return .notCalled }
      return .returned(try? method(first))
    }
  }

  // MARK: Accessors

  /// The selector of a getter.
  public init<Target, Value>(_ name: String, getter: KeyPath<Target, Value>) {
    nonisolated(unsafe) let getter = getter
    self.init(name, parameterCount: 0, of: Target.self) { target, _ in
      .returned(target[keyPath: getter])
    }
  }

  /// The selector of a setter.
  public init<Target, Value>(_ name: String, setter: ReferenceWritableKeyPath<Target, Value>) {
    nonisolated(unsafe) let setter = setter
    self.init(name, parameterCount: 1, of: Target.self) { target, arguments in
      guard let value = arguments.argument(0, Value.self) else {
        return .notCalled
      }
      target[keyPath: setter] = value
      return .returned(nil)
    }
  }

  // MARK: Performing

  /// The selector of an optional requirement, which some objects of the protocol do not implement.
  public var ofOptionalRequirement: Selector {
    var selector = self
    selector.isOptional = true
    return selector
  }

  /// Whether an object has the method, or another one of that name, whatever class the selector's method is of.
  public func isImplemented(by target: Any) -> Bool {
    if case .method(let has, _, _) = implementation, has(target) {
      return carries(methodOf: target)
    }
    return carrier { $0.carries(methodOf: target) } != nil || property(of: target) != nil
  }

  /// Whether an object has the method that the selector carries.
  private func carries(methodOf target: Any) -> Bool {
    guard case .method(let has, _, _) = implementation, has(target) else { return false }
    guard isOptional, let object = target as? any ImplementationReporting else { return true }
    return object._implements(name)
  }

  /// The property whose getter has this name, if key-value coding knows it.
  private func property(of target: Any) -> KeyedProperty? {
    name.contains(":") ? nil : (target as? ObjectiveCObject)?.keyedProperty(name)
  }

  /// Whether instances of a class have the method; false for a method of a protocol.
  public func isImplemented(byInstancesOf type: AnyClass) -> Bool {
    guard case .method(_, let isOf, _) = implementation else {
      return carrier { $0.isImplemented(byInstancesOf: type) } != nil
    }
    return isOf(type)
  }

  /// Calls the method of an object, or of the one that ``ObjectiveCObject/forwardingTarget(for:)`` names if the
  /// object does not have it. Does nothing if neither has it, or if an argument is not of the type of the
  /// method's parameter.
  ///
  /// - Parameter arguments: At least as many as the method has parameters; others are ignored.
  /// - Returns: The result of the method; nil if it has none, or throws.
  @discardableResult
  public func perform(on target: Any, with arguments: Any?...) -> Any? {
    var receiver = target
    if !isImplemented(by: target), let object = target as? ObjectiveCObject,
      let other = object.forwardingTarget(for: self)
    {
      receiver = other
    }
    let carrier =
      carries(methodOf: receiver) ? self : carrier { $0.carries(methodOf: receiver) }
    guard case .method(_, _, let call) = carrier?.implementation else {
      if let property = property(of: receiver) { return property.value(of: receiver as AnyObject) }
      KeyValueWarning.unknownSelector(name, object: target).emit()
      return nil
    }
    guard case .returned(let result) = call(receiver, arguments) else { return nil }
    return result
  }
}

// MARK: Selectors by name

extension Selector {
  /// The selectors that carry a method, by their names, with the types of the objects that have it.
  private static let known = Mutex<[String: [(type: ObjectIdentifier, selector: Selector)]]>([:])

  private func register(for type: ObjectIdentifier) {
    Self.known.withLock { known in
      if known[name]?.contains(where: { $0.type == type }) == true { return }
      known[name, default: []].append((type, self))
    }
  }

  /// The first selector with this name that carries a method and fulfils a condition.
  private func carrier(where isSuitable: (Selector) -> Bool) -> Selector? {
    let selectors = Self.known.withLock { $0[name] ?? [] }
    return selectors.lazy.map(\.selector).first(where: isSuitable)
  }
}

extension Selector {
  /// The selector of a method of an object's class.
  ///
  /// - Parameter object: Only its type is used; it is not evaluated.
  public init<Target, Result>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping (Target) -> () throws -> Result
  ) {
    self.init(name, method)
  }

  /// The selector of a method of an object's class with one parameter.
  public init<Target, Argument, Result>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping (Target) -> (Argument) throws -> Result
  ) {
    self.init(name, method)
  }

  /// The selector of a method of an object's class with two parameters.
  public init<Target, First, Second, Result>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping (Target) -> (First, Second) throws -> Result
  ) {
    self.init(name, method)
  }
}

extension Selector: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  public var description: String { name }

  /// A selector that is only a name.
  public init(stringLiteral name: String) { self.init(name) }
}

/// A class of which a method with a non-optional parameter receives a new object, where Objective-C would pass nil.
public protocol DefaultArgument: AnyObject {
  // An initializer would have to be required, and each subclass would have to declare it.
  /// Creates the object that is passed in place of nil.
  static func makeArgument() -> AnyObject
}

extension [Any?] {
  /// An argument as the type of a parameter; nil if it has another type. A missing argument is nil.
  fileprivate func argument<Argument>(_ index: Int, _: Argument.Type) -> Argument? {
    let value = indices.contains(index) ? self[index] : nil
    guard let value else {
      if let type = Argument.self as? any DefaultArgument.Type {
        return type.makeArgument() as? Argument
      }
      return (nil as Any?) as? Argument
    }
    return value as? Argument
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
