/// The columns that a display mode shows, and how.
struct SplitArrangement: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  /// The mode that is shown: never automatic.
  let mode: Mode
  /// How columns and the secondary one share the width: never automatic.
  let behavior: Behavior

  /// - Parameters:
  ///   - wished: The mode that is asked for.
  ///   - columnCount: The number of columns: 2 or 3.
  ///   - isLandscape: Whether the controller is wider than high.
  init(_ wished: Mode, _ preferred: Behavior, columnCount: Int, isLandscape: Bool) {
    let standard: Behavior =
      isLandscape ? .tile : columnCount > 2 && wished.showsTwo ? .displace : .overlay
    let behavior = preferred == .automatic ? wished.behavior ?? standard : preferred
    // Only three columns are moved: of two, the first is over the second.
    self.behavior = behavior == .displace && columnCount < 3 ? .overlay : behavior
    guard wished != .automatic else {
      // In portrait the columns are hidden until the user asks for them.
      let isTiled = preferred == .tile || preferred == .automatic && isLandscape
      mode =
        isTiled
        ? Self.mode(
          showing: min(columnCount > 2 && isLandscape ? 2 : 1, columnCount - 1), self.behavior)
        : .secondaryOnly
      return
    }
    mode = Self.mode(showing: min(wished.shownColumns, columnCount - 1), self.behavior)
  }

  /// The mode that shows a number of columns besides the secondary one.
  static func mode(showing count: Int, _ behavior: Behavior) -> Mode {
    switch (count, behavior) {
    case (..<1, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns besides the secondary one.
  var shownColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  fileprivate var showsTwo: Bool { shownColumns == 2 }

  /// Whether the columns are in front of the secondary one.
  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// Whether the secondary column is dimmed: a touch there hides columns.
  var dimsSecondary: Bool { isOverlay || self == .twoDisplaceSecondary }

  /// The behaviour that a mode implies; nil for those that any behaviour has.
  fileprivate var behavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }
}
