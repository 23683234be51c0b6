import SourceRewriting

/// The rewritten text of a file, with the declarations of other files of its module.
func rewritten(_ source: String, with others: String...) -> String {
  rewriting(source, with: others).text
}

func rewriting(_ source: String, with others: [String] = []) -> RewrittenSource {
  let files = ([source] + others).map(FileDeclarations.init(source:))
  return SourceRewriter(declarations: DeclarationIndex(files)).rewrite(source)
}

extension String {
  /// The number of lines.
  var lineCount: Int { split(separator: "\n", omittingEmptySubsequences: false).count }
}
