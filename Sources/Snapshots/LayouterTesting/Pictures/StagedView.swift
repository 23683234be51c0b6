import CairoGraphics
import CoreAnimation
import HeadlessUIKit
import Snapshots
import Typesetting
@_spi(SystemUI) import ViewControllers
import ViewInspection
import ViewTree

/// A view, or the view of a controller, that is laid out for a picture.
///
/// It belongs to the task that created it.
struct StagedView {
  private enum Stage {
    /// The view as it is, without a window.
    case bare(UIViewRenderer)
    /// The view in a window of an application of its own.
    case window(UIApplication, StoredPlacements)
  }

  /// Restores the placements of a tree once nothing refers to the picture.
  private final class StoredPlacements {
    private let placements: TreePlacements

    init(of view: UIView) { placements = TreePlacements(of: view) }

    deinit { placements.restore() }
  }

  private let view: UIView
  private let stage: Stage
  /// The picture's size, points.
  let size: CGSize
  let scale: CGFloat

  /// The scale of pictures whose traits have none.
  static var standardScale: CGFloat {
    #if FOR_PACKAGES
      // As swift-snapshot-testing has it, whose suites' references were drawn so.
      SimulatedDevice.current.device.scale
    #else
      2
    #endif
  }

  static func scale(of traits: UITraitCollection) -> CGFloat {
    traits.displayScale > 0 ? traits.displayScale : standardScale
  }

  /// A view on its own, which is laid out under traits.
  ///
  /// - Parameter size: Points; nil for the view's own size, or if it has none, the one that fits its
  ///   content.
  init(_ view: UIView, size: CGSize?, traits: UITraitCollection) {
    scale = Self.scale(of: traits)
    let renderer = UIViewRenderer(scale: scale, traits: traits)
    self.view = view
    self.size = Self.size(of: view, given: size, renderer.traits)
    stage = .bare(renderer)
  }

  /// A view in a window, so that it gets the calls of one that is shown.
  init(_ view: UIView, inWindowOf size: CGSize?, traits: UITraitCollection) {
    let size = Self.size(of: view, given: size, traits)
    let controller = UIViewController()
    controller.view = view
    self.init(controller, on: ViewImageConfig(size: size, traits: traits))
  }

  /// The view of a controller on a device.
  ///
  /// - Parameter systemUI: whether a status bar and a home indicator are drawn.
  init(
    _ controller: UIViewController, on surroundings: ViewImageConfig, systemUI: Bool = false
  ) {
    let traits = surroundings.traits
    scale = Self.scale(of: traits)
    view = controller.view
    size = surroundings.size ?? view.bounds.size
    let device = Device(
      name: "snapshot",
      userInterfaceIdiom: traits.userInterfaceIdiom == .unspecified
        ? .phone : traits.userInterfaceIdiom,
      portraitSize: size, scale: scale, portraitSafeAreaInsets: surroundings.safeArea)
    let application = UIApplication(screen: UIScreen(device: device, traits: traits))
    stage = .window(application, StoredPlacements(of: view))
    view.expectTraitsOfStandardScreen()
    application.perform {
      let window = UIWindow()
      window.backgroundColor = .clear
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.keepTraitsOfWindow()
    }
    application.showsSystemUI = systemUI
    application.advance(by: 0)
    if let keyboard = surroundings.keyboard {
      application.showKeyboard(keyboard, animated: false)
      application.advance(by: 0)
    }
  }

