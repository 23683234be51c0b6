import SwiftSyntax

/// Finds the declarations of a file that need a missing framework.
final class MissingFrameworkSearch {
  struct Conformance {
    var clause: InheritanceClauseSyntax
    /// The frameworks of the types that are left out.
    var modules: [SyntaxIdentifier: String]
  }

  /// The statements of a function that stays, and what it returns instead.
  struct Body {
    var node: Syntax
    var statements: CodeBlockItemListSyntax
    var result: String
    var module: String
    /// The test that the function is; nil for others.
    var test: TestFunction?
  }

  private let declarations: DeclarationIndex
  private let modules: [String]
  private var names: FrameworkNames { declarations.frameworkNames }
  private(set) var found: [(node: Syntax, module: String)] = []
  private(set) var bodies: [Body] = []
  private(set) var conformances: [Conformance] = []
  private(set) var previews: [Syntax] = []
  /// The rest so far: the declarations at the top level and the members of types.
  private var rest: [(node: Syntax, type: String?)] = []
  /// The frameworks of variables and functions that are left out, by their type and name.
  private var leftOut: [String?: [String: String]] = [:]
  /// The frameworks of the layers of views by whose overrides they are known, by the name of the view's class.
  private var layers: [String: String] = [:]

  init(declarations: DeclarationIndex, modules: [String]) {
    self.declarations = declarations
    self.modules = modules
    leftOut[nil] = declarations.frameworkNames.members[""]
  }

  func visit(_ items: [Syntax], in type: String?) {
    for item in items { visit(item, in: type) }
  }

  private func visit(_ node: Syntax, in type: String?) {
    if node.is(ImportDeclSyntax.self) || node.isOfLaterSystem { return }
    if let macro = node.as(MacroExpansionExprSyntax.self)?.macroName.text
      ?? node.as(MacroExpansionDeclSyntax.self)?.macroName.text, macro == "Preview"
    {
      previews.append(node)
      return
    }
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else {
      if let module = module(in: node) {
        leaveOut(node, in: type, module)
      } else {
        rest.append((node, type))
      }
      return
    }
    if let module = module(required: group) {
      found.append((node, module))
      return
    }
    findConformances(of: group)
    let name =
      node.as(ExtensionDeclSyntax.self)?.extendedType.simpleName
      ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text
    visit(group.memberBlock.compiledMembers.map { Syntax($0) }, in: name)
  }

