// The requests to a keyboard by UIKit's names.

extension UIKeyboardType: NamedCases {
  /// The types by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = allCases.map {
    (String(describing: $0), $0)
  }
}

extension UIKeyboardAppearance: NamedCases {
  /// The looks by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = allCases.map {
    (String(describing: $0), $0)
  }
}

extension UIReturnKeyType: NamedCases {
  /// The titles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = allCases.map {
    (String(describing: $0), $0)
  }
}
