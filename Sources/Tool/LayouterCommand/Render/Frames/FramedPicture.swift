import CairoGraphics
import ContactSheets
import Foundation
import Pixels

/// A picture on the screen of a plain device, drawn by us and of no maker.
struct FramedPicture {
  /// Pixels per point of the picture.
  let scale: CGFloat
  private let picture: Bitmap
  private let frame: DeviceFrame
  private let isDark: Bool

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - isDark: Whether the picture's appearance is dark: what shows behind a transparent picture.
  init(_ picture: Bitmap, scale: CGFloat, face: DeviceFrame.Face, isDark: Bool) {
    self.picture = picture
    self.scale = scale
    self.isDark = isDark
    frame = DeviceFrame(
      face,
      screenSize: CGSize(
        width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale))
  }

  /// The device on a transparent ground, with the picture's own pixels.
  func bitmap() throws(CGContextError) -> Bitmap {
    let context = try CGContext(size: frame.size, scale: scale)
    draw(in: context)
    return try context.makeBitmap()
  }

  /// The device in the middle of a picture for a store.
  func bitmap(for store: StoreSize, ground: CGColor?) throws(CGContextError) -> Bitmap {
    let size = store.size(isLandscape: frame.size.width > frame.size.height)
    let context = try CGContext(size: size, scale: 1)
    context.setFillColor(ground ?? Self.ground(isDark: isDark))
    context.fill(CGRect(origin: .zero, size: size))
    // A twelfth of the shorter side is free at the edges.
    let margin = min(size.width, size.height) / 12
    let factor = min(
      (size.width - 2 * margin) / frame.size.width, (size.height - 2 * margin) / frame.size.height)
    context.translateBy(
      x: (size.width - frame.size.width * factor) / 2,
      y: (size.height - frame.size.height * factor) / 2)
    context.scaleBy(x: factor, y: factor)
    context.interpolationQuality = .high
    drawShadow(in: context, factor: factor)
    draw(in: context)
    return try context.makeBitmap()
  }

  /// The colour around a device if none is asked for: the dark body is distinct from both.
  private static func ground(isDark: Bool) -> CGColor {
    CGColor(hex: isDark ? 0x4A_5263 : 0xE6_E9F0)
  }

  private static let bodyColor = CGColor(hex: 0x1B_1B1F)
  private static let rimColor = CGColor(hex: 0x5C_5C66)
  private static let partColor = CGColor(hex: 0x3C_3C44)

  private func drawShadow(in context: CGContext, factor: CGFloat) {
    context.saveGState()
    // Shadows are measured in the units of the context, without its transform.
    context.setShadow(
      offset: CGSize(width: 0, height: 14 * factor), blur: 44 * factor,
      color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.35))
    context.setFillColor(Self.bodyColor)
    fill(frame.body, in: context)
    context.restoreGState()
  }

  private func draw(in context: CGContext) {
    context.setFillColor(Self.partColor)
    for key in frame.keys { fill(key, in: context) }
    context.setFillColor(Self.bodyColor)
    fill(frame.body, in: context)
    context.setStrokeColor(Self.rimColor)
    stroke(frame.body, width: 1.5, in: context)
    context.setFillColor(Self.partColor)
    if let speaker = frame.speaker { fill(speaker, in: context) }
    context.setStrokeColor(Self.partColor)
    if let button = frame.homeButton { stroke(button, width: 2, in: context) }

    context.saveGState()
    context.addPath(path(of: frame.screen))
    context.clip()
    context.setFillColor(isDark ? .black : .white)
    context.fill(frame.screen.rect)
    context.draw(CGImage(bitmap: picture), in: frame.screen.rect)
    context.setFillColor(.black)
    if let sensors = frame.sensors { fill(sensors, in: context) }
    context.restoreGState()
  }

  private func path(of part: DeviceFrame.Part) -> CGPath {
    CGPath(
      roundedRect: part.rect, cornerWidth: part.radius, cornerHeight: part.radius, transform: nil)
  }

  private func fill(_ part: DeviceFrame.Part, in context: CGContext) {
    context.addPath(path(of: part))
    context.fillPath()
  }

  /// Strokes the inside of the edge.
  private func stroke(_ part: DeviceFrame.Part, width: CGFloat, in context: CGContext) {
    let inset = width / 2
    let line = DeviceFrame.Part(
      part.rect.insetBy(dx: inset, dy: inset), radius: max(0, part.radius - inset))
    context.setLineWidth(width)
    context.addPath(path(of: line))
    context.strokePath()
  }
}
