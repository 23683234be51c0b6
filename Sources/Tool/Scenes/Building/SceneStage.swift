import CairoGraphics
import HeadlessUIKit
import Layouter
@_spi(SystemUI) import ViewControllers
import ViewInspection

/// A variant of a scene on its own screen and clock: for scenes with steps, windows, devices and
/// orientations.
struct SceneStage: VariantViews {
  let error: SceneError?
  private let application: UIApplication
  private let scene: Scene
  private let variant: Variant
  private let root: UIView
  private let windows: [ViewBuilder.PlacedWindow]
  /// Owns the drag supports, which no other object retains.
  private let dragging: SceneDragging
  /// The nodes of the views, if they are inspected or constraints place them.
  private let sources: ViewSources?

  init(_ scene: Scene, _ variant: Variant) {
    self.scene = scene
    self.variant = variant
    var builder = scene.builder(for: variant)
    let screen = variant.screen(fitting: {
      let size = variant.traits.performAsCurrent { scene.canvas(for: variant).bounds.size }
      return scene.fillsScreen && (size.width <= 0 || size.height <= 0) ? nil : size
    })
    let application = UIApplication(screen: screen)
    let window: UIWindow
    (root, window) = application.perform {
      let root = builder.buildTree(scene.view, size: screen.bounds.size)
      return (root, Self.show(root, of: scene, builder: builder))
    }
    let switching = scene.mediator.map { mediator in
      application.perform { SceneSwitching(mediator, among: builder) }
    }
    self.application = application
    windows = builder.windows
    sources = scene.sources(of: builder, for: variant)
    application.advance(by: 0)
    let presented = ScenePresentation(presenter: window.rootViewController)
    if !scene.presented.isEmpty {
      application.perform {
        presented.show(scene.presented, on: application, of: builder)
      }
      application.advance(by: 0)
    }
    let dragging = application.perform { SceneDragging(scene.dragging, among: builder) }
    self.dragging = dragging
    let run = StepRun(
      application: application, builder: builder, switching: switching, dragging: dragging,
      presented: presented)
    if builder.layoutRounds > 1 { run.finishTurn() }
    let stepError = run.run(scene.steps, to: variant.moment)
    let clockError = application.clock.errors.first.map { SceneError.time(reason: "\($0)") }
    error =
      builder.layoutError ?? switching?.error ?? dragging.error ?? stepError ?? clockError
  }

  /// Shows the root view on the screen, in a new window unless it is a window itself, and in front
  /// of it the windows among its subviews.
  ///
  /// - Returns: the window.
  private static func show(_ root: UIView, of scene: Scene, builder: ViewBuilder) -> UIWindow {
    let window = root as? UIWindow ?? UIWindow()
    if let controller = builder.rootController {
      window.rootViewController = controller
    } else if window !== root {
      let canvas = SceneCanvas(
        holding: root, fillsCanvas: !builder.hasFrame(scene.view), size: window.bounds.size,
        layouters: builder.layouters)
      window.rootViewController = SceneViewController(showing: canvas)
    }
    if builder.isShownAtStart(scene.view) { window.makeKeyAndVisible() }
    for placed in builder.windows where placed.isShownAtStart { placed.window.isHidden = false }
    if scene.showsSystemUI { UIApplication.shared.showsSystemUI = true }
    return window
  }

  var size: CGSize { application.screen.bounds.size }

  func layoutReport() -> LayoutReport {
    application.perform {
      application.windows.reduce(into: LayoutReport()) { all, window in
        let report = window.layoutReport()
        all.errors += report.errors
        all.conflicts += report.conflicts
        all.furtherBrokenCount += report.furtherBrokenCount
        all.ambiguities += report.ambiguities
      }
    }
  }

  func draw(in context: CGContext) {
    application.draw(in: context, scale: variant.scale, backgroundColor: scene.background)
  }

  /// The views in front of the root view, such as dragged ones.
  private var overlays: [DescribedTree] {
    guard let canvas = root.superview as? SceneCanvas else { return [] }
    return canvas.subviews.filter { $0 !== root }.map { view in
      var tree = view.describedTree()
      tree.root.frame.x -= Double(root.frame.minX)
      tree.root.frame.y -= Double(root.frame.minY)
      return tree
    }
  }

  /// The views in front of the root view in its window, such as an open menu.
  private var viewsInFront: [UIView] {
    let shown = root.superview as? SceneCanvas ?? root
    guard let window = shown.window ?? mainWindow, window !== root else { return [] }
    return window.subviews.filter { !shown.isDescendant(of: $0) }
  }

  /// The window that shows the root view, or what covers it.
  private var mainWindow: UIWindow? {
    application.windows.first { window in !windows.contains { $0.window === window } }
  }

  /// The windows that no view of the scene is in, such as an alert's.
  private var windowsInFront: [UIWindow] {
    application.windows.filter { window in
      window !== root.window && !windows.contains { $0.window === window }
    }
  }

  func inspectedTree() -> InspectedTree {
    application.updateDisplay()
    return application.perform {
      var inspector = ViewInspector(
        size: size, source: { sources?[$0] },
        hitTest: { application.hitTest($0, with: nil) })
      return inspector.inspect(shownRoots)
    }
  }

  /// The scene's visible windows, back to front; a root view that is not a window replaces the
  /// window made for it.
  private var shownRoots: [UIView] {
    application.windows.flatMap { window -> [UIView] in
      guard let canvas = root.superview as? SceneCanvas, canvas.isDescendant(of: window) else {
        return [window]
      }
      return canvas.subviews + viewsInFront
    }
  }

  func source(ofViewNamed name: String) -> NodeSource? {
    application.perform { sources?.source(ofViewNamed: name, in: application.windows) }
  }

  func layoutTrace() -> String {
    application.updateDisplay()
    return application.perform { root.layoutTrace() }
  }

  func describedTree() -> DescribedTree {
    application.updateDisplay()
    return application.perform {
      var tree = root.describedTree()
      for overlay in overlays { tree.insert(overlay) }
      for placed in windows { tree.insert(placed.window.describedTree(), at: placed.place) }
      for view in viewsInFront { tree.insert(view.describedTree()) }
      for window in windowsInFront { tree.insert(window.describedTree()) }
      return tree
    }
  }
}

/// The controller of the window that shows a scene's root view.
private final class SceneViewController: UIViewController {
  private let canvas: SceneCanvas

  init(showing canvas: SceneCanvas) {
    self.canvas = canvas
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() { view = canvas }
}

extension Variant {
  /// The screen that shows the variant.
  ///
  /// - Parameter contentSize: the size of a picture that fits its content; nil for the device's.
  fileprivate func screen(fitting contentSize: () -> CGSize?) -> UIScreen {
    let device: Device =
      switch size {
      case .device(let device): device
      case .fixed(let size): Device(name: "picture", portraitSize: size, scale: scale)
      case .fit:
        contentSize().map { Device(name: "picture", portraitSize: $0, scale: scale) }
          ?? SimulatedDevice.current.device
      }
    return UIScreen(
      device: device, orientation: (orientation ?? .portrait).interfaceOrientation, scale: scale,
      traits: traits)
  }
}

extension SceneOrientation {
  /// In landscape, a phone is rotated so that its home indicator is on the right.
  var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscapeRight
    }
  }
}
