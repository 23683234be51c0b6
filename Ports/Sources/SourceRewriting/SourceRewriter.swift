import SwiftParser
import SwiftSyntax

/// Rewrites UIKit code to what the compiler accepts without Objective-C.
///
/// The copy has the lines of the original: diagnostics, breakpoints and failures of tests name the
/// right ones. Replacements are made in the original text, the syntax tree only says where.
///
///     let rewriter = SourceRewriter(declarations: index)
///     rewriter.rewrite("@objc func tap() {}").text  // " func tap() {}"
public struct SourceRewriter: Sendable {
  private let rules: [any RewritingRule]
  private let declarations: DeclarationIndex

  /// - Parameter declarations: The declarations of the module's files and of the modules that it
  ///   depends on, as far as they are rewritten too. Without one a file is rewritten by itself.
  public init(declarations: DeclarationIndex? = nil) {
    self.init(rules: StandardRules.all, declarations: declarations)
  }

  init(rules: [any RewritingRule], declarations: DeclarationIndex? = nil) {
    self.rules = rules
    self.declarations = declarations ?? DeclarationIndex([])
    usesOwnDeclarations = declarations == nil
  }

  private let usesOwnDeclarations: Bool

  /// Rewrites a file.
  ///
  /// - Parameter aliases: The names that the file gives to types of modules which it imports.
  public func rewrite(_ source: String, aliases: [ModuleAlias] = []) -> RewrittenSource {
    let tree = Parser.parse(source: source)
    let index =
      usesOwnDeclarations
      ? DeclarationIndex([FileDeclarations(tree: tree, source: source)]) : declarations
    let pass = RewritingPass(source: source, declarations: index)
    pass.aliases = aliases
    for rule in rules { rule.begin(tree, in: pass) }
    let visitor = RewritingVisitor(pass: pass, rules: rules)
    visitor.walk(tree)
    for rule in rules { rule.finish(tree, in: pass) }
    return pass.result(isEmptied: ActiveContent(of: tree).isEmptied)
  }
}
