// The names that view trees and scene files have for the cases of UIKit's enumerations.

extension UIView.ContentMode: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
}

extension UIView.AutoresizingMask: NamedOptions {
  public static let namedOptions: [(name: String, value: Self)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension UISemanticContentAttribute: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = [
    ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
    ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
  ]
}

extension UIUserInterfaceStyle: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = [
    ("unspecified", .unspecified), ("light", .light), ("dark", .dark),
  ]
}

extension NSTextAlignment: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = allCases.map { ($0.rawValue, $0) }
}

extension NSLineBreakMode: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = allCases.map { ($0.rawValue, $0) }
}

extension UIFont.Weight: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}

extension UIFont.TextStyle: NamedCases {
  public static let namedCases = named
}

extension NSLayoutConstraint.Axis: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]
}
