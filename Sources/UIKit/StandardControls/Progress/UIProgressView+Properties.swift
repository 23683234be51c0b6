extension UIProgressView.Style: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("default", .default), ("bar", .bar),
  ]
}

extension UIProgressView {
  static let progressViewProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "progress", \UIProgressView.progress, default: 0, in: .between(0, 1),
        "How much is done, from 0 to 1."),
      Property(
        "progressViewStyle", \UIProgressView.progressViewStyle, default: .default,
        "default, or bar for a thinner one with straight ends."),
      Property(
        "progressTintColor", \UIProgressView.progressTintColor, default: nil,
        "Colour of the part that is done; the tint if null."
      )
      .visible(when: "set progress"),
      Property(
        "trackTintColor", \UIProgressView.trackTintColor, default: nil,
        "Colour of the remaining part."),
      Property(
        "progressImage", \UIProgressView.progressImage, default: nil,
        "The image of the part that is done, instead of a colour."
      )
      .visible(when: "set progress"),
      Property(
        "trackImage", \UIProgressView.trackImage, default: nil,
        "The image of the remaining part, instead of a colour."),
    ]
  ).visible(when: ["tintColor": "set progress, and no progressTintColor"])
}
