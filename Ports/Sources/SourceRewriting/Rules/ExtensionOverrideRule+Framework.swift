import SwiftSyntax

// Overrides in extensions of UIKit's classes. In Objective-C such an override replaces the method of the class, and so
// does `@_dynamicReplacement` in Swift if the class declares the member `dynamic`. An override of an inherited member
// becomes a member with another name, which a replacement of the inherited one calls for objects of the class.

extension ExtensionOverrideRule {
  /// Makes an override the replacement of the member of UIKit's class, or leaves it out.
  func replaceFramework(_ node: FunctionDeclSyntax, in pass: RewritingPass) -> Bool {
    let member = node.memberName
    guard let type = pass.enclosingTypes.last?.qualifiedName,
      let override = frameworkOverride(member, node, node.modifiers, in: pass)
    else { return false }
    switch override {
    case .omission: return false
    case .redirection(let redirection):
      addReplacement(redirection, for: type, before: node, in: pass)
      remove(node.modifiers, in: pass)
      pass.replace(node.name, with: redirection.name(in: type), rule: name)
      if let body = node.body {
        redirectSuper(in: body, of: node, redirection, type, in: pass)
      }
    case .replacement(let redirection):
      pass.insert(attribute(for: member), before: node, rule: name)
      remove(node.modifiers, in: pass)
      pass.replace(node.name, with: replacementName(member, in: type), rule: name)
      guard let body = node.body else { return true }
      if let redirection {
        pass.needsUIKit = true
        insert(
          redirection.calls, into: body.statements, after: body.leftBrace,
          returnsValue: node.signature.returnClause != nil, in: pass)
      }
      guard node.signature.returnClause == nil else { return true }
      // UIKit's classes do more in their methods here than Apple's, some of which do not have the method at all.
      let references = DirectSuperReferences(to: member)
      references.walk(body)
      for reference in references.found { pass.replace(reference, with: "self", rule: name) }
    }
    return true
  }

  /// The same of a property.
  func replaceFramework(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax,
    _ pattern: IdentifierPatternSyntax, in pass: RewritingPass
  ) -> Bool {
    let base = pattern.identifier.text
    let member = MemberDeclaration.Name(kind: .property, base: base, labels: [])
    guard let block = binding.accessorBlock, let value = binding.typeAnnotation?.type,
      let type = pass.enclosingTypes.last?.qualifiedName,
      let override = frameworkOverride(member, node, node.modifiers, in: pass)
    else { return false }
    let (attribute, replacement, superValue, superAssignment): (String, String, String, String)
    var (calls, assignments) = ("", "")
    switch override {
    case .omission: return false
    case .redirection(let redirection):
      addReplacement(redirection, for: type, before: node, in: pass)
      attribute = ""
      replacement = redirection.name(in: type)
      superValue = redirection.superValue(in: type)
      superAssignment = redirection.superAssignment(in: type)
      redirectSuper(in: block, redirection, type, in: pass)
    case .replacement(let redirection):
      attribute = self.attribute(for: member)
      replacement = replacementName(member, in: type)
      superValue = "super.\(base)"
      superAssignment = "super.\(base) = newValue"
      guard let redirection else { break }
      pass.needsUIKit = true
      (calls, assignments) = (redirection.calls, redirection.assignments)
    }
    guard case .observed(let willSet, let didSet) = ExtensionProperty(block) else {
      if !attribute.isEmpty { pass.insert(attribute, before: node, rule: name) }
      remove(node.modifiers, in: pass)
      pass.replace(pattern, with: replacement, rule: name)
      insert(calls, assignments, into: block, in: pass)
      return true
    }
    let moved = ClassMember.movedName(base, in: type)
    let property =
      "var \(replacement): \(value.onOneLine) { get { \(calls)return \(superValue) } "
      + "set { \(assignments)let _old = \(superValue); "
      + (willSet ? "\(moved)(true, newValue, _old); " : "") + superAssignment
      + (didSet ? "; \(moved)(false, newValue, _old)" : "") + " } }; "
    pass.insert(attribute + property, before: node, rule: name)
    remove(node.modifiers, in: pass)
    makeFunction(of: node, binding, named: moved, in: pass)
    return true
  }

  /// What becomes of an override of a member of UIKit; nil if it does not override one, or was left out.
  private func frameworkOverride(
    _ member: MemberDeclaration.Name, _ node: some SyntaxProtocol,
    _ modifiers: DeclModifierListSyntax, in pass: RewritingPass
  ) -> FrameworkOverride? {
    guard modifiers.contains(.override), node.parent?.is(MemberBlockItemSyntax.self) == true,
      let type = pass.enclosingTypes.last, type.isExtension,
      let override = pass.declarations.frameworkOverride(
        of: member, isStatic: modifiers.isStatic, in: type.qualifiedName)
    else { return nil }
    guard case .omission = override else { return override }
    pass.limit(
      "'\(type.reference)' has no '\(member.base)' here that an extension can override: the override is left out; "
        + "a subclass can override it", at: node)
    pass.remove(node, rule: name)
    return nil
  }

