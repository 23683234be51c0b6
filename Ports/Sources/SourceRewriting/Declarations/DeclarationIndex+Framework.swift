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
    guard !isStatic, let base = replaceableBase(of: member, in: type) else { return .omission }
    if base == type { return .replacement(frameworkRedirection(of: member, in: base)) }
    return frameworkRedirection(of: member, in: base).map { .redirection($0) } ?? .omission
  }

  /// The class that declares a member which a class of UIKit has or inherits; nil if an extension cannot override it.
  private func replaceableBase(of member: MemberDeclaration.Name, in type: String) -> String? {
    let signature = member.signature
    return sequence(first: type) { FrameworkClasses.superclasses[$0] }
      .first { FrameworkClasses.replaceableMembers[$0]?.contains(signature) == true }
  }

  /// The overrides, in extensions of this module, of a member that their classes inherit; nil if there are none.
  private func frameworkRedirection(
    of member: MemberDeclaration.Name, in base: String
  ) -> FrameworkRedirection? {
    let overrides = types.values.compactMap { type -> (type: String, member: MemberDeclaration)? in
      let name = type.qualifiedName
      guard type.kind == .extension, frameworkSuperclass(of: name) != nil,
        let found = type.members.first(where: {
          $0.name == member && $0.isOverride && !$0.isStatic && !$0.isImported
        }), replaceableBase(of: member, in: name) == base
      else { return nil }
      return (name, found)
    }
    let sorted = overrides.filter { $0.type != base && $0.member.classMember != nil }.sorted {
      let (depth, other) = (depth(of: $0.type), depth(of: $1.type))
      return (other, $0.type) < (depth, $1.type)
    }
    guard let first = sorted.first else { return nil }
    return FrameworkRedirection(
      base: base, member: first.member, classes: sorted.map(\.type),
      settableClasses: Set(sorted.filter { $0.member.accessors != .readOnly }.map(\.type)),
      isSettable: FrameworkClasses.settableProperties[base]?.contains(member.base) == true,
      isReplaced: overrides.contains { $0.type == base })
  }

  private func depth(of type: String) -> Int {
    sequence(first: type) { FrameworkClasses.superclasses[$0] }.reduce(0) { depth, _ in depth + 1 }
  }
}

/// What becomes of an override in an extension of a class of UIKit. In Objective-C it replaces the method of the class.
enum FrameworkOverride {
  /// It replaces a dynamic member of the class. The overrides of subclasses that inherit the member are called by it.
  case replacement(FrameworkRedirection?)
  /// It is called by a replacement of the member that the class inherits.
  case redirection(FrameworkRedirection)
  /// It is left out, because the class has no such member here.
  case omission
}

extension MemberDeclaration.Name {
  /// The name with parentheses for a method: `tap()`.
  var signature: String {
    kind == .property ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }
}
