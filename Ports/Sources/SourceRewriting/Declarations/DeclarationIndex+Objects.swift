// Classes with what `NSObject` has on Apple's systems only.

extension DeclarationIndex {
  mutating func findObjectiveCObjects() {
    for type in types.values where type.kind == .class {
      guard
        type.members.contains(where: { $0.isOverride && ObjectMembers.all.contains($0.name) })
          || uses.contains(.keys) && !type.keyedProperties.isEmpty || !type.dependentKeys.isEmpty
      else { continue }
      for ancestor in lineage(of: type.qualifiedName)
      where ancestor.kind == .class && ancestor.inherited.contains("NSObject") {
        objectiveCObjects.insert(ancestor.qualifiedName)
      }
    }
  }

  /// The properties of a class that code may read and set by their keys: the keys, and the names in Swift.
  func keyedProperties(of name: String) -> [(key: String, name: String)] {
    guard let type = types[name], type.kind == .class else { return [] }
    if isLayer(name) {
      return uses.isDisjoint(with: [.keys, .animations]) ? [] : type.keyedProperties
    }
    return uses.contains(.keys) && hasKeys(name) ? type.keyedProperties : []
  }

  /// Whether a class inherits from a layer.
  private func isLayer(_ name: String) -> Bool {
    guard let superclass = lineage(of: name).last(where: { $0.kind == .class })?.inherited.first
    else { return false }
    return superclass.hasPrefix("CA") && superclass.hasSuffix("Layer")
  }

  /// The properties of a class that follow from others: the keys, and the methods that name those.
  func dependentKeys(of name: String) -> [(key: String, method: String)] {
    guard let type = types[name], type.kind == .class, hasKeys(name) else { return [] }
    return type.dependentKeys
  }

  /// Whether a class inherits from one that finds properties by their keys.
  private func hasKeys(_ name: String) -> Bool {
    guard let root = lineage(of: name).last(where: { $0.kind == .class }),
      let superclass = root.inherited.first
    else { return false }
    return objectiveCObjects.contains(root.qualifiedName)
      || isFrameworkClass(superclass, inheritingFrom: "ObjectiveCObject")
  }
}

extension TypeDeclaration {
  /// The properties that Objective-C finds by their keys.
  fileprivate var keyedProperties: [(key: String, name: String)] {
    members.filter { member in
      member.name.kind == .property && member.isObjectiveC && !member.isStatic && !member.isOverride
        && !member.isInExtension && !member.isManaged
    }.map { (key: $0.objectiveCName ?? $0.name.base, name: $0.name.base) }
  }

  /// The keys of methods such as `keyPathsForValuesAffectingFullName()`, unless the class overrides the method for all
  /// keys itself.
  fileprivate var dependentKeys: [(key: String, method: String)] {
    let prefix = "keyPathsForValuesAffecting"
    let own = members.filter { $0.isStatic && $0.name.base.hasPrefix(prefix) }
    guard !own.contains(where: { $0.name.base == prefix + "Value" }) else { return [] }
    return own.filter { $0.name.labels.isEmpty && $0.isObjectiveC && !$0.isOverride }.map {
      method in
      let key = method.name.base.dropFirst(prefix.count)
      return (key: key.prefix(1).lowercased() + key.dropFirst(), method: method.name.base)
    }
  }
}
