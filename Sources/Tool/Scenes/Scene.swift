import CairoGraphics
import DesignedViews
import HeadlessUIKit
import LintConfiguration
import ProjectFiles
import Typesetting

/// A scene, read and validated: what it draws, and in which variants.
///
/// Immutable, and usable from any task; every picture builds its own view tree.
public final class Scene: Sendable {
  /// The path relative to the folder of scenes, with `/`: `buttons/save.yaml`. The path of a scene in Swift
  /// has no extension.
  public let path: String
  /// The path as a user in the project's folder writes it: `Fixtures/buttons/save.yaml`.
  public let file: String
  /// The scene's name in reports: its `title`, or the name of its file.
  public let title: String
  /// The axes in which the variants differ, in the order of the file.
  public let axes: [Axis]
  /// Every combination of the axes' values, the last axis changing fastest.
  public let variants: [Variant]

  let background: UIColor
  let view: ViewBlueprint
  /// The numbers of the views that the state axis sets.
  let subjects: Set<Int>
  /// The steps before the picture is taken.
  let steps: [SceneStep]
  /// The alert and the keyboard in front of the views from the start.
  let presented: PresentedBlueprint
  /// The rules about showing and hiding views in steps.
  let mediator: MediatorBlueprint?
  /// Whether the root view or one of its subviews is a window.
  let hasWindows: Bool
  /// Whether the pictures show a status bar and a home indicator.
  let showsSystemUI: Bool
  /// Whether there are constraints.
  let usesAutoLayout: Bool
  /// Whether contradictory and ambiguous constraints are errors.
  let isStrict: Bool
  /// The numbers of the views that constraints place.
  let placedViews: Set<Int>
  /// Whether the scene shows views on a plain root view or a window, and not a component by itself.
  package var showsPage: Bool {
    ["UIView", "UIWindow"].contains(view.viewClass.name) && !view.children.isEmpty
  }
  /// Whether the scene shows what fills a screen. Without a size, and if its root view needs none, it is on a device.
  var fillsScreen: Bool {
    showsSystemUI || !presented.isEmpty || steps.contains(where: \.presents)
      || view.viewClass.isList
  }
  /// The references between views.
  let references: [ReferenceBlueprint]
  /// What can be dragged in the steps.
  let dragging: DraggingPlan
  /// What variants replace of constraints and layout rules.
  let alternatives: VariantAlternatives
  /// How the pictures are compared with goldens; nil for every pixel.
  public let comparison: SceneComparison?
  /// What the views find by `UIImage(named:)` and `UIColor(named:)`.
  let assets: ProjectAssets
  /// The fonts of the project, with which the scene was read.
  let fonts = FontConfiguration.current
  /// The linter's findings that the scene accepts, the entries of inner views first.
  package let silences: [LintSilence]
  /// Where the nodes come from.
  let origins: SourceOrigins
  /// The declaration of a scene in Swift; nil for a scene in a file.
  let code: CodeScene?

  init(
    path: String, file: String, title: String, axes: [Axis], variants: [Variant],
    background: UIColor, view: ViewBlueprint, subjects: Set<Int>, steps: [SceneStep],
    presented: PresentedBlueprint = PresentedBlueprint(), mediator: MediatorBlueprint?,
    isStrict: Bool, references: [ReferenceBlueprint],
    dragging: DraggingPlan, alternatives: VariantAlternatives, comparison: SceneComparison?,
    assets: ProjectAssets, silences: [LintSilence], origins: SourceOrigins, code: CodeScene? = nil,
    showsSystemUI: Bool = false
  ) {
    self.path = path
    self.file = file
    self.title = title
    self.axes = axes
    self.variants = variants
    self.background = background
    self.view = view
    self.subjects = subjects
    self.steps = steps
    self.presented = presented
    self.mediator = mediator
    hasWindows = view.hasWindows
    usesAutoLayout = view.usesAutoLayout || view.viewClass.makesTree
    self.isStrict = isStrict
    self.showsSystemUI = showsSystemUI
    placedViews = view.placedViews
    self.references = references
    self.dragging = dragging
    self.alternatives = alternatives
    self.comparison = comparison
    self.assets = assets
    self.silences = silences
    self.origins = origins
    self.code = code
  }

  /// The path without its extension: the folder of the scene's pictures, `buttons/save`.
  public var name: String {
    guard code == nil else { return path }
    return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
  }

  /// The colour behind the views of a variant, in its appearance.
  package func backgroundColor(of variant: Variant) -> CGColor {
    background.cgColor(in: variant.traits)
  }

  /// Whether the views need a screen and a clock.
  var needsScreen: Bool {
    !steps.isEmpty || hasWindows || showsSystemUI || !presented.isEmpty || view.controller != nil
  }

