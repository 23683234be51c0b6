// Members of extensions that override, or that subclasses override. They move into their classes, or find the override
// when they are called if the class is one of another module.

extension DeclarationIndex {
  mutating func findMovedMembers() {
    for type in types.values where type.kind == .class {
      for member in type.members where member.isOverride {
        if member.isInExtension { move(member, of: type.qualifiedName) }
        for name in type.inherited {
          findOverridden(member, from: name, in: type.qualifiedName)
        }
      }
    }
    findOverridesInForeignClasses()
  }

  /// Moves what an override overrides, if that is in an extension.
  private mutating func findOverridden(
    _ override: MemberDeclaration, from superclass: String, in subclass: String
  ) {
    for ancestor in lineage(of: superclass) {
      let named = ancestor.members.filter { $0.name == override.name }
      guard
        let member = named.first(where: { $0.parameterTypes == override.parameterTypes })
          ?? named.first
      else { continue }
      // What an override overrides is declared further up.
      if member.isOverride { continue }
      if !member.isInExtension { return }
      if ancestor.kind == .class {
        move(member, of: ancestor.qualifiedName)
      } else if ancestor.kind == .extension {
        redirect(member, of: ancestor.qualifiedName, to: subclass, override)
      }
      return
    }
  }

  /// Overrides in an extension of a class of another module of what an extension of another such class
  /// declares. Which of them is the superclass is not known here: it is the one that has the method.
  private mutating func findOverridesInForeignClasses() {
    let foreign = types.values.filter { $0.kind == .extension }
    for type in foreign {
      for override in type.members where override.isOverride {
        let bases = foreign.filter { base in
          base.members.contains { $0.isSame(as: override) && !$0.isOverride }
        }
        guard bases.count == 1,
          let member = bases[0].members.first(where: { $0.isSame(as: override) })
        else { continue }
        redirect(member, of: bases[0].qualifiedName, to: type.qualifiedName, override)
      }
    }
  }

  private mutating func redirect(
    _ member: MemberDeclaration, of type: String, to subclass: String, _ override: MemberDeclaration
  ) {
    guard !member.isStatic, let classMember = member.classMember,
      override.accessors == member.accessors
    else {
      impossibleOverrides[subclass, default: []].insert(member.name)
      return
    }
    let list = redirections[type] ?? []
    if let index = list.firstIndex(where: { $0.member == member }) {
      redirections[type]?[index].subclasses.append(subclass)
    } else {
      redirections[type, default: []].append(
        Redirection(
          member: member, owner: type, classMember: classMember, subclasses: [subclass]))
    }
  }

  /// Moves what modules that depend on this one override, and adopts what their subclasses implement.
  ///
  /// - Parameter whole: The declarations of this module and of those.
  mutating func prepare(for whole: DeclarationIndex) {
    for type in types.values where type.kind == .class {
      let name = type.qualifiedName
      for member in whole.movedMembers[name] ?? [] where type.members.contains(member) {
        move(member, of: name)
      }
      for method in whole.adoptedMethods[name] ?? []
      where !(adoptedMethods[name] ?? []).contains(where: { $0.name == method.name })
        && !type.members.contains(where: { $0.name == method.name })
      {
        adoptedMethods[name, default: []].append(method)
      }
    }
  }

  /// How calls of a method of an extension reach overrides; nil if there are none.
  func redirection(
    of name: MemberDeclaration.Name, _ parameterTypes: [String], in type: String
  ) -> Redirection? {
    guard let found = find(name, parameterTypes, in: redirections[type] ?? []) else { return nil }
    // Of two classes the one that inherits from the other comes first.
    var result = found
    result.subclasses.sort { first, second in
      let (depth, other) = (lineage(of: first).count, lineage(of: second).count)
      return (other, first) < (depth, second)
    }
    return result
  }

  /// The method that super's is in an override whose calls are redirected: that of the nearest superclass which
  /// overrides it too, or else of the extension. Nil if calls are not redirected.
  func redirectedSuper(
    of name: MemberDeclaration.Name, _ parameterTypes: [String], in type: String
  ) -> String? {
    for base in redirections.keys.sorted() {
      guard let redirection = find(name, parameterTypes, in: redirections[base] ?? []),
        redirection.subclasses.contains(type)
      else { continue }
      let superclass = lineage(of: type).dropFirst().first {
        redirection.subclasses.contains($0.qualifiedName)
      }
      return superclass.map { Redirection.overrideName(name.base, in: $0.qualifiedName) }
        ?? ClassMember.movedName(name.base, in: base)
    }
    return nil
  }

  private func find(
    _ name: MemberDeclaration.Name, _ parameterTypes: [String], in list: [Redirection]
  ) -> Redirection? {
    let named = list.filter { $0.member.name == name }
    return named.first { $0.member.parameterTypes == parameterTypes }
  }

  mutating func move(_ member: MemberDeclaration, of type: String) {
    guard member.classMember != nil, movedMembers[type]?.contains(member) != true else { return }
    movedMembers[type, default: []].append(member)
  }

  /// Whether a member of an extension moves into its class.
  func isMoved(_ name: MemberDeclaration.Name, of type: String) -> Bool {
    guard let qualified = qualifiedName(of: type) else { return false }
    return movedMembers[qualified]?.contains { $0.name == name } ?? false
  }
}
