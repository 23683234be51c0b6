import Pixels
import TestSupport
import Testing
import ViewControllers
import ViewTestSupport

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

/// A way in which traits reach the views of a tree.
private enum Arrival: String, CaseIterable, CustomTestStringConvertible {
  case overrideForChild, overrideForChildBeforeItsViewIsLoaded, overrideForChildBeforeItIsAdded
  case viewOverrides, superviewsOverrides, overridesBeforeTheContentIsAdded
  case moveBelowOverrides, moveFromAnotherWindow
  case controllerOverrides, controllerOverridesBeforeItsViewIsLoaded
  case windowOverrides, sceneOverrides, overridesOfThePresentation
  case usersChoice, screenOfTheFirstWindow, screenWhileTheWindowWasHidden
  case renderer, renderingOfAPart, currentTraits
  case overridesWithoutAWindow, overridesWithoutAWindowBeforeTheContentIsAdded

  var testDescription: String { rawValue }

  /// Whether traits arrive with all of their values: a screen has the device's size classes, and no traits of clients.
  var isComplete: Bool {
    switch self {
    case .usersChoice, .screenOfTheFirstWindow, .screenWhileTheWindowWasHidden,
      .moveFromAnotherWindow:
      false
    default: true
    }
  }
}

/// Everything that follows from traits, in a view of 200 by 300 points.
private final class Content: UIView {
  /// Writes down what it is called for.
  final class Recorder: UIView {
    var calls: Set<String> = []
    var styleOfLayout = UIUserInterfaceStyle.unspecified

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.insert("layoutSubviews")
      styleOfLayout = UITraitCollection.current.userInterfaceStyle
    }

    override func updateConstraints() {
      calls.insert("updateConstraints")
      super.updateConstraints()
    }

    override func tintColorDidChange() { calls.insert("tintColorDidChange") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.insert("traitCollectionDidChange")
      layer.borderColor = Content.ink.cgColor
    }
  }

  static let ink = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }

  let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let plate = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let label = UILabel()
  let attributedLabel = UILabel()
  let textField = UITextField()
  let textView = UITextView()
  let leading = Block("leading", width: 20, height: 10)
  let margin = Block("margin", width: 20, height: 10)
  let stack = UIStackView(arrangedSubviews: [
    Block("first", width: 20, height: 10), Block("second", width: 40, height: 10),
  ])
  let imageView = UIImageView()
  let button = UIButton(configuration: .plain())
  var styleOfConfiguration = UIUserInterfaceStyle.unspecified
  var registeredStyle = UIUserInterfaceStyle.unspecified
  var registeredDensity = 0

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    recorder.layer.borderWidth = 1
    recorder.layer.borderColor = Content.ink.cgColor
    addSubview(recorder)
    plate.backgroundColor = Content.ink
    addSubview(plate)
    setUpTexts()
    setUpPlaces()
    setUpImage()
    button.configurationUpdateHandler = { [unowned self] in
      styleOfConfiguration = $0.traitCollection.userInterfaceStyle
    }
    addSubview(button)
    recorder.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [unowned self] (view: Recorder, _) in
      registeredStyle = view.traitCollection.userInterfaceStyle
    }
    recorder.registerForTraitChanges([Density.self]) { [unowned self] (view: Recorder, _) in
      registeredDensity = view.traitCollection[Density.self]
    }
  }

  required init?(coder: NSCoder) { nil }

  private func setUpTexts() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    label.text = "Ag"
    label.font = body
    label.adjustsFontForContentSizeCategory = true
    attributedLabel.attributedText = NSAttributedString(string: "Ag", attributes: [.font: body])
    attributedLabel.adjustsFontForContentSizeCategory = true
    textField.font = body
    textField.adjustsFontForContentSizeCategory = true
    textView.font = body
    textView.adjustsFontForContentSizeCategory = true
    for view in [label, attributedLabel, textField, textView] { addSubview(view) }
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      label.widthAnchor.constraint(equalToConstant: 150),
    ])
  }

  private func setUpPlaces() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
    insetsLayoutMarginsFromSafeArea = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    add(leading, margin, stack)
    NSLayoutConstraint.activate([
      leading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      leading.topAnchor.constraint(equalTo: topAnchor, constant: 60),
      margin.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      margin.topAnchor.constraint(equalTo: topAnchor, constant: 80),
      stack.leftAnchor.constraint(equalTo: leftAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 120),
    ])
  }

  private func setUpImage() {
    func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let asset = UIImageAsset()
    asset.register(image(10), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(image(24), with: UITraitCollection(userInterfaceStyle: .dark))
    imageView.image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    imageView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.leftAnchor.constraint(equalTo: leftAnchor),
      imageView.topAnchor.constraint(equalTo: topAnchor, constant: 150),
    ])
  }

  /// Forgets what happened before the traits arrive.
  func forget() {
    recorder.calls = []
    recorder.styleOfLayout = .unspecified
    (styleOfConfiguration, registeredStyle, registeredDensity) = (.unspecified, .unspecified, 0)
  }
}

