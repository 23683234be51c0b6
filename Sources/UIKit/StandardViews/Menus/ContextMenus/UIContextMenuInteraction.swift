@_spi(PackageViews) import HeadlessUIKit

/// Opens a menu on a long press of a view, next to a preview in front of the blurred window.
open class UIContextMenuInteraction: InertInteraction {
  /// How an open menu looks.
  public enum Appearance: UInt, Sendable {
    /// No menu is open.
    case unknown
    /// The menu has a preview.
    case rich
    /// The menu has no preview.
    case compact
  }

  /// Decides on the menu; nil once it is deallocated.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private lazy var press: UILongPressGestureRecognizer = {
    let press = UILongPressGestureRecognizer(
      action: UIAction { [weak self] _ in self?.pressed() })
    press.delegate = gate
    return press
  }()
  private lazy var gate = PressGate { [weak self] in self?.mayOpen(at: $0) ?? false }
  private weak var overlay: MenuOverlay?
  private var place = CGPoint.zero
  /// The menu of the press that is about to begin.
  private var next: UIContextMenuConfiguration?

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

  /// How the open menu looks; unknown without one.
  open var menuAppearance: Appearance {
    guard let overlay, !overlay.isClosing else { return .unknown }
    return overlay.hasPreview ? .rich : .compact
  }

  // MARK: Gesture

  /// Whether there is a menu at a point. Without one the press fails, and the view keeps its touches.
  private func mayOpen(at location: CGPoint) -> Bool {
    guard overlay == nil, let view, view.window != nil else { return false }
    place = location
    next = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return next != nil
  }

  private func pressed() {
    guard press.state == .began, let configuration = next else { return }
    next = nil
    open(configuration, animated: true)
  }

  // MARK: Menus

  /// Opens the menu that the delegate configures, as a long press does.
  ///
  /// - Parameter location: In the interaction's view, points.
  public func openMenu(at location: CGPoint, animated: Bool = true) {
    place = location
    guard overlay == nil,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location)
    else { return }
    open(configuration, animated: animated)
  }

  /// Closes the open menu.
  open func dismissMenu() { overlay?.close(animated: true) }

  /// Replaces the visible menu by the one that a closure makes of it. Without an open menu the closure is not called.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, !overlay.isClosing else { return }
    overlay.replaceVisibleMenu(by: block(overlay.visibleMenu))
  }

  private func open(_ configuration: UIContextMenuConfiguration, animated: Bool) {
    guard overlay == nil, let view, let delegate, let menu = configuration.actionProvider?([])
    else { return }
    let content = configuration.makePreview?()
    let animator = ContextMenuAnimator(content?.controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    let source = source(of: configuration, in: view)
    let shown: UIView? = source.hasPreview ? content?.view ?? source.preview : nil
    let overlay = MenuOverlay(
      menu, from: view, at: source.rect, preview: shown,
      previewSize: content.map { $0.size(in: view.window) } ?? source.rect.size,
      animated: animated
    ) { [weak view, weak delegate] element in
      if let source = delegate as? any ContextMenuSource {
        source.performMenuElement(element, in: view)
      } else {
        (element as? any UIMenuLeaf)?.performWithSender(view, target: nil)
      }
    }
    guard let overlay else { return }
    animator.run(animated: animated)
    overlay.onClose = { [weak self, weak overlay] animated in
      guard let self, let delegate = self.delegate else { return }
      let animator = ContextMenuAnimator(content?.controller)
      delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      overlay?.lastPreviewFrame = dismissalFrame(of: configuration)
      animator.run(animated: animated)
    }
    overlay.onPreviewTap = { [weak self, weak overlay] in
      guard let self, let delegate = self.delegate else { return }
      let animator = ContextMenuCommitAnimator(content?.controller)
      delegate.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      overlay?.close(animated: true)
      animator.run(animated: true)
    }
    self.overlay = overlay
  }

  /// What a menu is next to.
  private struct Source {
    /// In the interaction's view, points.
    var rect: CGRect
    /// A picture of the source; nil where nothing is seen.
    var preview: UIView?
    var hasPreview = true
  }

  private func source(of configuration: UIContextMenuConfiguration, in view: UIView) -> Source {
    let owner = delegate as? any ContextMenuSource
    if let rect = owner?.menuSource(of: configuration, at: place) {
      return Source(rect: rect, hasPreview: false)
    }
    guard
      let preview = delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    else {
      return Source(rect: view.bounds, preview: view.snapshotView(afterScreenUpdates: false))
    }
    return Source(rect: preview.frame(in: view), preview: PreviewPlatter(preview))
  }

  /// Where the preview disappears, in the window; nil where it is.
  private func dismissalFrame(of configuration: UIContextMenuConfiguration) -> CGRect? {
    guard let window = view?.window,
      let preview = delegate?.contextMenuInteraction(
        self, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier),
      preview.target.container.window === window
    else { return nil }
    return preview.frame(in: window)
  }
}

