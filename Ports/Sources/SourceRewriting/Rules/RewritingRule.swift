import SwiftSyntax

/// One kind of rewriting.
///
/// A rule visits the nodes that conditional compilation leaves, and implements the methods for the nodes that concern
/// it. Its replacements are in one line and do not overlap with the replacements of other rules.
protocol RewritingRule: Sendable {
  /// The name in explanations.
  var name: String { get }

  /// Called first. Code that is removed here is not rewritten by other rules.
  func begin(_ node: SourceFileSyntax, in pass: RewritingPass)
  /// A condition of `#if` or `#elseif`, also of clauses that are not compiled.
  func rewrite(condition: ExprSyntax, in pass: RewritingPass)
  func rewrite(_ node: ImportDeclSyntax, in pass: RewritingPass)
  func rewrite(_ node: AttributeSyntax, in pass: RewritingPass)
  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass)
  func rewrite(_ node: ProtocolDeclSyntax, in pass: RewritingPass)
  func rewrite(_ node: ExtensionDeclSyntax, in pass: RewritingPass)
  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass)
  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass)
  func rewrite(_ node: DeinitializerDeclSyntax, in pass: RewritingPass)
  func rewrite(_ node: MacroExpansionExprSyntax, in pass: RewritingPass)
  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass)
  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass)
  /// Called last.
  func finish(_ node: SourceFileSyntax, in pass: RewritingPass)
}

extension RewritingRule {
  func begin(_ node: SourceFileSyntax, in pass: RewritingPass) {}
  func rewrite(condition: ExprSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: ImportDeclSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: AttributeSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: ProtocolDeclSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: ExtensionDeclSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: DeinitializerDeclSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: MacroExpansionExprSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {}
  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {}
  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {}
}

/// All rules.
enum StandardRules {
  static let all: [any RewritingRule] = [
    PlatformConditionRule(), QualifiedNameRule(), ImportRule(), ObjectiveCAttributeRule(),
    ClassBoundProtocolRule(),
    SelectorRule(), KeyPathRule(), ManagedPropertyRule(), OptionalRequirementRule(),
    ImplementedMethodRule(), ExtensionOverrideRule(), MainActorRule(), KeyValueObservingRule(),
    ObjectRule(),
    ClassDescriptionRule(), DynamicLookupRule(), AttributeDictionaryRule(),
    LocalizedStringRule(), BoxedValueRule(), MissingFrameworkRule(),
    RuntimeOverrideRule(), DynamicInitializerRule(), InitializerRequirementRule(), RectangleRule(),
    TestAttachmentRule(), TestObjectRule(), ModuleAliasRule(), LaterSystemRule(),
    SystemVersionRule(), BlockTimerRule(), FoundationDifferenceRule(), RootControllerRule(),
    ResourceBundleRule(),
  ]
}
