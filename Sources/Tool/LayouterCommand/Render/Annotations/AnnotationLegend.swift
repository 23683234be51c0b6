import CairoGraphics
import ContactSheets
import Foundation
import Typesetting

/// The lines of a legend, set next to or below a picture.
struct AnnotationLegend {
  private struct Line {
    var layout: TextLayout
    var origin: CGPoint
    var color: CGColor
    /// The area that is filled behind the text; nil for none.
    var tag: CGRect?
    var tagColor = CGColor.black
  }

  /// The least width, points.
  static let width: CGFloat = 280
  private static let titleFont = Font.system(size: 13, weight: .bold)
  private static let nameFont = Font.system(size: 10, weight: .semibold)
  private static let detailFont = Font.system(size: 10)
  private static let numberWidth: CGFloat = 24

  private var lines: [Line] = []
  private(set) var frame: CGRect

  /// - Parameter origin: The top left corner.
  init(_ annotations: PictureAnnotations, width: CGFloat, origin: CGPoint) {
    frame = CGRect(x: origin.x, y: origin.y, width: width, height: 0)
    let style = SheetStyle.page
    add(annotations.title, Self.titleFont, style.titleColor, indentation: 0)
    add(annotations.note, Self.detailFont, style.secondaryColor, indentation: 0)
    frame.size.height += 6
    if annotations.legend.isEmpty {
      add(annotations.emptyLegend, Self.detailFont, style.secondaryColor, indentation: 0)
    }
    for entry in annotations.legend {
      let top = frame.maxY
      add(entry.title, Self.nameFont, style.titleColor, indentation: Self.numberWidth)
      addNumber(of: entry, top: top)
      for detail in entry.details {
        add(detail, Self.detailFont, style.secondaryColor, indentation: Self.numberWidth)
      }
      frame.size.height += 4
    }
  }

  private mutating func add(
    _ text: String, _ font: Font, _ color: CGColor, indentation: CGFloat
  ) {
    let layout = TextLayout(text, font: font, width: frame.width - indentation)
    lines.append(
      Line(
        layout: layout, origin: CGPoint(x: frame.minX + indentation, y: frame.maxY), color: color))
    frame.size.height += layout.size.height + 1
  }

  private mutating func addNumber(of entry: PictureAnnotations.Entry, top: CGFloat) {
    let layout = TextLayout("\(entry.number)", font: Self.nameFont)
    let tag = CGRect(
      x: frame.minX, y: top, width: layout.size.width + 6, height: layout.size.height)
    lines.append(
      Line(
        layout: layout, origin: CGPoint(x: tag.minX + 3, y: top), color: .white, tag: tag,
        tagColor: entry.color))
  }

  func draw(in context: CGContext) {
    for line in lines {
      if let tag = line.tag {
        context.setFillColor(line.tagColor)
        context.addPath(
          CGPath(roundedRect: tag, cornerWidth: 3, cornerHeight: 3, transform: nil))
        context.fillPath()
      }
      line.layout.draw(in: context, at: line.origin, color: line.color)
    }
  }
}
