import CairoGraphics
import HeadlessUIKit

/// The views of a variant that is a still picture of one view tree.
struct SceneStill: VariantViews {
  let error: SceneError?
  private let canvas: SceneCanvas
  private let traits: UITraitCollection
  private let renderer: UIViewRenderer

  init(_ scene: Scene, _ variant: Variant) {
    (canvas, error) = variant.traits.performAsCurrent { () -> (SceneCanvas, SceneError?) in
      let canvas = Self.canvas(scene, variant)
      canvas.canvas.layOut(rounds: canvas.builder.layoutRounds)
      return (canvas.canvas, canvas.builder.layoutError)
    }
    traits = variant.traits
    renderer = UIViewRenderer(
      scale: variant.scale, traits: variant.traits, backgroundColor: scene.background)
  }

  /// The view tree of a variant, not laid out yet.
  static func canvas(
    _ scene: Scene, _ variant: Variant
  ) -> (canvas: SceneCanvas, builder: ViewBuilder) {
    var builder = scene.builder(for: variant)
    let size: CGSize? = if case .fixed(let size) = variant.size { size } else { nil }
    let root = builder.buildTree(scene.view, size: size)
    let canvas = SceneCanvas(
      holding: root, fillsCanvas: false,
      size: size
        ?? CGSize(width: max(0, root.frame.maxX), height: max(0, root.frame.maxY)),
      layouters: builder.layouters)
    return (canvas, builder)
  }

  var size: CGSize { canvas.bounds.size }

  func layoutReport() -> LayoutReport { traits.performAsCurrent { canvas.layoutReport() } }

  func draw(in context: CGContext) { renderer.draw(canvas, in: context) }

  func rootNode() -> ViewNode {
    let node = renderer.viewNode(of: canvas)
    return node.subviews.first ?? node
  }
}
