/// The declarations of all files that a file can refer to.
public struct DeclarationIndex: Sendable {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// Qualified names by simple names.
  private var namesBySimpleName: [String: [String]] = [:]
  /// The types that the package's type aliases name.
  let aliases: TypeAliases
  /// The optional requirements of all protocols.
  private(set) var optionalRequirements: Set<MemberDeclaration.Name> = []
  /// The base names of the optional requirements that are methods.
  private var optionalMethodNames: Set<String> = []
  /// Those that are names of properties, too.
  private var ambiguousMethodNames: Set<String> = []
  /// The properties that may hold a closure or nothing.
  private(set) var closures = OptionalClosures()
  /// The optional methods whose result is made optional.
  private var optionalResults: Set<MemberDeclaration.Name> = []
  /// The names of properties that are declared as `[AnyObject]`.
  private(set) var objectLists: Set<String> = []
  /// The members of extensions that must be members of their classes, by the name of the class.
  var movedMembers: [String: [MemberDeclaration]] = [:]
  /// Methods of extensions of classes of other modules that other types override, by the name of the class.
  var redirections: [String: [Redirection]] = [:]
  /// Overrides, by the name of their class, of what an extension of a class of another module declares.
  var impossibleOverrides: [String: Set<MemberDeclaration.Name>] = [:]
  /// Methods of protocols that a class gets because its subclasses have them, by the name of the class.
  var adoptedMethods: [String: [AdoptedMethod]] = [:]
  /// Methods of protocols that subclasses of the adopting class have, by the name of the subclass.
  var lateWitnesses: [String: Set<MemberDeclaration.Name>] = [:]
  /// The subclasses of `NSObject` which, or subclasses of which, override what it has on Apple's systems only.
  var objectiveCObjects: Set<String> = []
  /// The names of the types that properties are declared with, by the names of the properties.
  private(set) var propertyTypes: [String: Set<String>] = [:]
  /// The protocols that require `init()` of classes of UIKit or Foundation.
  var instanceProtocols: Set<String> = []
  /// The requests to Objective-C's runtime by code, including code of other modules such as tests.
  let uses: RuntimeUses
  /// The types that consist of a missing framework's types, which are left out.
  private(set) var frameworkNames = FrameworkNames()

  /// - Parameters:
  ///   - files: The files of a module.
  ///   - imported: The files of the modules that it depends on.
  ///   - dependents: The files of modules that depend on it, which may override members of its extensions, and
  ///     implement optional methods of the protocols that its classes adopt.
  ///   - uses: The requests to Objective-C's runtime by other code, such as the module's tests.
  public init(
    _ files: [FileDeclarations], imported: [FileDeclarations] = [],
    dependents: [FileDeclarations] = [], uses: RuntimeUses = []
  ) {
    var all = files.flatMap(\.types) + imported.flatMap { $0.types.map(\.imported) }
    let files = files + imported
    let aliases = TypeAliases(files.map(\.aliases), besides: all)
    if !aliases.isEmpty { all = all.map { aliases.resolving($0) } }
    self.aliases = aliases
    self.uses = files.reduce(into: uses) { $0.formUnion($1.uses) }
    for type in all where type.kind != .extension { add(type) }
    for type in all where type.kind == .extension { extend(type) }
    for name in types.keys { types[name]?.members.sort { $0.sortKey < $1.sortKey } }
    for type in types.values where type.kind == .protocol {
      optionalRequirements.formUnion(type.members.lazy.filter(\.isOptional).map(\.name))
      optionalResults.formUnion(type.members.lazy.filter(\.isMadeOptional).map(\.name))
    }
    optionalMethodNames = Set(
      optionalRequirements.lazy.filter { $0.kind == .method }.map(\.base))
    if !optionalMethodNames.isEmpty {
      for type in types.values {
        for member in type.members where member.name.kind == .property {
          ambiguousMethodNames.insert(member.name.base)
        }
      }
    }
    for file in files { closures.formUnion(file.closures) }
    objectLists = files.reduce(into: []) { $0.formUnion($1.objectLists) }
    for file in files { propertyTypes.merge(file.propertyTypes) { $0.union($1) } }
    findMovedMembers()
    findLateWitnesses()
    if !dependents.isEmpty { prepare(for: DeclarationIndex(files + dependents)) }
    for name in movedMembers.keys { movedMembers[name]?.sort { $0.sortKey < $1.sortKey } }
    findObjectiveCObjects()
    findInstanceProtocols()
    frameworkNames = FrameworkNames(files.map(\.typeParts))
  }

