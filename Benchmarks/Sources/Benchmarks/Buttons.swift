import CFloor
import CairoGraphics
import DesignedViews
import Foundation
import HeadlessUIKit
import Typesetting

/// The button of 240 × 80 pixels that everything is measured on, drawn in three ways: by the floor
/// in C, by our drawing surface alone, and as the view that users have.
struct Buttons {
  static let width = 240
  static let height = 80

  /// A few labels in turn, so that no side draws what it has drawn just before.
  static let labels = (0..<16).map { "Save picture \($0 * 7)" }

  let floor: OpaquePointer
  private let font = Font.system(size: 24, weight: .bold)
  private let resources = StatefulResource([
    ResourceKey(.bgColor): .color(UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)),
    ResourceKey(.fgColor): .color(.white),
    ResourceKey(.borderColor): .color(
      UIColor(red: 0, green: 96 / 255, blue: 223 / 255, alpha: 1)),
  ])

  init?() {
    guard let floor = floor_create("M PLUS 1 Bold", 24) else { return nil }
    self.floor = floor
  }

  func drawFloor(_ number: Int) {
    var colors = ButtonColors(
      canvas: 0, background: 0x0A84FF, border: 0x0060DF, label: 0xFFFFFF)
    _ = floor_draw_button(floor, Self.labels[number % Self.labels.count], &colors)
  }

  /// The picture by the drawing surface, without any view.
  func drawing(_ number: Int) throws -> Bitmap {
    let bounds = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
    let context = try CGContext(width: Self.width, height: Self.height)
    context.addPath(CGPath(roundedRect: bounds, cornerWidth: 16, cornerHeight: 16))
    context.setFillColor(CGColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    context.fillPath()
    context.addPath(
      CGPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerWidth: 15, cornerHeight: 15))
    context.setStrokeColor(CGColor(red: 0, green: 96 / 255, blue: 223 / 255, alpha: 1))
    context.setLineWidth(2)
    context.strokePath()
    let text = TextLayout(Self.labels[number % Self.labels.count], font: font)
    let origin = CGPoint(
      x: (bounds.width - text.size.width) / 2, y: (bounds.height - text.size.height) / 2)
    text.draw(in: context, at: origin, color: .white)
    return try context.makeBitmap()
  }

  /// The picture of a new view: built, laid out, drawn.
  func view(_ number: Int) throws -> Bitmap {
    let button = DsCustomButton(
      frame: CGRect(x: 0, y: 0, width: Self.width, height: Self.height))
    button.text = Self.labels[number % Self.labels.count]
    button.colorResources = resources
    button.roundRadius = 16
    button.borderWidth = 2
    button.fontSize = 24
    return try UIViewRenderer(scale: 1).bitmap(of: button)
  }
}
