extension UIPageControl.BackgroundStyle: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("prominent", .prominent), ("minimal", .minimal),
  ]
}

extension UIPageControl.Direction: NamedCases {
  /// The directions by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
    ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop),
  ]
}

extension UIPageControl {
  static let pageControlProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    defaults: ["contentMode": .string("redraw")],
    adding: [
      // Set before the current page, which is clamped to the number of pages.
      Property(
        "numberOfPages", \UIPageControl.numberOfPages, default: 0, in: .atLeast(0),
        "How many pages there are."),
      Property(
        "currentPage", \UIPageControl.currentPage, default: 0, in: .atLeast(0),
        "The index of the current page, limited to the pages."),
      Property(
        "hidesForSinglePage", \UIPageControl.hidesForSinglePage, default: false,
        "Whether nothing is shown if there is only one page."),
      Property(
        "pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, default: nil,
        "Colour of the other pages' indicators; translucent white if null."
      )
      .visible(when: "set numberOfPages to 2 or more"),
      Property(
        "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor,
        default: nil, "Colour of the current page's indicator; white if null."
      )
      .visible(when: "set numberOfPages"),
      Property(
        "backgroundStyle", \UIPageControl.backgroundStyle, default: .automatic,
        "Whether the indicators have a background: prominent, minimal, or automatic for one while a "
          + "finger goes through the pages."),
      Property(
        "direction", \UIPageControl.direction, default: .natural,
        "In which direction the pages follow each other; natural is the interface's."),
      Property(
        "preferredIndicatorImage", \UIPageControl.preferredIndicatorImage, default: nil,
        "The image of the indicators; a dot if null."
      )
      .visible(when: "set numberOfPages"),
      Property(
        "preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage,
        default: nil, "The image of the current page's indicator; the others' if null."
      )
      .visible(when: "set numberOfPages"),
      Property(
        "allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction, default: true,
        "Whether a finger that moves goes through the pages."),
    ])
}