  private func leaveOut(_ node: Syntax, in type: String?, _ module: String) {
    if let (closure, type) = node.as(VariableDeclSyntax.self)?.closureWithoutResult,
      self.module(in: Syntax(type)) == nil,
      closure.signature.flatMap({ self.module(in: Syntax($0)) }) == nil
    {
      bodies.append(Body(node: node, statements: closure.statements, result: "", module: module))
      return
    }
    let emptied = emptyBodies(of: node, in: type, module)
    if !emptied.isEmpty {
      bodies += emptied
      return
    }
    found.append((node, module))
    if let type, let variable = node.as(VariableDeclSyntax.self),
      variable.modifiers.contains(.override),
      variable.bindings.first?.pattern.trimmedDescription == "layer"
    {
      layers[type] = module
    }
    if let variable = node.as(VariableDeclSyntax.self), !variable.modifiers.contains(.override) {
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        leftOut[type, default: [:]][pattern.identifier.text] = module
      }
    } else if let function = node.as(FunctionDeclSyntax.self),
      !function.modifiers.contains(.override)
    {
      leftOut[type, default: [:]][function.name.text] = module
    }
  }

  /// The bodies of a function, a computed property or an initializer that needs the framework only there; none otherwise.
  private func emptyBodies(of node: Syntax, in owner: String?, _ module: String) -> [Body] {
    let absence = MissingFrameworkRule.absence(of: module)
    let stop = "fatalError(\"\(absence)\")"
    func body(_ statements: CodeBlockItemListSyntax, _ result: String) -> Body {
      Body(node: node, statements: statements, result: result, module: module)
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type
      guard let statements = function.body?.statements, type?.isOpaque != true,
        self.module(inSignatureOf: function) == nil
      else { return [] }
      let isTestCase = owner.map(declarations.isTestCase) ?? false
      if let test = TestFunction(function, isInTestCase: isTestCase) {
        var skipped = body(statements, test.skip(because: absence))
        skipped.test = test
        return [skipped]
      }
      return [body(statements, type?.emptyValue(orElse: stop) ?? "")]
    }
    if let initializer = node.as(InitializerDeclSyntax.self), let code = initializer.body,
      self.module(
        in: [
          Syntax(initializer.attributes), Syntax(initializer.signature),
          initializer.genericParameterClause.map(Syntax.init),
          initializer.genericWhereClause.map(Syntax.init),
        ]) == nil
    {
      return [body(code.statements, initializer.optionalMark == nil ? stop : "return nil")]
    }
    guard let property = node.as(VariableDeclSyntax.self), property.bindings.count == 1,
      let binding = property.bindings.first, binding.isComputed,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      let value = type.emptyValue(orElse: stop),
      self.module(in: [Syntax(property.attributes), Syntax(type)]) == nil
    else { return [] }
    switch block.accessors {
    case .getter(let statements): return [body(statements, value)]
    case .accessors(let accessors):
      return accessors.compactMap { accessor in
        let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
        return accessor.body.map { body($0.statements, isGetter ? value : "") }
      }
    }
  }

  // MARK: Dependents

  /// Leaves out what uses variables and functions that are left out, as far as the names have no other meaning.
  func addDependents() {
    var count = -1
    while count != found.count {
      count = found.count
      let functions = rest.compactMap { item in
        item.node.as(FunctionDeclSyntax.self).map { (name: $0.name.text, type: item.type) }
      }
      rest.removeAll { item in
        guard let module = moduleOfLeftOut(in: item.node, of: item.type, functions) else {
          return false
        }
        leaveOut(item.node, in: item.type, module)
        return true
      }
    }
  }

  private func moduleOfLeftOut(
    in node: Syntax, of type: String?, _ functions: [(name: String, type: String?)]
  ) -> String? {
    let global = leftOut[nil] ?? [:]
    let own = (type.flatMap { leftOut[$0] } ?? [:])
      .merging(type.map(declarations.leftOutMembers) ?? [:]) { first, _ in first }
    // A function with such a name may be meant instead: of the same type, or any for a function of none.
    let all = Set(functions.map(\.name))
    let ofType = Set(functions.lazy.filter { $0.type == type }.map(\.name))
    let names = global.filter { !all.contains($0.key) }
      .merging(own.filter { !ofType.contains($0.key) }) { $1 }
    guard !names.isEmpty || !declarations.frameworkNames.members.isEmpty || !layers.isEmpty else {
      return nil
    }
    let tokens = node.compiledTokens
    let local = Set(tokens.filter(\.isLocalName).map(\.text))
    let locals = LocalTypes(of: node).names
    return tokens.lazy.compactMap { token -> String? in
      if token.isShorthandBinding { return names[token.text] }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      {
        if access.base?.isSelf == true { return own[token.text] }
        if access.base == nil { return self.moduleOfCase(token.text, in: type) }
        if let layer = self.leftOutLayer(of: access, in: type) { return layer }
        guard let base = access.base.flatMap({ self.typeName(of: $0, in: type, locals) }) else {
          return nil
        }
        return self.declarations.leftOutMembers(of: base)[token.text]
      }
      guard let module = names[token.text] else { return nil }
      if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return nil }
      return local.contains(token.text) && !reference.isBoundToItsName ? nil : module
    }.first
  }

  /// The framework of a case that is left out of the enumerations within a type, or of the enumeration itself.
  private func moduleOfCase(_ name: String, in type: String?) -> String? {
    guard let type, names.hasCase(name) else { return nil }
    let types = declarations.types.keys.filter { $0.split(separator: ".").contains { $0 == type } }
    return names.module(ofCase: name, among: Set(types.map(\.lastComponent)))
  }

  /// The framework of a view's layer that an override gives as one of the framework's kinds: `layer.player`.
  private func leftOutLayer(of access: MemberAccessExprSyntax, in type: String?) -> String? {
    guard Self.membersOfLayers.contains(access.declName.baseName.text),
      access.base?.withoutOptionality.propertyName == "layer"
    else { return nil }
    return type.flatMap { layers[$0] }
  }

  /// The members of the layers of AVFoundation and Metal.
  private static let membersOfLayers: Set<String> = [
    "player", "videoGravity", "isReadyForDisplay", "videoRect", "pixelBufferAttributes", "session",
    "connection", "isPreviewing", "device", "pixelFormat", "framebufferOnly", "drawableSize",
    "nextDrawable", "maximumDrawableCount", "presentsWithTransaction",
  ]

  /// The name of the type of an expression: of `self`, of a variable in the same function, of a property of a type, of what
  /// a type makes, or of a cast.
  ///
  /// - Parameter type: the name of the type around the expression.
  private func typeName(
    of expression: ExprSyntax, in type: String?, _ locals: [String: String]
  ) -> String? {
    let value = expression.withoutOptionality
    // A static member of the type.
    if let name = value.propertyName, name.first?.isUppercase == true { return name }
    if let type = value.producingTypeName ?? value.castTypeName { return type }
    if value.isSelf { return type }
    guard let name = value.propertyName else { return nil }
    var owner = type
    if let access = value.as(MemberAccessExprSyntax.self) {
      owner = access.base.flatMap { typeName(of: $0, in: type, locals) }
    } else if let local = locals[name] {
      return local
    }
    return owner.flatMap { declarations.type(ofProperty: name, in: $0) }
      ?? declarations.type(ofProperty: name)
  }

  // MARK: Frameworks

  /// The framework that a function names outside of its body.
  private func module(inSignatureOf node: FunctionDeclSyntax) -> String? {
    module(
      in: [
        Syntax(node.attributes), Syntax(node.signature),
        node.genericParameterClause.map(Syntax.init), node.genericWhereClause.map(Syntax.init),
      ])
  }

  private func module(in parts: [Syntax?]) -> String? {
    parts.lazy.compactMap { $0.flatMap { self.module(in: $0) } }.first
  }

  /// The framework without which a type cannot be: it extends one of its types, or consists of them.
  private func module(required node: any DeclGroupSyntax) -> String? {
    if let type = node.as(ExtensionDeclSyntax.self)?.extendedType,
      let module = module(in: Syntax(type))
    {
      return module
    }
    if let module = node.attributes.lazy.compactMap({ self.module(in: Syntax($0)) }).first {
      return module
    }
    if let module = names.module(ofType: Syntax(node).qualifiedTypeName) { return module }
    let parts = TypeParts.names(of: node)
    let heads: [Syntax?] = [
      node.inheritanceClause.map(Syntax.init), node.genericWhereClause.map(Syntax.init),
      node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause.map(
        Syntax.init),
    ]
    for head in heads {
      for token in head?.compiledTokens ?? [] where parts.contains(token.text) {
        if let module = module(of: token) { return module }
      }
    }
    guard !node.is(ExtensionDeclSyntax.self) else { return nil }
    return parts.sorted().lazy.compactMap { part in
      node.declares(generic: part) ? nil : self.names.module(of: part, among: self.modules)
    }.first
  }

  private func findConformances(of node: any DeclGroupSyntax) {
    guard let clause = node.inheritanceClause else { return }
    var modules: [SyntaxIdentifier: String] = [:]
    for type in clause.inheritedTypes { modules[type.id] = module(in: Syntax(type)) }
    if !modules.isEmpty { conformances.append(Conformance(clause: clause, modules: modules)) }
  }

  /// The framework that code names.
  private func module(in node: Syntax) -> String? {
    node.compiledTokens.lazy.compactMap { self.module(of: $0) }.first
  }

  private func module(of token: TokenSyntax) -> String? {
    guard case .identifier(let text) = token.tokenKind else { return nil }
    let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
    // The name of a member or an argument is not a type, but for a type of the package that is within another one.
    if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period {
      return token.dottedName.flatMap { names.module(ofType: $0) }
    }
    if next == .period, MissingFramework.isMissing(module: text), modules.contains(text),
      !names.declares(text)
    {
      return text
    }
    guard next != .colon || !token.isLabel else { return nil }
    guard let module = names.module(of: text, among: modules, in: token.isInHead ? [] : nil),
      !token.isGenericParameter
    else { return nil }
    return module
  }
}

