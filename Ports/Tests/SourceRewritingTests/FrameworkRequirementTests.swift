import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

/// The list of the methods of delegates that calls may ask for with `?`, against the sources of UIKit here: a requirement
/// is optional in UIKit if it has a default here.
@Suite struct FrameworkRequirementTests {
  @Test func allRequirementsWithADefaultAreKnown() throws {
    let protocols = try DelegateProtocols(
      folder: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/UIKit").standardizedFileURL)
    #expect(protocols.delegates.count > 40)
    for name in protocols.delegates.sorted() {
      let optional = protocols.requirements[name, default: []]
        .intersection(protocols.defaults[name, default: []])
      let known = Set(FrameworkRequirements.ownMethods(of: name))
      #expect(optional.subtracting(known) == [], "unknown methods of \(name)")
      #expect(known.subtracting(optional) == [], "methods that are required, or none, of \(name)")
      if !optional.isEmpty {
        let parents = protocols.inherited[name, default: []].filter {
          !FrameworkRequirements.methods(of: $0).isEmpty
        }
        #expect(FrameworkRequirements.inherited[name].map { [$0] } ?? [] == parents)
      }
    }
  }

  @Test func allMethodsThatNothingCallsAreKnown() throws {
    let protocols = try DelegateProtocols(
      folder: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/UIKitForPackages").standardizedFileURL)
    let declared = protocols.defaults.filter { $0.key.hasSuffix("Delegate") }
    #expect(declared.count == 4)
    for (name, methods) in declared {
      #expect(Set(FrameworkRequirements.uncalledMethods(of: name)) == methods, "\(name)")
      #expect(methods.isDisjoint(with: FrameworkRequirements.ownMethods(of: name)))
      for method in methods {
        #expect(FrameworkRequirements.isOptional(method.base, method.labels))
      }
    }
  }
}

/// The protocols for delegates in a folder, with their methods.
private struct DelegateProtocols {
  private(set) var requirements: [String: Set<MemberDeclaration.Name>] = [:]
  private(set) var defaults: [String: Set<MemberDeclaration.Name>] = [:]
  private(set) var inherited: [String: [String]] = [:]

  init(folder: URL) throws {
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      // Most files declare none: parsing all takes seconds.
      guard
        text.contains("public protocol ") || text.contains(/extension \w+(Delegate|Source|ing) \{/)
      else { continue }
      for statement in Parser.parse(source: text).statements { read(statement.item) }
    }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item) {
    if let node = item.as(ProtocolDeclSyntax.self) {
      requirements[node.name.text] = names(in: node.memberBlock)
      inherited[node.name.text] = node.inheritanceClause?.inheritedTypes.map {
        $0.type.trimmedDescription
      }
    } else if let node = item.as(ExtensionDeclSyntax.self), node.genericWhereClause == nil {
      defaults[node.extendedType.trimmedDescription, default: []].formUnion(
        names(in: node.memberBlock))
    }
  }

  private func names(in block: MemberBlockSyntax) -> Set<MemberDeclaration.Name> {
    Set(block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.memberName })
  }

  /// The names of the protocols of delegates.
  var delegates: Set<String> {
    func isDelegate(_ name: String) -> Bool {
      name == "ObjectiveCDelegate" || inherited[name, default: []].contains(where: isDelegate)
    }
    return Set(requirements.keys.filter(isDelegate))
  }
}
