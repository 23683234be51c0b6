import HeadlessUIKit
import Testing

/// What code for UIKit overrides and subclasses.
@Suite struct OverridingTests {
  private final class Inset: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
  }

  private final class Fixed: UIView {
    var isAwake = false

    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
    }

    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      setNeedsLayout()
    }

    override var accessibilityLabel: String? {
      get { "fixed" }
      set {}
    }
  }

  /// As layout libraries label their constraints.
  private final class LabelledConstraint: NSLayoutConstraint {
    var label = "none"

    override init() {
      super.init()
      label = "own"
    }
  }

  @Test func theSafeAreaCanBeOverriddenByAGetter() {
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.safeAreaInsets.top == 7)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 5),
      box.heightAnchor.constraint(equalToConstant: 5),
    ])
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 7, width: 5, height: 5))
  }

  @Test func theSafeAreaCanStillBeSet() {
    let view = UIView()
    view.safeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.safeAreaInsets.top += 1
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 2, left: 2, bottom: 3, right: 4))
  }

  @Test func constraintsCanBeSubclassed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let constraint = LabelledConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: 0.5, constant: 3)
    #expect(constraint.label == "own")
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(box.frame.width == 53)
  }

  @Test func aConstraintWithoutItemsIsNotActivated() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
    #expect(constraint.error != nil)
  }

  @Test func hooksOfInterfaceBuilderCanBeOverridden() {
    let view = Fixed()
    view.awakeFromNib()
    view.prepareForInterfaceBuilder()
    #expect(view.isAwake)
  }

  /// A view that records the calls of its methods.
  private final class Recorder: UIView {
    var calls: [String] = []

    override func insertSubview(_ view: UIView, at index: Int) {
      calls.append("insert")
      super.insertSubview(view, at: index)
    }

    override func sendSubviewToBack(_ view: UIView) {
      calls.append("send")
      super.sendSubviewToBack(view)
    }

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("recognizer")
      super.addGestureRecognizer(gestureRecognizer)
    }

    override func updateConstraintsIfNeeded() {
      calls.append("constraints")
      super.updateConstraintsIfNeeded()
    }
  }

  @Test func theOrderOfSubviewsAndRecognizersAreOverridden() {
    let (view, first, second) = (Recorder(), UIView(), UIView())
    view.insertSubview(first, at: 0)
    view.insertSubview(second, at: 0)
    #expect(view.subviews == [second, first])
    view.sendSubviewToBack(first)
    #expect(view.subviews == [first, second])
    let recognizer = UIGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    #expect(view.gestureRecognizers == [recognizer])
    view.removeGestureRecognizer(recognizer)
    #expect(view.gestureRecognizers == [] && UIView().gestureRecognizers == nil)
    view.updateConstraintsIfNeeded()
    #expect(view.calls == ["insert", "insert", "send", "recognizer", "constraints"])
  }

  @Test func directionsOfContentAreAsked() {
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight)
        == .rightToLeft)
  }

  @Test func dimmedTintsAreGreyInAllSubviews() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == outer.rareTint)
  }

  /// A view that seems to be in a window, as mocks do.
  private final class Attached: UIView {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var moves = 0

    override var window: UIWindow? { other }

    override func didMoveToWindow() { moves += 1 }
  }

  @Test func aViewThatNamesAnotherWindowIsNotifiedOfItsOwn() {
    let view = Attached()
    let superview = UIView()
    superview.addSubview(view)
    #expect(view.moves == 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(superview)
    #expect(view.moves == 1)
    superview.removeFromSuperview()
    #expect(view.moves == 2)
  }
}

extension UIView {
  /// The tint without its adjustment.
  fileprivate var rareTint: UIColor {
    tintAdjustmentMode = .normal
    defer { tintAdjustmentMode = .dimmed }
    return tintColor
  }
}
