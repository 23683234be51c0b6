import HeadlessUIKit
import Testing

/// What views are asked for after their traits have changed.
@Suite struct TraitChangeTests {
  private final class Recorder: UIView {
    var calls: [String] = []
    /// The style that was current when the view was last laid out.
    var laidOutStyle = UIUserInterfaceStyle.unspecified

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layoutSubviews")
      laidOutStyle = UITraitCollection.current.userInterfaceStyle
    }

    override func updateConstraints() {
      calls.append("updateConstraints")
      super.updateConstraints()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      calls.append("tintColorDidChange")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("traitCollectionDidChange")
    }

    override func draw(_ rect: CGRect) { calls.append("draw") }
  }

  private static let appearanceCalls = [
    "draw", "layoutSubviews", "tintColorDidChange", "traitCollectionDidChange", "updateConstraints",
  ]
  private let size = CGRect(x: 0, y: 0, width: 30, height: 30)
  private let dark = Self.renderer(UITraitCollection(userInterfaceStyle: .dark))
  private let light = Self.renderer(UITraitCollection())

  /// With the other traits of the standard screen, so that these do not change.
  private static func renderer(_ traits: UITraitCollection) -> UIViewRenderer {
    UIViewRenderer(
      scale: UITraitCollection.current.displayScale,
      traits: UITraitCollection(traitsFrom: [.current, traits]))
  }

  /// A view within another one, drawn in light.
  private func drawnView() throws -> (outer: UIView, inner: Recorder) {
    let (outer, inner) = (UIView(frame: size), Recorder(frame: size))
    outer.addSubview(inner)
    _ = try light.bitmap(of: outer)
    inner.calls = []
    return (outer, inner)
  }

  /// Apple's "Supporting Dark Mode in Your Interface" lists these methods.
  @Test func aChangeOfAppearanceCallsAllMethodsThatMayReadColours() throws {
    let (outer, inner) = try drawnView()
    _ = try dark.bitmap(of: outer)
    #expect(inner.calls.sorted() == Self.appearanceCalls)
    #expect(inner.laidOutStyle == .dark)
    inner.calls = []
    _ = try dark.bitmap(of: outer)
    #expect(inner.calls == ["draw"])
  }

  @Test func anotherTextSizeIsNoReasonToAskForTheTint() throws {
    let (outer, inner) = try drawnView()
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    _ = try Self.renderer(large).bitmap(of: outer)
    #expect(inner.calls.sorted() == Self.appearanceCalls.filter { $0 != "tintColorDidChange" })
  }

  @Test func anOverriddenStyleIsAChange() throws {
    let (outer, inner) = try drawnView()
    outer.overrideUserInterfaceStyle = .dark
    _ = try light.bitmap(of: outer)
    #expect(inner.calls.sorted() == Self.appearanceCalls)
    #expect(inner.laidOutStyle == .dark)
  }

  @Test func anotherOverrideDoesNotHideThatATreeWasDrawnUnderOtherTraits() throws {
    let (outer, inner) = try drawnView()
    _ = try dark.bitmap(of: outer)
    inner.calls = []
    outer.traitOverrides.horizontalSizeClass = .regular
    _ = try light.bitmap(of: outer)
    #expect(inner.calls.sorted() == Self.appearanceCalls)
    #expect(inner.laidOutStyle == .light)
  }

  @Test func aViewWithAStyleOfItsOwnIsNotAsked() throws {
    let (outer, inner) = try drawnView()
    inner.overrideUserInterfaceStyle = .light
    inner.calls = []
    _ = try dark.bitmap(of: outer)
    #expect(inner.calls == ["draw"])
  }

  @Test func theStyleOfAWindowIsAChange() {
    let application = UIApplication(screen: UIScreen(device: .standard))
    application.perform {
      let (window, inner) = (UIWindow(), Recorder(frame: size))
      window.isHidden = false
      window.addSubview(inner)
      application.updateDisplay()
      inner.calls = []
      window.overrideUserInterfaceStyle = .dark
      application.updateDisplay()
      #expect(inner.calls.sorted() == Self.appearanceCalls)
      #expect(inner.laidOutStyle == .dark)
    }
  }

  /// The traits that a tree was shown with last differ from the traits where it is shown next.
  @Test func aViewIsAskedWhereverItIsShownUnderOtherTraits() throws {
    let (outer, inner) = try drawnView()
    let application = UIApplication(
      screen: UIScreen(device: .standard, traits: UITraitCollection(userInterfaceStyle: .dark)))
    application.perform {
      let window = UIWindow()
      window.isHidden = false
      window.addSubview(outer)
      application.updateDisplay()
      #expect(inner.laidOutStyle == .dark)
      outer.removeFromSuperview()
    }
    _ = try light.bitmap(of: outer)
    #expect(inner.laidOutStyle == .light)
  }

  @Test func aSubviewThatIsDrawnByItselfIsAsked() throws {
    let (outer, inner) = try drawnView()
    _ = try dark.bitmap(of: outer)
    inner.removeFromSuperview()
    _ = try light.bitmap(of: inner)
    #expect(inner.laidOutStyle == .light)
    // The tree is still dark.
    outer.addSubview(inner)
    _ = try dark.bitmap(of: outer)
    #expect(inner.laidOutStyle == .dark)
  }

  @Test func fittingSizesAreOfTheCurrentTraits() {
    final class Sized: UIView {
      private var side: CGFloat = 10
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        side = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 25 : 10
        invalidateIntrinsicContentSize()
      }
    }
    let view = Sized()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 25, height: 25))
    }
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
  }
}
