/// The icons of combo boxes, in a view box of 24 × 24.
enum ComboBoxIcons {
  /// An angle whose lower edge runs from (6, 10) over (12, 16) to (18, 10), 2 wide.
  static let chevronDown = "M6,10 L12,16 L18,10 L16.586,8.586 L12,13.172 L7.414,8.586 Z"

  /// The arrow downwards, turned over.
  static let chevronUp = "M6,14 L12,8 L18,14 L16.586,15.414 L12,10.828 L7.414,15.414 Z"

  /// A tick whose lower edge runs from (3, 13) over (9, 19) to (21, 7), 2 wide.
  static let tick = "M3,13 L9,19 L21,7 L19.586,5.586 L9,16.172 L4.414,11.586 Z"
}