/// The content in a window of its own, or outside of windows, before and after traits arrive.
private final class Stage {
  let content = Content()
  let application: UIApplication
  let parent = UIViewController()
  let child = UIViewController()
  let place = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private(set) var renderer: UIViewRenderer?
  private(set) var controller: UIViewController?

  static let dark = UITraitCollection {
    $0.userInterfaceStyle = .dark
    $0.layoutDirection = .rightToLeft
    $0.preferredContentSizeCategory = .extraLarge
    $0.horizontalSizeClass = .regular
    $0[Density.self] = 3
  }

  /// The content in a window, in light.
  init() {
    application = UIApplication(screen: UIScreen(device: .standard))
    show(isShownWith: true)
  }

  init(_ arrival: Arrival) {
    let isOnScreen = arrival == .screenOfTheFirstWindow
    application = UIApplication(
      screen: UIScreen(device: .standard, traits: isOnScreen ? Self.dark : .standard))
    switch arrival {
    case .renderer, .renderingOfAPart, .currentTraits, .overridesWithoutAWindow,
      .overridesWithoutAWindowBeforeTheContentIsAdded:
      arriveOutsideOfWindows(arrival)
    case .screenOfTheFirstWindow: show(isShownWith: true)
    default:
      application.perform { arriveInWindow(arrival) }
      application.updateDisplay()
    }
  }

  private func set(_ overrides: inout UITraitOverrides) { overrides = UITraitOverrides(Self.dark) }

  @discardableResult
  private func show(isShownWith hasContent: Bool) -> UIWindow {
    application.perform {
      if hasContent { place.addSubview(content) }
      let window = UIWindow()
      window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.frame = parent.view.bounds
      child.view.addSubview(place)
      window.makeKeyAndVisible()
      application.updateDisplay()
      if !isAlreadyDark { content.forget() }
      return window
    }
  }

  private var isAlreadyDark: Bool {
    application.screen.traitCollection.userInterfaceStyle == .dark
  }

  private func arriveInWindow(_ arrival: Arrival) {
    switch arrival {
    case .overrideForChild:
      show(isShownWith: true)
      parent.setOverrideTraitCollection(Self.dark, forChild: child)
      controller = child
    case .overrideForChildBeforeItsViewIsLoaded:
      let window = UIWindow()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      parent.addChild(child)
      parent.setOverrideTraitCollection(Self.dark, forChild: child)
      addChildsView()
    case .overrideForChildBeforeItIsAdded:
      let window = UIWindow()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      child.loadViewIfNeeded()
      child.view.addSubview(place)
      place.addSubview(content)
      parent.setOverrideTraitCollection(Self.dark, forChild: child)
      parent.addChild(child)
      addChildsView()
    case .viewOverrides:
      show(isShownWith: true)
      set(&content.traitOverrides)
    case .superviewsOverrides:
      show(isShownWith: true)
      set(&place.traitOverrides)
    case .overridesBeforeTheContentIsAdded:
      show(isShownWith: false)
      set(&place.traitOverrides)
      place.addSubview(content)
    case .moveBelowOverrides:
      show(isShownWith: true)
      let other = UIView(frame: place.frame)
      set(&other.traitOverrides)
      child.view.addSubview(other)
      other.addSubview(content)
    case .moveFromAnotherWindow:
      let other = UIApplication(screen: UIScreen(device: .standard))
      other.perform {
        let window = UIWindow()
        window.makeKeyAndVisible()
        window.addSubview(content)
        other.updateDisplay()
        content.forget()
      }
      application.userTraits = Self.dark
      show(isShownWith: true)
    case .controllerOverrides:
      show(isShownWith: true)
      set(&child.traitOverrides)
      controller = child
    case .controllerOverridesBeforeItsViewIsLoaded:
      let window = UIWindow()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      parent.addChild(child)
      set(&child.traitOverrides)
      addChildsView()
    case .windowOverrides:
      let window = show(isShownWith: true)
      set(&window.traitOverrides)
      controller = child
    case .sceneOverrides:
      let window = show(isShownWith: true)
      if let scene = window.windowScene { set(&scene.traitOverrides) }
      controller = child
    case .overridesOfThePresentation:
      let window = UIWindow()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      child.modalPresentationStyle = .fullScreen
      child.presentationController?.overrideTraitCollection = Self.dark
      child.view.addSubview(place)
      place.addSubview(content)
      parent.present(child, animated: false)
      controller = child
    case .usersChoice:
      show(isShownWith: true)
      application.userTraits = Self.dark
      controller = child
    default:
      let window = show(isShownWith: true)
      window.isHidden = true
      application.userTraits = Self.dark
      window.isHidden = false
    }
  }

