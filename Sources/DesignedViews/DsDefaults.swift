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
  public static let tabFaceDisabled = UIColor.gray
  public static let tabTextDisabled = UIColor.lightGray
  public static let tabBorder = UIColor.white
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
      .init(.bgColor, .disabled): .color(tabFaceDisabled),
      .init(.fgColor, .normal): .color(tabText),
      .init(.fgColor, .selected): .color(tabTextSelected),
      .init(.fgColor, .activated): .color(tabTextActivated),
      .init(.fgColor, .disabled): .color(tabTextDisabled),
      .init(.borderColor, .normal): .color(tabBorder),
    ])
  }
}
