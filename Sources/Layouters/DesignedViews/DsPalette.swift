import HeadlessUIKit

/// The colours of the default design by their role, each with a value for the light and one for the dark
/// appearance.
///
/// Captions of enabled controls have a contrast of at least 4.5:1 on their faces, marks and arrows of at
/// least 3:1 (WCAG 2.2, success criteria 1.4.3 and 1.4.11). Captions of disabled controls, which are
/// exempt, have at least 2.5:1.
enum DsPalette {
  // MARK: Inks

  /// Captions.
  static let ink = UIColor(light: .black, dark: .white)
  /// Texts on a panel, and arrows.
  static let softInk = color(light: 0x48484A, dark: 0xC7C7CC)
  /// Prompts in place of a value.
  static let prompt = color(light: 0x636366, dark: 0xA8A8AE)
  /// Captions of disabled controls.
  static let disabledInk = color(light: 0x8A8A90, dark: 0x77777D)
  /// Captions of disabled controls on a face between the page's and the bar's.
  static let disabledInkOnFace = color(light: 0x77777D, dark: 0x7C7C82)
  /// The caption of a disabled tab on the panel's colour.
  static let disabledInkOnSelectedTab = color(light: 0x85858B, dark: 0x8A8A90)

  // MARK: Accent

  /// Captions and marks that can be tapped, and borders of selected fields.
  static let accent = color(light: 0x0058C2, dark: 0x8CC4FF)
  /// The same, pressed.
  static let accentPressed = color(light: 0x00428F, dark: 0xB3D8FF)
  /// The face of a selected button, under white captions.
  static let accentFace = color(light: 0x0064D6, dark: 0x0A6CDF)
  /// The same, pressed.
  static let accentFacePressed = color(light: 0x00479B, dark: 0x0A4C9C)
  /// The same, disabled.
  static let accentFaceDisabled = color(light: 0xD3DFEE, dark: 0x22344A)
  /// Captions on the face of a disabled, selected button.
  static let accentInkDisabled = color(light: 0x74869E, dark: 0x7D93AE)
  /// The face of a selected row.
  static let accentTint = color(light: 0xE3F0FF, dark: 0x0B2A4A)
  /// The same, pressed.
  static let accentTintPressed = color(light: 0xBBDBFF, dark: 0x124273)

  // MARK: Faces

  /// Buttons.
  static let face = color(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// Pressed buttons.
  static let facePressed = color(light: 0xC7C7CC, dark: 0x48484A)
  /// Disabled buttons.
  static let faceDisabled = color(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Fields with a value.
  static let field = color(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Pressed fields.
  static let fieldPressed = color(light: 0xE5E5EA, dark: 0x3A3A3C)
  /// Disabled fields.
  static let fieldDisabled = color(light: 0xF2F2F7, dark: 0x161618)
  /// Rows of a list in front of others, which is lighter in dark appearance.
  static let row = color(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// Pressed rows.
  static let rowPressed = color(light: 0xE5E5EA, dark: 0x48484A)
  /// Lines between rows.
  static let separator = color(light: 0xD1D1D6, dark: 0x545458)

  // MARK: Marks

  /// Boxes, rings and arrows.
  static let mark = color(light: 0x6C6C70, dark: 0x98989F)
  /// The same, pressed.
  static let markPressed = color(light: 0x3A3A3C, dark: 0xD1D1D6)
  /// The same, disabled.
  static let markDisabled = color(light: 0x98989E, dark: 0x6C6C72)
  /// Marks of selected boxes and rings.
  static let markSelected = color(light: 0x0064D6, dark: 0x4DA3FF)
  /// The same, pressed.
  static let markSelectedPressed = color(light: 0x00479B, dark: 0x9CCBFF)
  /// Ticks on selected boxes.
  static let tick = color(light: 0xFFFFFF, dark: 0x0A1A2E)
  /// The inside of boxes and rings.
  static let paper = UIColor(light: .white, dark: .black)
  /// Borders of fields.
  static let border = color(light: 0x85858B, dark: 0x77777D)
  /// Borders of disabled fields.
  static let borderDisabled = color(light: 0xC7C7CC, dark: 0x3A3A3C)

  // MARK: Tabs

  // The panel and the selected tab are the lightest plane. The others differ from it by more than a hue:
  // their captions and their faces are darker.

  /// The bar behind the tabs.
  static let bar = color(light: 0xB4B4BA, dark: 0x2C2C2E)
  /// Tabs.
  static let tab = color(light: 0xCACACF, dark: 0x1C1C1E)
  /// The panel, and the selected tab.
  static let panel = color(light: 0xFFFFFF, dark: 0x3A3A3C)
  /// Pressed tabs.
  static let tabPressed = color(light: 0xA1A1A7, dark: 0x48484A)
  /// The selected tab, pressed.
  static let panelPressed = color(light: 0xE8E8EE, dark: 0x505054)
  /// Disabled tabs.
  static let tabDisabled = color(light: 0xCFCFD4, dark: 0x242426)
  /// Captions of tabs.
  static let tabInk = color(light: 0x48484A, dark: 0xA1A1A6)
  /// Captions of the selected tab.
  static let tabInkSelected = color(light: 0x0058C2, dark: 0xA8D2FF)
  /// Captions of the selected tab, pressed.
  static let tabInkSelectedPressed = color(light: 0x00428F, dark: 0xC9E4FF)
  /// Captions of pressed tabs.
  static let tabInkPressed = color(light: 0x1C1C1E, dark: 0xFFFFFF)
  /// Borders of tabs.
  static let tabBorder = color(light: 0x85858B, dark: 0x636368)
  /// Borders of pressed tabs.
  static let tabBorderPressed = color(light: 0x5F5F64, dark: 0x8E8E93)
  /// Arrows that scroll no further, on the bar.
  static let arrowDisabled = color(light: 0x7A7A80, dark: 0x636368)

  /// A colour from 24 bits for each appearance.
  private static func color(light: Int, dark: Int) -> UIColor {
    UIColor(light: color(light), dark: color(dark))
  }

  private static func color(_ rgb: Int) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

/// Colours by purpose and state.
typealias ColorValues = [ResourceKey: ResourceValue]

extension ColorValues {
  /// The colours of one purpose in the six states.
  init(
    _ type: ResType, normal: UIColor, activated: UIColor, selected: UIColor,
    activatedSelected: UIColor, disabled: UIColor, disabledSelected: UIColor
  ) {
    self = [
      ResourceKey(type): .color(normal),
      ResourceKey(type, .activated): .color(activated),
      ResourceKey(type, .selected): .color(selected),
      ResourceKey(type, .activatedSelected): .color(activatedSelected),
      ResourceKey(type, .disabled): .color(disabled),
      ResourceKey(type, .disabledSelected): .color(disabledSelected),
    ]
  }

  /// The values of both; of different purposes.
  static func + (one: Self, other: Self) -> Self { one.merging(other) { first, _ in first } }
}
