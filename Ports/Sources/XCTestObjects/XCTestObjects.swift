import Foundation
import XCTest

// On Apple's systems tests are objects of Objective-C's: they adopt protocols of such objects, are compared, and perform
// selectors. Rewriting imports this module where tests do so; others need not load XCTest.

// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  public var hash: Int { ObjectIdentifier(self).hashValue }

  // The requirement has the name of the keyword.
  public func `self`() -> Self { self }

  public func isProxy() -> Bool { false }

  public var description: String { name }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive Equatable, @retroactive Hashable {
  public static func == (first: XCTest, second: XCTest) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