/// A delegate whose menus may have no preview, and which performs their elements itself.
package protocol ContextMenuSource: AnyObject {
  /// What a menu without a preview is next to, in the interaction's view, points; nil for a menu with a preview.
  ///
  /// - Parameter point: Where the view was touched.
  func menuSource(of configuration: UIContextMenuConfiguration, at point: CGPoint) -> CGRect?
  /// Performs an element that was touched.
  ///
  /// - Parameter view: The interaction's view; nil if it is gone.
  func performMenuElement(_ element: UIMenuElement, in view: UIView?)
}

extension ContextMenuSource {
  /// Performs the element with the view as its sender.
  package func performMenuElement(_ element: UIMenuElement, in view: UIView?) {
    (element as? any UIMenuLeaf)?.performWithSender(view, target: nil)
  }
}

/// Lets a long press begin where there is a menu.
private final class PressGate: UIGestureRecognizerDelegate {
  private let mayBegin: (CGPoint) -> Bool

  init(mayBegin: @escaping (CGPoint) -> Bool) { self.mayBegin = mayBegin }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer.location(in: gestureRecognizer.view))
  }
}

extension UITargetedPreview {
  /// The place of the preview in a view, points.
  func frame(in view: UIView) -> CGRect {
    var size = size
    if let path = parameters.visiblePath { size = path.bounds.size }
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    )
    .applying(target.transform)
    return view.convert(
      box.offsetBy(dx: target.center.x, dy: target.center.y), from: target.container)
  }
}

/// A picture of a preview's view in its outline, on its background.
final class PreviewPlatter: UIView {
  private let picture: UIView?
  private let source: CGRect

  override class var describedClass: UIView.Type { UIView.self }

  init(_ preview: UITargetedPreview) {
    let view = preview.view
    picture = view.snapshotView(afterScreenUpdates: false)
    let path = preview.parameters.visiblePath
    source = path?.bounds ?? view.bounds
    super.init(frame: CGRect(origin: .zero, size: source.size))
    backgroundColor = preview.parameters.backgroundColor
    clipsToBounds = true
    if let picture { addSubview(picture) }
    if let path {
      // The outline is in the view's coordinates.
      let outline = UIBezierPath(cgPath: path.cgPath)
      outline.apply(CGAffineTransform(translationX: -source.minX, y: -source.minY))
      let mask = CAShapeLayer()
      mask.path = outline.cgPath
      layer.mask = mask
    } else {
      layer.cornerRadius = view.layer.cornerRadius
      layer.maskedCorners = view.layer.maskedCorners
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picture, source.width > 0, source.height > 0 else { return }
    // A preview that is too large for the screen is a smaller picture.
    let (x, y) = (bounds.width / source.width, bounds.height / source.height)
    let size = picture.bounds.size
    picture.frame = CGRect(
      x: -source.minX * x, y: -source.minY * y, width: size.width * x, height: size.height * y)
  }
}
