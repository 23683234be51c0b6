import Foundation
import ObjectiveCRuntime
import Testing

private protocol Listener: ObjectiveCDelegate {
  func closed()
  func name(of index: Int) -> String
}

extension Listener {
  fileprivate func closed() {}
  fileprivate func name(of index: Int) -> String { "default" }
}

/// As rewriting leaves a class that implements one of the optional requirements.
private class Window: Listener, ImplementationReporting {
  func _implements(_ name: String) -> Bool { ["nameOf:"].contains(name) }
  func name(of index: Int) -> String { "window \(index)" }
}

private final class Door: Window {
  override func _implements(_ name: String) -> Bool {
    ["closed"].contains(name) || super._implements(name)
  }
  func closed() {}
}

private final class Silent: Listener {}

@Suite struct ObjectiveCDelegateTests {
  private let closed = Selector("closed", { (_target: any Listener) in _target.closed })
  private let name = Selector("nameOf:", { (_target: any Listener) in _target.name(of:) })

  @Test func anOptionalRequirementIsThereWhereTheClassImplementsIt() {
    let window: any Listener = Window()
    #expect(!window.responds(to: closed.ofOptionalRequirement))
    #expect(window.responds(to: name.ofOptionalRequirement))
    #expect(Door().responds(to: closed.ofOptionalRequirement))
    #expect(Door().responds(to: name.ofOptionalRequirement))
    #expect(!NSObject().responds(to: name.ofOptionalRequirement))
  }

  @Test func aClassThatDoesNotSaySoHasThemAll() {
    #expect(Silent().responds(to: closed.ofOptionalRequirement))
    #expect(Window().responds(to: closed))
  }

  @Test func anOptionalMethodIsNilWhereItIsNotImplemented() throws {
    let window: (any Listener)? = Window()
    #expect(window?._ifImplemented("closed", { $0.closed }) == nil)
    let name = try #require(window?._ifImplemented("nameOf:", { $0.name(of:) }))
    #expect(name(2) == "window 2")
  }

  @Test func theSelectorOfAnOptionalRequirementIsEqualToOthersWithItsName() {
    #expect(closed.ofOptionalRequirement == Selector("closed"))
  }
}
