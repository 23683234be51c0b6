import CairoGraphics
import HeadlessUIKit
import Snapshots
import Typesetting
import ViewControllers
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
    case window(UIApplication)
  }

  private let view: UIView
  private let stage: Stage
  let scale: CGFloat

  /// The scale of pictures whose traits have none.
  static let standardScale: CGFloat = 2

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
    if let size = Self.size(of: view, given: size, renderer.traits) { view.frame.size = size }
    self.view = view
    stage = .bare(renderer)
  }

  /// A view in a window, so that it gets the calls of one that is shown.
  init(_ view: UIView, inWindowOf size: CGSize?, traits: UITraitCollection) {
    let controller = UIViewController()
    let size = Self.size(of: view, given: size, traits) ?? view.frame.size
    view.frame = CGRect(origin: .zero, size: size)
    controller.view = view
    self.init(controller, on: ViewImageConfig(size: size, traits: traits))
  }

  /// The view of a controller on a device.
  init(_ controller: UIViewController, on surroundings: ViewImageConfig) {
    let traits = surroundings.traits
    scale = Self.scale(of: traits)
    let size = surroundings.size ?? controller.view.frame.size
    let device = Device(
      name: "snapshot",
      userInterfaceIdiom: traits.userInterfaceIdiom == .unspecified
        ? .phone : traits.userInterfaceIdiom,
      portraitSize: size, scale: scale, portraitSafeAreaInsets: surroundings.safeArea)
    let application = UIApplication(screen: UIScreen(device: device, traits: traits))
    application.perform {
      let window = UIWindow()
      window.backgroundColor = .clear
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    application.advance(by: 0)
    view = controller.view
    stage = .window(application)
  }

  private static func size(
    of view: UIView, given: CGSize?, _ traits: UITraitCollection
  ) -> CGSize? {
    if let given { return given }
    guard view.frame.width <= 0 || view.frame.height <= 0 else { return nil }
    let fitting = traits.performAsCurrent {
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGSize(
      width: view.frame.width > 0 ? view.frame.width : fitting.width,
      height: view.frame.height > 0 ? view.frame.height : fitting.height)
  }

  /// The picture's size, points.
  var size: CGSize { view.bounds.size }

  /// Moves the view's clock; a view without a window has none.
  func advance(by seconds: TimeInterval) {
    if case .window(let application) = stage { application.advance(by: seconds) }
  }

  /// Does something to the view as an event would.
  func perform(_ actions: () -> Void) {
    switch stage {
    case .bare(let renderer): renderer.traits.performAsCurrent(actions)
    case .window(let application): application.perform(actions)
    }
  }

  /// Draws the view with its top left corner at the context's origin.
  func draw(in context: CGContext) {
    switch stage {
    case .bare(let renderer): renderer.draw(view, in: context)
    case .window(let application):
      application.draw(in: context, scale: scale, backgroundColor: nil)
    }
  }

  func describedTree() -> DescribedTree {
    switch stage {
    case .bare(let renderer): renderer.describedTree(of: view)
    case .window(let application):
      application.perform {
        application.updateDisplay()
        return view.describedTree()
      }
    }
  }

  /// The problems of the constraints and texts of what was drawn, in sentences.
  func warnings() -> [String] {
    var sentences: [String] = []
    perform { sentences = view.layoutReport().sentences + (view.window ?? view).absentContents }
    if let missing = FontRecording.ofCurrentDrawing?.missingCharacters, !missing.isEmpty {
      sentences.append(MissingGlyphs(characters: missing).description)
    }
    return sentences
  }

  func snapshot() throws -> DrawnSnapshot {
    guard size.width > 0, size.height > 0 else { throw EmptyView(view: view) }
    let context = try CGContext(size: size, scale: scale)
    draw(in: context)
    let bitmap = try context.makeBitmap()
    return DrawnSnapshot(
      bitmap: bitmap, warnings: warnings(), describe: describedTree,
      inspect: { inspection(picture: bitmap) })
  }

  private func inspection(picture: Bitmap) -> PictureInspection {
    var tree = InspectedTree()
    perform {
      var inspector = ViewInspector(
        size: size, source: { _ in nil }, hitTest: { view.hitTest($0, with: nil) })
      tree = inspector.inspect([view])
    }
    return PictureInspection(
      of: tree, size: (Double(size.width), Double(size.height)), inks: nil, scale: Double(scale),
      picture: picture)
  }
}

/// A view that is to be drawn has no area.
struct EmptyView: Error, CustomStringConvertible {
  let description: String

  init(view: UIView) {
    description =
      "\(type(of: view)) is \(view.bounds.width)×\(view.bounds.height) points: give it a frame, or the "
      + "strategy a size, such as .image(size: CGSize(width: 160, height: 44))"
  }
}
