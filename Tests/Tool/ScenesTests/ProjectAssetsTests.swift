import HeadlessUIKit
import PictureFiles
import Pixels
import ProjectFiles
import Scenes
import StandardViews
import TestSupport
import Testing

@Suite struct ProjectAssetsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {"images": [{"filename": "day.svg"}, {"filename": "night.svg",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"preserves-vector-representation": true}}
      """, to: "Assets.xcassets/badge.imageset/Contents.json")
    for (name, color) in [("day", "#F00"), ("night", "#00F")] {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>"
          + "<rect width='2' height='2' fill='\(color)'/></svg>",
        to: "Assets.xcassets/badge.imageset/\(name).svg")
    }
    for name in ["primary", "red"] {
      try folder.write(
        """
        {"colors": [{"color": {"components": {"red": "0x12", "green": "0x34", "blue": "0x56"}}},
          {"color": {"components": {"red": "0xAB", "green": "0xCD", "blue": "0xEF"}},
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """, to: "Assets.xcassets/\(name).colorset/Contents.json")
    }
    try folder.write("assets: [Assets.xcassets]\n", to: "layouter.yaml")
  }

  private func load() throws -> SceneLibrary.Loaded {
    var library = SceneLibrary()
    library.defaults = try ProjectFile.read(in: folder.url).scenes
    return library.load(["Fixtures"], project: folder.url)
  }

  private func pixels(_ scene: String) throws -> [UInt32] {
    try folder.write(scene, to: "Fixtures/a.yaml")
    let loaded = try load()
    #expect(loaded.diagnostics == [])
    let drawn = try #require(loaded.scenes.first)
    return try drawn.variants.map { try drawn.draw($0).bitmap[0, 0] }
  }

  private func messages(_ scene: String) throws -> [String] {
    try folder.write(scene, to: "Fixtures/a.yaml")
    return try load().diagnostics.map(\.description)
  }

  private let appearances = "size: [2, 2]\nvariants: {appearance: [light, dark]}\n"

  @Test func imagesAndColorsAreNamedInScenes() throws {
    #expect(
      try pixels(appearances + "view: {type: UIImageView, image: badge}")
        == [0xFFFF_0000, 0xFF00_00FF])
    #expect(
      try pixels(appearances + "view: {type: UIImageView, image: {named: badge}}")
        == [0xFFFF_0000, 0xFF00_00FF])
    #expect(
      try pixels(appearances + "view: {backgroundColor: primary}") == [0xFF12_3456, 0xFFAB_CDEF])
  }

  @Test func aFileOfTheNamePrecedesTheCatalog() throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>"
        + "<rect width='2' height='2' fill='#0F0'/></svg>", to: "Fixtures/badge.svg")
    #expect(
      try pixels(appearances + "view: {type: UIImageView, image: badge.svg}")
        == [0xFF00_FF00, 0xFF00_FF00])
  }

  @Test func aColorOfUIKitPrecedesTheCatalogWithAWarning() throws {
    #expect(
      try messages("size: [2, 2]\nview: {backgroundColor: red}") == [
        "Fixtures/a.yaml:2:25: warning: backgroundColor: 'red' is UIKit's colour; for the colour of "
          + "Assets.xcassets write {named: red}"
      ])
    #expect(
      try pixels("size: [2, 2]\nview: {backgroundColor: {named: red}}") == [0xFF12_3456])
  }

  @Test func imagesOfTwoAppearancesNeedNoCatalog() throws {
    #expect(
      try pixels(
        appearances + """
          view:
            type: UIImageView
            image:
              light: ../Assets.xcassets/badge.imageset/night.svg
              dark: badge
          """) == [0xFF00_00FF, 0xFF00_00FF])
  }

  @Test func unknownNamesAreReportedWithTheNearestOne() throws {
    let place = folder.url.appending(path: "Fixtures").path()
    #expect(
      try messages(
        """
        size: [2, 2]
        view:
          backgroundColor: primry
          subviews:
            - {type: UIImageView, image: bagde}
            - {type: UIImageView, image: {named: bagde}}
            - {backgroundColor: {named: primry}}
        """) == [
          "Fixtures/a.yaml:3:20: backgroundColor: unknown colour 'primry' (did you mean 'primary'?)",
          "Fixtures/a.yaml:5:34: image: 'bagde' is neither a file nor an image of Assets.xcassets (did "
            + "you mean 'badge'?): looked for \(place)/bagde",
          "Fixtures/a.yaml:6:42: image.named: unknown image of Assets.xcassets 'bagde': expected badge "
            + "(did you mean 'badge'?)",
          "Fixtures/a.yaml:7:33: backgroundColor.named: unknown colour of Assets.xcassets 'primry': "
            + "expected primary or red (did you mean 'primary'?)",
        ])
  }

  @Test func brokenPicturesAreReportedWhereTheyAreNamed() throws {
    try folder.write(
      "<svg>\n<path d='M0,x'/></svg>", to: "Assets.xcassets/badge.imageset/night.svg")
    let found = try messages("size: [2, 2]\nview: {type: UIImageView, image: badge}")
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix(
        "Fixtures/a.yaml:2:34: image: 'badge': Assets.xcassets/badge.imageset/night.svg:"),
      "\(found)")
  }

  @Test func mistakesInTheProjectFileAndCatalogsAreReported() throws {
    try folder.write("assets: [Asets.xcassets]\n", to: "layouter.yaml")
    #expect(
      try messages("size: [2, 2]\nview: {}").first == """
        layouter.yaml:1:10: 'Asets.xcassets' does not exist (did you mean 'Assets.xcassets'?): looked \
        for \(folder.path)/Asets.xcassets
        """)
    try folder.write("assets: [Assets.xcassets]\n", to: "layouter.yaml")
    try folder.write("{", to: "Assets.xcassets/badge.imageset/Contents.json")
    #expect(
      try messages("size: [2, 2]\nview: {}") == [
        "Assets.xcassets/badge.imageset/Contents.json:1:2: expected a name in double quotes, found the "
          + "end of the file"
      ])
    try folder.write(
      "assets: [/etc, a/../b, Assets.xcassets, Assets.xcassets]\n", to: "layouter.yaml")
    let error = #expect(throws: ProjectFileError.self) { try load() }
    #expect(
      error?.description == """
        layouter.yaml:1:10: assets: expected a path in the folder of the project, such as \
        Assets.xcassets, found the text '/etc'
        layouter.yaml:1:16: assets: expected a path in the folder of the project, such as \
        Assets.xcassets, found the text 'a/../b'
        layouter.yaml:1:41: assets: 'Assets.xcassets' is listed twice
        """)
  }

  @Test func colorsOutsideOfSRGBAreAWarning() throws {
    try folder.write(
      """
      {"colors": [{"color": {"color-space": "display-p3",
        "components": {"red": "0", "green": "1.0", "blue": "0"}}}]}
      """, to: "Assets.xcassets/vivid.colorset/Contents.json")
    #expect(
      try messages("size: [2, 2]\nview: {}") == [
        "Assets.xcassets: warning: a colour is outside sRGB and drawn with the closest components: "
          + "vivid"
      ])
  }

  /// The first has colours that are converted, the second a high dynamic range.
  @Test func profilesThatAreNotAppliedAreNamed() throws {
    for (name, transfer) in [("p3", 13), ("hdr", 16)] as [(String, UInt8)] {
      let picture = try PNG.encode(
        Bitmap(width: 4, height: 2, filledWith: 0xFF3C_C878),
        chunks: [.other(type: "cICP", data: [12, transfer, 0, 1])])
      try folder.write(picture, to: "Fixtures/\(name).png")
      try folder.write(picture, to: "Assets.xcassets/\(name).imageset/\(name).png")
      try folder.write(
        #"{"images": [{"filename": "\#(name).png", "idiom": "universal"}]}"#,
        to: "Assets.xcassets/\(name).imageset/Contents.json")
    }
    #expect(
      try pixels("size: [4, 2]\nview: {type: UIImageView, image: p3.png}") == [0xFF00_CB6F])
    let warning =
      "the colour profile of 'hdr.png' is not applied: its colours have a high dynamic range; its "
      + "colours are taken as sRGB, so convert the picture to sRGB"
    let scene = """
      size: [9, 9]
      view:
        subviews:
          - { type: UIImageView, image: hdr.png }
          - { type: UIImageView, image: { named: p3 } }
          - { type: UIImageView, image: { named: hdr } }
      """
    #expect(
      try messages(scene) == [
        "Fixtures/a.yaml:4:35: warning: image: \(warning)",
        "Fixtures/a.yaml:6:44: warning: image.named: \(warning)",
      ])
  }

  @Test func aNameWithoutCatalogsSaysHowToNameThem() throws {
    try folder.write("", to: "layouter.yaml")
    #expect(
      try messages("size: [2, 2]\nview: {backgroundColor: {named: primary}}") == [
        "Fixtures/a.yaml:2:33: backgroundColor.named: no asset catalog has the colour 'primary': name "
          + "the catalogs in layouter.yaml, as in 'assets: [Assets.xcassets]'"
      ])
  }
}
