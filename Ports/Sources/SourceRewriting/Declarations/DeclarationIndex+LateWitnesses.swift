// In Objective-C a subclass of a class that adopts a protocol can implement optional methods of the protocol, and these
// are called. In Swift they are not: the class has the protocol's defaults for all its subclasses. Therefore the class
// gets a method that does the same as the default, and the methods of its subclasses become overrides.

/// An optional method of a protocol that the class which adopts it has for its subclasses.
struct AdoptedMethod: Sendable, Equatable {
  let name: MemberDeclaration.Name
  /// The declaration on one line, without access level and body.
  let declaration: String
  let body: String
  var attributes = ""

  /// - Parameter access: Such as "public", with a blank.
  func text(access: String) -> String { "\(attributes)\(access)\(declaration) { \(body) }" }
}

extension DeclarationIndex {
  mutating func findLateWitnesses() {
    for type in types.values.sorted(by: { $0.qualifiedName < $1.qualifiedName })
    where type.kind == .class {
      for member in type.members
      where member.name.kind == .method && !member.isOverride && !member.isStatic
        && !member.isPrivate
      {
        addLateWitness(member, of: type.qualifiedName)
      }
    }
  }

  private mutating func addLateWitness(_ member: MemberDeclaration, of type: String) {
    let name = member.name
    let owners = FrameworkRequirements.owners(of: name.base, name.labels)
    guard !owners.isEmpty || optionalRequirements.contains(name) else { return }
    let superclasses = lineage(of: type).dropFirst().filter { $0.kind == .class }
    guard !superclasses.contains(where: { $0.members.contains { $0.name == name } }) else { return }
    for superclass in superclasses.reversed() {
      guard let method = adopted(member, owners, by: superclass) else { continue }
      if member.isInExtension && !method.attributes.isEmpty { return }
      if adoptedMethods[superclass.qualifiedName]?.contains(where: { $0.name == name }) != true {
        adoptedMethods[superclass.qualifiedName, default: []].append(method)
      }
      lateWitnesses[type, default: []].insert(name)
      if member.isInExtension {
        var moved = member
        if let declaration = member.classMember?.declaration {
          moved.classMember?.declaration = "override " + declaration
        }
        move(moved, of: type)
      }
      return
    }
  }

  /// The method that a class gets; nil if it does not adopt the protocol.
  private func adopted(
    _ member: MemberDeclaration, _ owners: [String], by superclass: TypeDeclaration
  ) -> AdoptedMethod? {
    var pending = superclass.inherited
    var seen: Set<String> = []
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      if owners.contains(current) { return ofFramework(member) }
      if let parent = FrameworkRequirements.inherited[current] { pending.append(parent) }
      guard let known = qualifiedName(of: current).flatMap({ types[$0] }), known.kind == .protocol
      else { continue }
      if let requirement = known.members.first(where: { $0.isOptional && $0.name == member.name }) {
        return ofPackage(requirement, in: known.qualifiedName)
      }
      pending += known.inherited
    }
    return nil
  }

  private func ofFramework(_ member: MemberDeclaration) -> AdoptedMethod? {
    guard let method = member.classMember else { return nil }
    return AdoptedMethod(
      name: member.name, declaration: method.signature,
      body: "return \(method.effects)_DelegateDefaults().\(member.name.base)\(method.arguments)")
  }

  private func ofPackage(_ requirement: MemberDeclaration, in owner: String) -> AdoptedMethod? {
    guard let method = requirement.classMember else { return nil }
    let base = requirement.name.base
    guard requirement.isMadeOptional, let result = method.resultType else {
      return AdoptedMethod(
        name: requirement.name, declaration: method.signature,
        body: method.resultType == nil ? "" : "return nil")
    }
    // The result of the witness is optional.
    let labels = requirement.name.labels.map { $0 + ":" }.joined()
    let head = method.head.replacing(
      "func \(base)", with: "func _optional_\(base)", maxReplacements: 1)
    return AdoptedMethod(
      name: requirement.name,
      declaration: "\(head) -> \(Self.optional(result))", body: "return nil",
      attributes: "@_disfavoredOverload @_implements(\(owner), \(base)(\(labels))) ")
  }

  /// A type, as it is written, with a mark that makes it optional.
  static func optional(_ type: String) -> String {
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain ? type + "?" : "(\(type))?"
  }
}
