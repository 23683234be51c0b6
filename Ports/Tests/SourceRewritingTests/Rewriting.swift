import SourceRewriting

/// The rewritten text of a file, with the declarations of other files of its module. The import that a file without
/// imports gets is left out.
func rewritten(_ source: String, with others: String...) -> String {
  let text = rewriting(source, with: others).text
  let addition = "import FoundationForPackages; "
  return !source.contains("import ") && text.hasPrefix(addition)
    ? String(text.dropFirst(addition.count)) : text
}

func rewriting(
  _ source: String, with others: [String] = [], imported: [String] = [], dependents: [String] = []
) -> RewrittenSource {
  let files = ([source] + others).map(FileDeclarations.init(source:))
  let index = DeclarationIndex(
    files, imported: imported.map(FileDeclarations.init(source:)),
    dependents: dependents.map(FileDeclarations.init(source:)))
  return SourceRewriter(declarations: index).rewrite(source)
}

/// What a class says of the optional requirements that it implements, by names in Objective-C.
func implements(_ names: String..., access: String = "public") -> String {
  let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
  let own = names.isEmpty ? "false" : "[\(list)].contains(_name)"
  return " \(access) func _implements(_ _name: String) -> Bool { \(own) };"
}

/// What a class adds to what its superclass says.
func overriding(_ names: String...) -> String {
  let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
  return " public override func _implements(_ _name: String) -> Bool "
    + "{ [\(list)].contains(_name) || super._implements(_name) };"
}

extension String {
  /// The number of lines.
  var lineCount: Int { split(separator: "\n", omittingEmptySubsequences: false).count }
}
