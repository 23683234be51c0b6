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
    properties["background"] = color(.bgColor)?.described
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
      properties["boldFont"] = .bool(boldFont)
      properties["textHorzAlignment"] = .string(textHorzAlignment.describedSide)
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
  /// Tells one picture from another: its size in points, and a checksum of its pixels.
  var describedIdentity: String {
    let checksum = cgImage.map { PixelHash.of($0.bitmap).description } ?? "empty"
    return "\(size.width)×\(size.height) \(checksum)"
  }
}