  private func addChildsView() {
    parent.view.addSubview(child.view)
    if place.superview == nil { child.view.addSubview(place) }
    if content.superview == nil { place.addSubview(content) }
    controller = child
  }

  private func arriveOutsideOfWindows(_ arrival: Arrival) {
    let outer = UIView(frame: place.frame)
    outer.addSubview(place)
    let isAddedLater = arrival == .overridesWithoutAWindowBeforeTheContentIsAdded
    if !isAddedLater {
      place.addSubview(content)
      outer.layoutIfNeeded()
      content.forget()
    }
    switch arrival {
    case .renderer:
      renderer = UIViewRenderer(scale: 2, traits: Self.dark)
      renderer?.layOut(outer)
    case .renderingOfAPart:
      renderer = UIViewRenderer(scale: 2, traits: Self.dark)
      content.removeFromSuperview()
      renderer?.layOut(content)
    case .currentTraits:
      renderer = UIViewRenderer(scale: 2, traits: Self.dark)
      renderer?.traits.performAsCurrent { outer.layoutIfNeeded() }
    default:
      set(&place.traitOverrides)
      if isAddedLater { place.addSubview(content) }
      outer.layoutIfNeeded()
    }
    outerView = outer
  }

  private var outerView: UIView?

  /// Runs a closure where the content has its traits.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let renderer { return try renderer.traits.performAsCurrent(body) }
    return try outerView == nil ? application.perform(body) : body()
  }

  /// Of the picture.
  var pixelsPerPoint: Int { outerView == nil ? Int(application.screen.scale) : 2 }

  /// A picture that begins at the content's top left corner.
  func picture() throws -> Bitmap {
    if outerView == nil { return try application.picture() }
    return try (renderer ?? UIViewRenderer(scale: 2)).bitmap(
      of: outerView.flatMap {
        content.isDescendant(of: $0) ? $0 : nil
      } ?? content)
  }
}

/// What follows from traits follows from them however they arrive. The content is laid out in light, from left to right
/// and at the text size `large` before, unless it is shown for the first time.
@Suite struct TraitArrivals {
  @Test(arguments: Arrival.allCases)
  fileprivate func methodsAreCalledBelow(arrival: Arrival) {
    let recorder = Stage(arrival).content.recorder
    #expect(recorder.calls.contains("layoutSubviews"))
    #expect(recorder.styleOfLayout == .dark)
    // A view that is shown for the first time expects the screen's traits.
    if arrival != .screenOfTheFirstWindow {
      #expect(recorder.calls.contains("updateConstraints"))
      #expect(recorder.calls.contains("tintColorDidChange"))
      #expect(recorder.calls.contains("traitCollectionDidChange"))
    }
  }

  @Test(arguments: Arrival.allCases)
  fileprivate func registrationsAreCalled(arrival: Arrival) {
    let content = Stage(arrival).content
    if arrival != .screenOfTheFirstWindow { #expect(content.registeredStyle == .dark) }
    if arrival.isComplete { #expect(content.registeredDensity == 3) }
  }

  @Test(arguments: Arrival.allCases)
  fileprivate func everyViewHasTheTraits(arrival: Arrival) {
    let stage = Stage(arrival)
    stage.perform {
      let traits = stage.content.recorder.traitCollection
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.layoutDirection == .rightToLeft)
      #expect(traits.preferredContentSizeCategory == .extraLarge)
      #expect(stage.controller.map { $0.traitCollection.userInterfaceStyle == .dark } ?? true)
      guard arrival.isComplete else { return }
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits[Density.self] == 3)
      #expect(stage.controller.map { $0.traitCollection[Density.self] == 3 } ?? true)
    }
  }

  /// `body` is 17 points at `large` and 19 at `extraLarge`. A line of 19 points is 19 × 2444 / 2048 = 22.67 points high,
  /// 23 in whole pixels at 2x and 3x.
  @Test(arguments: Arrival.allCases)
  fileprivate func fontsFollowTheTextSize(arrival: Arrival) {
    let content = Stage(arrival).content
    #expect(content.label.font.pointSize == 19)
    #expect(content.attributedLabel.font.pointSize == 19)
    #expect(content.textField.font?.pointSize == 19)
    #expect(content.textView.font?.pointSize == 19)
    #expect(content.label.frame.height == 23)
  }

