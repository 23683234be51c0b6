extension UIActivityIndicatorView.Style: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("medium", .medium), ("large", .large), ("whiteLarge", .whiteLarge), ("white", .white),
    ("gray", .gray),
  ]
}

extension UIActivityIndicatorView {
  static let activityIndicatorProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    defaults: ["contentMode": .string("redraw"), "hidden": .bool(true)],
    adding: [
      Property("style", \UIActivityIndicatorView.style, default: .medium, "medium or large."),
      Property(
        "color", default: UIColor?.none, "Colour of the spokes; the system's if null.",
        get: { (view: UIActivityIndicatorView) in view.storedColor },
        set: { view, color in view.color = color }),
      Property(
        "hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped, default: true,
        "Whether the view is hidden while it does not turn."),
      Property(
        "isAnimating", default: false, "Whether the wheel turns.",
        get: { (view: UIActivityIndicatorView) in view.isAnimating },
        set: { view, isAnimating in
          if isAnimating { view.startAnimating() } else { view.stopAnimating() }
        }),
    ])
}
