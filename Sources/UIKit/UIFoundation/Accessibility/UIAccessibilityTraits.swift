/// What an element is to an assistive technology, and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A control that acts when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Text or an image that opens a page when it is tapped.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture. Together with ``button`` or ``link`` a picture that can be tapped.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected, such as the current tab or a chosen row.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard on the screen.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It summarises the screen when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for the text of a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts to play or record when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It handles touches itself while a screen reader runs.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The next page is read after it.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A container of tabs, of which one is selected.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Its content can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A button that is switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
