extension UIColor {
  /// Every colour that has a name, in the order of UIKit's documentation.
  private static let namedColors: [(name: String, color: UIColor)] = [
    ("black", .black),
    ("darkGray", .darkGray),
    ("lightGray", .lightGray),
    ("white", .white),
    ("gray", .gray),
    ("red", .red),
    ("green", .green),
    ("blue", .blue),
    ("cyan", .cyan),
    ("yellow", .yellow),
    ("magenta", .magenta),
    ("orange", .orange),
    ("purple", .purple),
    ("brown", .brown),
    ("clear", .clear),
    ("darkText", .darkText),
    ("lightText", .lightText),
    ("systemRed", .systemRed),
    ("systemOrange", .systemOrange),
    ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen),
    ("systemMint", .systemMint),
    ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan),
    ("systemBlue", .systemBlue),
    ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple),
    ("systemPink", .systemPink),
    ("systemBrown", .systemBrown),
    ("systemGray", .systemGray),
    ("systemGray2", .systemGray2),
    ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4),
    ("systemGray5", .systemGray5),
    ("systemGray6", .systemGray6),
    ("tintColor", .tintColor),
    ("link", .link),
    ("label", .label),
    ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel),
    ("placeholderText", .placeholderText),
    ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator),
    ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
  ]

  private static let colorsByName = Dictionary(
    uniqueKeysWithValues: namedColors.map { ($0.name, $0.color) })

  /// The name of a colour of the system, as of its property; nil for others.
  var systemName: String? { Self.namedColors.first { $0.color === self }?.name }

  /// The names that ``named(_:)`` accepts: the names of the class properties.
  package static let names = namedColors.map(\.name)

  /// A fixed or system colour by the name of its property: `white`, `systemBlue`, `label`.
  package static func named(_ name: String) -> UIColor? {
    colorsByName[name]
  }
}
