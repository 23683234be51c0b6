import StandardControls

extension UIContextMenuConfiguration {
  /// Creates the preview next to the menu.
  public typealias PreviewProvider = () -> UIViewController?

  /// Creates a configuration of a menu.
  ///
  /// - Parameters:
  ///   - identifier: Identifies the menu; nil, the default, for a new UUID.
  ///   - previewProvider: Creates the preview; nil, the default, for the view itself.
  ///   - actionProvider: Creates the menu; nil, the default, for no menu.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.init(
      identifier: identifier,
      makePreview: previewProvider.map { make in
        {
          make().map {
            ContextMenuPreview(
              view: PreviewCard($0), preferredSize: $0.preferredContentSize, controller: $0)
          }
        }
      }, actionProvider: actionProvider)
  }
}

extension UIContextMenuInteractionAnimating {
  /// The controller that the preview shows; nil without one.
  public var previewViewController: UIViewController? {
    (self as? ContextMenuAnimator)?.controller as? UIViewController
  }
}

/// Shows the view of a controller in a context menu, and retains the controller.
private final class PreviewCard: UIView {
  private let controller: UIViewController

  override class var describedClass: UIView.Type { UIView.self }

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 14
    if let view = controller.view { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller.viewIfLoaded?.frame = bounds
  }
}