  private static func size(of view: UIView, given: CGSize?, _ traits: UITraitCollection) -> CGSize {
    let own = view.bounds.size
    guard given == nil, own.width <= 0 || own.height <= 0 else { return given ?? own }
    let fitting = traits.performAsCurrent {
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGSize(
      width: own.width > 0 ? own.width : fitting.width,
      height: own.height > 0 ? own.height : fitting.height)
  }

  /// Moves the view's clock; a view without a window has none.
  func advance(by seconds: TimeInterval) {
    if case .window(let application, _) = stage { application.advance(by: seconds) }
  }

  /// Runs actions as an event would.
  func perform(_ actions: () -> Void) {
    switch stage {
    case .bare(let renderer): renderer.traits.performAsCurrent(actions)
    case .window(let application, _): application.perform(actions)
    }
  }

  /// Draws the view with its top left corner at the context's origin.
  func draw(in context: CGContext) {
    switch stage {
    case .bare(let renderer): withPictureSize { renderer.draw(view, in: context) }
    case .window(let application, _):
      application.draw(in: context, scale: scale, backgroundColor: nil)
    }
  }

  func describedTree() -> DescribedTree {
    switch stage {
    case .bare(let renderer): withPictureSize { renderer.describedTree(of: view) }
    case .window(let application, _):
      application.perform {
        application.updateDisplay()
        return view.describedTree()
      }
    }
  }

  /// Runs a closure while the view has the picture's size. Afterwards the tree is as it was: the next picture of the
  /// view does not depend on this one.
  private func withPictureSize<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard view.bounds.size != size else { return try body() }
    let placements = TreePlacements(of: view)
    defer { placements.restore() }
    if view.transform.isIdentity { view.frame.size = size } else { view.bounds.size = size }
    return try body()
  }

  /// The problems of the constraints and texts of what was drawn, in sentences.
  func warnings() -> [String] {
    var sentences: [String] = []
    perform {
      sentences = withPictureSize { view.layoutReport().sentences }
    }
    if let missing = FontRecording.ofCurrentDrawing?.missingCharacters, !missing.isEmpty {
      sentences.append(MissingGlyphs(characters: missing).description)
    }
    return sentences + (FontRecording.ofCurrentDrawing?.uncoloredFontSentences ?? [])
  }

  /// - Throws: ``EmptyView`` unless the picture has an area.
  func checkSize() throws(EmptyView) {
    guard size.width > 0, size.height > 0 else { throw EmptyView(view: view, size: size) }
  }

  func snapshot() throws -> DrawnSnapshot {
    try checkSize()
    let context = try CGContext(size: size, scale: scale)
    #if FOR_PACKAGES
      // swift-snapshot-testing draws by `CALayer.render(in:)`: where animations have begun, it shows their ends.
      ModelRendering.perform { draw(in: context) }
    #else
      draw(in: context)
    #endif
    let bitmap = try context.takeBitmap()
    var drawn = DrawnSnapshot(
      bitmap: bitmap, warnings: warnings(), describe: describedTree,
      inspect: { inspection(picture: bitmap) })
    drawn.texts = textBoxes
    return drawn
  }

  /// The boxes around the lines and the letters of all visible texts, points.
  private func textBoxes() -> [ViewNode.Rect] {
    inspectedTree().views.filter { $0.isVisible && $0.visibleBox != nil }
      .flatMap(\.content.texts).map { text in text.ink.map(text.box.around) ?? text.box }
  }

  private func inspectedTree() -> InspectedTree {
    var tree = InspectedTree()
    perform {
      withPictureSize {
        var inspector = ViewInspector(
          size: size, source: { _ in nil }, hitTest: { view.hitTest($0, with: nil) })
        tree = inspector.inspect([view])
      }
    }
    return tree
  }

  private func inspection(picture: Bitmap) -> PictureInspection {
    PictureInspection(
      of: inspectedTree(), size: (Double(size.width), Double(size.height)), inks: nil,
      scale: Double(scale),
      picture: picture)
  }
}

/// A view that is to be drawn has no area.
struct EmptyView: Error, CustomStringConvertible {
  let description: String

  init(view: UIView, size: CGSize) {
    description =
      "\(type(of: view)) is \(size.width)×\(size.height) points: give it a frame, or the strategy a size, such as "
      + ".image(size: CGSize(width: 160, height: 44))"
  }
}

/// The sizes and positions of a view and of all views in it.
private struct TreePlacements {
  private var views: [(view: UIView, bounds: CGRect, center: CGPoint)] = []

  init(of view: UIView) {
    append(view)
  }

  private mutating func append(_ view: UIView) {
    views.append((view, view.bounds, view.center))
    for subview in view.subviews { append(subview) }
  }

  /// From the outside to the inside, because a view resizes its subviews.
  func restore() {
    for (view, bounds, center) in views {
      view.bounds = bounds
      view.center = center
    }
  }
}
