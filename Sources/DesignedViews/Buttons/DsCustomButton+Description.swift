import HeadlessUIKit
import Layouter

extension DsCustomButton {
  /// What the button looks like now: its state and the colours that follow from it always, other
  /// properties where they are not the default.
  func describedButtonProperties() -> [String: PropertyValue] {
    var properties: [String: PropertyValue] = [
      "buttonState": .string(buttonState.description)
    ]
    properties["text"] = text.map { .string($0) }
    if let background = color(.bgColor), background.cgColor.alpha > 0 {
      properties["background"] = background.described
    }
    properties["foreground"] = color(.fgColor)?.described
    properties["backgroundImage"] = image(.bgImage, in: buttonState).map {
      .string($0.describedIdentity)
    }
    properties["icon"] = describedIcon()
    if borderWidth != 0 {
      properties["borderWidth"] = .number(borderWidth)
      properties["border"] = color(.borderColor)?.described
    }
    if roundRadius != 0 { properties["roundRadius"] = .number(roundRadius) }
    if text != nil {
      properties["fontSize"] = .number(fontSize)
      if !boldFont { properties["boldFont"] = .bool(false) }
      if textHorzAlignment != .center {
        properties["textHorzAlignment"] = .string(textHorzAlignment.describedSide)
      }
    }
    if multiLineText {
      properties["multiLineText"] = .bool(true)
      properties["lineSpacing"] = .number(lineSpacing)
    }
    if contentMargin != DsDefaults.btnContentMargin {
      properties["contentMargin"] = .map([
        "left": .number(contentMargin.left), "top": .number(contentMargin.top),
        "right": .number(contentMargin.right), "bottom": .number(contentMargin.bottom),
      ])
    }
    if iconTextMargin != DsDefaults.btnIconTextMargin {
      properties["iconTextMargin"] = .number(iconTextMargin)
    }
    if turnOver { properties["turnOver"] = .bool(true) }
    if autoScaleToBounds { properties["autoScaleToBounds"] = .bool(true) }
    return properties
  }
}

extension Align {
  /// The name of the side in a row.
  fileprivate var describedSide: String {
    switch self {
    case .top: "left"
    case .center: "center"
    case .bottom: "right"
    }
  }
}

extension UIImage {
  /// Tells one picture from another: its size in points, and the first 12 digits of a checksum of
  /// its pixels, which for shapes are those that they come to in this size.
  var describedIdentity: String {
    let checksum = bitmap.map { PixelHash.of($0).description.prefix(12) } ?? "empty"
    let side = { (length: CGFloat) in JSON.number(Double(length)).line }
    return "\(side(size.width))×\(side(size.height)) \(checksum)"
  }

  private var bitmap: Bitmap? {
    if let cgImage { return cgImage.bitmap }
    guard size.width > 0, size.height > 0, let context = try? CGContext(size: size, scale: 1)
    else { return nil }
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return try? context.makeBitmap()
  }
}
