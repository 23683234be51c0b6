import CairoGraphics
import HeadlessUIKit
import Layouter
import Typesetting

/// The views of one variant, built and laid out.
///
/// They belong to the task that built them.
protocol VariantViews {
  /// The size of the picture in points.
  var size: CGSize { get }

  /// The reason why the variant cannot be drawn; nil if it can.
  var error: SceneError? { get }

  /// Conflicts and ambiguities of the constraints.
  func layoutReport() -> LayoutReport

  /// Draws the picture with its top left corner at the context's origin.
  func draw(in context: CGContext)

  /// The scene's root view and its subviews, with names for their properties.
  func describedTree() -> DescribedTree

  /// The roles of the views in Auto Layout, as `UIView.layoutTrace()` prints them.
  func layoutTrace() -> String

  /// What the views show, and how they react; only of a variant that is inspected.
  func inspectedTree() -> InspectedTree

  /// The node that declares the view, or the closest view above that is declared; nil if the views were not recorded.
  ///
  /// - Parameter name: The view in the notation of constraints: `<UILabel:title>`.
  func source(ofViewNamed name: String) -> NodeSource?
}

extension ViewSources {
  /// The node of the first view with a name in the notation of constraints, among some and those below them.
  func source(ofViewNamed name: String, in views: [UIView]) -> NodeSource? {
    for view in views {
      if view.layoutName == name {
        return sequence(first: view, next: \.superview).lazy.compactMap { self[$0] }.first
      }
      if let source = source(ofViewNamed: name, in: view.subviews) { return source }
    }
    return nil
  }
}

/// Views that are laid out and drawn with the fonts of their project.
private struct ViewsWithFonts: VariantViews {
  let views: any VariantViews
  let fonts: FontConfiguration

  var size: CGSize { fonts.performAsCurrent { views.size } }

  var error: SceneError? { views.error }

  func layoutReport() -> LayoutReport { fonts.performAsCurrent { views.layoutReport() } }

  func draw(in context: CGContext) { fonts.performAsCurrent { views.draw(in: context) } }

  func describedTree() -> DescribedTree { fonts.performAsCurrent { views.describedTree() } }

  func layoutTrace() -> String { fonts.performAsCurrent { views.layoutTrace() } }

  func inspectedTree() -> InspectedTree { fonts.performAsCurrent { views.inspectedTree() } }

  func source(ofViewNamed name: String) -> NodeSource? { views.source(ofViewNamed: name) }
}

extension Scene {
  /// Builds the views of a variant and lays them out at its moment.
  ///
  /// Most scenes are a still picture of one view tree. A screen and a clock are created only for
  /// scenes that need them.
  func views(for variant: Variant) throws(SceneError) -> any VariantViews {
    let needsScreen =
      needsScreen || variant.orientation != nil || variant.size.isDevice
      || view.viewClass.isList && variant.size.isFitted
    let views: any VariantViews = fonts.performAsCurrent {
      let views: any VariantViews = assets.perform(in: variant.language) {
        if needsScreen { return SceneStage(self, variant) as any VariantViews }
        return SceneStill(self, variant)
      }
      return ViewsWithFonts(views: views, fonts: fonts)
    }
    if let error = views.error { throw error.located(by: origins) }
    if isStrict {
      let report = layoutReport(of: views)
      if !report.isEmpty {
        throw .constraints(
          sentences: warnings(of: report, views).map { warning in
            warning.source.map { "line \($0.line): \(warning)" } ?? "\(warning)"
          })
      }
    }
    return views
  }

  /// Conflicts and ambiguities of the constraints between a variant's views.
  func layoutReport(of views: any VariantViews) -> LayoutReport {
    usesAutoLayout ? views.layoutReport() : LayoutReport()
  }

  func builder(for variant: Variant) -> ViewBuilder {
    ViewBuilder(
      variantSettings: variant.settings, alternatives: alternatives, subjects: subjects,
      state: variant.state, alteration: variant.alteration,
      recordsViews: !steps.isEmpty || presented.namesViews || usesAutoLayout || !references.isEmpty
        || variant.isInspected,
      usesAutoLayout: usesAutoLayout, placedViews: placedViews, references: references)
  }
}

extension ViewBuilder {
  /// An error in building, or of a layouter.
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
  /// The position of the child that caused a layouter's error; the position of the node if the
  /// child is unknown.
  fileprivate func position(of error: any Error) -> SourcePosition {
    guard let index = (error as? RelativeLayoutError)?.firstIndex, children.indices.contains(index),
      case .view(let child) = children[index]
    else { return position }
    return child.position
  }
}
