import HeadlessUIKit
import Layouter

extension DragAppearance {
  /// Half transparent only, as in the first Layouter.
  public static let plain = DragAppearance(opacity: 0.5)

  /// Slightly lifted towards the viewer, above a gap that is a little darker than its surroundings
  /// of any colour, or lighter in dark appearance.
  public static let standard = DragAppearance(
    scale: 1.03, opacity: 0.97,
    shadow: Shadow(
      color: .black, opacity: 0.28, radius: 12, offset: CGSize(width: 0, height: 8)),
    sheen: Sheen(
      fill: UIColor(light: .clear, dark: UIColor(white: 1, alpha: 0.08)),
      borderColor: UIColor(light: .clear, dark: UIColor(white: 1, alpha: 0.3)), borderWidth: 1),
    gap: Gap(
      fill: UIColor(light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.1)),
      borderColor: UIColor(
        light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 1, alpha: 0.25)),
      borderWidth: 1, cornerRadius: 4),
    duration: 0.15)
}
