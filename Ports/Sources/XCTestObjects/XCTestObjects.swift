import Foundation
import XCTest

// On Apple's systems tests are objects of Objective-C's: they adopt protocols of such objects, are compared, and perform
// selectors. Rewriting imports this module where tests do so; others need not load XCTest.

// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive NSObjectProtocol {
  /// Whether another object is this test.
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A hash of the test's identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  // The requirement has the name of the keyword.
  /// The test itself.
  public func `self`() -> Self { self }

  /// False: a test represents no other object.
  public func isProxy() -> Bool { false }

  /// The name of the test.
  public var description: String { name }

  /// The class of the test.
  public var classForCoder: AnyClass { type(of: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive Equatable, @retroactive Hashable {
  /// Whether two tests are the same object.
  public static func == (first: XCTest, second: XCTest) -> Bool { first === second }

  /// Hashes the test's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
