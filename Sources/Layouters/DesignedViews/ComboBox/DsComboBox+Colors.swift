import HeadlessUIKit

extension DsComboBox {
  /// The default colours of a combo box, as a new resource for each call. An open box is selected.
  public static var defaultColors: StatefulResource { StatefulResource(standardColors) }

  /// The default colours of a list's items, as a new resource for each call.
  public static var defaultItemColors: StatefulResource { StatefulResource(itemColors) }

  static let standardColors: ColorValues =
    [
      .init(.fgColor): .color(DsPalette.ink),
      .init(.fgColor, .disabled): .color(DsPalette.disabledInk),
    ]
    + ColorValues(
      .bgColor, normal: DsPalette.field, activated: DsPalette.fieldPressed,
      selected: DsPalette.field, activatedSelected: DsPalette.fieldPressed,
      disabled: DsPalette.fieldDisabled, disabledSelected: DsPalette.fieldDisabled)
    + ColorValues(
      .borderColor, normal: DsPalette.border, activated: DsPalette.border,
      selected: DsPalette.accent, activatedSelected: DsPalette.accent,
      disabled: DsPalette.borderDisabled, disabledSelected: DsPalette.borderDisabled)
    + ColorValues(
      .svgColor, normal: DsPalette.mark, activated: DsPalette.markPressed,
      selected: DsPalette.accent, activatedSelected: DsPalette.accentPressed,
      disabled: DsPalette.markDisabled, disabledSelected: DsPalette.markDisabled)

  private static let itemColors: ColorValues = [
    .init(.bgColor): .color(DsPalette.row),
    .init(.bgColor, .activated): .color(DsPalette.rowPressed),
    .init(.bgColor, .selected): .color(DsPalette.accentTint),
    .init(.bgColor, .activatedSelected): .color(DsPalette.accentTintPressed),
    .init(.fgColor): .color(DsPalette.ink),
    .init(.fgColor, .disabled): .color(DsPalette.disabledInk),
    .init(.svgColor): .color(.clear),
    .init(.svgColor, .selected): .color(DsPalette.accent),
  ]
}
