import CairoGraphics
import Foundation
import Typesetting

/// The design of a contact sheet. Lengths are points.
package struct SheetStyle: Sendable {
  var titleFont: Font
  var subtitleFont: Font?
  var headingFont: Font
  /// The font of the labels below pictures.
  var labelFont: Font
  /// Whether pictures of different sizes get labels with their sizes.
  var showsSizes: Bool
  /// The distance around the whole sheet.
  var margin: CGFloat
  /// The margin of a card around its picture.
  var padding: CGFloat
  /// The distance between the title and the matrix.
  var headerSpacing: CGFloat
  /// The distance between two bands.
  var bandSpacing: CGFloat
  /// A sheet up to this width keeps its columns side by side.
  var comfortableWidth: CGFloat
  /// The maximum number of frames shown of a film.
  package var frameLimit: Int

  /// A sheet in a file of its own.
  package static let page = SheetStyle(
    titleFont: .system(size: 22, weight: .bold), subtitleFont: .system(size: 11),
    headingFont: .system(size: 11, weight: .medium), labelFont: .system(size: 9),
    showsSizes: true, margin: 32, padding: 12, headerSpacing: 20, bandSpacing: 24,
    comfortableWidth: 1440, frameLimit: 24)

  /// A sheet among others on an overview.
  package static let compact = SheetStyle(
    titleFont: .system(size: 14, weight: .semibold), subtitleFont: nil,
    headingFont: .system(size: 9, weight: .medium), labelFont: .system(size: 9),
    showsSizes: false, margin: 0, padding: 10, headerSpacing: 6, bandSpacing: 12,
    comfortableWidth: 1440, frameLimit: 6)

  /// The distance between a heading and its row or column.
  var headingSpacing: CGFloat = 6
  /// The distance between two cards.
  let gap: CGFloat = 8
  /// The distance between two columns of which one is a film.
  let filmGap: CGFloat = 24
  /// The distance between a card and its label.
  let labelSpacing: CGFloat = 4
  let cardRadius: CGFloat = 8
  let checkerSide: CGFloat = 6
  /// The width of the line around a card with a changed picture.
  let markWidth: CGFloat = 2

  package let titleColor = CGColor(hex: 0x1C1C1E)
  let headingColor = CGColor(hex: 0x3A3A3C)
  /// Of axes, notes and labels: at least 4.5 : 1 on every page colour.
  package let secondaryColor = CGColor(hex: 0x5C5C61)
  /// At least 4.5 : 1 on every page colour.
  let markColor = CGColor(hex: 0xB3261E)

  /// The style with larger text.
  func enlargingText(by factor: CGFloat) -> SheetStyle {
    func enlarged(_ font: Font) -> Font { font.withSize(font.pointSize * factor) }
    var style = self
    style.titleFont = enlarged(titleFont)
    style.subtitleFont = subtitleFont.map(enlarged)
    style.headingFont = enlarged(headingFont)
    style.labelFont = enlarged(labelFont)
    style.headerSpacing *= factor
    style.bandSpacing *= factor
    style.headingSpacing *= factor
    return style
  }
}
