import CairoGraphics
import Pixels
import Synchronization
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct RenderTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
  }

  @Test func everyVariantIsWrittenToTheScenesFolder() throws {
    try project.write(SampleScene.card, to: "Fixtures/cards/plain.yaml")
    let run = project.layouter("render", "-o", "pictures")
    #expect(run.status == .success)
    #expect(run.output == "4 pictures of 1 scene in pictures\n")
    #expect(run.errors == "")
    #expect(
      project.files("pictures") == [
        "cards/plain/calm_dark.png", "cards/plain/calm_light.png", "cards/plain/loud_dark.png",
        "cards/plain/loud_light.png",
      ])
    let bitmap = try PNG.decode(project.bytes("pictures/cards/plain/loud_dark.png")).bitmap
    #expect((bitmap.width, bitmap.height) == (8, 4))
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFCC_0000 })
  }

  @Test func onlyMatchingVariantsAreDrawn() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter("render", "-o", "out", "--variant", "calm_*")
    #expect(run.status == .success)
    #expect(project.files("out") == ["plain/calm_dark.png", "plain/calm_light.png"])
  }

  @Test(arguments: ["x.png", "out/x.SVG", "x.apng", "x.jpg"])
  func theNameOfAPictureIsNoFolder(output: String) throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter("render", "-o", output)
    let folder = output.prefix { $0 != "." }
    #expect(run.status == .broken)
    #expect(
      run.errors == "Error: -o is a folder, into which the pictures of all scenes are written, and "
        + "'\(output)' looks like a picture: write -o \(folder). One picture with all variants is: "
        + "layouter sheet -o \(folder).png\n")
    #expect(!project.exists(output))
  }

  @Test func aSceneWithoutASizeHasALineAndNoSummary() throws {
    try project.write("title: Empty\nview:\n  id: empty\n", to: "Fixtures/empty.yaml")
    let run = project.layouter("render", "-o", "out")
    #expect(run.status == .broken)
    #expect(run.output == "")
    #expect(
      run.errors.hasSuffix(
        ": line 3: the root view has an empty size, so the picture would have no pixels: give the "
          + "scene a 'size', or the view a 'frame'\n"))
  }

  @Test func aVariantThatNoSceneHas() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter("render", "-o", "out", "--variant", "wild_*")
    #expect(run.status == .broken)
    #expect(
      run.errors
        == "Error: No snapshot's name matches 'wild_*'. A name is, for example: plain/calm_light\n")
  }

  @Test func aBrokenSceneWritesNoFileAndTheOthersAreDrawn() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    try project.write(SampleScene.broken, to: "Fixtures/broken.yaml")
    let run = project.layouter("render", "-o", "out", "--variant", "calm_light")
    #expect(run.status == .broken)
    #expect(run.errors.contains("Fixtures/broken.yaml:3:3: "))
    #expect(run.errors.contains("colour"))
    #expect(run.output == "1 picture of 1 scene in out\n")
    #expect(project.files("out") == ["plain/calm_light.png"])
  }

  @Test func theNumberOfJobsChangesNothing() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    #expect(project.layouter("render", "-o", "one", "--jobs", "1").status == .success)
    #expect(project.layouter("render", "-o", "many", "--jobs", "7").status == .success)
    #expect(project.files("one").count == 4)
    for file in project.files("one") {
      #expect(try project.bytes("one/\(file)") == project.bytes("many/\(file)"))
    }
  }

  @Test func diagnosticsOfConcurrentlyReadFilesAreInOrder() throws {
    for number in 1...9 {
      try project.write(
        number % 3 == 1 ? SampleScene.broken : SampleScene.card, to: "Fixtures/\(number).yaml")
    }
    let run = project.layouter("render", "-o", "out", "--jobs", "4")
    #expect(run.status == .broken)
    let files = run.errors.split(separator: "\n").compactMap { line in
      line.hasPrefix("Fixtures/") ? line.prefix { $0 != ":" } : nil
    }
    #expect(files == ["Fixtures/1.yaml", "Fixtures/4.yaml", "Fixtures/7.yaml"])
    #expect(run.output == "24 pictures of 6 scenes in out\n")
    #expect(project.files("out").first == "2/calm_dark.png")
  }

  @Test func shapesThatStaySharp() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    for format in ["svg", "pdf"] {
      #expect(project.layouter("render", "-o", format, "--format", format).status == .success)
    }
    #expect(project.files("svg").contains("plain/loud_dark.svg"))
    #expect(try project.text("svg/plain/loud_dark.svg").contains("<svg"))
    #expect(try project.bytes("pdf/plain/loud_dark.pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test func anInterruptedRenderListsWhatItHasWritten() throws {
    try project.write(SampleScene.card, to: "Fixtures/first.yaml")
    try project.write(SampleScene.card, to: "Fixtures/second.yaml")
    let asked = Atomic<Int>(0)
    let run = project.layouter("render", "--jobs", "1") {
      asked.wrappingAdd(1, ordering: .relaxed).newValue > 6
    }
    #expect(run.status == .broken)
    #expect(run.output == "")
    #expect(
      run.errors == """
        Stopped. Written to out: first.yaml, each completely. \
        No picture of the other scenes was written.

        """)
    #expect(project.files("out").count == 4)

    let nothing = project.layouter("render", "-o", "none") { true }
    #expect(nothing.errors == "Stopped. Nothing was written to none.\n")
  }

  @Test func aFileInsteadOfTheFolder() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    try project.write("", to: "out")
    let run = project.layouter("render", "-o", "out")
    #expect(run.status == .broken)
    #expect(run.errors.hasPrefix("Error: cannot "))
  }

  private static let film = """
    size: [4, 4]
    variants: {tone: {calm: {}, loud: {box.backgroundColor: '#CC0000'}}, scale: [1]}
    background: white
    steps:
      - snapshot: before
      - animate: {set: {box.frame: [0, 0, 4, 4]}, duration: 1, curve: linear}
      - film: {name: grow, duration: 1, fps: 2}
    view: {subviews: [{id: box, frame: [0, 0, 0, 4], backgroundColor: '#336699'}]}
    """

  @Test func eachFilmOfAVariantIsAnAnimation() throws {
    try project.write(Self.film, to: "Fixtures/film.yaml")
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter("render", "-o", "out", "--format", "apng")
    #expect(run.output == "2 films of 1 scene in out\n")
    #expect(project.files("out") == ["film/calm.grow.apng", "film/loud.grow.apng"])
    let file = try PNG.decode(project.bytes("out/film/calm.grow.apng"))
    // The first frame: the box has no width.
    #expect(file.bitmap == Bitmap(width: 4, height: 4, filledWith: 0xFFFF_FFFF))
    let control = file.chunks.compactMap { chunk -> [UInt8]? in
      if case .other("fcTL", let data) = chunk { data } else { nil }
    }
    // 0, 0.5 and 1 s; the last one is shown for a second.
    #expect(
      control.map { Array($0[20..<24]) } == [
        [0x01, 0xF4, 0x03, 0xE8], [0x01, 0xF4, 0x03, 0xE8], [0x03, 0xE8, 0x03, 0xE8],
      ])
    // The widths: all, then the two points that are new, then the other two.
    #expect(control.map { $0[7] } == [4, 2, 2])
  }

  @Test func aSceneWithoutAFilmHasNoAnimation() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter("render", "-o", "out", "--format", "apng")
    #expect(run.status == .broken)
    #expect(run.errors.hasPrefix("Error: There is no film to animate: "))
    #expect(!project.exists("out"))
  }
}
