import HeadlessUIKit

/// The default sizes and colours of the design.
public enum DsDefaults {
  /// The default colour of captions and icons: black, and white in dark appearance.
  public static let ink = UIColor(light: .black, dark: .white)

  // MARK: Buttons

  /// The background of a button.
  public static let btnFace = UIColor.darkGray
  /// The caption of a button.
  public static let btnText = UIColor.white
  /// The background of a pressed button.
  public static let btnFaceActivated = UIColor.lightGray
  /// The caption of a pressed button.
  public static let btnTextActivated = UIColor.darkGray
  /// The width of a button's border, points: none.
  public static let btnBorderWidth: CGFloat = 0
  /// The radius of a button's corners, points: square.
  public static let btnRoundRadius: CGFloat = 0
  /// The size of a button's caption, points.
  public static let btnFontSize: CGFloat = 12
  /// The free space around a button's content, points.
  public static let btnContentMargin = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  /// The gap between a button's icon and caption, points.
  public static let btnIconTextMargin: CGFloat = 2

  // MARK: Panels

  /// The background of a panel. No view uses it by default.
  public static let panelFace = UIColor.lightGray
  /// The text on a panel. No view uses it by default.
  public static let panelText = UIColor.darkGray

  // MARK: Tabs

  /// The background of a tab.
  public static let tabFace = UIColor.gray
  /// The caption of a tab.
  public static let tabText = UIColor.black
  /// The background of the selected tab.
  public static let tabFaceSelected = UIColor.lightGray
  /// Black: on the light grey of a selected tab, dark grey has a lower contrast (3.2:1) than the
  /// captions of the other tabs.
  public static let tabTextSelected = UIColor.black
  /// The background of a pressed tab.
  public static let tabFaceActivated = UIColor.darkGray
  /// The caption of a pressed tab.
  public static let tabTextActivated = UIColor.white
  /// As much lighter than a selected tab as a pressed one is darker than the others.
  public static let tabFaceActivatedSelected = UIColor(white: 0.85, alpha: 1)
  /// The caption of a pressed tab that is selected.
  public static let tabTextActivatedSelected = UIColor.black
  /// The background of a disabled tab.
  public static let tabFaceDisabled = UIColor.gray
  /// A caption with a contrast of 2.8:1, half the other tabs' contrast; light grey has 1.7:1.
  public static let tabTextDisabled = UIColor(white: 0.85, alpha: 1)
  /// The background of a disabled tab that is selected.
  public static let tabFaceDisabledSelected = UIColor.lightGray
  /// The caption of a disabled tab that is selected.
  public static let tabTextDisabledSelected = UIColor.darkGray
  /// Darker than every face of a tab and lighter than black, so that it is visible on tabs, on white
  /// pages and on black ones: its contrast is at least 1.5:1 everywhere.
  public static let tabBorder = UIColor(white: 0.22, alpha: 1)
  /// The background of the bar behind the tabs.
  public static let tabBackground = UIColor.black
  /// The width of a tab's border, points.
  public static let tabBorderWidth: CGFloat = 0.5
  /// The radius of a tab's corners, points.
  public static let tabRoundRadius: CGFloat = 10
  /// The size of a tab's caption, points.
  public static let tabFontSize: CGFloat = 12
  /// The free space around a tab's content, points.
  public static let tabContentMargin = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  /// The gap between a tab's icon and caption, points.
  public static let tabIconTextMargin: CGFloat = 2

  /// The resources that scenes can name without declaring them.
  package static let named: [String: Resource] = [
    "btnColor": Resource(values: btnColor.asDictionary()),
    "tabColor": Resource(values: tabColor.asDictionary()),
  ]

  /// The colours of plain buttons, as a new resource for each call.
  public static var btnColor: StatefulResource {
    StatefulResource([
      .init(.bgColor, .normal): .color(btnFace),
      .init(.bgColor, .activated): .color(btnFaceActivated),
      .init(.fgColor, .normal): .color(btnText),
      .init(.fgColor, .activated): .color(btnTextActivated),
    ])
  }

  /// The colours of tabs, as a new resource for each call, so that changing one tab's colours does
  /// not affect the others.
  public static var tabColor: StatefulResource {
    StatefulResource([
      .init(.bgColor, .normal): .color(tabFace),
      .init(.bgColor, .selected): .color(tabFaceSelected),
      .init(.bgColor, .activated): .color(tabFaceActivated),
      .init(.bgColor, .activatedSelected): .color(tabFaceActivatedSelected),
      .init(.bgColor, .disabled): .color(tabFaceDisabled),
      .init(.bgColor, .disabledSelected): .color(tabFaceDisabledSelected),
      .init(.fgColor, .normal): .color(tabText),
      .init(.fgColor, .selected): .color(tabTextSelected),
      .init(.fgColor, .activated): .color(tabTextActivated),
      .init(.fgColor, .activatedSelected): .color(tabTextActivatedSelected),
      .init(.fgColor, .disabled): .color(tabTextDisabled),
      .init(.fgColor, .disabledSelected): .color(tabTextDisabledSelected),
      .init(.borderColor, .normal): .color(tabBorder),
    ])
  }
}
