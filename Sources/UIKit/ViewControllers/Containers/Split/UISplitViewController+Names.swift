extension UISplitViewController {
  /// The visible columns, and their arrangement.
  public enum DisplayMode: Int, Sendable {
    /// In landscape the first of two columns, or the first two of three, next to the secondary one; in portrait the
    /// secondary one alone. The preferred behaviour may change it.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column next to the secondary one.
    case oneBesideSecondary = 2
    /// One column in front of the secondary one.
    case oneOverSecondary = 3
    /// Two columns next to the secondary one.
    case twoBesideSecondary = 4
    /// Two columns in front of the secondary one.
    case twoOverSecondary = 5
    /// Two columns, which move the secondary one out of the window in part.
    case twoDisplaceSecondary = 6

    /// The name of ``oneBesideSecondary`` before there were three columns.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of ``secondaryOnly`` before there were three columns.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of ``oneOverSecondary`` before there were three columns.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns and the secondary one share the width: next to each other, in front of it, or with the secondary one
  /// moved aside.
  public enum SplitBehavior: Int, Sendable {
    /// As the display mode says; otherwise ``tile`` in landscape, and ``overlay`` in portrait, or ``displace`` for two
    /// columns.
    case automatic
    /// Next to each other.
    case tile
    /// In front of the secondary one.
    case overlay
    /// Two columns move the secondary one aside. A single one is in front of it.
    case displace
  }

  /// Whether the button for the columns is in the bars.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While all columns are hidden, and a swipe may show them.
    case automatic
    /// Never.
    case never
    /// In the bar of the secondary column, whatever is visible.
    case always
  }

  /// The side of the columns.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines of text start.
    case leading
    /// Where lines of text end.
    case trailing
  }

  /// The background of the first column on a Mac.
  public enum BackgroundStyle: Int, Sendable {
    /// Kept, without effect: there is no Mac here.
    case none, sidebar
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two controllers without columns, as ``UISplitViewController/viewControllers`` sets them.
    case unspecified
    /// A primary column and the secondary one.
    case doubleColumn
    /// A primary column, a supplementary one and the secondary one.
    case tripleColumn
  }

  /// The place of a controller.
  public enum Column: Int, Sendable {
    /// At the leading edge.
    case primary
    /// Between the primary column and the secondary one, if there are three.
    case supplementary
    /// The content: the rest of the width.
    case secondary
    /// Alone in a narrow window, in place of the columns.
    case compact
  }
}