extension Syntax {
  /// What messages call a declaration.
  var declarationName: String {
    if let node = self.as(ExtensionDeclSyntax.self) {
      return "the extension of \(node.extendedType.simpleName)"
    }
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.map { "'\($0.pattern.trimmedDescription)'" }.joined(separator: ", ")
    }
    if let node = self.as(EnumCaseDeclSyntax.self) {
      return node.elements.map { "'\($0.name.text)'" }.joined(separator: ", ")
    }
    if self.is(InitializerDeclSyntax.self) { return "'init'" }
    if let name = asProtocol((any NamedDeclSyntax).self)?.name.text { return "'\(name)'" }
    return "this"
  }

  /// The name of a type, after the names of the types around it.
  fileprivate var qualifiedTypeName: String {
    sequence(first: self, next: \.parent).compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.simpleName
        ?? (node.asProtocol((any DeclGroupSyntax).self) == nil
          ? nil : node.asProtocol((any NamedDeclSyntax).self)?.name.text)
    }.reversed().joined(separator: ".")
  }
}

extension VariableDeclSyntax {
  /// The closure that is the value of a variable for functions without a result, and its type. A closure that does
  /// nothing has to name its parameters.
  fileprivate var closureWithoutResult: (closure: ClosureExprSyntax, type: FunctionTypeSyntax)? {
    guard bindings.count == 1, let binding = bindings.first,
      let type = binding.typeAnnotation?.type.as(FunctionTypeSyntax.self),
      type.returnClause.type.isVoid,
      let closure = binding.initializer?.value.as(ClosureExprSyntax.self),
      type.parameters.isEmpty || closure.signature?.parameterClause != nil
    else { return nil }
    return (closure, type)
  }
}

