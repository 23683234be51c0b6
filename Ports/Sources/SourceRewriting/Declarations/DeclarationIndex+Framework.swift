// UIKit's classes, which no file of a package declares.

extension DeclarationIndex {
  /// The superclass of a class of UIKit; nil for other types, such as one of the package with the same name.
  func frameworkSuperclass(of name: String) -> String? {
    declares(name) ? nil : FrameworkClasses.superclasses[name]
  }

  /// Whether a name refers to a class of UIKit that inherits from another one.
  func isFrameworkClass(_ name: String, inheritingFrom ancestor: String) -> Bool {
    guard !declares(name) else { return false }
    return sequence(first: name) { FrameworkClasses.superclasses[$0] }.contains(ancestor)
  }

  /// What becomes of an override in an extension of a class of UIKit; nil in extensions of other types.
  func frameworkOverride(
    of member: MemberDeclaration.Name, isStatic: Bool, in type: String
  ) -> FrameworkOverride? {
    guard frameworkSuperclass(of: type) != nil else { return nil }
    let members = FrameworkClasses.replaceableMembers[type] ?? []
    return !isStatic && members.contains(member.signature) ? .replacement : .omission
  }
}

/// What becomes of an override in an extension of a class of UIKit. In Objective-C it replaces the method of the class.
enum FrameworkOverride {
  /// It replaces a dynamic member.
  case replacement
  /// It is left out, because the class has no such member here.
  case omission
}

extension MemberDeclaration.Name {
  /// The name with parentheses for a method: `tap()`.
  var signature: String {
    kind == .property ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }
}
