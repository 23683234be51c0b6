extension UIScrollView {
  static let scrollViewProperties = PropertyTable(
    inheriting: UIView.propertyTable, defaults: ["clipsToBounds": .bool(true)],
    adding: [
      Property(
        "contentSize", \UIScrollView.contentSize, default: .zero, unit: .points, described: .always,
        "The size of the content that can be scrolled to."),
      Property(
        "contentInset", \UIScrollView.contentInset, default: .zero, unit: .points,
        "Space around the content."),
      Property(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
        default: .automatic, "How the safe area is added to the space around the content."),
      Property(
        "contentOffset", \UIScrollView.contentOffset, default: .zero, unit: .points,
        described: .always, "The point of the content at the view's top left."
      ).role(.boundsOrigin),
      Property(
        "isScrollEnabled", \UIScrollView.isScrollEnabled, default: true,
        as: .flag, "Whether a finger scrolls."),
      Property(
        "bounces", \UIScrollView.bounces, default: true,
        "Whether a finger can pull the content beyond its edges."),
      Property(
        "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, default: false,
        "Whether content that fits can be pulled up and down too."),
      Property(
        "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, default: false,
        "Whether content that fits can be pulled to the sides too."),
      Property(
        "isPagingEnabled", \UIScrollView.isPagingEnabled, default: false, as: .flag,
        "Whether scrolling ends at multiples of the view's size."),
      Property(
        "decelerationRate", \UIScrollView.decelerationRate, default: .normal,
        "How fast scrolling slows down."),
      Property(
        "delaysContentTouches", \UIScrollView.delaysContentTouches, default: true,
        "Whether touches reach the content only when it is clear that they do not scroll."),
      Property(
        "canCancelContentTouches", \UIScrollView.canCancelContentTouches, default: true,
        "Whether touches that the content has can still become scrolling."),
      Property(
        "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator, default: true,
        "Whether the vertical indicator can be shown."),
      Property(
        "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
        default: true, "Whether the horizontal indicator can be shown."),
      Property(
        "indicatorStyle", \UIScrollView.indicatorStyle, default: .default,
        "The colour of the indicators."),
      Property(
        "scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets, default: .zero, unit: .points,
        described: .never, "Space around the tracks of both indicators."),
      Property(
        "verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets,
        default: .zero, unit: .points, "Space around the track of the vertical indicator."),
      Property(
        "horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets,
        default: .zero, unit: .points, "Space around the track of the horizontal indicator."),
      Property(
        "automaticallyAdjustsScrollIndicatorInsets",
        \UIScrollView.automaticallyAdjustsScrollIndicatorInsets, default: true,
        "Whether indicators avoid the safe area as the content does."),
    ])
}

extension UIScrollView.ContentInsetAdjustmentBehavior: NamedCases {
  /// The behaviours by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
    ("always", .always),
  ]
}

extension UIScrollView.IndicatorStyle: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("default", .default), ("black", .black), ("white", .white),
  ]
}

extension UIScrollView.DecelerationRate: DescribableValue {
  /// The raw value, as a number.
  public var described: PropertyValue { .number(Double(rawValue)) }
  /// A number.
  public static var kind: PropertyKind { .number }
}
