/// Places a sheet. There are none here: a controller of that style fills the window, and what is set is kept.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    /// Gives the height in points; nil for the heights of the system.
    let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// The full height.
    public static func large() -> Detent { Detent(.large) }

    /// A height of one's own.
    ///
    /// - Parameter resolver: gives the height in points; nil if the detent is not there now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }
  }

  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests; the first of ``detents`` if nil.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  /// Points; that of the system if nil.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet belongs to.
  open weak var sourceView: UIView?

  /// Runs the changes, which have no effect here.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Without effect: no heights are resolved.
  open func invalidateDetents() {}
}

/// What a height of one's own depends on.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// Points.
  var maximumDetentValue: CGFloat { get }
}

/// Is notified of what a user does with a sheet: of nothing here.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// What places the controller if it is presented as a sheet; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let controller = extras.presentationController as? UISheetPresentationController {
      return controller
    }
    let controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
    controller.delegate = extras.presentationController?.delegate
    extras.presentationController = controller
    return controller
  }
}
