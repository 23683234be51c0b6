/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Places a popover. Popovers are not shown here: a controller of that style fills the window, and
/// values are kept.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points to; nil by default.
  open weak var sourceView: UIView?
  /// The bar item that the arrow points to; nil by default.
  open weak var barButtonItem: UIBarButtonItem?
  /// The rectangle that the arrow points to, in the source view's coordinates, points; null, the
  /// default, for its bounds.
  open var sourceRect = CGRect.null
  /// The directions in which the arrow may point; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow: always unknown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views outside of the popover that get touches; nil, the default, for none.
  open var passthroughViews: [UIView]?
  /// The colour of the popover with its arrow; nil, the default, for the system's.
  open var backgroundColor: UIColor?
  /// The minimum distances from the edges of the window, points; zero by default.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether the popover may cover the source rectangle; false by default.
  open var canOverlapSourceViewRect = false
}

/// The delegate of a popover. Nothing calls it here.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// The controller that places this one if it is presented as a popover; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let controller = extras.presentationController as? UIPopoverPresentationController {
      return controller
    }
    let controller = UIPopoverPresentationController(
      presentedViewController: self, presenting: nil)
    extras.presentationController = controller
    return controller
  }
}
