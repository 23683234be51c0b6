import CairoGraphics
import Foundation

/// The design of a contact sheet. Lengths are points.
struct SheetStyle: Sendable {
  var titleFont: Font
  var subtitleFont: Font?
  var headingFont: Font
  /// The font of the labels below pictures.
  var labelFont: Font
  /// Whether pictures of different sizes get labels with their sizes.
  var showsSizes: Bool
  /// The distance around the whole sheet.
  var margin: CGFloat
  /// The distance around each picture.
  var padding: CGFloat
  /// The distance between the title and the matrix.
  var headerSpacing: CGFloat
  /// The width at which the frames of a film are wrapped.
  var stripWidth: CGFloat
  /// The maximum number of frames shown of a film.
  var frameLimit: Int

  /// A sheet in a file of its own.
  static let page = SheetStyle(
    titleFont: .system(size: 22, weight: .bold), subtitleFont: .system(size: 11),
    headingFont: .system(size: 11, weight: .medium), labelFont: .system(size: 9),
    showsSizes: true, margin: 32, padding: 14, headerSpacing: 20, stripWidth: 1640, frameLimit: 24)

  /// A sheet among others on an overview.
  static let compact = SheetStyle(
    titleFont: .system(size: 14, weight: .semibold), subtitleFont: nil,
    headingFont: .system(size: 9, weight: .medium), labelFont: .system(size: 9),
    showsSizes: false, margin: 0, padding: 10, headerSpacing: 6, stripWidth: 820, frameLimit: 6)

  /// The distance between two panels, and between a heading and its row or column.
  let gap: CGFloat = 8
  /// The distance between two frames of a film.
  let frameSpacing: CGFloat = 8
  let panelRadius: CGFloat = 8
  let checkerSide: CGFloat = 6

  let titleColor = CGColor(hex: 0x1C1C1E)
  let headingColor = CGColor(hex: 0x48484A)
  let axisColor = CGColor(hex: 0x7C7C80)
}

/// The colours around a picture, which depend on its appearance.
///
/// The panel colours differ from the system's background colours, so that a picture's edges are
/// visible.
struct PanelColors: Sendable {
  var panel: CGColor
  var frame: CGColor
  var label: CGColor
  /// The two colours behind transparent pixels.
  var checkers: (CGColor, CGColor)

  static let light = PanelColors(
    panel: CGColor(hex: 0xE9E9ED), frame: CGColor(gray: 0, alpha: 0.12),
    label: CGColor(hex: 0x6E6E73), checkers: (CGColor(hex: 0xFFFFFF), CGColor(hex: 0xE6E6EA)))
  static let dark = PanelColors(
    panel: CGColor(hex: 0x2B2B2F), frame: CGColor(gray: 1, alpha: 0.18),
    label: CGColor(hex: 0xAEAEB2), checkers: (CGColor(hex: 0x1A1A1C), CGColor(hex: 0x303034)))
}

extension CGColor {
  /// An opaque colour by its `0xRRGGBB`.
  fileprivate init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
