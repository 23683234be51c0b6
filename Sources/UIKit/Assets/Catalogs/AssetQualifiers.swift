/// The environments that an entry of an image or colour set is for; a nil property does not
/// restrict them.
struct AssetQualifiers: Sendable, Equatable {
  var idiom: AssetEnvironment.Idiom?
  var isDark: Bool?
  var isHighContrast: Bool?
  var isRightToLeft: Bool?
  var widthClass: AssetEnvironment.SizeClass?
  var heightClass: AssetEnvironment.SizeClass?
  /// Whether it is the one of two entries that is for displays with more colours than sRGB.
  var isWideGamut = false
  /// Whether it is for something that this library never is: a watch, or a certain graphics chip.
  var isForOthers = false

  /// How well an entry fits, larger is better; nil if it is for something else.
  ///
  /// An entry for the device precedes one for the appearance, that one for the contrast, for the
  /// reading direction and for size classes.
  func rank(in environment: AssetEnvironment) -> Int? {
    if isForOthers { return nil }
    var rank = isWideGamut ? 0 : 1
    func require<Value: Equatable>(_ value: Value?, _ actual: Value?, worth: Int) -> Bool {
      guard let value else { return true }
      rank += worth
      return value == actual
    }
    let fits =
      require(idiom, environment.idiom, worth: 64)
      && require(isDark, environment.isDark, worth: 32)
      && require(isHighContrast, environment.isHighContrast, worth: 16)
      && require(isRightToLeft, environment.isRightToLeft, worth: 8)
      && require(widthClass, environment.widthClass, worth: 4)
      && require(heightClass, environment.heightClass, worth: 2)
    return fits ? rank : nil
  }
}

extension AssetQualifiers {
  /// The keys that name hardware which no trait collection describes.
  private static let hardwareKeys = [
    "subtype", "screen-width", "memory", "graphics-feature-set", "locale",
  ]

  init(_ entry: JSONNode, in contents: ContentsReader) throws(AssetError) {
    switch try contents.text("idiom", of: entry) {
    case nil, "universal": break
    case let name?:
      idiom = AssetEnvironment.Idiom(rawValue: name)
      isForOthers = idiom == nil
    }
    isForOthers = isForOthers || Self.hardwareKeys.contains { entry[$0] != nil }
    isWideGamut = try contents.text("display-gamut", of: entry) == "display-P3"
    switch try contents.text("language-direction", of: entry) {
    case nil: break
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    case let other?:
      throw contents.unknown(
        other, at: entry["language-direction"], expected: "left-to-right or right-to-left")
    }
    widthClass = try Self.sizeClass("width-class", of: entry, in: contents)
    heightClass = try Self.sizeClass("height-class", of: entry, in: contents)
    for appearance in try contents.list("appearances", of: entry) {
      try read(appearance: appearance, in: contents)
    }
  }

  private static func sizeClass(
    _ key: String, of entry: JSONNode, in contents: ContentsReader
  ) throws(AssetError) -> AssetEnvironment.SizeClass? {
    guard let name = try contents.text(key, of: entry) else { return nil }
    guard let sizeClass = AssetEnvironment.SizeClass(rawValue: name) else {
      throw contents.unknown(name, at: entry[key], expected: "compact or regular")
    }
    return sizeClass
  }

  private mutating func read(
    appearance: JSONNode, in contents: ContentsReader
  ) throws(AssetError) {
    let kind = try contents.text("appearance", of: appearance)
    let value = try contents.text("value", of: appearance)
    switch (kind, value) {
    case ("luminosity", "light"): isDark = false
    case ("luminosity", "dark"): isDark = true
    case ("contrast", "high"): isHighContrast = true
    // Tinted icons, and what later versions of Xcode add.
    case (.some, .some): isForOthers = true
    default:
      throw contents.error(
        at: appearance, "an appearance needs 'appearance' and 'value', such as luminosity and dark")
    }
  }
}
