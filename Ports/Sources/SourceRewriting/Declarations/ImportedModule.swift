import SwiftSyntax

/// An import of a file.
public struct ImportedModule: Sendable, Hashable {
  /// The module's name.
  public var name: String
  /// Whether internal declarations of the module are visible, by `@testable`.
  public var isTestable: Bool
  /// Whether what the module declares is not part of what this one does.
  public var isInternal: Bool
}

/// A name that a module declares for the type of another module, which else `import UIKit` would make ambiguous: it has
/// types of the name that UIKit has not on iOS. Swift prefers what a module declares to what it imports.
public struct ModuleAlias: Sendable, Hashable {
  /// The module that declares the type.
  public var module: String
  /// The name of the type.
  public var name: String
  /// Whether modules that import this one see the name.
  public var isPublic: Bool

  /// Creates an alias.
  public init(module: String, name: String, isPublic: Bool) {
    self.module = module
    self.name = name
    self.isPublic = isPublic
  }

  /// The public types of our own names in the text of a file that is not rewritten, as far as they begin a line.
  public static func publicNames(in source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(separator: "\n")
    where line.hasPrefix("public ") || line.hasPrefix("open ")
      || line.hasPrefix("@")
    {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
      guard words.contains("public") || words.contains("open"),
        let keyword = words.firstIndex(where: { kinds.contains($0) }),
        words.indices.contains(keyword + 1)
      else { continue }
      let name = String(words[keyword + 1])
      if OwnNames.all.contains(name) { names.insert(name) }
    }
    return names
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
}

extension FileDeclarations {
  /// Reads imports and types of our own names at the top level.
  mutating func readTopLevel(of tree: SourceFileSyntax) {
    for item in tree.statements.compiledItems {
      if let node = item.as(ImportDeclSyntax.self) {
        let access = node.modifiers.access
        imports.append(
          ImportedModule(
            name: node.moduleName, isTestable: node.attributes.contains(named: "testable"),
            isInternal: access.map { $0 != "public" } ?? false
              || node.attributes.contains(named: "_implementationOnly")))
        continue
      }
      guard
        [.classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl].contains(
          item.kind),
        let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text,
        OwnNames.all.contains(name)
      else { continue }
      let access = item.asProtocol((any WithModifiersSyntax).self)?.modifiers.access
      guard access != "private", access != "fileprivate" else { continue }
      ownNames[name] = access == "public" || access == "open"
    }
  }
}
