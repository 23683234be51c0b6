// Which optional requirements of its protocols a class implements. In Objective-C each object knows its methods; in
// Swift an object also has the defaults of protocols, so that classes say what they implement.

/// The methods of optional requirements that a class implements.
struct ImplementedMethods: Equatable {
  /// The names in Objective-C.
  var names: [String]
  /// Whether a superclass says so of its own ones.
  var isOverride: Bool
}

extension DeclarationIndex {
  /// What a class of the package adds to what its superclass says; nil if nothing.
  func implementedMethods(ofClass name: String) -> ImplementedMethods? {
    guard mayBeAsked, let type = types[name], type.kind == .class else { return nil }
    let ancestors = lineage(of: name).dropFirst().filter { $0.kind == .class }
    var known: [MemberDeclaration.Name: String] = [:]
    for ancestor in ancestors {
      known.merge(optionalMethods(ofProtocols: ancestor.inherited)) { first, _ in first }
    }
    let own = optionalMethods(ofProtocols: type.inherited).filter { known[$0.key] == nil }
    var names = names(of: own.merging(known) { first, _ in first }, in: [type])
    names.formUnion(self.names(of: own, in: ancestors))
    names.subtract(self.names(of: known, in: ancestors))
    let root = ancestors.last ?? type
    let isOverride =
      !known.isEmpty
      || root.inherited.contains { FrameworkRequirements.conformingClasses.contains($0) }
    if isOverride ? names.isEmpty : own.isEmpty { return nil }
    return ImplementedMethods(names: names.sorted(), isOverride: isOverride)
  }

  /// What an extension says of the objects of a class of another module that it makes conform to a protocol; nil
  /// if nothing, or if another extension says it.
  func implementedMethods(ofExtended name: String, adopting protocols: [String])
    -> ImplementedMethods?
  {
    guard mayBeAsked, let type = types[name], type.kind == .extension else { return nil }
    let adopted = type.inherited.filter { !optionalMethods(ofProtocols: [$0]).isEmpty }.sorted()
    guard let first = adopted.first, protocols.contains(first) else { return nil }
    let requirements = optionalMethods(ofProtocols: adopted)
    return ImplementedMethods(
      names: names(of: requirements, in: [type]).sorted(), isOverride: false)
  }

  /// Whether code may ask objects for methods: methods of the package's protocols, or any.
  private var mayBeAsked: Bool { !optionalRequirements.isEmpty || uses.contains(.methods) }

  private func names(
    of requirements: [MemberDeclaration.Name: String], in types: [TypeDeclaration]
  ) -> Set<String> {
    guard !requirements.isEmpty else { return [] }
    var names: Set<String> = []
    for member in types.lazy.flatMap(\.members) where !member.isStatic && !member.isPrivate {
      if let name = requirements[member.name] { names.insert(name) }
    }
    return names
  }

  /// The optional methods of protocols and of those that they inherit from, with their names in Objective-C. Those
  /// of UIKit only if code may ask for them.
  private func optionalMethods(ofProtocols protocols: [String]) -> [MemberDeclaration.Name: String]
  {
    var result: [MemberDeclaration.Name: String] = [:]
    var pending = protocols
    var seen: Set<String> = []
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      if uses.contains(.methods) {
        for name in FrameworkRequirements.methods(of: current) {
          result[name] = name.objectiveCName
        }
      }
      guard let known = qualifiedName(of: current).flatMap({ types[$0] }), known.kind == .protocol
      else { continue }
      for member in known.members where member.isOptionalMethod {
        result[member.name] = member.objectiveCName ?? member.name.objectiveCName
      }
      pending += known.inherited
    }
    return result
  }

  // MARK: Methods as values

  /// The only optional method of the package's protocols with a name, and with labels if they are known.
  func optionalMethod(_ base: String, labels: [String]?) -> MemberDeclaration? {
    let found = types.values.lazy.filter { $0.kind == .protocol }.flatMap(\.members).filter {
      $0.isOptionalMethod && $0.name.base == base && (labels == nil || $0.name.labels == labels)
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether some property with a name is declared with a protocol of the package, or a class, that has an optional
  /// method.
  func isDelegate(_ property: String, with method: MemberDeclaration.Name) -> Bool {
    (propertyTypes[property] ?? []).contains { hasOptionalMethod(method, type: $0) }
  }

  /// Whether a type is or adopts a protocol of the package with an optional method.
  func hasOptionalMethod(_ method: MemberDeclaration.Name, type: String) -> Bool {
    optionalRequirement(method, of: type) != nil
  }
}

extension MemberDeclaration {
  fileprivate var isOptionalMethod: Bool { isOptional && name.kind == .method && !isStatic }
}

extension MemberDeclaration.Name {
  /// The name of a method in Objective-C that has no other one.
  var objectiveCName: String { ObjectiveCName.method(base, labels: labels) }

  /// The name of a method with its labels: `tap(_:)`.
  var reference: String {
    labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }
}