  /// Builds a view tree for a variant: a view of the picture's size that contains the scene's root
  /// view. It is not laid out, and no steps are performed.
  public func makeView(for variant: Variant) -> UIView {
    fonts.performAsCurrent {
      assets.perform(in: variant.language) {
        variant.traits.performAsCurrent { canvas(for: variant) }
      }
    }
  }

  /// Builds the view tree of a variant under its traits.
  func canvas(for variant: Variant) -> SceneCanvas {
    var builder = builder(for: variant)
    return builder.buildCanvas(for: variant, of: self)
  }

  /// Draws a variant into a bitmap of its size times its scale.
  ///
  /// - Throws: `CGContextError` if the picture has no pixels or too many, or if layout or drawing
  ///   fails.
  public func draw(_ variant: Variant) throws(CGContextError) -> DrawnVariant {
    let recording = AssetRecording()
    return try recording.perform { () throws(CGContextError) in
      try draw(variant, recording: recording)
    }
  }

  private func draw(
    _ variant: Variant, recording: AssetRecording
  ) throws(CGContextError) -> DrawnVariant {
    let views = try laidOut(variant)
    guard views.size.width > 0, views.size.height > 0 else {
      throw .content(nothingToDraw)
    }
    let context = try CGContext(size: views.size, scale: variant.scale)
    assets.perform(in: variant.language) { views.draw(in: context) }
    return DrawnVariant(
      bitmap: try context.takeBitmap(),
      warnings: warnings(about: views, of: variant) + recording.sentences.map { SceneWarning($0) },
      views: views)
  }

  /// Draws a variant into a context of any kind, such as one for SVG or PDF.
  ///
  /// - Parameter makeContext: creates the context for a size in points.
  /// - Returns: the context, and the problems of the picture.
  /// - Throws: `CGContextError` if layout fails, or the error that `makeContext` throws.
  public func draw(
    _ variant: Variant, makeContext: (CGSize) throws(CGContextError) -> CGContext
  ) throws(CGContextError) -> (context: CGContext, warnings: [SceneWarning]) {
    let views = try laidOut(variant)
    let context = try makeContext(views.size)
    assets.perform(in: variant.language) { views.draw(in: context) }
    return (context, warnings(about: views, of: variant))
  }

  /// Lays a variant out and describes its root view. It is drawn only while fonts are recorded, to find
  /// the characters that no font has.
  public func describe(_ variant: Variant) throws(SceneError) -> DescribedVariant {
    let views = try views(for: variant)
    let (layoutReport, view) = (layoutReport(of: views), views.describedTree().root)
    // Draws: afterwards the fonts are known.
    let missingGlyphs = missingGlyphs(in: views, of: variant)
    return DescribedVariant(
      name: variant.name, size: views.size, scale: variant.scale,
      fonts: FontRecording.ofCurrentDrawing?.uses.map(\.name) ?? [], layoutReport: layoutReport,
      missingGlyphs: missingGlyphs, view: view)
  }

  /// Lays a variant out, and prints the roles of its views in Auto Layout: `UIView.layoutTrace()`.
  public func layoutTrace(of variant: Variant) throws(SceneError) -> String {
    try views(for: variant).layoutTrace()
  }

  /// Warnings about the characters without a glyph, if the drawing's fonts are recorded. Only drawing
  /// finds all of them: a view of a fixed size is laid out without its text.
  private func missingGlyphs(in views: any VariantViews, of variant: Variant) -> [SceneWarning] {
    guard FontRecording.ofCurrentDrawing != nil,
      views.size.width > 0, views.size.height > 0,
      let context = try? CGContext(size: views.size, scale: variant.scale)
    else { return [] }
    views.draw(in: context)
    return warnings(about: views, of: variant).filter { $0.rule == .missingGlyph }
  }

  /// The error of a picture without pixels.
  var nothingToDraw: SceneError { .nothingToDraw(line: origins.sceneLine(of: view.position)) }

  func laidOut(_ variant: Variant) throws(CGContextError) -> any VariantViews {
    do {
      return try views(for: variant)
    } catch {
      throw .content(error)
    }
  }
}

/// A variant that was drawn. It belongs to the task that drew it.
public struct DrawnVariant {
  /// The picture.
  public let bitmap: Bitmap
  /// The problems of the constraints, whose resulting layout the picture shows, and characters that
  /// it shows as boxes; without those that the scene accepts.
  public let warnings: [SceneWarning]
  let views: any VariantViews

  /// The scene's root view and its subviews as drawn, with names for their properties.
  public func describedTree() -> DescribedTree { views.describedTree() }

  /// The scene's root view and its subviews as drawn.
  public func viewNode() -> ViewNode { describedTree().root }
}
