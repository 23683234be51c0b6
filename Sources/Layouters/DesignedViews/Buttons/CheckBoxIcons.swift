/// The marks of check boxes and radio buttons, in a view box of 24 × 24.
///
/// Holes have the opposite direction to their surroundings, for the nonzero winding rule.
enum CheckBoxIcons {
  /// From 3 to 21 with corners of radius 2.
  static let boxBackground =
    "M5,3 H19 A2,2 0 0 1 21,5 V19 A2,2 0 0 1 19,21 H5 A2,2 0 0 1 3,19 V5 A2,2 0 0 1 5,3 Z"

  /// A frame 2 wide.
  static let box = boxBackground + " M5,5 V19 H19 V5 Z"

  /// The tick's lower edge runs from (5, 12) over (10, 17) to (19, 8); its strokes are 2 wide, so
  /// that each of their ends lies √2 further to the side and up.
  static let checkedBox =
    boxBackground + " M5,12 L10,17 L19,8 L17.586,6.586 L10,14.172 L6.414,10.586 Z"

  static let disc =
    "M12,2 A10,10 0 0 1 22,12 A10,10 0 0 1 12,22 A10,10 0 0 1 2,12 A10,10 0 0 1 12,2 Z"

  /// Around (12, 12), from radius 8 to radius 10.
  static let ring =
    disc + " M12,4 A8,8 0 0 0 4,12 A8,8 0 0 0 12,20 A8,8 0 0 0 20,12 A8,8 0 0 0 12,4 Z"
}
