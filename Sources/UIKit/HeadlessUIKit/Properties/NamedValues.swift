// The names of the cases of UIKit's enumerations in view trees and scene files.

extension UIView.ContentMode: NamedCases {
  /// The content modes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
}

extension UIView.AutoresizingMask: NamedOptions {
  /// The resizing options by UIKit's names.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension UISemanticContentAttribute: NamedCases {
  /// The semantic content attributes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
    ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
  ]
}

extension UIUserInterfaceStyle: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("unspecified", .unspecified), ("light", .light), ("dark", .dark),
  ]
}

extension NSTextAlignment: NamedCases {
  /// The alignments by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = allCases.map { ($0.rawValue, $0) }
}

extension NSLineBreakMode: NamedCases {
  /// The line break modes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = allCases.map { ($0.rawValue, $0) }
}

extension UIFont.Weight: NamedCases {
  /// The weights by UIKit's names, lightest first.
  public static let namedCases: [(name: String, value: Self)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}

extension UIFont.TextStyle: NamedCases {
  /// The text styles by UIKit's names.
  public static let namedCases = named
}

extension NSLayoutConstraint.Axis: NamedCases {
  /// The axes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]
}
