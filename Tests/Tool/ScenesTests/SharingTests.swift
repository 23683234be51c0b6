import Foundation
import ProjectFiles
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// Names that scenes share: palettes, numbers, resources, styles, and the files that they are in.
@Suite struct SharingTests {
  // MARK: Names

  @Test func colorsOfThePaletteMayBeOtherNamesOfColors() throws {
    let nodes = try namedNodes(
      of: """
        palette:
          accent: brand
          brand: '#0A84FF'
        view: { id: a, backgroundColor: accent }
        """)
    #expect(nodes["a"]?.properties["backgroundColor"] == .string("#0A84FF"))
  }

  @Test func colorsOfThePaletteFollowTheAppearance() throws {
    let text = """
      variants: { appearance: [light, dark] }
      palette:
        ink: { light: black, dark: paper }
        paper: '#FAFAFA'
      view: { id: a, backgroundColor: ink }
      """
    let (light, dark) = (try namedNodes(of: text, "light@2x"), try namedNodes(of: text, "dark@2x"))
    #expect(light["a"]?.properties["backgroundColor"] == .string("#000000"))
    #expect(dark["a"]?.properties["backgroundColor"] == .string("#FAFAFA"))
  }

  @Test func numbersStandForLengthsEverywhere() throws {
    let text = """
      size: [100, 100]
      numbers: { gap: 8, wide: gap, side: 40 }
      view:
        metrics: { space: gap }
        constraints:
          - 'H:|-space-[a(==30)]'
          - 'V:|-4-[a(==10)]'
        subviews:
          - { id: a }
          - { type: DsCustomButton, id: b, frame: [wide, gap, side, 20], contentMargin: wide }
      """
    let found = try frames(of: text).mapValues(\.numbers)
    #expect(found["a"] == [8, 4, 30, 10])
    #expect(found["b"] == [8, 8, 40, 20])
    let margins = try namedNodes(of: text)["b"]?.properties["contentMargin"]
    #expect(
      margins
        == .map(["left": .number(8), "top": .number(8), "right": .number(8), "bottom": .number(8)]))
  }

  @Test func stylesAreMergedAndOwnKeysPrecede() throws {
    let nodes = try namedNodes(
      of: """
        styles:
          card: { cornerRadius: 4, alpha: 0.5, backgroundColor: red }
          round: { styles: card, cornerRadius: 12 }
          faint: { alpha: 0.25 }
        view:
          subviews:
            - { id: a, styles: round }
            - { id: b, styles: [round, faint], backgroundColor: blue }
        """)
    #expect(nodes["a"]?.properties["cornerRadius"] == .number(12))
    #expect(nodes["a"]?.properties["alpha"] == .number(0.5))
    #expect(nodes["a"]?.properties["backgroundColor"] == .string("#FF0000"))
    #expect(nodes["b"]?.properties["cornerRadius"] == .number(12))
    #expect(nodes["b"]?.properties["alpha"] == .number(0.25))
    #expect(nodes["b"]?.properties["backgroundColor"] == .string("#0000FF"))
  }

  /// The wrong scenes with all that is said about them.
  @Test(arguments: [
    (
      "palette: { a: b, b: a }\nview: { backgroundColor: a }",
      ["s.yaml:1:21: palette.b: circular references: a → b → a"]
    ),
    (
      "numbers: { a: a }\nview: { alpha: a }",
      ["s.yaml:1:15: numbers.a: circular references: a → a"]
    ),
    (
      "numbers: { gap: 8 }\nview: { layoutMargins: gap, alpha: gapp }",
      ["s.yaml:2:36: alpha: expected a number, found the text 'gapp' (did you mean 'gap'?)"]
    ),
    (
      "palette: { brand: red }\nview: { backgroundColor: brnd, borderColor: brand }",
      ["s.yaml:2:26: backgroundColor: unknown colour 'brnd' (did you mean 'brand'?)"]
    ),
    (
      "palette: { red: '#F00' }\nview: { backgroundColor: red }",
      ["s.yaml:1:12: warning: the palette's 'red' hides UIColor's: give it another name"]
    ),
    (
      "palette: { a: red }\nnumbers: { b: 1 }\nstyles: { c: { alpha: 1 } }\nview: {}",
      [
        "s.yaml:1:12: warning: the colour 'a' is not used",
        "s.yaml:2:12: warning: the number 'b' is not used",
        "s.yaml:3:11: warning: the style 'c' is not used",
      ]
    ),
    (
      "palette: { a: { light: red } }\nnumbers: { b: red }\nfragments: { c: { vew: {} } }\nview: {}",
      [
        "s.yaml:1:15: palette.a: a colour of two appearances needs 'dark' too",
        "s.yaml:2:15: numbers.b: expected a number, found the text 'red'",
        "s.yaml:3:17: fragments.c: a fragment needs a 'view'",
        "s.yaml:3:19: unknown key 'vew' in a fragment (did you mean 'view'?)",
      ]
    ),
    (
      "styles: { a: { styles: b }, b: { styles: a } }\nview: { styles: a }",
      [
        "s.yaml:1:42: styles: the styles are based on each other: a → b → a (the style 'b', used in "
          + "s.yaml:1:24)"
      ]
    ),
    (
      "styles: { a: { id: x, alpha: 2 } }\nview: { styles: [a, base] }",
      [
        "s.yaml:1:16: a style sets properties: 'id' belongs to the view (the style 'a', used in "
          + "s.yaml:2:18)",
        "s.yaml:1:30: alpha: expected a number from 0 to 1, found 2 (the style 'a', used in "
          + "s.yaml:2:18)",
        "s.yaml:2:21: styles: unknown style 'base': expected a",
      ]
    ),
    (
      "override: { palette: { brand: red } }\nview: {}",
      [
        "s.yaml:1:24: no shared file has a colour 'brand': define it under 'palette'"
      ]
    ),
    (
      "include: missing.yaml\nview: {}",
      ["s.yaml:1:10: include: 'missing.yaml' does not exist: looked for missing.yaml"]
    ),
  ])
  func wrongNamesAreReported(scene: String, messages: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(diagnostics(scene, folder: folder.path) == messages)
  }

  // MARK: Files

  private static let palette = """
    palette: { brand: '#0A84FF', spare: red }
    numbers: { gap: 8 }
    """

  @Test func namesOfIncludedFilesCanBeReplacedOnlyExplicitly() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.palette, to: "palette.yaml")
    let view = "view: { id: a, backgroundColor: brand }"
    #expect(
      diagnostics("include: palette.yaml\npalette: { brand: red }\n\(view)", folder: folder.path)
        == [
          "s.yaml:2:12: the colour 'brand' is also in palette.yaml:1: give it another name, or "
            + "replace the shared one under 'override', as in {override: {palette: {brand: …}}}"
        ])
    let scene = try #require(
      readScene(
        "include: palette.yaml\noverride: { palette: { brand: '#00FF00' } }\n\(view)",
        folder: folder.path))
    #expect(try scene.tree().properties["backgroundColor"] == .string("#00FF00"))
  }

  @Test func errorsInIncludedFilesHaveTheirFileAndPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("include: inner.yaml\nview: {}\n", to: "outer.yaml")
    try folder.write("palette:\n  brand: '#12'\n  brand: red\n", to: "inner.yaml")
    #expect(
      diagnostics("include: outer.yaml\nview: { backgroundColor: brand }", folder: folder.path)
        == [
          "inner.yaml:2:10: palette.brand: '#12' is not a colour: expected '#RGB', '#RRGGBB' or "
            + "'#RRGGBBAA'",
          "inner.yaml:3:3: duplicate key 'brand' (first written in line 2)",
          "outer.yaml:2:1: a shared file has no 'view': a scene cannot be shared, but its "
            + "fragments can",
        ])
  }

  @Test func filesThatIncludeEachOtherAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("include: b.yaml\n", to: "a.yaml")
    try folder.write("include: [a.yaml]\n", to: "b.yaml")
    #expect(
      diagnostics("include: a.yaml\nview: {}", folder: folder.path) == [
        "b.yaml:1:11: include: the files include each other: a.yaml → b.yaml → a.yaml"
      ])
  }

  @Test func aFileThatTwoOthersIncludeIsReadOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.palette, to: "palette.yaml")
    try folder.write("include: palette.yaml\nstyles: { a: { alpha: 0.5 } }\n", to: "a.yaml")
    try folder.write("include: palette.yaml\nstyles: { b: { alpha: 0.5 } }\n", to: "b.yaml")
    #expect(
      diagnostics(
        "include: [a.yaml, b.yaml]\nview: { backgroundColor: brand, styles: [a, b] }",
        folder: folder.path) == [])
  }

  /// `Fixtures/Shared/palette.yaml`, which the project file shares, and two scenes.
  private func project(_ palette: String) throws -> (TemporaryFolder, SceneLibrary) {
    let folder = try TemporaryFolder()
    try folder.write(palette, to: "Fixtures/Shared/palette.yaml")
    try folder.write("view: { backgroundColor: brand }\n", to: "Fixtures/a.yaml")
    try folder.write("view: { layoutMargins: gap }\n", to: "Fixtures/Deep/b.yaml")
    let file = try ProjectFile(
      bytes: Array("shared: [Fixtures/Shared/palette.yaml]".utf8), path: "layouter.yaml")
    var library = SceneLibrary()
    library.defaults = file.scenes
    return (folder, library)
  }

  @Test func sharedFilesAreNoScenesAndUnusedNamesAreTold() throws {
    let (folder, library) = try project(Self.palette)
    let loaded = library.load(["Fixtures"], project: folder.url)
    #expect(loaded.scenes.map(\.path) == ["Deep/b.yaml", "a.yaml"])
    #expect(
      loaded.diagnostics.map(\.description) == [
        "Fixtures/Shared/palette.yaml:1:30: warning: no scene uses the colour 'spare'"
      ])
    // With a part of the scenes, it is unknown what the others use.
    #expect(library.load(["Fixtures/a.yaml"], project: folder.url).diagnostics == [])
    #expect(
      library.load(["Fixtures/Shared/palette.yaml"], project: folder.url).diagnostics
        .map(\.description) == [
          "Fixtures/Shared/palette.yaml: this file is shared by scenes and has nothing to draw: "
            + "name a scene that uses it; a scene itself has a 'view'"
        ])
  }

  @Test func aMistakeInASharedFileIsReportedOnceAlsoWhereNothingUsesIt() throws {
    let (folder, library) = try project(
      Self.palette + "\nstyles: { s: { id: x } }\nresources: { r: { Bgg: red } }\n")
    let loaded = library.load(["Fixtures/a.yaml", "Fixtures/Deep"], project: folder.url)
    #expect(
      loaded.diagnostics.map(\.description) == [
        "Fixtures/Shared/palette.yaml:3:16: a style sets properties: 'id' belongs to the view (the "
          + "style 's', used in Fixtures/Shared/palette.yaml:3:11)",
        "Fixtures/Shared/palette.yaml:4:19: unknown key 'Bgg' in a resource (did you mean 'Bg'?)",
      ])
  }

  @Test func missingSharedFilesAreReportedInTheProjectFile() throws {
    let (folder, library) = try project(Self.palette)
    try FileManager.default.removeItem(at: folder.fileURL("Fixtures/Shared/palette.yaml"))
    let loaded = library.load(["Fixtures"], project: folder.url)
    #expect(
      loaded.diagnostics.map(\.description) == [
        "Fixtures/Deep/b.yaml:1:24: layoutMargins: expected a number, or a map of left, top, right "
          + "and bottom, found the text 'gap'",
        "Fixtures/a.yaml:1:26: backgroundColor: unknown colour 'brand'",
        "layouter.yaml:1:10: 'Fixtures/Shared/palette.yaml' does not exist: looked for "
          + "Fixtures/Shared/palette.yaml",
      ])
  }

  @Test func filesThatNoSceneUsesAreTold() throws {
    let (folder, library) = try project("palette: { brand: red }\nnumbers: { gap: 8 }\n")
    try folder.write("palette: { other: red }\n", to: "Fixtures/Shared/other.yaml")
    #expect(
      library.load(["Fixtures"], project: folder.url).diagnostics.map(\.description) == [
        "Fixtures/Shared/other.yaml: warning: no scene uses this file: name it under 'shared' in "
          + "layouter.yaml, or under 'include' in a scene; a scene itself needs a 'view'"
      ])
  }

  @Test func scenesAreReadAgainWhenASharedFileChanges() throws {
    let (folder, library) = try project(Self.palette)
    try folder.write("view: {}\nlint: {}\n", to: "Fixtures/c.yaml")
    var reloading = SceneReloading(
      of: ["Fixtures"], in: ScenePlaces(project: folder.url), library: library)
    _ = reloading.load()
    #expect(reloading.load().readFiles == [])
    try folder.write(
      "palette: { brand: '#00FF00' }\nnumbers: { gap: 8 }\n", to: "Fixtures/Shared/palette.yaml")
    let outcome = reloading.load()
    #expect(outcome.readFiles.isSuperset(of: ["Fixtures/a.yaml", "Fixtures/Deep/b.yaml"]))
    let scene = try #require(outcome.loaded.scenes.first { $0.path == "a.yaml" })
    #expect(try scene.tree().properties["backgroundColor"] == .string("#00FF00"))
    #expect(
      reloading.folders.contains {
        $0.hasSuffix("Fixtures/Shared") || $0.hasSuffix("Fixtures/Shared/")
      })
  }
}
