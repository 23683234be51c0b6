import DesignedViews

/// The button for what a screen is about.
public final class PrimaryButton: DsCustomButton {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    colorResources = StatefulResource([
      ResourceKey(.bgColor, .normal): .color(Palette.accent),
      ResourceKey(.bgColor, .activated): .color(Palette.accentPressed),
      ResourceKey(.bgColor, .disabled): .color(Palette.disabled),
      ResourceKey(.fgColor, .normal): .color(Palette.onAccent),
      ResourceKey(.fgColor, .disabled): .color(Palette.onDisabled),
    ])
    contentHorzAlignment = .center
    iconTextMargin = 8
    roundRadius = 22
    fontSize = 16
  }

  public required init?(coder: NSCoder) { nil }

  /// As wide as the caption needs, and 44 points high.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: preferredSize(height: 44).width + 32, height: 44)
  }
}
