import SwiftSyntax

/// `#selector(method)` becomes a `Selector` that carries the method.
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
      case "getter": reference.getter
      case "setter": reference.setter
      default: reference.method
      }
    pass.replace(node, with: text, rule: name)
  }
}
