import SwiftSyntax

/// `#selector(method)` becomes a `Selector` that carries the method, and in a pattern its name alone, by which
/// selectors are compared: patterns cannot contain closures with parameters.
struct SelectorRule: RewritingRule {
  let name = "#selector"

  func rewrite(_ node: MacroExpansionExprSyntax, in pass: RewritingPass) {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return }
    guard let reference = SelectorReference(argument.expression, in: pass) else {
      pass.limit("it is unknown what this selector refers to", at: node)
      return
    }
    let text =
      switch argument.label?.text {
      case nil where node.isInPattern: reference.name
      case "getter": reference.getter
      case "setter": reference.setter
      default: reference.method
      }
    pass.replace(node, with: text, rule: name)
  }
}

extension MacroExpansionExprSyntax {
  /// Whether it is what a `case` compares with.
  fileprivate var isInPattern: Bool {
    sequence(first: Syntax(self), next: \.parent)
      .prefix { !$0.is(CodeBlockItemSyntax.self) }
      .contains { $0.is(ExpressionPatternSyntax.self) }
  }
}
