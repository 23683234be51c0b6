import HeadlessUIKit

// Cells of registered classes: see DynamicInitialization.swift of Core Animation. The classes are open, so that the
// initializers are called by their places in the method table.

/// A cell class whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfTableCell: UITableViewCell {
  /// Calls the initializer at this place of the method table of any cell class.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Calls the initializer at this place of the method table of any cell class.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class of headers and footers whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfTableHeader: UITableViewHeaderFooterView {
  /// Calls the initializer at this place of the method table of any class of headers and footers.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Calls the initializer at this place of the method table of any class of headers and footers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
