import Foundation

/// The modules of UIKit here. In Objective-C their names are not part of the names of their classes.
private let interfaceModules = [
  "HeadlessUIKit", "StandardViews", "StandardControls", "GestureRecognizers", "ViewAnimations",
  "Lists", "ViewControllers", "CoreAnimation", "UIFoundation", "VisualFormats", "ObjectiveCRuntime",
  "Foundation",
]

// swift-format-ignore: NoLeadingUnderscores
/// The name of a class in Objective-C: `UIView`, or `Module.Card` for a class of another module.
public func _className(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: "."), interfaceModules.contains(String(name[..<dot])) else {
    return name
  }
  return String(name[name.index(after: dot)...])
}

// swift-format-ignore: NoLeadingUnderscores
/// The class with a name in Objective-C: a class of UIKit or XCTest without its module, another one as `Module.Card`.
///
/// Code detects tests this way: `NSClassFromString("XCTestCase") != nil`. Classes within other types are not found.
public func _classNamed(_ name: String) -> AnyClass? {
  if let found = NSClassFromString(name) { return found }
  guard !name.contains(".") else { return nil }
  return (interfaceModules + ["XCTest"]).lazy.compactMap { NSClassFromString("\($0).\(name)") }
    .first
}

extension ObjectiveCObject {
  /// As `NSObject` is described on Apple's systems, without the last bracket: `<UIView: 0x600000`.
  package final var classAndAddress: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "<\(_className(type(of: self))): 0x\(String(address, radix: 16))"
  }
}