  private func attribute(for member: MemberDeclaration.Name) -> String {
    "@_dynamicReplacement(for: \(member.signature)) "
  }

  private func replacementName(_ member: MemberDeclaration.Name, in type: String) -> String {
    "_replaced_\(type)_\(member.base)"
  }

  // MARK: Redirections

  /// Inserts the replacement that calls the overrides, at one of them.
  private func addReplacement(
    _ redirection: FrameworkRedirection, for type: String, before node: some SyntaxProtocol,
    in pass: RewritingPass
  ) {
    pass.needsUIKit = true
    guard redirection.classes.first == type, let item = node.itemOfFile else { return }
    pass.insert(redirection.text, before: item, rule: name)
  }

  /// Inserts statements at the start of a body.
  private func insert(
    _ statements: String, into body: CodeBlockItemListSyntax, after brace: TokenSyntax,
    returnsValue: Bool, in pass: RewritingPass
  ) {
    guard !statements.isEmpty else { return }
    pass.insert(" " + statements, after: brace, rule: name)
    if returnsValue, body.count == 1, let item = body.first, item.item.is(ExprSyntax.self) {
      pass.insert("return ", before: item, rule: name)
    }
  }

  private func insert(
    _ calls: String, _ assignments: String, into block: AccessorBlockSyntax, in pass: RewritingPass
  ) {
    switch block.accessors {
    case .getter(let body):
      insert(calls, into: body, after: block.leftBrace, returnsValue: true, in: pass)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        let isSetter = accessor.accessorSpecifier.tokenKind == .keyword(.set)
        insert(
          isSetter ? assignments : calls, into: body.statements, after: body.leftBrace,
          returnsValue: !isSetter, in: pass)
      }
    }
  }

  /// Marks the calls of a method of `super`, or makes them calls of the superclass's override.
  private func redirectSuper(
    in body: CodeBlockSyntax, of node: FunctionDeclSyntax, _ redirection: FrameworkRedirection,
    _ type: String, in pass: RewritingPass
  ) {
    let overridden = redirection.overriddenClass(of: type)
    for reference in references(to: redirection.member.name, in: body) {
      guard let (call, whole) = reference.call(of: redirection.member.name) else { continue }
      if let overridden {
        pass.replace(
          reference, with: "self." + redirection.name(in: overridden), rule: name)
      } else if let item = whole.parent?.as(CodeBlockItemSyntax.self),
        node.signature.returnClause == nil
          || (item.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0) > 1
      {
        pass.insert(redirection.mark() + "; ", before: item, rule: name)
      } else {
        pass.insert("(\(redirection.mark()), ", before: call, rule: name)
        pass.insert(").1", after: call, rule: name)
      }
    }
  }

  /// Marks the uses of a property of `super`, or makes them uses of the superclass's override.
  private func redirectSuper(
    in block: AccessorBlockSyntax, _ redirection: FrameworkRedirection, _ type: String,
    in pass: RewritingPass
  ) {
    let overridden = redirection.overriddenClass(of: type)
    for reference in references(to: redirection.member.name, in: block) {
      let assignment = redirection.isSettable ? reference.assignment : nil
      if let overridden, assignment == nil || redirection.settableClasses.contains(overridden) {
        pass.replace(
          reference, with: "self." + redirection.name(in: overridden), rule: name)
        continue
      }
      switch assignment {
      case .whole(let sequence):
        pass.insert(redirection.mark(.write) + "; ", before: sequence, rule: name)
      case .part(let sequence):
        pass.insert(
          "\(redirection.mark()); \(redirection.mark(.write)); ", before: sequence, rule: name)
      case nil:
        pass.insert("(\(redirection.mark()), ", before: reference, rule: name)
        pass.insert(").1", after: reference, rule: name)
      }
    }
  }

  private func references(
    to member: MemberDeclaration.Name, in body: some SyntaxProtocol
  ) -> [MemberAccessExprSyntax] {
    let references = SuperReferences(to: member.base)
    references.walk(body)
    return references.found
  }
}

/// Finds `super` of calls of a method in the body of its override, but not in closures: only the body itself can call
/// what it replaces.
private final class DirectSuperReferences: SyntaxVisitor {
  private let name: MemberDeclaration.Name
  private(set) var found: [SuperExprSyntax] = []

  init(to name: MemberDeclaration.Name) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let object = access.base?.as(SuperExprSyntax.self),
      access.declName.baseName.text == name.base,
      node.arguments.map({ $0.label?.text ?? "_" }) == name.labels
    {
      found.append(object)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