extension TokenSyntax {
  /// Whether the token is both the property and the variable of `if let a`.
  fileprivate var isShorthandBinding: Bool {
    guard let pattern = parent?.as(IdentifierPatternSyntax.self) else { return false }
    return pattern.parent?.as(OptionalBindingConditionSyntax.self)?.initializer == nil
      && pattern.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the property in `if let a = a`, which is not the variable of that name.
  fileprivate var isBoundToItsName: Bool {
    let condition = parent?.as(InitializerClauseSyntax.self)?.parent?
      .as(OptionalBindingConditionSyntax.self)
    return condition?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == baseName.text
  }
}

extension PatternBindingSyntax {
  /// Whether a property has no value of its own.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      accessors.allSatisfy {
        $0.body != nil && [.keyword(.get), .keyword(.set)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}

extension TypeSyntax {
  /// Whether the values say what the type is.
  var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }

  /// The value of a function or a property that does nothing; nil if it must say by a value what its type is.
  ///
  /// - Parameter other: for types without an empty value.
  fileprivate func emptyValue(orElse other: String) -> String? {
    if isVoid { return "" }
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if self.is(ArrayTypeSyntax.self) { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    if isOpaque { return nil }
    return switch simpleName {
    case "Bool": "false"
    case "Int", "Double", "Float", "CGFloat", "TimeInterval": "0"
    case "String": "\"\""
    default: other
    }
  }
}

extension DeclGroupSyntax {
  /// Whether a generic parameter or an associated type of the type has a name.
  fileprivate func declares(generic name: String) -> Bool {
    let parameters = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return parameters?.parameters.contains { $0.name.text == name } == true
  }
}

extension TokenSyntax {
  /// Whether the token names an argument or a parameter.
  fileprivate var isLabel: Bool {
    guard let parent else { return false }
    if let argument = parent.as(LabeledExprSyntax.self) { return argument.label?.id == id }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return parameter.firstName.id == id || parameter.secondName?.id == id
    }
    return !parent.is(DeclReferenceExprSyntax.self) && !parent.is(IdentifierTypeSyntax.self)
  }

  /// Whether the token declares a parameter or a variable.
  fileprivate var isLocalName: Bool {
    guard let parent else { return false }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == id
    }
    if let parameter = parent.as(ClosureParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == id
    }
    return parent.is(IdentifierPatternSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self)
  }

  /// Whether the token is part of what a type inherits from, of what an extension extends, or of the generic parameters of
  /// a declaration at the top level: members of types are not seen there.
  fileprivate var isInHead: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(InheritanceClauseSyntax.self) { return true }
      if let type = parent.as(ExtensionDeclSyntax.self)?.extendedType { return type.id == node.id }
      if node.is(GenericParameterClauseSyntax.self) {
        return parent.parent?.is(CodeBlockItemSyntax.self) == true
      }
      if parent.is(MemberBlockSyntax.self) || parent.is(CodeBlockSyntax.self) { return false }
      node = parent
    }
    return false
  }

  /// Whether a declaration around the token has a generic parameter of its name.
  fileprivate var isGenericParameter: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause
      return parameters?.parameters.contains { $0.name.text == text } == true
    }
  }

  /// The name of a type that ends with the token, after the names of the types around it.
  fileprivate var dottedName: String? {
    if let type = parent?.as(MemberTypeSyntax.self) { return TypeSyntax(type).simpleName }
    guard let access = parent?.parent?.as(MemberAccessExprSyntax.self), access.base != nil else {
      return nil
    }
    return access.trimmedDescription
  }
}

extension ExprSyntax {
  /// Whether the expression refers to the object around it.
  fileprivate var isSelf: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isSelf }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    return name.tokenKind == .keyword(.self) || name.tokenKind == .keyword(.Self)
      || name.text == "strongSelf"
  }
}

extension CodeBlockItemListSyntax {
  /// The items that conditional compilation leaves.
  var compiledItems: [Syntax] {
    flatMap { item -> [Syntax] in
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else {
        return [Syntax(item.item)]
      }
      return conditional.compiledClauses.flatMap { clause -> [Syntax] in
        guard case .statements(let items) = clause.elements else { return [] }
        return items.compiledItems
      }
    }
  }
}
