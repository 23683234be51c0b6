/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The colours of the current appearance.
  case `default` = 0
  /// The colours of the dark appearance.
  case black = 1

  /// The former name of a translucent black bar.
  public static let blackTranslucent = UIBarStyle.black
}

extension UIBarStyle: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("default", .default), ("black", .black),
  ]
}