  private mutating func add(_ type: TypeDeclaration) {
    let name = type.qualifiedName
    if var known = types[name] {
      known.members += type.members
      known.inherited += type.inherited
      known.initializers += type.initializers
      known.genericConstraints.merge(type.genericConstraints) { $0 + $1 }
      known.classValues.merge(type.classValues) { first, _ in first }
      known.propertyTypes.merge(type.propertyTypes) { first, _ in first }
      if known.kind == .other { known.kind = type.kind }
      types[name] = known
    } else {
      types[name] = type
      let simple = name.split(separator: ".").last.map(String.init) ?? name
      namesBySimpleName[simple, default: []].append(name)
    }
  }

  /// Adds classes that are declared within a function, in place of another function's classes of the same names.
  mutating func addLocal(_ local: [TypeDeclaration]) {
    for type in local {
      if types[type.qualifiedName] == nil { add(type) } else { types[type.qualifiedName] = type }
    }
  }

  private mutating func extend(_ addition: TypeDeclaration) {
    let name = qualifiedName(of: addition.qualifiedName) ?? addition.qualifiedName
    if types[name] == nil {
      types[name] = TypeDeclaration(qualifiedName: name, kind: .extension)
      let simple = name.split(separator: ".").last.map(String.init) ?? name
      namesBySimpleName[simple, default: []].append(name)
    }
    types[name]?.members += addition.members
    types[name]?.inherited += addition.inherited
    types[name]?.initializers += addition.initializers
    types[name]?.classValues.merge(addition.classValues) { first, _ in first }
    types[name]?.propertyTypes.merge(addition.propertyTypes) { first, _ in first }
  }

  // MARK: Looking up

  /// The name of a type, preceded by the names of the types around it.
  ///
  /// - Parameters:
  ///   - reference: The name, as code writes it.
  ///   - scope: The qualified name of the type whose code that is.
  func qualifiedName(of reference: String, in scope: String? = nil) -> String? {
    var scope = scope
    while let current = scope {
      if types[current + "." + reference] != nil { return current + "." + reference }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if types[reference] != nil { return reference }
    guard let names = namesBySimpleName[reference], names.count == 1 else { return nil }
    return names[0]
  }

  private func type(_ reference: String, in scope: String? = nil) -> TypeDeclaration? {
    qualifiedName(of: reference, in: scope).flatMap { types[$0] }
  }

  /// A type with all that it inherits from, nearest first, as far as the package declares or extends it.
  func lineage(of reference: String) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var names = [reference]
    var seen: Set<String> = []
    while let name = names.first {
      names.removeFirst()
      let type = type(name)
      guard seen.insert(type?.qualifiedName ?? name).inserted else { continue }
      if let type {
        result.append(type)
        names += type.inherited
      }
      if type == nil || type?.kind == .extension, let superclass = frameworkSuperclass(of: name) {
        names.append(superclass)
      }
    }
    return result
  }

  /// The members with a base name that a type has or inherits, of the closest type that has any.
  func members(named base: String, of type: String) -> [MemberDeclaration] {
    for type in lineage(of: type) {
      let members = type.members.filter { $0.name.base == base }
      if !members.isEmpty { return members }
    }
    return []
  }

  /// Whether the package itself declares `Bundle.module`, which SwiftPM does for a target with resources.
  public var declaresModuleBundle: Bool {
    let name = MemberDeclaration.Name(kind: .property, base: "module", labels: [])
    return ["Bundle", "Foundation.Bundle"].contains { type in
      types[type]?.members.contains { $0.name == name && !$0.isImported } == true
    }
  }

