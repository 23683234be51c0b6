/// A list and its details. It is always collapsed here, as on a phone: the first controller is shown.
open class UISplitViewController: UIViewController {
  /// Which of the columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var presentsWithGesture = true
  /// A part of the width.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// Points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// Points.
  open var maximumPrimaryColumnWidth: CGFloat = 0

  open var displayMode: DisplayMode { .secondaryOnly }
  open var isCollapsed: Bool { true }

  open var viewControllers: [UIViewController] = [] {
    didSet {
      let former = oldValue.first
      hold(viewControllers)
      if isViewLoaded { show(viewControllers.first, insteadOf: former, animated: false) }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    show(viewControllers.first, insteadOf: nil, animated: false)
  }
}

/// Is asked how a split view controller collapses: never here.
public protocol UISplitViewControllerDelegate: ObjectiveCDelegate {}
