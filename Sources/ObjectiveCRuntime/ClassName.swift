/// The modules of UIKit here, whose names are not part of those of classes in Objective-C.
private let interfaceModules = [
  "HeadlessUIKit", "StandardViews", "StandardControls", "GestureRecognizers", "ViewAnimations",
  "ViewControllers", "CoreAnimation", "UIFoundation", "VisualFormats", "ObjectiveCRuntime",
  "Foundation",
]

/// The name of a class as Objective-C has it: `UIView`, or `Module.Card` for one of another module.
// swift-format-ignore: NoLeadingUnderscores
public func _className(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: "."), interfaceModules.contains(String(name[..<dot])) else {
    return name
  }
  return String(name[name.index(after: dot)...])
}
