// Classes that are known only at run time, and their initializers.

extension DeclarationIndex {
  /// Whether a class, or a class that it inherits from, has the initializer from UIKit: no class or protocol of the package
  /// on the way requires it, in which case Swift lets it be called.
  func inheritsInitializer(_ labels: [String], _ name: String, in scope: String? = nil) -> Bool {
    let targets = aliases.resolve(name, in: scope)
    guard targets == [name] else {
      return targets.contains { inheritsInitializer(labels, $0) }
    }
    let lineage = lineage(of: name)
    if labels.isEmpty, requiresInstance(name) { return true }
    let isRequired = lineage.contains { type in
      type.initializers.contains {
        ($0.isRequired || type.kind == .protocol) && $0.labels == labels
      }
    }
    guard !isRequired else { return false }
    // All objects have `init()`.
    let ancestor = labels.isEmpty ? "NSObject" : Self.frameworkRoot
    let classes = lineage.filter { $0.kind == .class || $0.kind == .extension }
    guard classes.isEmpty else {
      return classes.contains { isFrameworkObject($0.qualifiedName, inheritingFrom: ancestor) }
    }
    // A protocol can be one for views only.
    return isFrameworkClass(name, inheritingFrom: ancestor)
      || lineage.contains { type in
        type.inherited.contains { isFrameworkClass($0, inheritingFrom: ancestor) }
      }
  }

  // MARK: Protocols

  /// Finds the protocols that require `init()` of a class of UIKit or Foundation which an extension has adopt them.
  mutating func findInstanceProtocols() {
    for type in types.values where type.kind == .extension && isObject(type.qualifiedName) {
      for adopted in type.inherited.flatMap({ lineage(of: $0) }) where adopted.requiresInit {
        instanceProtocols.insert(adopted.qualifiedName)
      }
    }
  }

  /// Whether a type is or adopts such a protocol.
  func requiresInstance(_ name: String) -> Bool {
    !instanceProtocols.isEmpty
      && lineage(of: name).contains { instanceProtocols.contains($0.qualifiedName) }
  }

  /// Whether a class adopts such a protocol, and no superclass makes its instances.
  func mustMakeInstance(_ name: String) -> Bool {
    guard let type = types[name], type.kind == .class,
      type.inherited.contains(where: {
        lineage(of: $0).first?.kind == .protocol && requiresInstance($0)
      })
    else { return false }
    return !lineage(of: name).contains { type in
      type.qualifiedName != name && type.kind == .class && requiresInstance(type.qualifiedName)
        || type.kind == .class && type.inherited.contains(where: isObject)
    }
  }

  /// Whether a name refers to a class of Objective-C that the package does not declare.
  private func isObject(_ name: String) -> Bool {
    isFrameworkClass(name, inheritingFrom: "NSObject")
  }

  // MARK: Classes

  /// Whether a class of the package inherits from a class of UIKit, and has its own `init()`, instead of the inherited
  /// one.
  func hasOwnInitializer(_ name: String) -> Bool {
    guard let type = types[name], type.kind == .class, isFrameworkObject(name) else { return false }
    return type.initializers.contains {
      $0.labels.isEmpty && !$0.isRequired && $0.isAvailable && !$0.isFailable && !$0.hasEffects
    }
  }

  /// The class that creates instances of classes given as values, by `_make()`.
  private static let frameworkRoot = "ObjectiveCObject"

  /// Whether a type is a class of UIKit that the package extends, or inherits from one.
  private func isFrameworkObject(
    _ name: String, inheritingFrom ancestor: String = frameworkRoot
  ) -> Bool {
    guard let type = types[name], type.kind != .extension else {
      return isFrameworkClass(name, inheritingFrom: ancestor)
    }
    guard let root = lineage(of: name).last(where: { $0.kind == .class }) else { return false }
    // A superclass comes first.
    return root.inherited.first.map { isFrameworkClass($0, inheritingFrom: ancestor) } ?? false
  }

  /// What a generic parameter or an associated type of a type, or of those around it, inherits from.
  func genericConstraints(of name: String, in type: String) -> [String] {
    var scope: String? = type
    while let current = scope {
      for type in lineage(of: current) {
        if let found = type.genericConstraints[name] { return found }
      }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return []
  }

  /// What an associated type must inherit from that only one protocol has.
  func associatedTypeConstraints(of name: String) -> [String] {
    let found = types.values.lazy.filter { $0.kind == .protocol }.compactMap {
      $0.genericConstraints[name]
    }
    let (first, second) = (found.first, found.dropFirst().first)
    return second == nil ? first ?? [] : []
  }

  /// What a property of a type is, or the result of its method.
  func classValue(named name: String, in type: String) -> ClassValue? {
    lineage(of: type).lazy.compactMap { $0.classValues[name] }.first
  }

  /// What the properties and results of methods with a name are in all types that have one.
  func classValue(named name: String) -> ClassValue? {
    let values = Set(types.values.lazy.compactMap { $0.classValues[name] })
    guard values.isEmpty else { return values.count == 1 ? values.first : nil }
    guard let types = propertyTypes[name], types.count == 1, let type = types.first else {
      return nil
    }
    return .instance([type])
  }
}

extension TypeDeclaration {
  /// Whether it is a protocol that requires `init()`.
  fileprivate var requiresInit: Bool {
    kind == .protocol && initializers.contains { $0.labels.isEmpty && !$0.isFailable }
  }
}
