import CairoGraphics
import HeadlessUIKit
import Layouter

/// The views of one variant, built and laid out.
///
/// They belong to the task that built them.
protocol VariantViews {
  /// The size of the picture in points.
  var size: CGSize { get }

  /// What keeps the variant from being drawn; nil if nothing does.
  var error: SceneError? { get }

  /// What is wrong with the constraints.
  func layoutReport() -> LayoutReport

  /// Draws the picture with its top left corner at the context's origin.
  func draw(in context: CGContext)

  /// The scene's root view and its subviews, with the words for their properties.
  func describedTree() -> DescribedTree
}

extension Scene {
  /// Builds the views of a variant and lays them out, as they are at its moment.
  ///
  /// Most scenes are a still picture of one view tree. Only those that need a screen and a clock get
  /// them.
  func views(for variant: Variant) throws(SceneError) -> any VariantViews {
    let views: any VariantViews =
      needsScreen || variant.orientation != nil || variant.size.isDevice
      ? SceneStage(self, variant) : SceneStill(self, variant)
    if let error = views.error { throw error }
    if isStrict {
      let sentences = layoutReport(of: views).sentences
      if !sentences.isEmpty { throw .constraints(sentences: sentences) }
    }
    return views
  }

  /// What is wrong with the constraints of a variant's views.
  func layoutReport(of views: any VariantViews) -> LayoutReport {
    usesAutoLayout ? views.layoutReport() : LayoutReport()
  }

  func builder(for variant: Variant) -> ViewBuilder {
    ViewBuilder(
      overrides: variant.overrides, subject: subject, state: variant.state,
      notesViews: !steps.isEmpty || usesAutoLayout || !references.isEmpty,
      usesAutoLayout: usesAutoLayout, placedViews: placedViews, references: references)
  }
}

extension ViewBuilder {
  /// What went wrong in building, or what a layouter says about its children.
  var layoutError: SceneError? {
    if let error = errors.first { return error }
    for placed in layouters {
      guard let error = placed.layouter.layoutError else { continue }
      return .layout(position: placed.blueprint.position(of: error), reason: "\(error)")
    }
    return nil
  }
}

extension ViewBlueprint {
  /// The place of the child that an error of the node's layouter is about; that of the node if it does
  /// not tell.
  fileprivate func position(of error: any Error) -> SourcePosition {
    guard let index = (error as? RelativeLayoutError)?.firstIndex, children.indices.contains(index),
      case .view(let child) = children[index]
    else { return position }
    return child.position
  }
}
