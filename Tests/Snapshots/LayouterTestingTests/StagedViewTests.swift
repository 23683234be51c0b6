import HeadlessUIKit
import StandardViews
import TestSupport
import Testing
import ViewControllers

@testable import LayouterTesting

/// Pictures of one view after the other: none depends on those before, and none changes the view.
@Suite struct StagedViewTests {
  private static let large = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  /// A label in the body style, and a view that is as wide as it is and clips it.
  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Body"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func size(_ snapshotting: Snapshotting<UIView, UIImage>, of view: UIView) throws -> CGSize
  {
    var size = CGSize.zero
    snapshotting.snapshot(view).run { size = $0.size }
    return size
  }

  /// 53 points and a line height of 53 × 2444 / 2048 = 63.25, rounded up to half points. The width is "Body"'s: 609,
  /// 485, 543 and 449 thousandths of an em, each with 39.7 of spacing, at 53 points 7.55 less, and 2 of kerning; 117.48
  /// is rounded up.
  @Test func aFittingSizeIsOfTheTraits() throws {
    let view = label()
    #expect(try size(.image(traits: Self.large), of: view) == CGSize(width: 117.5, height: 63.5))
  }

  @Test func aPictureWithoutASizeDoesNotDependOnEarlierOnes() throws {
    let view = label()
    let small = try size(.image, of: view)
    #expect(
      try size(.image(size: CGSize(width: 200, height: 100)), of: view)
        == CGSize(width: 200, height: 100))
    #expect(try size(.image(traits: Self.large), of: view) == CGSize(width: 117.5, height: 63.5))
    #expect(try size(.image, of: view) == small)
    #expect(view.frame == .zero)
  }

  @Test(arguments: [false, true]) func aPictureLeavesTheTreeAsItWas(inWindow: Bool) throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
    let (inner, innermost) = (UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20)), UIView())
    inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    innermost.frame = CGRect(x: 1, y: 1, width: 28, height: 18)
    innermost.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    inner.addSubview(innermost)
    for side in [300.0, 7] {
      let snapshotting = Snapshotting<UIView, UIImage>.image(
        drawHierarchyInKeyWindow: inWindow, size: CGSize(width: side, height: side))
      #expect(try size(snapshotting, of: view) == CGSize(width: side, height: side))
    }
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    if !inWindow { #expect(view.frame.origin == CGPoint(x: 5, y: 6)) }
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
    #expect(innermost.frame == CGRect(x: 1, y: 1, width: 28, height: 18))
  }

  /// A controller that reacts to other traits than those it was created with, as swift-snapshot-testing has it.
  private final class ReactingController: UIViewController {
    let label = UILabel()
    var previous: [UITraitCollection?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }
  }

  private final class ReactingView: UIView {
    var styles: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func aControllerHearsOfTheTraitsOfAPicture() {
    let controller = ReactingController()
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      on: .iPhone13, traits: UITraitCollection(traitsFrom: [Self.large, .init(displayScale: 3)]))
    strategy.snapshot(controller).run { _ in }
    #expect(controller.previous.count == 1)
    #expect(controller.previous.first??.preferredContentSizeCategory == .large)
    #expect(controller.label.font.pointSize == 53)
    // The next picture has the same traits, and the one after it others.
    strategy.snapshot(controller).run { _ in }
    #expect(controller.previous.count == 1)
    Snapshotting<UIViewController, UIImage>.image(on: .iPhone13).snapshot(controller).run { _ in }
    #expect(controller.previous.count == 2)
    #expect(controller.label.font.pointSize == 17)
  }

  @Test(arguments: [false, true]) func aViewHearsOfTheTraitsOfAPicture(inWindow: Bool) {
    let (view, child) = (ReactingView(), ReactingView())
    view.addSubview(child)
    Snapshotting<UIView, UIImage>.image(
      drawHierarchyInKeyWindow: inWindow, size: CGSize(width: 10, height: 10),
      traits: UITraitCollection(userInterfaceStyle: .dark)
    ).snapshot(view).run { _ in }
    #expect(view.styles == [.dark])
    #expect(child.styles == [.dark])
  }

  @Test(arguments: [(-10.0, 10.0), (10, -10), (0, 10), (.nan, 10), (10, -.infinity)])
  func aSizeWithoutAnAreaIsAnError(width: Double, height: Double) throws {
    let package = try TestPackage()
    let size = CGSize(width: width, height: height)
    let expected =
      "UIView is \(width)×\(height) points: give it a frame, or the strategy a size, such as "
      + ".image(size: CGSize(width: 160, height: 44))"
    for inWindow in [false, true] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let message = package.assert(
        view, as: .image(drawHierarchyInKeyWindow: inWindow, size: size), named: "\(inWindow)")
      #expect(message?.contains(expected) == true)
    }
    let controller = package.assert(UIViewController(), as: .image(size: size), named: "controller")
    #expect(controller?.contains(expected) == true)
    #expect(!package.folder.exists(TestPackage.goldens))
  }

  /// A border whose colour is set where Apple says that it is called again.
  private final class Bordered: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.borderWidth = 4
      layer.borderColor = UIColor { $0.userInterfaceStyle == .dark ? .orange : .cyan }.cgColor
    }
  }

  @Test func aBorderThatLayoutSetsFollowsTheAppearance() throws {
    let package = try TestPackage()
    for style in [UIUserInterfaceStyle.light, .dark] {
      let view = Bordered(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      _ = package.assert(
        view, as: .image(traits: UITraitCollection(userInterfaceStyle: style)),
        named: "\(style.rawValue)")
    }
    try package.startAgain()
    // One view for both, in the other order too.
    let view = Bordered(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    for style in [UIUserInterfaceStyle.light, .dark, .light] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      if style == .light { try package.startAgain() }
      #expect(package.assert(view, as: .image(traits: traits), named: "\(style.rawValue)") == nil)
    }
    let (light, dark) = (
      try package.folder.bytes(TestPackage.goldens + "testSave.1.png"),
      try package.folder.bytes(TestPackage.goldens + "testSave.2.png")
    )
    #expect(light != dark)
  }
}

/// The status bar and the home indicator of a picture, on demand.
@Suite struct SystemUITests {
  private final class Screen: UIViewController {
    var hidesStatusBar = false

    override var prefersStatusBarHidden: Bool { hidesStatusBar }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  /// The number of pixels of a colour in the upper and in the lower half.
  private func counts(of color: UInt32, systemUI: Bool, _ screen: Screen) throws -> [Int] {
    screen.view.backgroundColor = .blue
    let bitmap = try StagedView(screen, on: .device("iPhone 15"), systemUI: systemUI).snapshot()
      .bitmap
    func count(_ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in
        sum + (0..<bitmap.width).count { bitmap[$0, y] == color }
      }
    }
    let middle = bitmap.height / 2
    return [count(0..<middle), count(middle..<bitmap.height)]
  }

  @Test func theControllerDecidesOnTheirStyle() throws {
    let white: UInt32 = 0xFFFF_FFFF
    #expect(try counts(of: white, systemUI: false, Screen()) == [0, 0])
    #expect(try counts(of: white, systemUI: true, Screen())[0] > 100)
    let hidden = Screen()
    hidden.hidesStatusBar = true
    #expect(try counts(of: white, systemUI: true, hidden)[0] == 0)
    // The home indicator is dark on a light appearance.
    #expect(try counts(of: 0xFF00_0000, systemUI: true, Screen())[1] > 100)
  }
}
