import CairoGraphics
import DesignedViews
import HeadlessUIKit

/// One scene file, read and checked: what it draws, in which variants.
///
/// A value that any task may use; every picture builds a view tree of its own.
public struct Scene: Sendable {
  /// The file relative to the folder of scenes, with `/`: `buttons/save.yaml`.
  public let path: String
  /// The file as a person in the project's folder writes it: `Fixtures/buttons/save.yaml`.
  public let file: String
  /// What reports call the scene: its `title`, or the name of its file.
  public let title: String
  /// What the variants differ in, in the order of the file.
  public let axes: [Axis]
  /// Every combination of the axes' values, the last axis changing fastest.
  public let variants: [Variant]

  let background: UIColor
  let view: ViewBlueprint
  /// The number of the view that states act on.
  let subject: Int

  /// The path without its extension: the folder of the scene's pictures, `buttons/save`.
  public var name: String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  /// Builds a view tree for a variant: a view of the picture's size and background that holds the
  /// scene's root view. It is not laid out yet.
  public func makeView(for variant: Variant) -> UIView {
    variant.traits.performAsCurrent { makeCanvas(for: variant) }
  }

  /// Draws a variant into a picture of its size times its scale.
  ///
  /// - Throws: `CGContextError` if the picture would have no pixels or too many, or if something in it cannot be
  ///   drawn.
  public func draw(_ variant: Variant) throws(CGContextError) -> DrawnVariant {
    let canvas = canvas(for: variant)
    let size = canvas.bounds.size
    guard size.width > 0, size.height > 0 else {
      throw .content(SceneError.nothingToDraw)
    }
    let renderer = renderer(for: variant)
    return DrawnVariant(
      bitmap: try renderer.bitmap(of: canvas), canvas: canvas, renderer: renderer)
  }

  /// Draws a variant into a context of any kind, such as one that writes SVG or PDF.
  ///
  /// - Parameter makeContext: makes the context for a size in points.
  /// - Returns: the context.
  public func draw<Failure: Error>(
    _ variant: Variant, makeContext: (CGSize) throws(Failure) -> CGContext
  ) throws(Failure) -> CGContext {
    let canvas = canvas(for: variant)
    let renderer = renderer(for: variant)
    renderer.layOut(canvas)
    let context = try makeContext(canvas.bounds.size)
    renderer.draw(canvas, in: context)
    return context
  }

  /// Lays a variant out without drawing it, and describes its root view.
  public func describe(_ variant: Variant) -> DescribedVariant {
    let canvas = canvas(for: variant)
    return DescribedVariant(
      name: variant.name, size: canvas.bounds.size, scale: variant.scale,
      view: renderer(for: variant).viewNode(of: canvas).subviews.first)
  }

  private func renderer(for variant: Variant) -> UIViewRenderer {
    UIViewRenderer(scale: variant.scale, traits: variant.traits, backgroundColor: background)
  }

  private func canvas(for variant: Variant) -> SceneCanvas {
    variant.traits.performAsCurrent { makeCanvas(for: variant) }
  }

  private func makeCanvas(for variant: Variant) -> SceneCanvas {
    var builder = ViewBuilder(
      overrides: variant.overrides, subject: subject, state: variant.state)
    let size: CGSize? = if case .fixed(let size) = variant.size { size } else { nil }
    let root = builder.build(view, size: size)
    return SceneCanvas(
      holding: root, size: variant.size, layouters: builder.layouters)
  }
}

/// A variant as it was drawn. It belongs to the task that drew it.
public struct DrawnVariant {
  public let bitmap: Bitmap
  fileprivate let canvas: SceneCanvas
  fileprivate let renderer: UIViewRenderer

  /// The scene's root view and what is below it, as they were drawn.
  public func viewNode() -> ViewNode {
    let canvas = renderer.viewNode(of: canvas)
    return canvas.subviews.first ?? canvas
  }
}
