import UIFoundation

/// UIKit's measures of bars, points, as Apple's design resources for iOS 13 to 18 have them.
enum BarMetrics {
  /// The height of the row of a navigation bar's title and buttons: 32 on phones in landscape, 50 on iPads, 56 in sheets.
  static func navigationRowHeight(for traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
    isInSheet ? sheetHeight : height(44, for: traits)
  }

  /// The height of a toolbar.
  static func toolbarHeight(for traits: UITraitCollection) -> CGFloat { height(44, for: traits) }

  /// The height of a tab bar above the home indicator.
  static func tabBarHeight(for traits: UITraitCollection) -> CGFloat { height(49, for: traits) }

  private static func height(_ regular: CGFloat, for traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact { return compactHeight }
    return traits.userInterfaceIdiom == .pad ? padHeight : regular
  }

  private static let compactHeight: CGFloat = 32
  private static let padHeight: CGFloat = 50
  /// Measured in storyboards of Xcode 11 to 15.
  private static let sheetHeight: CGFloat = 56

  /// The height that a prompt adds to a navigation bar.
  static let promptHeight: CGFloat = 30
  /// The space above and below a search field of 36 points in a navigation bar: 52 together.
  static let searchInsets: (top: CGFloat, bottom: CGFloat) = (1, 15)
  /// The same while the bar shows the search field alone; our own.
  static let activeSearchInsets: (top: CGFloat, bottom: CGFloat) = (8, 8)
  /// The width of a search field in the row of the buttons, at most a third of it; our own, after pictures of iPadOS 16.
  static let inlineSearchWidth: CGFloat = 240
  /// The same during a search, which has a cancel button next to it.
  static let activeInlineSearchWidth: CGFloat = 340
  /// The height that a large title adds to a navigation bar, at the standard text size.
  static let largeTitleHeight: CGFloat = 52
  /// The space below a large title.
  static let largeTitleBottom: CGFloat = 8

  /// The distance of titles and buttons from the sides of a bar: as the system's margins of views.
  static func sideMargin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The smallest width of a button.
  static let minimumButtonWidth: CGFloat = 44
  /// How far a text button reaches beyond its title at each side: half of the space between two titles.
  static let titlePadding: CGFloat = 8
  /// The smallest space between a title and the buttons next to it, and between two custom views.
  static let spacing: CGFloat = 8
}