  /// The type that declares a method with these labels: the only protocol, or else the only class.
  func declarer(ofMethod base: String, labels: [String]) -> String? {
    let name = MemberDeclaration.Name(kind: .method, base: base, labels: labels)
    for kind in [TypeDeclaration.Kind.protocol, .class] {
      let found = types.values.filter { type in
        type.kind == kind && type.members.contains { $0.name == name }
      }
      if found.count == 1 { return found[0].qualifiedName }
    }
    return nil
  }

  /// The frameworks of the members that are left out, in any file, of a type and of those that it inherits from.
  func leftOutMembers(of type: String) -> [String: String] {
    let names =
      [type]
      + lineage(of: type).map { type in
        type.qualifiedName.split(separator: ".").last.map(String.init) ?? ""
      }
    return names.reduce(into: [:]) { result, name in
      result.merge(frameworkNames.members[name] ?? [:]) { first, _ in first }
    }
  }

  /// The only type that properties with a name have; nil if they have several, or none is known.
  func type(ofProperty name: String) -> String? {
    guard let types = propertyTypes[name], types.count == 1 else { return nil }
    return types.first
  }

  /// The type that a property is declared with in a type or in one that it inherits from.
  func type(ofProperty name: String, in type: String) -> String? {
    lineage(of: type).lazy.compactMap { $0.propertyTypes[name] }.first
  }

  /// Whether any type or extension declares a method with these labels.
  func declaresMethod(_ base: String, labels: [String]) -> Bool {
    let name = MemberDeclaration.Name(kind: .method, base: base, labels: labels)
    return types.values.contains { $0.members.contains { $0.name == name } }
  }

  func isClass(_ name: String) -> Bool { type(name)?.kind == .class }

  /// Whether a class inherits from `XCTestCase`.
  func isTestCase(_ name: String) -> Bool {
    lineage(of: name).contains { $0.kind == .class && $0.inherited.contains("XCTestCase") }
  }

  /// The protocol that a type conforms to with an optional requirement that a member of the type fulfils.
  func optionalRequirement(_ name: MemberDeclaration.Name, of type: String) -> String? {
    guard optionalRequirements.contains(name) else { return nil }
    let owner = lineage(of: type).first { type in
      type.kind == .protocol && type.members.contains { $0.isOptional && $0.name == name }
    }
    return owner?.qualifiedName
  }

  /// Whether a base name refers to an optional method of the package. Without labels it may be a property's.
  func isOptionalMethod(_ base: String, hasLabels: Bool) -> Bool {
    optionalMethodNames.contains(base) && (hasLabels || !ambiguousMethodNames.contains(base))
  }

  /// Whether the result of a call of an optional requirement is made optional.
  func isMadeOptional(_ base: String, _ labels: [String], hasTrailingClosure: Bool) -> Bool {
    optionalResults.contains { name in
      name.base == base
        && (hasTrailingClosure ? name.labels.starts(with: labels) : name.labels == labels)
    }
  }

  /// Whether the package has a `publisher(for:)` of its own with a key path.
  var declaresPublisherOfKeyPaths: Bool {
    types.values.contains { type in
      type.members.contains { member in
        member.name.base == "publisher" && member.name.labels.first == "for"
          && member.parameterTypes.first?.contains("KeyPath") == true
      }
    }
  }

  /// Whether a name refers to a type that the package declares, and not only extends.
  func declares(_ name: String) -> Bool {
    namesBySimpleName[name]?.contains { types[$0].map { $0.kind != .extension } ?? false } ?? false
  }
}

extension MemberDeclaration {
  func isSame(as other: MemberDeclaration) -> Bool {
    name == other.name && parameterTypes == other.parameterTypes
  }

  fileprivate var sortKey: String { name.base + "(" + name.labels.joined(separator: ":") }
}
