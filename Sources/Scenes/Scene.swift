import CairoGraphics
import DesignedViews
import HeadlessUIKit

/// One scene file, read and checked: what it draws, in which variants.
///
/// It never changes, and any task may use it; every picture builds a view tree of its own.
public final class Scene: Sendable {
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
  /// What happens before a picture is taken.
  let steps: [SceneStep]
  /// What is shown and hidden together in the steps.
  let mediator: MediatorBlueprint?
  /// Whether windows stand among the subviews of the root view, or it is one.
  let hasWindows: Bool
  /// Whether there are constraints.
  let usesAutoLayout: Bool
  /// Whether constraints that contradict each other or leave something open are errors.
  let isStrict: Bool
  /// The numbers of the views that constraints place.
  let placedViews: Set<Int>
  /// What views have to know of each other.
  let references: [ReferenceBlueprint]
  /// What can be dragged in the steps.
  let dragging: DraggingPlan

  init(
    path: String, file: String, title: String, axes: [Axis], variants: [Variant],
    background: UIColor, view: ViewBlueprint, subject: Int, steps: [SceneStep],
    mediator: MediatorBlueprint?, isStrict: Bool, references: [ReferenceBlueprint],
    dragging: DraggingPlan
  ) {
    self.path = path
    self.file = file
    self.title = title
    self.axes = axes
    self.variants = variants
    self.background = background
    self.view = view
    self.subject = subject
    self.steps = steps
    self.mediator = mediator
    hasWindows = view.hasWindows
    usesAutoLayout = view.usesAutoLayout
    self.isStrict = isStrict
    placedViews = view.placedViews
    self.references = references
    self.dragging = dragging
  }

  /// The path without its extension: the folder of the scene's pictures, `buttons/save`.
  public var name: String {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
  }

  /// Whether the views need a screen and a clock.
  var needsScreen: Bool { !steps.isEmpty || hasWindows }

  /// Builds a view tree for a variant: a view of the picture's size that holds the scene's root view.
  /// It is not laid out yet, and takes none of the scene's steps.
  public func makeView(for variant: Variant) -> UIView {
    variant.traits.performAsCurrent { canvas(for: variant) }
  }

  /// Builds the view tree of a variant under its traits.
  func canvas(for variant: Variant) -> SceneCanvas {
    var builder = builder(for: variant)
    return builder.buildCanvas(for: variant, of: self)
  }

  /// Draws a variant into a picture of its size times its scale.
  ///
  /// - Throws: `CGContextError` if the picture would have no pixels or too many, or if something in
  ///   it cannot be laid out or drawn.
  public func draw(_ variant: Variant) throws(CGContextError) -> DrawnVariant {
    let views = try laidOut(variant)
    guard views.size.width > 0, views.size.height > 0 else {
      throw .content(SceneError.nothingToDraw)
    }
    let context = try CGContext(size: views.size, scale: variant.scale)
    views.draw(in: context)
    return DrawnVariant(
      bitmap: try context.makeBitmap(), warnings: layoutReport(of: views).sentences, views: views)
  }

  /// Draws a variant into a context of any kind, such as one that writes SVG or PDF.
  ///
  /// - Parameter makeContext: makes the context for a size in points.
  /// - Returns: the context, and what is wrong with the constraints, in sentences.
  /// - Throws: `CGContextError` if something cannot be laid out, or what `makeContext` throws.
  public func draw(
    _ variant: Variant, makeContext: (CGSize) throws(CGContextError) -> CGContext
  ) throws(CGContextError) -> (context: CGContext, warnings: [String]) {
    let views = try laidOut(variant)
    let context = try makeContext(views.size)
    views.draw(in: context)
    return (context, layoutReport(of: views).sentences)
  }

  /// Lays a variant out without drawing it, and describes its root view.
  public func describe(_ variant: Variant) throws(SceneError) -> DescribedVariant {
    let views = try views(for: variant)
    return DescribedVariant(
      name: variant.name, size: views.size, scale: variant.scale,
      layoutReport: layoutReport(of: views), view: views.describedTree().root)
  }

  private func laidOut(_ variant: Variant) throws(CGContextError) -> any VariantViews {
    do {
      return try views(for: variant)
    } catch {
      throw .content(error)
    }
  }
}

/// A variant as it was drawn. It belongs to the task that drew it.
public struct DrawnVariant {
  public let bitmap: Bitmap
  /// What is wrong with the constraints, in sentences. The picture shows what came of it.
  public let warnings: [String]
  let views: any VariantViews

  /// The scene's root view and its subviews as they were drawn, with the words for their properties.
  public func describedTree() -> DescribedTree { views.describedTree() }

  /// The scene's root view and its subviews as they were drawn.
  public func viewNode() -> ViewNode { describedTree().root }
}
