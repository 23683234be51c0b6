import CairoGraphics
import Foundation
import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

@testable import Scenes

@Suite struct LibraryTests {
  private let plain = "size: [9, 9]\nview: {}\n"

  @Test(arguments: ViewClass.standard.map(\.name))
  func standardClassesHaveTheirNamesInSwift(name: String) throws {
    let viewClass = try #require(ViewClass.standard.first { $0.name == name })
    #expect("\(type(of: viewClass.make()))" == name)
  }

  @Test func foldersAreWalkedInTheOrderOfNames() throws {
    let folder = try TemporaryFolder()
    for path in [
      "Fixtures/b/two.yml", "Fixtures/b/one.yaml", "Fixtures/a.json", "Fixtures/.hidden/x.yaml",
      "Fixtures/.x.yaml", "Fixtures/c/d/deep.yaml",
    ] {
      try folder.write(path.hasSuffix("json") ? "{\"size\":[9,9],\"view\":{}}" : plain, to: path)
    }
    try folder.write("not a scene", to: "Fixtures/b/readme.md")
    try folder.write("{}", to: "Fixtures/layouter.schema.json")
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(loaded.diagnostics == [])
    #expect(
      loaded.scenes.map(\.path) == ["a.json", "b/one.yaml", "b/two.yml", "c/d/deep.yaml"])
    #expect(loaded.scenes.map(\.name) == ["a", "b/one", "b/two", "c/d/deep"])
    #expect(loaded.scenes.map(\.title) == ["a", "one", "two", "deep"])
  }

  @Test func sceneHasTheSamePathHoweverItIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(plain, to: "Fixtures/buttons/save.yaml")
    try folder.write(plain, to: "elsewhere/save.yaml")
    for path in ["Fixtures", "./Fixtures/buttons/", "Fixtures/buttons/save.yaml"] {
      #expect(
        SceneLibrary().load([path], project: folder.url).scenes.map(\.path)
          == ["buttons/save.yaml"])
    }
    #expect(
      SceneLibrary().load(["Fixtures", "Fixtures/buttons/save.yaml"], project: folder.url)
        .scenes.count == 1)
    #expect(
      SceneLibrary().load(["elsewhere/save.yaml"], project: folder.url).scenes.map(\.path)
        == ["elsewhere/save.yaml"])
    #expect(
      SceneLibrary().load(["Fixtures", "elsewhere"], project: folder.url).scenes.map(\.file)
        == ["Fixtures/buttons/save.yaml", "elsewhere/save.yaml"])
    let other = try TemporaryFolder()
    #expect(
      SceneLibrary().load([folder.url.appending(path: "elsewhere").path()], project: other.url)
        .scenes.map(\.path) == ["save.yaml"])
  }

  @Test func folderWithoutScenesAndMissingFilesAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "empty/readme.txt")
    let loaded = SceneLibrary().load(
      ["empty", "missing", "empty/readme.txt"], project: folder.url)
    #expect(
      loaded.diagnostics.map(\.description)
        == [
          "empty: no scenes in this folder: expected files named *.yaml, *.yml or *.json",
          "empty/readme.txt: expected a scene (*.yaml, *.yml or *.json) or a folder of scenes",
          "missing: no such file or folder",
        ])
    #expect(loaded.hasErrors)
  }

  @Test func brokenFilesDoNotKeepOthersFromBeingRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: [", to: "Fixtures/a.yaml")
    try folder.write([0x76, 0xFF], to: "Fixtures/b.yaml")
    try folder.write(plain, to: "Fixtures/c.yaml")
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(loaded.scenes.map(\.path) == ["c.yaml"])
    #expect(
      loaded.diagnostics.map(\.path) == ["Fixtures/a.yaml", "Fixtures/b.yaml"])
    #expect(
      loaded.diagnostics.last?.description
        == "Fixtures/b.yaml:1:2: the file is not UTF-8 from here on: save it as UTF-8")
  }

  @Test func hugeFileIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(count: 8 << 20 + 1), to: "huge.yaml")
    #expect(
      SceneLibrary().load(["huge.yaml"], project: folder.url).diagnostics.map(\.description)
        == ["huge.yaml: the file has 8388609 bytes; at most 8388608 are read"])
  }

  @Test func scenesWithTheSamePicturesAreAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write(plain, to: "Fixtures/a.yaml")
    try folder.write(plain, to: "Fixtures/a.yml")
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(
      loaded.diagnostics.map(\.description)
        == [
          "Fixtures/a.yml: the pictures would have the same names as the pictures of Fixtures/a.yaml"
        ])
  }

  @Test func namesThatDifferInCaseOnlyAreAnError() throws {
    let folder = try TemporaryFolder()
    for name in ["Same.yaml", "same.yaml", "Cards/a.yaml", "cards/A.yaml", "cards/b.yaml"] {
      try folder.write(plain, to: "Fixtures/" + name)
    }
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(loaded.scenes.map(\.path) == ["Cards/a.yaml", "Same.yaml", "cards/b.yaml"])
    let cause = "on macOS and Windows, where upper and lower case are not distinguished"
    #expect(
      loaded.diagnostics.map(\.description) == [
        "Fixtures/cards/A.yaml: the pictures would have the same names as the pictures of Fixtures/Cards/a.yaml "
          + cause,
        "Fixtures/same.yaml: the pictures would have the same names as the pictures of Fixtures/Same.yaml "
          + cause,
      ])
  }

  @Test func namesThatDifferOnlyInNormalisationAreAnError() throws {
    let folder = try TemporaryFolder()
    // Decomposed and composed; the Angstrom sign is composed to another character.
    for name in ["e\u{301}.yaml", "\u{E9}.yaml", "\u{212B}/a.yaml", "\u{C5}/a.yaml"] {
      try folder.write(plain, to: "Fixtures/" + name)
    }
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(
      loaded.scenes.map { Array($0.path.utf8) } == [
        Array("e\u{301}.yaml".utf8), Array("\u{C5}/a.yaml".utf8),
      ])
    #expect(
      loaded.diagnostics.map { Array($0.description.utf8) }
        == [
          "Fixtures/\u{212B}/a.yaml: the pictures would have the same names as the pictures of "
            + "Fixtures/\u{C5}/a.yaml, whose name differs only in Unicode's normalisation",
          "Fixtures/\u{E9}.yaml: the pictures would have the same names as the pictures of "
            + "Fixtures/e\u{301}.yaml, whose name differs only in Unicode's normalisation",
        ].map { Array($0.utf8) })
  }

  @Test func namesThatAreNotUTF8AreAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write(plain, to: "Fixtures/good.yaml")
    for name in ["bad\u{FF}.yaml", "note\u{FF}.txt"] {
      // Its UTF-8 ends in BF: without that byte it is cut off within a character.
      let bytes = (folder.path + "/Fixtures/" + name).utf8.filter { $0 != 0xBF }
      let made = creat(bytes.map { CChar(bitPattern: $0) } + [0], 0o600)
      try #require(made >= 0)
      close(made)
    }
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(loaded.scenes.map(\.path) == ["good.yaml"])
    #expect(
      loaded.diagnostics.map(\.description)
        == ["Fixtures: the name 'bad\u{FFFD}.yaml' is not UTF-8: rename it"])
    #expect(loaded.hasErrors)
  }

  @Test func aLinkedImageOutsideOfTheProjectGivesAWarning() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let picture = try PNG.encode(Bitmap(width: 4, height: 2, filledWith: 0xFFFF_0000))
    try other.write(picture, to: "red.png")
    try folder.write(picture, to: "Icons/blue.png")
    try folder.write("view: { image: red.png, type: UIImageView }", to: "Fixtures/a.yaml")
    try folder.write("view: { image: blue.png, type: UIImageView }", to: "Fixtures/b.yaml")
    try FileManager.default.createSymbolicLink(
      at: folder.fileURL("Fixtures/red.png"), withDestinationURL: other.fileURL("red.png"))
    try folder.link("Fixtures/blue.png", to: "Icons/blue.png")
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(
      loaded.diagnostics.map(\.description) == [
        "Fixtures/a.yaml:1:16: warning: image: 'red.png' lies outside of the project: "
          + other.path + "/red.png"
      ])
  }

  @Test func aPipeIsNotReadAsAnImage() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: { image: pipe.png, type: UIImageView }", to: "Fixtures/a.yaml")
    #expect(mkfifo(folder.path + "/Fixtures/pipe.png", 0o600) == 0)
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(
      loaded.diagnostics.map(\.description) == [
        "Fixtures/a.yaml:1:16: image: 'pipe.png' is not a file: \(folder.path)/Fixtures/pipe.png"
      ])
  }

  @Test func circleOfLinksIsWalkedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(plain, to: "Fixtures/a.yaml")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Fixtures/loop"),
      withDestinationURL: folder.url.appending(path: "Fixtures"))
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(loaded.scenes.map(\.path) == ["a.yaml"])
    #expect(loaded.diagnostics == [])
  }

  @Test func imagesAreFoundBesideTheScene() throws {
    let folder = try TemporaryFolder()
    let picture = try PNG.encode(Bitmap(width: 4, height: 2, filledWith: 0xFFFF_0000))
    try folder.write(picture, to: "Fixtures/icons/red.png")
    try folder.write(picture, to: "Fixtures/icons/red@2x.png")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='12'><path d='M0 0h9v9z'/></svg>",
      to: "Fixtures/icons/mark.svg")
    let document = try CGContext(document: .pdf, size: CGSize(width: 7, height: 5))
    try folder.write(try document.makeDocument(), to: "Fixtures/icons/page.pdf")
    try folder.write(
      """
      size: fit
      view:
        subviews:
          - { type: UIImageView, image: ../icons/red.png }
          - { type: UIImageView, image: ../icons/red@2x.png }
          - { type: UIImageView, image: ../icons/mark.svg }
          - { type: UIImageView, image: ../icons/page.pdf }
      """, to: "Fixtures/screens/a.yaml")
    let loaded = SceneLibrary().load(["Fixtures"], project: folder.url)
    #expect(loaded.diagnostics == [])
    let scene = try #require(loaded.scenes.first)
    let frames = try scene.describe(scene.variants[0]).view?.subviews.map(\.frame)
    #expect(
      frames == [
        .init(x: 0, y: 0, width: 4, height: 2), .init(x: 0, y: 0, width: 2, height: 1),
        .init(x: 0, y: 0, width: 24, height: 12), .init(x: 0, y: 0, width: 7, height: 5),
      ])
  }

  @Test func missingAndBrokenImagesAreReportedWithTheirPaths() throws {
    let folder = try TemporaryFolder()
    try folder.write("not a picture", to: "Fixtures/broken.png")
    try folder.write("not a picture", to: "Fixtures/broken.svg")
    try folder.write(
      """
      size: [9, 9]
      view:
        subviews:
          - { type: UIImageView, image: icons/none.png }
          - { type: UIImageView, image: 'icons\\none.png' }
          - { type: UIImageView, image: C:/icons/none.png }
          - { type: UIImageView, image: broken.png }
          - { type: UIImageView, image: . }
          - { type: UIImageView, image: broken.svg }
      """, to: "Fixtures/a.yaml")
    let messages = SceneLibrary().load(["Fixtures"], project: folder.url).diagnostics
      .map(\.description)
    let place = folder.url.appending(path: "Fixtures").path()
    let expected: [String] = [
      "4:35: image: 'icons/none.png' does not exist: looked for \(place)/icons/none.png",
      """
      5:35: image: 'icons\\none.png' is a Windows path: write a path relative to the scene, \
      with '/' ('icons/none.png')
      """,
      """
      6:35: image: 'C:/icons/none.png' is a Windows path: write a path relative to the scene, \
      with '/'
      """,
    ]
    #expect(messages.prefix(3) == expected.map { "Fixtures/a.yaml:" + $0 }[...])
    try #require(messages.count == 6)
    #expect(messages[3].hasPrefix("Fixtures/a.yaml:7:35: image: 'broken.png' is not a picture: "))
    #expect(messages[4].hasPrefix("Fixtures/a.yaml:8:35: image: '.' is not a file: "))
    #expect(
      messages[5].hasPrefix(
        "Fixtures/a.yaml:9:35: image: 'broken.svg' cannot be drawn: broken.svg:1:1: "))
  }

  @Test func imageOutsideOfTheProjectIsAllowedWithAWarning() throws {
    let folder = try TemporaryFolder()
    let picture = try PNG.encode(Bitmap(width: 4, height: 2, filledWith: 0xFFFF_0000))
    try folder.write(picture, to: "outside.png")
    try folder.write(
      "size: [9, 9]\nview: { type: UIImageView, image: ../../outside.png }\n",
      to: "project/Fixtures/a.yaml")
    let loaded = SceneLibrary().load(
      ["Fixtures"], project: folder.url.appending(path: "project"))
    #expect(
      loaded.diagnostics.map(\.description)
        == [
          "Fixtures/a.yaml:2:35: warning: image: '../../outside.png' lies outside of the project: "
            + folder.url.appending(path: "outside.png").path()
        ])
    #expect(!loaded.hasErrors)
    #expect(loaded.scenes.count == 1)
  }

  @Test func folderAboveTheProjectDoesNotNameScenes() throws {
    let folder = try TemporaryFolder()
    let plain = "view: {frame: [0, 0, 9, 9]}"
    try folder.write(plain, to: "Fixtures/checkout/scenes/save.yaml")
    let project = folder.url.appending(path: "Fixtures/checkout", directoryHint: .isDirectory)
    let loaded = SceneLibrary().load(["scenes"], project: project)
    #expect(loaded.scenes.map(\.path) == ["scenes/save.yaml"])
    // A project that is worked on from its folder of scenes keeps its names.
    try folder.write("", to: "Snapshots/some.txt")
    let inside = folder.url.appending(path: "Fixtures/checkout/scenes", directoryHint: .isDirectory)
    #expect(
      SceneLibrary().load(["save.yaml"], project: inside).scenes.map(\.path)
        == ["checkout/scenes/save.yaml"])
    // A project in the folder of another one's scenes has names of its own.
    try folder.write("", to: "Fixtures/checkout/Package.swift")
    #expect(
      SceneLibrary().load(["scenes"], project: project).scenes.map(\.path)
        == ["scenes/save.yaml"])
  }
}
