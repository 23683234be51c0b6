/// The parts of an open menu: its elements without hidden ones, and with the elements of inline and deferred ones.
struct MenuContent {
  /// Elements without a gap between them.
  struct Section {
    var title: String?
    var rows: [Row]
    /// Whether the elements are side by side, as images.
    var isPalette = false
    /// Whether each has its title below its image, if they are side by side.
    var showsTitles = false
  }

  struct Row {
    var element: UIMenuElement
    var attributes: UIMenuElement.Attributes = []
    var state = UIMenuElement.State.off
    /// The menu that the row opens; nil for an action.
    var submenu: UIMenu?
  }

  var title: String?
  var sections: [Section] = []
  /// Whether a row is marked as on or mixed, or as one that opens a menu, so that all have space for the mark.
  var showsMarks: Bool {
    sections.contains { section in
      !section.isPalette && section.rows.contains { $0.state != .off || $0.submenu != nil }
    }
  }

  init(_ menu: UIMenu) {
    title = menu.title.isEmpty ? nil : menu.title
    append(menu.children, of: menu, title: nil)
  }

  private mutating func append(_ elements: [UIMenuElement], of menu: UIMenu, title: String?) {
    var rows: [Row] = []
    let isPalette = menu.options.contains(.displayAsPalette)
    let size = menu.preferredElementSize
    func flush(_ rows: inout [Row], _ sections: inout [Section]) {
      guard !rows.isEmpty else { return }
      sections.append(
        Section(
          title: title, rows: rows, isPalette: isPalette || size == .small || size == .medium,
          showsTitles: !isPalette && size == .medium))
      rows = []
    }
    for element in Self.resolved(elements) {
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        flush(&rows, &sections)
        append(inner.children, of: inner, title: inner.title.isEmpty ? nil : inner.title)
      } else if let row = Self.row(element) {
        rows.append(row)
      }
    }
    flush(&rows, &sections)
  }

  private static func resolved(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
  }

  /// Nil for a hidden element.
  private static func row(_ element: UIMenuElement) -> Row? {
    var row = Row(element: element)
    switch element {
    case let action as UIAction: (row.attributes, row.state) = (action.attributes, action.state)
    case let command as UICommand:
      (row.attributes, row.state) = (command.attributes, command.state)
    case let menu as UIMenu:
      row.submenu = menu
      if menu.options.contains(.destructive) { row.attributes.insert(.destructive) }
    default: break
    }
    return row.attributes.contains(.hidden) ? nil : row
  }
}
