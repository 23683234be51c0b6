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
  private var memberNames: Set<String> = []
  /// The qualified names of types and type aliases, by their simple names.
  private var declared: [String: Set<String>] = [:]

  init() {}

  init(_ files: [TypeParts]) {
    for file in files {
      exports.formUnion(file.exports)
      names.formUnion(file.names)
      memberNames.formUnion(file.memberNames)
      for name in file.parts.keys { declared[name.lastComponent, default: []].insert(name) }
    }
    for file in files {
      for (name, module) in file.typesOnDevice
      where declared[name.lastComponent]?.contains(name) != true {
        types[name] = module
      }
    }
    for name in types.keys { declared[name.lastComponent, default: []].insert(name) }
    var rest = files.flatMap { file -> [(name: String, parts: [String], modules: [String])] in
      let modules = visible(importing: file.imports)
      return file.parts.map { ($0.key, $0.value.sorted(), modules) }
    }.sorted { $0.name < $1.name }
    var isComplete = false
    while !isComplete {
      let count = rest.count
      rest.removeAll { type in
        for part in type.parts {
          guard let module = module(of: part, among: type.modules) else { continue }
          types[type.name] = module
          return true
        }
        return false
      }
      isComplete = rest.count == count
    }
    findMembers(of: files)
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
  /// - Parameter isMember: Whether the name may be one of a member.
  func module(of name: String, among modules: [String], isMember: Bool = true) -> String? {
    if let types = declared[name].map({ types in
      isMember ? types : types.filter { !$0.contains(".") }
    }), !types.isEmpty {
      let found = types.compactMap { self.types[$0] }
      return found.count == types.count ? found.min() : nil
    }
    if names.contains(name) || isMember && memberNames.contains(name) { return nil }
    return MissingFramework.declaring(name, among: modules)
  }

  /// Whether the package declares a name.
  func declares(_ name: String) -> Bool {
    names.contains(name) || memberNames.contains(name)
  }

  /// The framework of which a type consists that is named with the types around it.
  func module(ofType qualifiedName: String) -> String? { types[qualifiedName] }
}

extension String {
  fileprivate var lastComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
