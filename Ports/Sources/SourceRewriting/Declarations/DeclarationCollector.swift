import SwiftParser
import SwiftSyntax

extension FileDeclarations {
  /// Collects the declarations of a file.
  public init(source: String) {
    self.init(tree: Parser.parse(source: source), source: source)
  }

  init(tree: SourceFileSyntax, source: String) {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    types = collector.types
    aliases = collector.aliases
    objectLists = collector.objectLists
    propertyTypes = collector.propertyTypes
    closures = collector.closures
    uses = RuntimeUses(of: source)
    readTopLevel(of: tree)
    typeParts = TypeParts(of: tree)
  }
}

extension TypeDeclaration {
  /// A class that is declared within a function, and the types in it.
  ///
  /// - Parameter scope: The qualified name of the type whose function that is.
  static func local(_ node: ClassDeclSyntax, in scope: String?) -> [TypeDeclaration] {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    guard let scope else { return collector.types }
    return collector.types.map { type in
      var type = type
      type.qualifiedName = "\(scope).\(type.qualifiedName)"
      return type
    }
  }
}

/// Collects the types of a file with their members, where conditional compilation leaves them.
private final class DeclarationCollector: SyntaxVisitor {
  private(set) var types: [TypeDeclaration] = []
  private(set) var aliases: [String: [String]] = [:]
  private(set) var objectLists: Set<String> = []
  private(set) var propertyTypes: [String: Set<String>] = [:]
  private(set) var closures = OptionalClosures()
  /// The indices of the types around the current node.
  private var open: [Int] = []
  /// For each of them, whether all its members are visible to Objective-C.
  private var exposing: [Bool] = []
  /// The access level that an extension gives to its members.
  private var access: [String?] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.compiledClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .class, node.name.text, node.inheritanceClause,
      exposes: node.attributes.contains(named: "objcMembers"),
      isOnMainActor: node.attributes.contains(named: "MainActor"),
      generics: node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .protocol, node.name.text, node.inheritanceClause,
      exposes: node.attributes.contains(named: "objc"))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .other, node.name.text, node.inheritanceClause,
      generics: node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.other, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.other, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .extension, node.extendedType.simpleName, node.inheritanceClause,
      exposes: node.attributes.contains(named: "objc"), access: node.modifiers.access)
  }

  private func enter(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    exposes: Bool = false, access: String? = nil, isOnMainActor: Bool = false,
    generics parameters: GenericParameterClauseSyntax? = nil,
    _ requirements: GenericWhereClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let outer = kind == .extension ? nil : open.last.map { types[$0].qualifiedName }
    open.append(types.count)
    exposing.append(exposes)
    self.access.append(access)
    var type = TypeDeclaration(
      qualifiedName: outer.map { $0 + "." + name } ?? name, kind: kind,
      isOnMainActor: isOnMainActor,
      inherited: inheritance?.inheritedTypes.flatMap { $0.type.inheritedNames } ?? [])
    for parameter in parameters?.parameters ?? [] {
      let name = parameter.name.text
      type.genericConstraints[name] =
        (parameter.inheritedType?.inheritedNames ?? [])
        + (requirements?.constraints(of: name) ?? [])
    }
    types.append(type)
    return .visitChildren
  }

  private func leave() {
    open.removeLast()
    exposing.removeLast()
    access.removeLast()
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let type = open.last else { return .skipChildren }
    var member = MemberDeclaration(name: node.memberName)
    describe(&member, node.attributes, node.modifiers)
    member.parameterTypes = node.parameterTypes
    member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    if let value = node.signature.returnClause?.type.classValue, value.hasClass {
      types[type].classValues[node.name.text] = value
    }
    if types[type].kind == .extension || member.isOptional
      || FrameworkRequirements.isOptional(member.name.base, member.name.labels)
    {
      member.classMember = ClassMember(
        of: node, in: types[type].qualifiedName, access: access.last ?? nil)
    }
    if member.isOptional, let result = node.signature.returnClause?.type {
      member.isMadeOptional = !result.isVoid && !result.is(OptionalTypeSyntax.self)
    }
    types[type].members.append(member)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    for element in node.elements {
      guard let values = element.parameterClause?.parameters, values.count == 1,
        let value = values.first?.type.classValue, value.hasClass
      else { continue }
      types[type].classValues[ClassValue.key(ofCase: element.name.text)] = value
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let type = open.last else { return .skipChildren }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let value =
        binding.typeAnnotation.map { $0.type.classValue }
        ?? binding.initializer?.value.literalClassValue
      if let value, value.hasClass { types[type].classValues[pattern.identifier.text] = value }
      if let array = binding.typeAnnotation?.type.as(ArrayTypeSyntax.self),
        array.element.simpleName == "AnyObject"
      {
        objectLists.insert(pattern.identifier.text)
      }
      if let type = binding.typeAnnotation?.type.wrappedType {
        if type.isFunction { closures.properties.insert(pattern.identifier.text) }
        if let alias = type.as(IdentifierTypeSyntax.self)?.name.text {
          closures.aliasesOfProperties[pattern.identifier.text, default: []].insert(alias)
        }
      }
      if let name = binding.typeAnnotation?.type.objectTypeName {
        propertyTypes[pattern.identifier.text, default: []].insert(name)
        types[type].propertyTypes[pattern.identifier.text] = name
      } else if let name = binding.initializer?.value.producingTypeName {
        types[type].propertyTypes[pattern.identifier.text] = name
      }
      var member = MemberDeclaration(
        name: .init(kind: .property, base: pattern.identifier.text, labels: []))
      describe(&member, node.attributes, node.modifiers)
      member.accessors = binding.accessorBlock.map { ExtensionProperty($0) }
      if types[type].kind == .extension {
        member.classMember = ClassMember(
          of: node, in: types[type].qualifiedName, access: access.last ?? nil)
      }
      types[type].members.append(member)
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.initializer.value
    if (type.wrappedType ?? type).isFunction { closures.aliases.insert(node.name.text) }
    let targets = node.initializer.value.inheritedNames.map { name in
      name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }
    guard node.genericParameterClause == nil, !targets.contains(node.name.text) else {
      return .skipChildren
    }
    let scope = open.last.map { types[$0].qualifiedName + "." } ?? ""
    aliases[scope + node.name.text] = targets
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    let name = node.name.text
    types[type].genericConstraints[name] =
      (node.inheritanceClause?.inheritedTypes.flatMap { $0.type.inheritedNames } ?? [])
      + (node.genericWhereClause?.constraints(of: name) ?? [])
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    types[type].initializers.append(
      InitializerDeclaration(
        labels: node.signature.parameterClause.parameters.map { $0.firstName.text },
        isRequired: node.modifiers.contains(.required),
        isAvailable: !node.attributes.contains(named: "available")
          && (types[type].kind != .extension
            || !["private", "fileprivate"].contains(node.modifiers.access)),
        isFailable: node.optionalMark != nil,
        hasEffects: node.signature.effectSpecifiers != nil))
    return .skipChildren
  }

  // Types within bodies are not visible to other declarations.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func describe(
    _ member: inout MemberDeclaration, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    member.isStatic = modifiers.isStatic
    member.isOverride = modifiers.contains(.override)
    member.isPrivate = modifiers.contains(.private) || modifiers.contains(.fileprivate)
    member.isOptional = modifiers.contains(.optional)
    member.isExposedByType = exposing.last ?? false
    member.isInExtension = open.last.map { types[$0].kind == .extension } ?? false
    member.isObjectiveC = exposing.last ?? false
    for attribute in attributes.all {
      switch attribute.simpleName {
      case "objc":
        member.isObjectiveC = true
        if let argument = attribute.arguments { member.objectiveCName = argument.onOneLine }
      case "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction":
        member.isObjectiveC = true
      case "NSManaged":
        member.isObjectiveC = true
        member.isManaged = true
      case "nonobjc": member.isObjectiveC = false
      default: break
      }
    }
  }
}

