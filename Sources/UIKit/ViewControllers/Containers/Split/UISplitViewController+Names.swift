extension UISplitViewController {
  /// The visible columns, and their arrangement.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
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
    case automatic, tile, overlay, displace
  }

  /// Whether the button for the columns is in the bars.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// The side of the columns.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// The background of the first column on a Mac.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// The place of a controller.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }
}
