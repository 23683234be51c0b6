import HeadlessUIKit
import StandardControls
import StandardViews
import UIFoundation

extension ViewClass {
  /// Warns of a view that is to adjust its font to the text size, with a font that does not follow it.
  ///
  /// - Parameter adjustedFont: the font that a view adjusts; nil if it adjusts none.
  static func textSizeProblem<View: UIView>(
    _ adjustedFont: @escaping @Sendable (View) -> UIFont?
  ) -> @Sendable (ViewBlueprint) -> Problem? {
    { blueprint in
      let table = blueprint.viewClass.table
      func setting(_ name: String) -> Settings.Setting? {
        let index = table.index(of: name)
        return blueprint.settings.list.first { $0.property == index && !$0.isNull }
      }
      // Runs of attributed texts have fonts of their own.
      guard let adjusting = setting("adjustsFontForContentSizeCategory"),
        setting("attributedText") == nil, let view = blueprint.viewClass.make() as? View
      else { return nil }
      blueprint.settings.apply(to: view)
      guard let font = adjustedFont(view), !font.followsTextSize else { return nil }
      return Problem(
        position: adjusting.position ?? blueprint.position,
        message:
          "the font does not follow the text size: write a text style, as in 'font: body', or "
          + "one for a font of your own to be scaled as, as in "
          + "'font: {name: Lato, size: 15, textStyle: body}'",
        isWarning: true)
    }
  }
}
