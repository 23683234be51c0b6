import CairoGraphics
import Foundation
import HeadlessUIKit

/// The input is a picture file of any format.
func fuzzPictures(_ bytes: [UInt8]) {
  let limits = PNG.Limits(maximumSide: 2000, maximumPixels: 1 << 20)
  guard let image = try? CGImage(file: bytes, limits: limits) else { return }
  require(
    image.bitmap.pixels.count == image.width * image.height, "a picture has the wrong size")
  require(image.width <= 2000 && image.height <= 2000, "a picture is larger than the limits")
}

/// The input is the `Contents.json` of a set: of an image set if the first byte is even, otherwise of a
/// colour set.
func fuzzAssets(_ bytes: [UInt8]) {
  let folder = FileManager.default.temporaryDirectory
    .appending(component: "layouter-fuzz-\(ProcessInfo.processInfo.processIdentifier).xcassets")
  let kind = (bytes.first ?? 0) % 2 == 0 ? "imageset" : "colorset"
  let set = folder.appending(component: "x." + kind)
  defer { try? FileManager.default.removeItem(at: folder) }
  do {
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(bytes.dropFirst()).write(to: set.appending(component: "Contents.json"))
    try Data("<svg width='2' height='2'/>".utf8).write(to: set.appending(component: "a.svg"))
  } catch {
    fatalError("the folder of the input cannot be written: \(error)")
  }
  guard let catalog = try? AssetCatalog(contentsOf: folder) else { return }
  for style in [UIUserInterfaceStyle.light, .dark] {
    let traits = UITraitCollection(userInterfaceStyle: style)
    _ = catalog.image(named: "x", compatibleWith: traits)
    _ = catalog.color(named: "x")?.resolvedColor(with: traits)
  }
}

/// The input is a file of translations; its first byte chooses the format.
func fuzzStrings(_ bytes: [UInt8]) {
  let kinds = ["en.lproj/L.strings", "en.lproj/L.stringsdict", "L.xcstrings"]
  let folder = FileManager.default.temporaryDirectory
    .appending(component: "layouter-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
  let file = folder.appending(path: kinds[Int(bytes.first ?? 0) % kinds.count])
  defer { try? FileManager.default.removeItem(at: folder) }
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes.dropFirst()).write(to: file)
  } catch {
    fatalError("the folder of the input cannot be written: \(error)")
  }
  guard let strings = try? LocalizedStrings(contentsOf: [folder]) else { return }
  for language in strings.languages {
    strings.performAsCurrent(language: language) {
      _ = String(localized: "\(3) files", table: "L")
      _ = NSLocalizedString("a", tableName: "L", comment: "")
    }
  }
}

extension Seeds {
  static let strings: [[UInt8]] = [
    #""a" = "b \U00e9"; /* c */ "%lld files" = "%1$d %@";"#,
    """
    <plist version="1.0"><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string><key>one</key><string>a</string><key>other</key>
    <string>%d</string></dict></dict></dict></plist>
    """,
    """
    {"sourceLanguage":"en","strings":{"%lld files":{"localizations":{"en":{"stringUnit":{
    "value":"%#@n@"},"substitutions":{"n":{"argNum":1,"variations":{"plural":{"other":{
    "stringUnit":{"value":"%arg"}}}}}}}}}}}
    """,
  ].enumerated().map { [UInt8($0.offset)] + Array($0.element.utf8) }

  /// 2 by 3 pixels, lossless.
  static let webP = decoded(
    "UklGRkAAAABXRUJQVlA4TDQAAAAvAYAAEC8gEEiS2B91DYJsm07k/pYXEhBU//8iyLap+sxu9gB8"
      + "1yZrDQLZNLSrpVBE/yMD")
  /// Four frames of 3 by 2 pixels, with all kinds of disposal.
  static let gif = decoded(
    "R0lGODlhAwACAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEHAAAh+QQEBQAAACwAAAAAAwAC"
      + "AAACBAQIECgAIfkEDRQAAwAsAQAAAAIAAQAAAgLMCgAh+QQIAAAAACwAAAEAAgABAAACApQKACH5BABk"
      + "AAAALAIAAQABAAEAAAICXAEAOw==")
  /// 8 by 8 pixels of one colour, with the shortest tables.
  static let jpeg = decoded(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdA"
      + "SFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAA"
      + "AAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z")

  static let assets: [[UInt8]] = [
    #"{"images":[{"filename":"a.svg","scale":"2x","idiom":"universal","#
      + #""appearances":[{"appearance":"luminosity","value":"dark"}],"resizing":{"mode":"9-part","#
      + #""center":{"mode":"tile","width":1,"height":1},"cap-insets":{"top":1,"left":1}}}],"#
      + #""properties":{"template-rendering-intent":"template"}}"#,
    #"!{"colors":[{"color":{"color-space":"display-p3","components":{"red":"0x1F","#
      + #""green":"0.5","blue":"12","alpha":"1.0"}}},{"color":{"reference":"systemRedColor"}}]}"#,
  ].enumerated().map { $0.offset == 0 ? [0] + Array($0.element.utf8) : Array($0.element.utf8) }

  private static func decoded(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text) ?? Data())
  }
}
