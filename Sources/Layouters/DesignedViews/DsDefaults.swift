import HeadlessUIKit

/// The default sizes and colours of the design. Every colour has a value for the light and one for the dark
/// appearance.
public enum DsDefaults {
  /// The default colour of captions and icons: black, and white in dark appearance.
  public static let ink = DsPalette.ink

  // MARK: Buttons

  /// The background of a button.
  public static let btnFace = DsPalette.face
  /// The caption of a button.
  public static let btnText = DsPalette.accent
  /// The background of a pressed button.
  public static let btnFaceActivated = DsPalette.facePressed
  /// The caption of a pressed button.
  public static let btnTextActivated = DsPalette.accentPressed
  /// The background of a selected button.
  public static let btnFaceSelected = DsPalette.accentFace
  /// The caption of a selected button, also of a pressed one.
  public static let btnTextSelected = UIColor.white
  /// The background of a selected button that is pressed.
  public static let btnFaceActivatedSelected = DsPalette.accentFacePressed
  /// The background of a disabled button.
  public static let btnFaceDisabled = DsPalette.faceDisabled
  /// The caption of a disabled button.
  public static let btnTextDisabled = DsPalette.disabledInk
  /// The background of a disabled button that is selected.
  public static let btnFaceDisabledSelected = DsPalette.accentFaceDisabled
  /// The caption of a disabled button that is selected.
  public static let btnTextDisabledSelected = DsPalette.accentInkDisabled
  /// The width of a button's border, points: none.
  public static let btnBorderWidth: CGFloat = 0
  /// The radius of a button's corners, points.
  public static let btnRoundRadius: CGFloat = 6
  /// The size of a button's caption, points.
  public static let btnFontSize: CGFloat = 12
  /// The free space around a button's content, points.
  public static let btnContentMargin = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  /// The gap between a button's icon and caption, points.
  public static let btnIconTextMargin: CGFloat = 2

  // MARK: Panels

  /// The background of a panel, such as a tab view's, and of the tab that belongs to it.
  public static let panelFace = DsPalette.panel
  /// The text on a panel. No view uses it by default.
  public static let panelText = DsPalette.softInk

  // MARK: Tabs

  /// The background of a tab.
  public static let tabFace = DsPalette.tab
  /// The caption of a tab.
  public static let tabText = DsPalette.tabInk
  /// The background of the selected tab: the panel's, towards which it is open.
  public static let tabFaceSelected = DsPalette.panel
  /// The caption of the selected tab.
  public static let tabTextSelected = DsPalette.tabInkSelected
  /// The background of a pressed tab.
  public static let tabFaceActivated = DsPalette.tabPressed
  /// The caption of a pressed tab.
  public static let tabTextActivated = DsPalette.tabInkPressed
  /// The background of the selected tab while it is pressed.
  public static let tabFaceActivatedSelected = DsPalette.panelPressed
  /// The caption of the selected tab while it is pressed.
  public static let tabTextActivatedSelected = DsPalette.tabInkSelectedPressed
  /// The background of a disabled tab.
  public static let tabFaceDisabled = DsPalette.tabDisabled
  /// The caption of a disabled tab: weaker than other captions, in both appearances.
  public static let tabTextDisabled = DsPalette.disabledInkOnFace
  /// The background of a disabled tab that is selected: the panel's.
  public static let tabFaceDisabledSelected = DsPalette.panel
  /// The caption of a disabled tab that is selected.
  public static let tabTextDisabledSelected = DsPalette.disabledInkOnSelectedTab
  /// The border of a tab: visible on tabs, on the bar and on the panel.
  public static let tabBorder = DsPalette.tabBorder
  /// The border of a pressed tab.
  public static let tabBorderActivated = DsPalette.tabBorderPressed
  /// The background of the bar behind the tabs.
  public static let tabBackground = DsPalette.bar
  /// The width of a tab's border, points.
  public static let tabBorderWidth: CGFloat = 0.5
  /// The radius of a tab's corners, points.
  public static let tabRoundRadius: CGFloat = 10
  /// The size of a tab's caption, points.
  public static let tabFontSize: CGFloat = 12
  /// The free space around a tab's content, points: at the sides more than ``tabRoundRadius``, so that
  /// captions end before the missing corner.
  public static let tabContentMargin = UIEdgeInsets(top: 2, left: 12, bottom: 2, right: 12)
  /// The gap between a tab's icon and caption, points.
  public static let tabIconTextMargin: CGFloat = 2
  /// The opacity of a tab bar's scroll button that leads nowhere and has no look of its own for that.
  public static let disabledViewAlpha: CGFloat = 0.5

  // MARK: Resources

  /// The resources that scenes can name without declaring them.
  package static let named: [String: Resource] = [
    "btnColor": Resource(values: buttonColors),
    "tabColor": Resource(values: tabColors),
  ]

  /// The colours of plain buttons in all states, as a new resource for each call.
  public static var btnColor: StatefulResource { StatefulResource(buttonColors) }

  /// The colours of tabs in all states, as a new resource for each call, so that changing one tab's
  /// colours does not affect the others.
  public static var tabColor: StatefulResource { StatefulResource(tabColors) }

  static let buttonColors =
    ColorValues(
      .bgColor, normal: btnFace, activated: btnFaceActivated, selected: btnFaceSelected,
      activatedSelected: btnFaceActivatedSelected, disabled: btnFaceDisabled,
      disabledSelected: btnFaceDisabledSelected)
    + ColorValues(
      .fgColor, normal: btnText, activated: btnTextActivated, selected: btnTextSelected,
      activatedSelected: btnTextSelected, disabled: btnTextDisabled,
      disabledSelected: btnTextDisabledSelected)

  static let tabColors =
    ColorValues(
      .bgColor, normal: tabFace, activated: tabFaceActivated, selected: tabFaceSelected,
      activatedSelected: tabFaceActivatedSelected, disabled: tabFaceDisabled,
      disabledSelected: tabFaceDisabledSelected)
    + ColorValues(
      .fgColor, normal: tabText, activated: tabTextActivated, selected: tabTextSelected,
      activatedSelected: tabTextActivatedSelected, disabled: tabTextDisabled,
      disabledSelected: tabTextDisabledSelected)
    + ColorValues(
      .borderColor, normal: tabBorder, activated: tabBorderActivated, selected: tabBorder,
      activatedSelected: tabBorderActivated, disabled: tabBorder, disabledSelected: tabBorder)
}
