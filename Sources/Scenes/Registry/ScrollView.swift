import HeadlessUIKit

extension ViewClass {
  public static let uiScrollView = ViewClass(
    UIScrollView.self, named: "UIScrollView",
    properties: [
      Property("contentSize", \UIScrollView.contentSize, "The size of all there is to scroll to."),
      Property("contentInset", \UIScrollView.contentInset, "Room around the content."),
      Property(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
        "How the safe area is added to the room around the content."),
      Property("contentOffset", \UIScrollView.contentOffset, "What is at the view's top left."),
      Property("isScrollEnabled", \UIScrollView.isScrollEnabled, "Whether a finger scrolls."),
      Property(
        "bounces", \UIScrollView.bounces,
        "Whether a finger can pull the content beyond its edges."),
      Property(
        "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical,
        "Whether content that fits can be pulled up and down too."),
      Property(
        "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal,
        "Whether content that fits can be pulled to the sides too."),
      Property(
        "isPagingEnabled", \UIScrollView.isPagingEnabled,
        "Whether scrolling ends at multiples of the view's size."),
      Property(
        "decelerationRate", \UIScrollView.decelerationRate, "How fast scrolling slows down."),
      Property(
        "delaysContentTouches", \UIScrollView.delaysContentTouches,
        "Whether touches reach the content only when it is clear that they do not scroll."),
      Property(
        "canCancelContentTouches", \UIScrollView.canCancelContentTouches,
        "Whether touches that the content has can still become scrolling."),
      Property(
        "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
        "Whether the vertical indicator can be shown."),
      Property(
        "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
        "Whether the horizontal indicator can be shown."),
      Property("indicatorStyle", \UIScrollView.indicatorStyle, "The colour of the indicators."),
      Property(
        "scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets,
        "Room around the ways of both indicators."),
      Property(
        "verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets,
        "Room around the way of the vertical indicator."),
      Property(
        "horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets,
        "Room around the way of the horizontal indicator."),
      Property(
        "automaticallyAdjustsScrollIndicatorInsets",
        \UIScrollView.automaticallyAdjustsScrollIndicatorInsets,
        "Whether indicators keep out of the safe area that the content keeps out of."),
    ],
    make: { UIScrollView() })
}

extension UIScrollView.ContentInsetAdjustmentBehavior: SceneEnumeration {
  public static let sceneCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
    ("always", .always),
  ]
}

extension UIScrollView.IndicatorStyle: SceneEnumeration {
  public static let sceneCases: [(name: String, value: Self)] = [
    ("default", .default), ("black", .black), ("white", .white),
  ]
}

extension UIScrollView.DecelerationRate: SceneValue {
  private static let named: [(name: String, value: Self)] = [("normal", .normal), ("fast", .fast)]
  /// Beyond these, scrolling would not begin, or not end.
  private static let rates = NumberRange.between(0.5, 0.9999)

  /// A name, or what is left of the speed after each millisecond.
  public static func read(_ node: SceneNode, in context: ReadingContext) -> Self? {
    guard let name = node.text else {
      return CGFloat.read(node, in: context).flatMap {
        rates.check($0, node, context) ? Self(rawValue: $0) : nil
      }
    }
    if let known = named.first(where: { $0.name == name }) { return known.value }
    context.unknown(name, of: named.map(\.name), as: "rate", at: node)
    return nil
  }

  public static var schema: JSON {
    [
      "anyOf": [
        ["enum": .array(named.map { .string($0.name) })], rates.limiting(CGFloat.schema),
      ]
    ]
  }
}
