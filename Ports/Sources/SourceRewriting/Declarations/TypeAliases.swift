/// The type aliases of a package, such as `typealias View = UIView` of one for several systems.
struct TypeAliases: Sendable {
  private var targets: [String: [String]] = [:]
  /// The qualified names of the package's types.
  private let types: Set<String>

  /// - Parameters:
  ///   - files: The types that the aliases of each file name, by the aliases' qualified names.
  ///   - types: The types of the package, which hide aliases of the same name.
  init(_ files: [[String: [String]]], besides types: [TypeDeclaration]) {
    for file in files { targets.merge(file) { first, _ in first } }
    self.types = Set(types.lazy.filter { $0.kind != .extension }.map(\.qualifiedName))
    for type in self.types { targets[type] = nil }
  }

  var isEmpty: Bool { targets.isEmpty }

  /// The types that an alias names; the name itself if it is another type's.
  ///
  /// - Parameter scope: The qualified name of the type whose code has the name.
  func resolve(_ name: String, in scope: String? = nil) -> [String] {
    guard !isEmpty else { return [name] }
    return resolve(name, in: scope, seen: [])
  }

  private func resolve(_ name: String, in scope: String?, seen: Set<String>) -> [String] {
    var scope = scope
    while true {
      let qualified = scope.map { "\($0).\(name)" } ?? name
      if !seen.contains(qualified), let found = targets[qualified] {
        return found.flatMap { resolve($0, in: scope, seen: seen.union([qualified])) }
      }
      guard let current = scope, !types.contains(qualified) else { return [name] }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
  }

  /// A type that inherits, and whose parameters do, from the types that aliases name.
  func resolving(_ type: TypeDeclaration) -> TypeDeclaration {
    var type = type
    let scope = type.qualifiedName
    type.inherited = type.inherited.flatMap { resolve($0, in: scope) }
    for (name, constraints) in type.genericConstraints {
      type.genericConstraints[name] = constraints.flatMap { resolve($0, in: scope) }
    }
    if type.kind == .extension, let only = resolve(scope).first, resolve(scope).count == 1 {
      type.qualifiedName = only
      for index in type.members.indices {
        type.members[index].classMember?.changeOwner(from: scope, to: only)
      }
    }
    return type
  }
}
