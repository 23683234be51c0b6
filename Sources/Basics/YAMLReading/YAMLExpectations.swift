/// What messages about a file's syntax say about its purpose.
package struct YAMLExpectations: Sendable {
  /// What the file contains, for the message that it is empty: `a scene is a map with a 'view'`.
  package var content: String?
  /// The remedy for an invalid line, such as `: write a visual format in quotes`; nil if the line looks like nothing
  /// that the reader of the file knows.
  package var remedyForLine: @Sendable (String) -> String?

  package init(
    content: String? = nil, remedyForLine: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    (self.content, self.remedyForLine) = (content, remedyForLine)
  }
}
