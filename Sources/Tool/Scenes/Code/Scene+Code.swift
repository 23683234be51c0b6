import DesignedViews
import HeadlessUIKit
import ProjectFiles

extension Scene {
  /// A scene in Swift, for an executable of your own: a component, and the variants to draw it in.
  ///
  /// ```swift
  /// import LayouterCommand
  ///
  /// @main struct Tool {
  ///   static func main() {
  ///     LayouterCommand.main(
  ///       library: SceneLibrary(scenes: [
  ///         Scene("Buttons/Save", variants: [.states, .appearance, .scale(1, 2)]) { SaveButton() }
  ///       ]))
  ///   }
  /// }
  /// ```
  ///
  /// Mistakes, such as an unknown device, are reported by the command that reads the scenes.
  ///
  /// - Parameters:
  ///   - title: The name in reports, and the folder of the goldens, in which `/` separates folders.
  ///   - size: Of the picture, points; nil for the view's own size, or if it has none, the one that fits
  ///     its content.
  ///   - background: The colour behind the view; `.clear` for a transparent picture.
  ///   - subject: The `accessibilityIdentifier` of the view that the states apply to; nil for the scene's
  ///     view.
  ///   - variants: The axes; every combination of their values is a picture. Without an axis of scales, it
  ///     is drawn in the project's scales, or at 2 pixels per point.
  ///   - comparison: How the pictures are compared with goldens; nil for the project's way.
  ///   - file: The source file.
  ///   - line: The line of the declaration.
  ///   - makeView: Makes the view, once for each picture, under the traits of the variant and on any
  ///     thread.
  public convenience init<View: UIView>(
    _ title: String, size: CGSize? = nil, background: UIColor = .systemBackground,
    subject: String? = nil, variants: [VariantAxis] = [], comparison: SceneComparison? = nil,
    file: String = #filePath, line: Int = #line, view makeView: @escaping @Sendable () -> View
  ) {
    self.init(
      of: CodeScene(
        title: title, size: size.map(SceneSize.fixed) ?? .fit, background: background,
        axes: variants, comparison: comparison, file: file, line: line,
        viewClass: ViewClass(made: View.self, withStatesOf: subject, by: makeView)),
      with: SceneDefaults(), assets: ProjectAssets(), shownAs: file)
  }

  /// - Parameters:
  ///   - defaults: the settings of the project.
  ///   - assets: its catalogs.
  ///   - path: the source file in diagnostics and reports.
  convenience init(
    of code: CodeScene, with defaults: SceneDefaults, assets: ProjectAssets, shownAs path: String
  ) {
    let expansion = code.expansion(with: defaults)
    self.init(
      path: code.name, file: path, title: code.title, axes: expansion.shownAxes,
      variants: expansion.variants(), background: code.background, view: code.view, subjects: [0],
      steps: [], mediator: nil, isStrict: false, references: [], dragging: DraggingPlan(),
      alternatives: VariantAlternatives(),
      comparison: code.comparison ?? defaults.comparison.map { SceneComparison($0) },
      assets: assets, silences: [],
      origins: SourceOrigins(scene: .init(path: path, folder: code.folder)),
      code: code)
  }
}

extension ViewClass {
  /// The class of a view that is made with all of its subviews.
  ///
  /// - Parameter subject: the identifier of the view that states apply to; nil for the made view.
  fileprivate init<View: UIView>(
    made type: View.Type, withStatesOf subject: String?, by make: @escaping @Sendable () -> View
  ) {
    self.init(
      type,
      setState: { (view: View, state) in
        guard let view = subject.map({ view.descendant(identified: $0) }) ?? view else { return }
        ViewClass.apply(state, to: view)
      }, check: nil, make: make)
    makesTree = true
  }

  private static func apply(_ state: ViewState, to view: UIView) {
    if let control = view as? UIControl {
      control.isEnabled = !state.isDisabled
      control.isSelected = state.isSelected
      control.isHighlighted = state.isActivated
    } else {
      dsCustomButton.setState?(view, state)
    }
  }
}

extension UIView {
  /// The view, or the first one below it, with an `accessibilityIdentifier`.
  fileprivate func descendant(identified identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.descendant(identified: identifier) { return found }
    }
    return nil
  }
}
