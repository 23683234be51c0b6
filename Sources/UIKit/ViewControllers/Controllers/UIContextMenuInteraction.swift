import StandardControls

/// Opens a menu on a long press of a view, next to a preview in front of the blurred window.
open class UIContextMenuInteraction: InertInteraction {
  /// Decides on the menu; nil once it is deallocated.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private lazy var press = UILongPressGestureRecognizer(
    action: UIAction { [weak self] _ in self?.pressed() })
  private weak var overlay: MenuOverlay?
  private var place = CGPoint.zero

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open override func didMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    super.didMove(to: view)
    view?.addGestureRecognizer(press)
  }

  /// The location of the last gesture in a view, or in the window if that is nil, points.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let target = view ?? own.window else { return .zero }
    return target.convert(place, from: own)
  }

  private func pressed() {
    guard press.state == .began, let view else { return }
    openMenu(at: press.location(in: view))
  }

  /// Opens the menu that the delegate configures, as a long press does.
  ///
  /// - Parameter location: In the interaction's view, points.
  public func openMenu(at location: CGPoint, animated: Bool = true) {
    place = location
    guard overlay == nil, let view, let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.actionProvider?([])
    else { return }
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    let controller = configuration.previewProvider?()
    let preview = controller.map(Self.card) ?? view.snapshotView(afterScreenUpdates: false)
    let overlay = MenuOverlay(
      menu, from: view, at: view.bounds, preview: preview,
      previewSize: controller.map { previewSize(of: $0, in: view) } ?? view.bounds.size,
      animated: animated
    ) { [weak view] element in
      (element as? any UIMenuLeaf)?.performWithSender(view, target: nil)
    }
    overlay?.onClose = { [weak self] in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
    overlay?.onPreviewTap = { [weak self] in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: MenuCommitAnimator())
    }
    self.overlay = overlay
  }

  private static func card(_ controller: UIViewController) -> UIView {
    let view = PreviewCard(controller)
    view.clipsToBounds = true
    view.layer.cornerRadius = 14
    return view
  }

  private func previewSize(of controller: UIViewController, in view: UIView) -> CGSize {
    let preferred = controller.preferredContentSize
    let width = (view.window?.bounds.width ?? 0) - 32
    return CGSize(
      width: preferred.width > 0 ? preferred.width : max(0, width),
      height: preferred.height > 0 ? preferred.height : max(0, width))
  }

  /// Closes the open menu.
  open func dismissMenu() { overlay?.close(animated: true) }
}

/// Shows the view of a controller in a context menu, and retains the controller.
private final class PreviewCard: UIView {
  private let controller: UIViewController

  override class var describedClass: UIView.Type { UIView.self }

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    if let view = controller.view { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller.viewIfLoaded?.frame = bounds
  }
}

/// Runs animations when a context menu appears or disappears. Here they run at once, without an animation.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations when a context menu becomes what its preview shows.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

private final class MenuCommitAnimator: UIContextMenuInteractionCommitAnimating {
  var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}

/// Decides on the menu of a view.
public protocol UIContextMenuInteractionDelegate: ObjectiveCDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// The content of a context menu.
open class UIContextMenuConfiguration: NSObject {
  /// Creates the menu from the elements that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Creates the preview next to the menu.
  public typealias PreviewProvider = () -> UIViewController?

  /// Identifies the menu; nil by default.
  public let identifier: AnyHashable?
  /// Creates the preview; nil, the default, for the view itself.
  public let previewProvider: PreviewProvider?
  /// Creates the menu; nil, the default, for no menu.
  public let actionProvider: ActionProvider?

  /// Creates a configuration of a menu.
  public init(
    identifier: AnyHashable? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
