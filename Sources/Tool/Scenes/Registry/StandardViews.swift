import HeadlessUIKit
import StandardControls
import StandardViews

extension ViewClass {
  /// The default class, of views without a `type`.
  public static let uiView = ViewClass(
    UIView.self, inheriting: nil,
    parts: [
      Part("mask", "The view whose opacity the view is shown with; its frame is in the view.") {
        (mask, view: UIView) in
        guard !mask.frame.isEmpty else { throw MaskError.isEmpty }
        view.mask = mask
      }
    ]
  ) { UIView() }

  private enum MaskError: Error, CustomStringConvertible {
    case isEmpty

    var description: String {
      "a mask without a size hides the view: give it a 'frame': [x, y, width, height]"
    }
  }

  /// `UILabel`, without text at first.
  public static let uiLabel = ViewClass(
    UILabel.self,
    check: textSizeProblem { (label: UILabel) in
      label.adjustsFontForContentSizeCategory ? label.font : nil
    }, make: { UILabel() })

  /// `UIImageView`, without an image at first.
  public static let uiImageView = ViewClass(UIImageView.self) { UIImageView() }

  /// `UIScrollView`, whose subviews are its content.
  public static let uiScrollView = ViewClass(
    UIScrollView.self,
    parts: [
      Part("refreshControl", "The UIRefreshControl above the content.") {
        (control, view: UIScrollView) in
        guard let control = control as? UIRefreshControl else { throw RefreshError.otherClass }
        view.refreshControl = control
      }
    ]
  ) { UIScrollView() }

  private enum RefreshError: Error, CustomStringConvertible {
    case otherClass

    var description: String {
      "only a UIRefreshControl refreshes a scroll view: give it 'type: UIRefreshControl'"
    }
  }

  /// `UIWindow`, which is shown on the screen rather than in another view.
  public static let uiWindow = ViewClass(UIWindow.self) { UIWindow() }

  /// Its subviews are arranged subviews.
  public static let uiStackView = ViewClass(
    UIStackView.self,
    children: ChildPlacement(
      sizesChildren: true,
      layout: PropertyTable(adding: [
        Property(
          "spacingAfter", default: StackSpacing(points: UIStackView.spacingUseDefault),
          unit: .points, "The gap after the view.",
          get: { (view: UIView) in
            StackSpacing(
              points: (view.superview as? UIStackView)?.customSpacing(after: view)
                ?? UIStackView.spacingUseDefault)
          },
          set: { view, spacing in
            (view.superview as? UIStackView)?.setCustomSpacing(spacing.points, after: view)
          })
      ])
    ) { (child, stackView: UIStackView) in stackView.addArrangedSubview(child) },
    make: { UIStackView() })
}
