import SwiftSyntax

/// `#keyPath(Type.a.b)` becomes its value, `"a.b"`.
struct KeyPathRule: RewritingRule {
  let name = "#keyPath"

  func rewrite(_ node: MacroExpansionExprSyntax, in pass: RewritingPass) {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return }
    var names = argument.expression.trimmedDescription
      .filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
      .split(separator: ".").map(String.init)
    if names.first == "self" { names.removeFirst() }
    // Types come first, and their names are capitalised; the last name is a property.
    while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
    pass.replace(node, with: "\"\(names.joined(separator: "."))\"", rule: name)
  }
}
