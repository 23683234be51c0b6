// Members of extensions that override, or that subclasses override. They move into their classes, or find the override
// when they are called if the class is one of another module.

extension DeclarationIndex {
  mutating func findMovedMembers() {
    for type in types.values where type.kind == .class {
      for member in type.members where member.isOverride {
        for name in type.inherited {
          findOverridden(member, from: name, in: type.qualifiedName)
        }
      }
    }
    for type in types.values where type.kind == .class {
      let name = type.qualifiedName
      for member in type.members
      where member.isOverride && member.isInExtension
        && redirectedOverride(of: member.name, member.parameterTypes, in: name) == nil
        && !RuntimeOverrideRule.methods.contains(member.name)
      {
        move(member, of: name)
      }
    }
    for type in types.values where type.kind == .extension {
      guard let superclass = frameworkSuperclass(of: type.qualifiedName) else { continue }
      for member in type.members where member.isOverride {
        findOverridden(member, from: superclass, in: type.qualifiedName)
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

  /// Overrides in an extension of a class of another module than UIKit of what an extension of another such class
  /// declares. Which of them is the superclass is not known here: it is the one that has the method.
  private mutating func findOverridesInForeignClasses() {
    let foreign = types.values.filter { $0.kind == .extension }
    for type in foreign where frameworkSuperclass(of: type.qualifiedName) == nil {
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
    for redirection in whole.redirections.values.joined() { open(whole.byRoots(redirection)) }
  }

  /// Allows other modules to replace a member of an extension of this one that their classes override.
  private mutating func open(_ redirection: Redirection) {
    let (owner, member) = (redirection.owner, redirection.member)
    guard types[owner]?.members.contains(member) == true else { return }
    let list = redirections[owner] ?? []
    let index = list.firstIndex { $0.member == member }
    let own = index.map { list[$0].subclasses } ?? []
    guard redirection.subclasses.contains(where: { !own.contains($0) }) else { return }
    if let index {
      redirections[owner]?[index].isOpen = true
    } else {
      var open = redirection
      (open.subclasses, open.isOpen) = ([], true)
      redirections[owner, default: []].append(open)
    }
  }

  /// The replacement by this module of another module's extension member, which is placed at the override of one class
  /// and serves all overriding classes; nil at other overrides.
  func replacement(
    of name: MemberDeclaration.Name, _ parameterTypes: [String], overriddenIn type: String
  ) -> Redirection? {
    for base in redirections.keys.sorted() {
      guard let found = find(name, parameterTypes, in: redirections[base] ?? []),
        found.member.isImported, found.subclasses.contains(type)
      else { continue }
      var result = byRoots(found)
      result.subclasses = result.subclasses.filter { subclass in
        types[subclass]?.members.contains { $0.isSame(as: found.member) && !$0.isImported } ?? false
      }
      return result.subclasses.first == type ? result : nil
    }
    return nil
  }

  /// A redirection to the topmost overriding classes, those whose override does not override another class's, with
  /// subclasses before their superclasses.
  private func byRoots(_ redirection: Redirection) -> Redirection {
    var result = redirection
    result.subclasses = redirection.subclasses.filter { root(of: $0, in: redirection) == $0 }
    result.subclasses.sort { first, second in
      let (depth, other) = (lineage(of: first).count, lineage(of: second).count)
      return (other, first) < (depth, second)
    }
    return result
  }

  /// The topmost class whose member a class's override overrides: a member that an extension declares cannot be
  /// overridden.
  private func root(of type: String, in redirection: Redirection) -> String {
    var root = type
    while let next = overriddenClass(of: root, in: redirection),
      types[next]?.kind == .class, !isInExtension(redirection.member, of: root),
      !isInExtension(redirection.member, of: next)
    {
      root = next
    }
    return root
  }

  private func isInExtension(_ member: MemberDeclaration, of type: String) -> Bool {
    types[type]?.members.contains { $0.isSame(as: member) && $0.isInExtension } ?? false
  }

  /// The nearest superclass that overrides the member too.
  private func overriddenClass(of type: String, in redirection: Redirection) -> String? {
    lineage(of: type).dropFirst().lazy.map(\.qualifiedName).first {
      redirection.subclasses.contains($0)
    }
  }

  /// How calls of a method of an extension reach overrides; nil if there are none.
  func redirection(
    of name: MemberDeclaration.Name, _ parameterTypes: [String], in type: String
  ) -> Redirection? {
    guard let found = find(name, parameterTypes, in: redirections[type] ?? []) else { return nil }
    return byRoots(found)
  }

  /// What becomes of an override whose calls are redirected; nil if they are not.
  func redirectedOverride(
    of name: MemberDeclaration.Name, _ parameterTypes: [String], in type: String
  ) -> RedirectedOverride? {
    for base in redirections.keys.sorted() {
      guard let redirection = find(name, parameterTypes, in: redirections[base] ?? []),
        redirection.subclasses.contains(type)
      else { continue }
      let root = self.root(of: type, in: redirection)
      let member = Redirection.overrideName(name.base, in: root)
      guard root == type else {
        return RedirectedOverride(name: member, isOverride: true, superMember: member)
      }
      let superclass = overriddenClass(of: type, in: redirection)
      return RedirectedOverride(
        name: member, isOverride: false,
        superMember: superclass.map {
          Redirection.overrideName(name.base, in: self.root(of: $0, in: redirection))
        } ?? ClassMember.movedName(name.base, in: base))
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
