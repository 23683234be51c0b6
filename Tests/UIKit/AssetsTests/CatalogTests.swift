import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite struct CatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read() -> CatalogContents {
    CatalogContents(
      reading: folder.fileURL("A.xcassets"), shownAs: "A.xcassets", systemColors: ["systemBlue"])
  }

  private func color(_ components: String, space: String = "srgb") throws -> ColorSet.Value? {
    try folder.write(
      """
      {"colors": [{"idiom": "universal",
        "color": {"color-space": "\(space)", "components": \(components)}}]}
      """, to: "A.xcassets/c.colorset/Contents.json")
    let contents = read()
    #expect(contents.errors == [])
    return contents.colorSets["c"]?.value(in: AssetEnvironment())
  }

  @Test func componentsHaveThreeNotations() throws {
    let expected = ColorSet.Value.color(SRGBColor(red: 1, green: 0.2, blue: 0.25, alpha: 0.5))
    #expect(
      try color(#"{"red": "0xFF", "green": "51", "blue": "0.250", "alpha": "0.500"}"#) == expected)
    #expect(
      try color(#"{"red": "255", "green": "0x33", "blue": ".25", "alpha": "0.5"}"#) == expected)
  }

  @Test func anAlphaOfOneIsOpaque() throws {
    let expected = ColorSet.Value.color(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(try color(#"{"red": "0", "green": "0", "blue": "0", "alpha": "1"}"#) == expected)
    #expect(try color(#"{"red": "0", "green": "0", "blue": "0"}"#) == expected)
  }

  @Test func extendedComponentsAreClamped() throws {
    let value = try color(
      #"{"red": "1.200", "green": "-0.100", "blue": "0.000", "alpha": "1.000"}"#,
      space: "extended-srgb")
    #expect(value == .color(SRGBColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(read().colorSets["c"]?.isClamped == true)
  }

  @Test func aGrayHasTheGammaOfItsSpace() throws {
    // 0.5 to the power of 2.2 is 0.21764, whose sRGB is 0.50389.
    guard
      case .color(let color) = try color(
        #"{"white": "0.500", "alpha": "1.000"}"#, space: "gray-gamma-22")
    else { throw Missing() }
    #expect(abs(color.red - 0.50389) < 0.0001)
    #expect(color.red == color.green && color.green == color.blue)
  }

  private struct Missing: Error {}

  @Test func appearancesAndDevicesChooseAColor() throws {
    func entry(_ red: Int, _ rest: String) -> String {
      """
      {"color": {"components": {"red": "\(red)", "green": "0", "blue": "0"}}, \(rest)}
      """
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let contrast = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
    try folder.write(
      """
      {"colors": [\(entry(51, #""idiom": "universal""#)),
        \(entry(102, #""idiom": "universal", "# + dark)),
        \(entry(153, #""idiom": "ipad""#)),
        \(entry(204, #""idiom": "universal", "# + contrast)),
        \(entry(255, #""idiom": "watch""#))]}
      """, to: "A.xcassets/c.colorset/Contents.json")
    let set = try #require(read().colorSets["c"])
    func red(_ environment: AssetEnvironment) -> Double? {
      if case .color(let color) = set.value(in: environment) { color.red } else { nil }
    }
    #expect(red(AssetEnvironment()) == 0.2)
    #expect(red(AssetEnvironment(isDark: true)) == 0.4)
    #expect(red(AssetEnvironment(idiom: .pad)) == 0.6)
    #expect(red(AssetEnvironment(idiom: .phone)) == 0.2)
    #expect(red(AssetEnvironment(isHighContrast: true)) == 0.8)
    // The device precedes the appearance.
    #expect(red(AssetEnvironment(idiom: .pad, isDark: true)) == 0.6)
    #expect(!set.dependsOnAppearanceOnly)
  }

  @Test func namespacesAreThePrefixesOfNames() throws {
    let set = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
    for path in ["Plain/x.imageset", "Brand/y.imageset"] {
      try folder.write(set, to: "A.xcassets/\(path)/Contents.json")
      try folder.write("", to: "A.xcassets/\(path)/a.png")
    }
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Brand/Contents.json")
    try folder.write("{}", to: "A.xcassets/AppIcon.appiconset/Contents.json")
    let contents = read()
    #expect(contents.errors == [])
    #expect(contents.imageSets.keys.sorted() == ["Brand/y", "x"])
  }

  @Test func theScaleOfTheScreenOrTheNextLargerOneIsChosen() throws {
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "1x", "idiom": "universal"},
        {"filename": "b.png", "scale": "3x", "idiom": "universal"},
        {"scale": "2x", "idiom": "universal"}]}
      """, to: "A.xcassets/x.imageset/Contents.json")
    try folder.write("", to: "A.xcassets/x.imageset/a.png")
    try folder.write("", to: "A.xcassets/x.imageset/b.png")
    let set = try #require(read().imageSets["x"])
    func file(_ scale: Double) -> String? {
      set.entry(in: AssetEnvironment(scale: scale))?.file.lastPathComponent
    }
    #expect([1, 2, 3, 4].map(file) == ["a.png", "b.png", "b.png", "b.png"])
  }

  @Test(arguments: [
    (
      #"{"images": [{"filename": "none.png"}]}"#,
      "1:26: filename: there is no file 'none.png' in this folder"
    ),
    (
      #"{"images": [{"filename": "../secret.png"}]}"#,
      "1:26: filename: expected the name of a file in this folder"
    ),
    (
      "{\"images\": [{\"filename\": \"a.png\",\n  \"scale\": \"4x\"}]}",
      "2:12: unknown value '4x': expected 1x, 2x or 3x"
    ),
    (#"{"info": {}}"#, "1:1: expected an object with 'images', found an object"),
    (#"{"images": {}}"#, "1:12: images: expected a list, found an object"),
    (
      #"{"images": [], "properties": {"template-rendering-intent": "tint"}}"#,
      "1:60: unknown value 'tint': expected original, template or default"
    ),
    (
      #"{"images": [{"filename": "a.png", "resizing": {"mode": "2-part"}}]}"#,
      "1:56: unknown value '2-part': expected 9-part, 3-part-horizontal or 3-part-vertical"
    ),
    (
      #"{"images": [{"filename": "a.png", "resizing": {"mode": "9-part", "top": -1}}]}"#,
      "1:73: top: expected a number of pixels, found a number"
    ),
    (
      #"{"images": [{"filename": "a.png", "alignment-insets": 4}]}"#,
      "1:55: alignment-insets: expected an object with top, left, bottom and right"
    ),
    (
      #"{"images": [{"filename": "a.png", "alignment-insets": {"left": "4"}}]}"#,
      "1:64: left: expected a number of pixels, found the text '4'"
    ),
    ("{\"images\": [", "1:13: expected a value, found the end of the file"),
  ])
  func brokenImageSetsAreReportedWithTheirPlace(text: String, message: String) throws {
    try folder.write(text, to: "A.xcassets/x.imageset/Contents.json")
    try folder.write("", to: "A.xcassets/x.imageset/a.png")
    #expect(
      read().errors.map(\.description) == ["A.xcassets/x.imageset/Contents.json:" + message])
  }

  @Test(arguments: [
    (#"{"colors": [{"color": {"components": {"red": "x"}}}]}"#, "1:46: red: expected 0x00 to 0xFF"),
    (#"{"colors": [{"color": {"components": {"red": "0.5"}}}]}"#, "1:38: the component 'green'"),
    (#"{"colors": [{"color": {}}]}"#, "1:23: a color needs 'components' or a 'reference'"),
    (
      #"{"colors": [{"color": {"color-space": "lab"}}]}"#,
      "1:39: unknown value 'lab': expected srgb"
    ),
    (
      #"{"colors": [{"color": {"reference": "systemBleuColor"}}]}"#,
      "1:37: reference: UIKit has no colour 'systemBleuColor'"
    ),
  ])
  func brokenColorSetsAreReportedWithTheirPlace(text: String, message: String) throws {
    try folder.write(text, to: "A.xcassets/x.colorset/Contents.json")
    let errors = read().errors.map(\.description)
    #expect(errors.count == 1)
    #expect(errors[0].hasPrefix("A.xcassets/x.colorset/Contents.json:" + message), "\(errors)")
  }

  @Test func aReferenceIsAColorOfUIKit() throws {
    try folder.write(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
      to: "A.xcassets/x.colorset/Contents.json")
    #expect(read().colorSets["x"]?.value(in: AssetEnvironment()) == .system("systemBlue"))
  }

  @Test func equalNamesAreAnError() throws {
    for group in ["One", "Two"] {
      try folder.write(#"{"colors": []}"#, to: "A.xcassets/\(group)/x.colorset/Contents.json")
    }
    #expect(
      read().errors.map(\.description) == [
        "A.xcassets/Two/x.colorset: the colour 'x' is in A.xcassets/One/x.colorset too: rename one, "
          + "or give its folder a namespace"
      ])
  }

  @Test func aMissingFolderIsAnError() {
    #expect(read().errors.map(\.description) == ["A.xcassets: there is no such folder"])
  }

  @Test func aCycleOfLinksEnds() throws {
    try folder.write(#"{"colors": []}"#, to: "A.xcassets/x.colorset/Contents.json")
    try folder.link("A.xcassets/again", to: "A.xcassets")
    let contents = read()
    #expect(contents.errors == [])
    #expect(contents.colorSets.keys.sorted() == ["x"])
  }
}
