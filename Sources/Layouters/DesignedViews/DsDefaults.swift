import HeadlessUIKit

/// The default sizes and colours of the design.
public enum DsDefaults {
  /// The default colour of captions and icons: black, and white in dark appearance.
  public static let ink = UIColor(light: .black, dark: .white)

  // MARK: Buttons

  public static let btnFace = UIColor.darkGray
  public static let btnText = UIColor.white
  public static let btnFaceActivated = UIColor.lightGray
  public static let btnTextActivated = UIColor.darkGray
  public static let btnBorderWidth: CGFloat = 0
  public static let btnRoundRadius: CGFloat = 0
  public static let btnFontSize: CGFloat = 12
  public static let btnContentMargin = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  public static let btnIconTextMargin: CGFloat = 2

  // MARK: Panels

  public static let panelFace = UIColor.lightGray
  public static let panelText = UIColor.darkGray

  // MARK: Tabs

  public static let tabFace = UIColor.gray
  public static let tabText = UIColor.black
  public static let tabFaceSelected = UIColor.lightGray
  /// Black: on the light grey of a selected tab, dark grey has a lower contrast (3.2:1) than the
  /// captions of the other tabs.
  public static let tabTextSelected = UIColor.black
  public static let tabFaceActivated = UIColor.darkGray
  public static let tabTextActivated = UIColor.white
  /// As much lighter than a selected tab as a pressed one is darker than the others.
  public static let tabFaceActivatedSelected = UIColor(white: 0.85, alpha: 1)
  public static let tabTextActivatedSelected = UIColor.black
  public static let tabFaceDisabled = UIColor.gray
  /// A caption with a contrast of 2.8:1, half that of the other tabs; light grey has 1.7:1.
  public static let tabTextDisabled = UIColor(white: 0.85, alpha: 1)
  public static let tabFaceDisabledSelected = UIColor.lightGray
  public static let tabTextDisabledSelected = UIColor.darkGray
  /// Darker than every face of a tab and lighter than black, so that it is visible on tabs, on white
  /// pages and on black ones: its contrast is at least 1.5:1 everywhere.
  public static let tabBorder = UIColor(white: 0.22, alpha: 1)
  public static let tabBackground = UIColor.black
  public static let tabBorderWidth: CGFloat = 0.5
  public static let tabRoundRadius: CGFloat = 10
  public static let tabFontSize: CGFloat = 12
  public static let tabContentMargin = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
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