  /// A view, a controller and a window can override the style alone.
  @Test(arguments: 0..<3)
  fileprivate func aStyleAloneIsAChangeOfAppearance(level: Int) throws {
    let stage = Stage()
    stage.application.perform {
      switch level {
      case 0: stage.place.overrideUserInterfaceStyle = .dark
      case 1: stage.child.overrideUserInterfaceStyle = .dark
      default: stage.place.window?.overrideUserInterfaceStyle = .dark
      }
    }
    let picture = try stage.application.picture()
    let content = stage.content
    #expect(content.recorder.styleOfLayout == .dark)
    #expect(content.recorder.calls.isSuperset(of: ["tintColorDidChange", "updateConstraints"]))
    #expect(content.registeredStyle == .dark)
    #expect(content.styleOfConfiguration == .dark)
    #expect(content.imageView.frame.width == 24)
    #expect(content.recorder.layer.borderColor == UIColor.red.cgColor)
    #expect(picture[150 * stage.pixelsPerPoint, 150 * stage.pixelsPerPoint] == 0xFFFF_0000)
    // Direction and text size stay.
    #expect(isClose(content.leading.frame.minX, 10))
    #expect(content.label.font.pointSize == 17)
  }

  /// Without the overrides everything is as it was.
  @Test func removedOverridesLeaveNothingBehind() throws {
    let stage = Stage()
    let content = stage.content
    stage.application.perform {
      stage.parent.setOverrideTraitCollection(Stage.dark, forChild: stage.child)
    }
    stage.application.updateDisplay()
    #expect(content.label.font.pointSize == 19)
    stage.application.perform {
      stage.parent.setOverrideTraitCollection(nil, forChild: stage.child)
    }
    let picture = try stage.application.picture()
    #expect(content.label.font.pointSize == 17)
    #expect(isClose(content.leading.frame.minX, 10))
    #expect(content.stack.arrangedSubviews.map { $0.frame.minX.rounded() } == [0, 20])
    #expect(content.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 5))
    #expect(content.imageView.frame.width == 10)
    #expect(content.recorder.layer.borderColor == UIColor.blue.cgColor)
    #expect(picture[150 * stage.pixelsPerPoint, 150 * stage.pixelsPerPoint] == 0xFF00_00FF)
  }

  /// The overrides of a container end when the child leaves it.
  @Test func overridesOfAFormerParentDoNotHold() {
    let stage = Stage()
    stage.application.perform {
      stage.parent.setOverrideTraitCollection(Stage.dark, forChild: stage.child)
      stage.child.removeFromParent()
    }
    #expect(stage.child.traitCollection.userInterfaceStyle == .light)
    #expect(stage.content.traitCollection.userInterfaceStyle == .light)
  }

  /// In 200 points, or in 60 of the stack view, from the right.
  @Test(arguments: Arrival.allCases)
  fileprivate func placesFollowTheDirection(arrival: Arrival) {
    let stage = Stage(arrival)
    let content = stage.content
    #expect(isClose(content.leading.frame.minX, 200 - 10 - 20))
    #expect(isClose(content.margin.frame.minX, 200 - 30 - 20))
    let starts = content.stack.arrangedSubviews.map { $0.frame.minX.rounded() }
    #expect(starts == [40, 0])
    stage.perform {
      #expect(
        content.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 30))
      // A text with natural alignment is at the right end of the label.
      let rect = content.label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 150, height: 23), limitedToNumberOfLines: 1)
      #expect(rect.minX > 100)
    }
  }

  @Test(arguments: Arrival.allCases)
  fileprivate func imagesAndConfigurationsFollowTheAppearance(arrival: Arrival) {
    let content = Stage(arrival).content
    #expect(content.imageView.frame.size == CGSize(width: 24, height: 24))
    #expect(content.styleOfConfiguration == .dark)
  }

  @Test(arguments: Arrival.allCases)
  fileprivate func coloursFollowTheAppearance(arrival: Arrival) throws {
    let stage = Stage(arrival)
    let picture = try stage.picture()
    // The middle of the plate.
    #expect(picture[150 * stage.pixelsPerPoint, 150 * stage.pixelsPerPoint] == 0xFFFF_0000)
    let border = stage.content.recorder.layer.borderColor
    if arrival != .screenOfTheFirstWindow { #expect(border == UIColor.red.cgColor) }
  }
}
