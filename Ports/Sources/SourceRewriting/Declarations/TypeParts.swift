import SwiftSyntax

/// What the types of a file cannot be without, and which names it declares that a missing framework could have.
struct TypeParts: Sendable {
  /// The names that a type consists of, by its qualified name; of a type alias, the names in its value.
  var parts: [String: Set<String>] = [:]
  /// Names at the top level of the file.
  var names: Set<String> = []
  /// The simple names of the types with members of a name, which hides a framework's name within them.
  var memberOwners: [String: Set<String>] = [:]
  /// The simple names of the enumerations with a case of a name.
  var enumerations: [String: Set<String>] = [:]
  /// Of each member, the names in it that a framework could have: a set for each of its declarations.
  var memberParts: [Member: [Set<String>]] = [:]
  /// The frameworks of types that conditions such as `canImport(SwiftUI)` leave to devices, by their qualified names.
  var typesOnDevice: [String: String] = [:]
  /// The frameworks of members that such conditions leave to devices.
  var membersOnDevice: [Member: String] = [:]
  /// The modules that the file imports on a device.
  var imports: Set<String> = []
  /// Of them, those that it exports to files that import its module.
  var exports: Set<String> = []

  /// A property or a method.
  struct Member: Hashable {
    /// The simple name of the type that has it; empty at the top level.
    var type: String
    var name: String
  }

  init() {}

  init(of tree: SourceFileSyntax) {
    let collector = TypePartCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    self = collector.result
    let imports = DeviceImportCollector(viewMode: .sourceAccurate)
    imports.walk(tree)
    self.imports = imports.modules
    exports = imports.exported
  }

  /// The names of what a type cannot be without: what it inherits from, the constraints of its parameters, and the
  /// types of stored properties that have no other value. It can be without conformances to protocols of delegates,
  /// unless it is a protocol or an extension.
  static func names(of node: any DeclGroupSyntax) -> Set<String> {
    var names: Set<String> = []
    func add(_ node: (some SyntaxProtocol)?) {
      guard let node else { return }
      for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let text) = token.tokenKind { names.insert(text) }
      }
    }
    add(node.inheritanceClause)
    if !node.is(ExtensionDeclSyntax.self), !node.is(ProtocolDeclSyntax.self) {
      names = names.filter { !MissingFramework.isDelegate($0) }
    }
    add(node.genericWhereClause)
    add(node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause)
    guard !node.is(ExtensionDeclSyntax.self) else { return names }
    for member in node.memberBlock.compiledMembers {
      add(member.as(AssociatedTypeDeclSyntax.self)?.inheritanceClause)
      guard let property = member.as(VariableDeclSyntax.self), !property.modifiers.isStatic else {
        continue
      }
      for binding in property.bindings
      where binding.initializer == nil && binding.accessorBlock == nil {
        guard let type = binding.typeAnnotation?.type, !type.is(OptionalTypeSyntax.self),
          !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { continue }
        add(type)
      }
    }
    let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return names.subtracting(parameters?.parameters.map(\.name.text) ?? [])
  }
}

/// Collects the types of a file, where conditional compilation leaves them.
private final class TypePartCollector: SyntaxVisitor {
  private(set) var result = TypeParts()
  private var scopes: [String] = []
  /// The framework without which the compiler does not see the current declarations; nil for those that it sees.
  private var frameworkOfDevice: String?

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let compiled = node.compiledClauses
    for clause in compiled {
      if let elements = clause.elements { walk(elements) }
    }
    for clause in node.clausesOnDevice where !compiled.contains(where: { $0.id == clause.id }) {
      guard let elements = clause.elements, let framework = clause.condition?.missingModule else {
        continue
      }
      let outer = frameworkOfDevice
      frameworkOfDevice = outer ?? framework
      walk(elements)
      frameworkOfDevice = outer
    }
    return .skipChildren
  }

  private func add(_ name: String, parts: Set<String>? = nil) {
    if let frameworkOfDevice {
      if parts != nil {
        result.typesOnDevice[(scopes + [name]).joined(separator: ".")] = frameworkOfDevice
      }
      return
    }
    if let owner = scopes.last {
      result.memberOwners[name, default: []].insert(owner.lastComponent)
    } else {
      result.names.insert(name)
    }
    guard let parts else { return }
    result.parts[(scopes + [name]).joined(separator: "."), default: []].formUnion(parts)
  }

  private func enter(
    _ node: some DeclGroupSyntax, named name: String
  ) -> SyntaxVisitorContinueKind {
    add(name, parts: TypeParts.names(of: node))
    scopes.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.extendedType.simpleName)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    var parts: Set<String> = []
    for token in node.initializer.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind { parts.insert(text) }
    }
    add(node.name.text, parts: parts)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text)
    if !node.modifiers.contains(.override) {
      // A function whose body can be left out stays, whatever it needs.
      let isOpaque = node.signature.returnClause?.type.isOpaque == true
      addMember(node.name.text, of: isOpaque ? Syntax(node) : Syntax(node.signature))
    }
    return .skipChildren
  }

  private func addMember(_ name: String, of node: Syntax) {
    if let frameworkOfDevice {
      result.membersOnDevice[.init(type: scopes.last ?? "", name: name)] = frameworkOfDevice
      return
    }
    let parts = node.compiledTokens.compactMap { token -> String? in
      // The package's own types can consist of a framework's.
      guard case .identifier(let text) = token.tokenKind,
        text.first?.isUppercase == true || MissingFramework.isKnown(text)
      else { return nil }
      return text
    }
    let member = TypeParts.Member(type: scopes.last ?? "", name: name)
    result.memberParts[member, default: []].append(Set(parts))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      add(pattern.identifier.text)
      guard !node.modifiers.contains(.override) else { continue }
      // So does a property of functions, or one that is computed.
      let type = binding.typeAnnotation?.type
      let stays = type?.is(FunctionTypeSyntax.self) == true || binding.isComputed
      addMember(
        pattern.identifier.text,
        of: type.flatMap { stays && !$0.isOpaque ? Syntax($0) : nil } ?? Syntax(binding))
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      addMember(element.name.text, of: Syntax(element))
      result.enumerations[element.name.text, default: []].insert(scopes.last ?? "")
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Collects the modules that a file imports on a device, where `canImport` of a missing framework holds: what the
/// framework declares is not only named within the same condition.
private final class DeviceImportCollector: SyntaxVisitor {
  private(set) var modules: Set<String> = []
  private(set) var exported: Set<String> = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clausesOnDevice {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    modules.insert(node.moduleName)
    if node.attributes.contains(named: "_exported") { exported.insert(node.moduleName) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// The first missing module that a condition of `#if` asks for.
  fileprivate var missingModule: String? {
    tokens(viewMode: .sourceAccurate).lazy.map(\.text).first(where: PlatformModules.isMissing)
  }
}
