// What files see of frameworks that are missing, and the types that consist of them.

/// What a package declares itself of the names that a missing framework could have.
struct FrameworkNames: Sendable {
  /// The framework that a type or a type alias consists of, by its qualified name.
  private(set) var types: [String: String] = [:]
  /// The frameworks that members need, which are left out for that, by the simple names of their types.
  private(set) var members: [String: [String: String]] = [:]
  /// The frameworks that files export to all files of their module.
  private(set) var exports: Set<String> = []
  private var names: Set<String> = []
  /// The simple names of the types with members of a name.
  private var memberOwners: [String: Set<String>] = [:]
  /// The simple names of the enumerations with a case of a name.
  private var enumerations: [String: Set<String>] = [:]
  /// The qualified names of types and type aliases, by their simple names.
  private var declared: [String: Set<String>] = [:]

  init() {}

  init(_ files: [TypeParts]) {
    for file in files {
      exports.formUnion(file.exports)
      names.formUnion(file.names)
      memberOwners.merge(file.memberOwners) { $0.union($1) }
      enumerations.merge(file.enumerations) { $0.union($1) }
      for name in file.parts.keys { declared[name.lastComponent, default: []].insert(name) }
    }
    for file in files {
      for (name, module) in file.typesOnDevice
      where declared[name.lastComponent]?.contains(name) != true {
        types[name] = module
      }
    }
    for name in types.keys { declared[name.lastComponent, default: []].insert(name) }
    let scopes = Self.scopes(of: files)
    var rest = files.flatMap { file -> [Candidate] in
      let modules = visible(importing: file.imports)
      return file.parts.map { name, parts in
        Candidate(name: name, parts: parts.sorted(), modules: modules, scopes: scopes(name))
      }
    }.sorted { $0.name < $1.name }
    var isComplete = false
    while !isComplete {
      let count = rest.count
      rest.removeAll { type in
        for part in type.parts {
          guard let module = module(of: part, among: type.modules, in: type.scopes) else {
            continue
          }
          types[type.name] = module
          return true
        }
        return false
      }
      isComplete = rest.count == count
    }
    findMembers(of: files)
  }

  /// A type that may consist of a framework's types.
  private struct Candidate {
    var name: String
    var parts: [String]
    var modules: [String]
    /// The simple names of the types whose members it sees.
    var scopes: Set<String>
  }

  /// The simple names of the types whose members a type sees: itself, the types around it, and all that these inherit from.
  private static func scopes(of files: [TypeParts]) -> (_ qualifiedName: String) -> Set<String> {
    var parts: [String: Set<String>] = [:]
    for file in files {
      for (name, found) in file.parts { parts[name.lastComponent, default: []].formUnion(found) }
    }
    return { [parts] name in
      var scopes = Set(name.split(separator: ".").map(String.init))
      var pending = scopes
      while let next = pending.popFirst() {
        let new = parts[next, default: []].subtracting(scopes)
        scopes.formUnion(new)
        pending.formUnion(new)
      }
      return scopes
    }
  }

  /// A member is left out if all of its declarations need a framework.
  private mutating func findMembers(of files: [TypeParts]) {
    var needs: [TypeParts.Member: [String?]] = [:]
    for file in files {
      let modules = visible(importing: file.imports)
      for (member, declarations) in file.memberParts {
        needs[member, default: []] += declarations.map { parts -> String? in
          for part in parts.sorted() {
            if let module = module(of: part, among: modules) { return module }
          }
          return nil
        }
      }
      for (member, module) in file.membersOnDevice { needs[member, default: []].append(module) }
    }
    for (member, found) in needs {
      let modules = found.compactMap(\.self)
      guard modules.count == found.count, let module = modules.min() else { continue }
      members[member.type, default: [:]][member.name] = module
    }
  }

  /// The frameworks whose names a file sees.
  func visible(importing modules: Set<String>) -> [String] {
    MissingFramework.visible(importing: modules.union(exports))
  }

  /// The framework that declares a name, or of which the package's type with that name consists.
  ///
  /// - Parameter scopes: The simple names of the types whose members the name may be; nil for any types.
  func module(of name: String, among modules: [String], in scopes: Set<String>? = nil) -> String? {
    let types = declared[name, default: []].filter { type in
      guard let owner = type.owner, let scopes else { return true }
      return scopes.contains(owner)
    }
    if !types.isEmpty {
      let found = types.compactMap { self.types[$0] }
      return found.count == types.count ? found.min() : nil
    }
    if names.contains(name) { return nil }
    if let owners = memberOwners[name], scopes.map({ !owners.isDisjoint(with: $0) }) ?? true {
      return nil
    }
    return MissingFramework.declaring(name, among: modules)
  }

  /// Whether the package declares a case of a name.
  func hasCase(_ name: String) -> Bool { enumerations[name] != nil }

  /// The framework of a case, if every one of some enumerations that has it leaves it out.
  func module(ofCase name: String, among types: Set<String>) -> String? {
    let owners = enumerations[name, default: []].intersection(types)
    let found = owners.compactMap { members[$0]?[name] }
    return found.count == owners.count ? found.min() : nil
  }

  /// Whether the package declares a name.
  func declares(_ name: String) -> Bool {
    names.contains(name) || memberOwners[name] != nil
  }

  /// The framework of which a type consists that is named with the types around it.
  func module(ofType qualifiedName: String) -> String? { types[qualifiedName] }
}

extension String {
  var lastComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The simple name of the type around the one with this qualified name; nil at the top level.
  fileprivate var owner: String? {
    lastIndex(of: ".").map { String(self[..<$0]).lastComponent }
  }
}