extension TypeSyntax {
  /// The names of the types in an inheritance clause, of which `&` joins several.
  var inheritedNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.inheritedNames }
    }
    if let tuple = self.as(TupleTypeSyntax.self), let element = tuple.elements.first,
      tuple.elements.count == 1
    {
      return element.type.inheritedNames
    }
    return [simpleName]
  }

  /// The name of a class or protocol: `P` of `P?`, `P!` or `(any P)?`.
  var objectTypeName: String? {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.objectTypeName
    }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.objectTypeName
    }
    if let constraint = self.as(SomeOrAnyTypeSyntax.self) {
      return constraint.constraint.objectTypeName
    }
    if let tuple = self.as(TupleTypeSyntax.self), let element = tuple.elements.first,
      tuple.elements.count == 1
    {
      return element.type.objectTypeName
    }
    return nil
  }

  /// Whether it is `Void` or `()`.
  var isVoid: Bool {
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    return simpleName == "Void" || simpleName == "Swift.Void"
  }
}

extension DeclSyntaxProtocol {
  /// Whether the declaration is a member of a type or an extension, rather than local or global.
  var isMember: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}

extension FunctionDeclSyntax {
  /// The types of the parameters, as they are written.
  var parameterTypes: [String] {
    signature.parameterClause.parameters.map { parameter in
      parameter.type.onOneLine + (parameter.ellipsis == nil ? "" : "...")
    }
  }

  var memberName: MemberDeclaration.Name {
    MemberDeclaration.Name(
      kind: .method, base: name.text,
      labels: signature.parameterClause.parameters.map { $0.firstName.text })
  }
}
