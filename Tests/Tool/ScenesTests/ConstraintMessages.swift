/// The diagnostics of a constraint in a view with a label `title`, an image `icon`, a scroll view `list`
/// that contains `row`, and a sibling `other`; without the file, the line and excerpts.
func constraintMessages(_ entry: String) -> [String] {
  fullConstraintMessages(entry).map { $0.prefix { $0 != "\n" }.description }
}

/// The same with excerpts.
func fullConstraintMessages(_ entry: String) -> [String] {
  diagnostics(
    """
    view:
      subviews:
      - id: other
      - layoutGuides: [column]
        metrics: { gap: 12, weak: 600, many: 2000 }
        constraints:
        - \(entry)
        subviews:
        - { type: UILabel, id: title }
        - { type: UIImageView, id: icon }
        - { type: UIScrollView, id: list, layoutGuides: [band], subviews: [{ id: row }] }
        - { id: save-button.big }
      - id: later
    """
  ).map { $0.replacing("s.yaml:7:", with: "") }
}
