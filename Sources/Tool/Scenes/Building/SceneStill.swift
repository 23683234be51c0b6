import CairoGraphics
import HeadlessUIKit
import ViewControllers
import ViewInspection

/// The views of a variant that is a still picture of one view tree.
struct SceneStill: VariantViews {
  let error: SceneError?
  private let canvas: SceneCanvas
  private let traits: UITraitCollection
  private let renderer: UIViewRenderer
  /// The nodes of the views, if they are inspected or constraints place them.
  private let sources: ViewSources?

  init(_ scene: Scene, _ variant: Variant) {
    (canvas, error, sources) = variant.traits.performAsCurrent {
      () -> (SceneCanvas, SceneError?, ViewSources?) in
      var builder = scene.builder(for: variant)
      let canvas = builder.buildCanvas(for: variant, of: scene)
      canvas.layOut(rounds: builder.layoutRounds)
      let sources = scene.sources(of: builder, for: variant)
      return (canvas, builder.layoutError, sources)
    }
    traits = variant.traits
    renderer = UIViewRenderer(
      scale: variant.scale, traits: variant.traits, backgroundColor: scene.background)
  }

  var size: CGSize { canvas.bounds.size }

  func layoutReport() -> LayoutReport { traits.performAsCurrent { canvas.layoutReport() } }

  func draw(in context: CGContext) { renderer.draw(canvas, in: context) }

  func inspectedTree() -> InspectedTree {
    renderer.layOut(canvas)
    return renderer.traits.performAsCurrent {
      var inspector = ViewInspector(
        size: canvas.bounds.size, source: { sources?[$0] },
        hitTest: { canvas.hitTest($0, with: nil) })
      return inspector.inspect(canvas.subviews)
    }
  }

  func source(ofViewNamed name: String) -> NodeSource? {
    sources?.source(ofViewNamed: name, in: [canvas])
  }

  func layoutTrace() -> String { traits.performAsCurrent { canvas.layoutTrace() } }

  func describedTree() -> DescribedTree {
    var tree = renderer.describedTree(of: canvas)
    if let root = tree.root.subviews.first { tree.root = root }
    return tree
  }
}

extension ViewBuilder {
  /// Builds the view tree of a variant, without laying it out.
  mutating func buildCanvas(for variant: Variant, of scene: Scene) -> SceneCanvas {
    let size: CGSize? = if case .fixed(let size) = variant.size { size } else { nil }
    let root = buildTree(scene.view, size: size)
    return SceneCanvas(
      holding: root, fillsCanvas: false,
      size: size
        ?? CGSize(width: max(0, root.frame.maxX), height: max(0, root.frame.maxY)),
      layouters: layouters)
  }
}
