import CairoGraphics
import FileAccess
import Foundation
import Glibc
import Pixels
import Snapshots
import Synchronization
import TestSupport
import Testing
import Threads

@testable import LayouterCommand

/// Folders and files that goldens can meet with outside of a test's well-kept one.
@Suite struct GoldenTroubleTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
  }

  @Test func aFolderThatCannotBeCreatedIsReportedOnce() {
    let run = project.layouter("record", fileSystem: TroubledDisk(folderCode: EACCES))
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: plain/calm_light and 3 more: cannot create the folder 'Snapshots/plain': \
        Permission denied; check the permissions of the file and of its folder

        """)
    #expect(run.output == "0 goldens written to Snapshots, 4 failed\n")
  }

  @Test func aReadOnlyDiskIsReported() {
    let run = project.layouter("record", fileSystem: TroubledDisk(folderCode: EROFS))
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: cannot create the folder 'Snapshots/plain': Read-only file system; \
        the file system is mounted read-only. 0 goldens written to Snapshots; every golden is either \
        the old or the new one.

        """)
  }

  @Test func aFullDiskKeepsTheGoldensSoFar() {
    let run = project.layouter(
      "record", "--jobs", "1", fileSystem: TroubledDisk(fileCode: ENOSPC, after: 2))
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: cannot write 'Snapshots/plain/loud_light.png': No space left on device; \
        free some space and run it again; the old files are unchanged. 2 goldens written to \
        Snapshots; every golden is either the old or the new one.

        """)
    #expect(project.files("Snapshots") == ["plain/calm_dark.png", "plain/calm_light.png"])
    #expect(
      project.layouter("record").output == "2 goldens written to Snapshots, 2 already there\n")
    #expect(project.layouter("verify").status == .success)
  }

  @Test func aFullDiskKeepsWholeScenesOfARender() throws {
    try project.write(SampleScene.card, to: "Fixtures/second.yaml")
    let run = project.layouter(
      "render", "--jobs", "1", fileSystem: TroubledDisk(fileCode: ENOSPC, after: 6))
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: cannot write 'out/second/loud_light.png': No space left on device; \
        free some space and run it again; the old files are unchanged. Written to out: \
        plain.yaml, each completely. No picture of the other scenes was written.

        """)
    #expect(
      project.files("out") == [
        "plain/calm_dark.png", "plain/calm_light.png", "plain/loud_dark.png",
        "plain/loud_light.png",
      ])
  }

  @Test(arguments: ["render", "sheet"])
  func linksInAnOutputFolderAreNotFollowed(command: String) throws {
    try project.write(SampleScene.card, to: "Fixtures/deep/second.yaml")
    try project.write("mine", to: "mine.png")
    try project.write("mine", to: "other/mine.txt")
    try project.link("out/deep", to: "other")
    try project.link("out/plain/calm_light.png", to: "mine.png")
    try project.link("out/plain.png", to: "mine.png")
    let run = project.layouter(command, "--jobs", "1")
    #expect(run.status == .broken)
    #expect(
      run.errors.contains(
        "cannot follow the symbolic link 'out/deep': it may lead to another folder; replace it by "
          + "what it links to"), "\(run.errors)")
    #expect(project.files("other") == ["mine.txt"])
    #expect(project.layouter(command, "Fixtures/plain.yaml").status == .success)
    #expect(try project.text("mine.png") == "mine")
  }

  @Test func aSceneWithAnImpossibleNameIsNamedAndTheOthersAreRecorded() throws {
    let long = String(repeating: "n", count: 245)
    for name in ["back\\slash", "line\nend", long] {
      try project.write(SampleScene.card, to: "Fixtures/\(name).yaml")
    }
    for command in ["record", "verify", "render", "describe"] {
      let run = project.layouter(command)
      #expect(run.status == .broken)
      #expect(
        run.errors == """
          Fixtures/back\\slash.yaml: the snapshot name 'back\\slash/calm_light' contains a \
          backslash; '/' separates folders
          "Fixtures/line\\nend.yaml": the snapshot name "line\\nend/calm_light" contains a control \
          character
          Fixtures/\(long).yaml: the snapshot name '\(long)/calm_light' has a part of more than 200 \
          bytes, which is too long for a file name

          """)
    }
    #expect(project.files("Snapshots").count == 4)
    #expect(project.files("out").count == 4)
  }

  @Test func concurrentRecordsWriteCompleteGoldens() throws {
    let statuses = try concurrentMap(Array(0..<4), jobs: 4) { [project] _ in
      project.layouter("record", "--all").status
    }
    #expect(statuses == [.success, .success, .success, .success])
    #expect(
      project.files("Snapshots") == [
        "plain/calm_dark.png", "plain/calm_light.png", "plain/loud_dark.png",
        "plain/loud_light.png",
      ])
    #expect(project.layouter("verify").output.hasPrefix("4 snapshots: 4 same ("))
  }

  @Test(arguments: ["/elsewhere/goldens", "../goldens", "Snapshots/../../goldens"])
  func aReportDoesNotSayToWriteOutsideOfTheProject(goldens: String) throws {
    #expect(project.layouter("verify", workingFolder: ".").status == .negative)
    let json = try project.text(".layouter/report/report.json")
    let other = json.replacing(#""goldens": "Snapshots""#, with: #""goldens": "\#(goldens)""#)
    #expect(other != json)
    try project.write(other, to: "downloaded/report.json")
    try project.write(
      project.bytes(".layouter/report/actual/plain/loud_dark.png"),
      to: "downloaded/actual/plain/loud_dark.png")
    let run = project.layouter("accept", "plain/loud_dark", "--from", "downloaded")
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: The report in 'downloaded' is about the goldens in '\(goldens)', outside of this \
        project. If they are to be written, name their folder with --snapshots.

        """)
    let named = project.layouter(
      "accept", "plain/loud_dark", "--from", "downloaded", "--snapshots", "Snapshots")
    #expect(named.status == .success)
    #expect(project.files("Snapshots") == ["plain/loud_dark.png"])
  }

  /// The report of tests is about the whole package, but only about goldens in it.
  @Test(arguments: [
    ("Sources/App/main", false), ("Snapshots/App/main", true),
    ("Tests/AppTests/__Snapshots__/ButtonTests/main", true), ("__Snapshots__", false),
  ])
  func aReportOfTestsReplacesGoldensOnly(name: String, isGolden: Bool) throws {
    #expect(project.layouter("verify", workingFolder: ".").status == .negative)
    let json = try project.text(".layouter/report/report.json")
      .replacing(#""goldens": "Snapshots""#, with: #""goldens": ".""#)
    for chosen in ["loud_dark", "loud_light", "calm_dark", "calm_light"] {
      #expect(json.contains("plain/\(chosen)"))
    }
    // One of four snapshots has another name.
    var renamed = json
    for (index, old) in ["calm_dark", "calm_light", "loud_light"].enumerated() {
      renamed.replace("plain/\(old)", with: "Snapshots/\(index)")
    }
    renamed.replace("plain/loud_dark", with: name)
    try project.write(renamed, to: "downloaded/report.json")
    try project.write(
      project.bytes(".layouter/report/actual/plain/loud_dark.png"),
      to: "downloaded/actual/\(name).png")
    let run = project.layouter("accept", name, "--from", "downloaded")
    #expect(run.status == (isGolden ? .success : .broken))
    #expect(project.exists("\(name).png") == isGolden)
    #expect(
      run.errors.contains("which is neither in a folder '__Snapshots__' nor in 'Snapshots'")
        == !isGolden)
  }

  @Test func theHintNamesGoldensOutsideOfTheProject() throws {
    try project.write(SampleScene.card, to: "inner/Fixtures/plain.yaml")
    func inner(_ arguments: String...) -> CommandRun {
      project.layouter(arguments + ["--snapshots", "../goldens"], workingFolder: "inner")
    }
    #expect(inner("record").status == .success)
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "inner/Fixtures/plain.yaml")
    #expect(
      inner("verify").output.contains(
        "Accept everything:   layouter accept --all --snapshots ../goldens\n"))
  }

  @Test func onCIGoldensAreDecoded() throws {
    #expect(project.layouter("record").status == .success)
    let path = "Snapshots/plain/loud_dark.png"
    let hash = PixelHash.of(try PNG.decode(project.bytes(path)).bitmap)
    let other = try PNG.encode(Bitmap(width: 8, height: 4, filledWith: 0xFFFF_00FF))
    let forged = other.claimingPixels(high: hash.high, low: hash.low)
    try project.write(#require(forged), to: path)
    #expect(project.layouter("verify").status == .success)
    #expect(project.layouter("verify", environment: ["CI": "true"]).status == .negative)
    #expect(project.layouter("verify", "--decode").status == .negative)
    #expect(project.layouter("render").status == .success)
    #expect(project.layouter("diff", path, "out/plain/loud_dark.png").status == .negative)
  }

  @Test func aGitLFSPointerIsReportedWithTheCommandToFetchIt() throws {
    #expect(project.layouter("record").status == .success)
    try project.write(
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """, to: "Snapshots/plain/loud_dark.png")
    let run = project.layouter("verify")
    #expect(run.status == .broken)
    #expect(
      run.output.hasPrefix(
        """
        broken     plain/loud_dark: Snapshots/plain/loud_dark.png: this is a Git LFS pointer, not \
        a picture; fetch the picture with 'git lfs pull'
        4 snapshots: 3 same, 1 broken (
        """))
  }

  @Test func aGoldenThatIsNoPNGSaysHowToRestoreIt() throws {
    #expect(project.layouter("record").status == .success)
    try project.write("GIF89a", to: "Snapshots/plain/loud_dark.png")
    let run = project.layouter("verify")
    #expect(run.status == .broken)
    #expect(
      run.output.hasPrefix(
        """
        broken     plain/loud_dark: Snapshots/plain/loud_dark.png: this is not a PNG picture: it \
        does not start with the PNG signature
                   restore it from version control, or record it again: \
        layouter record --all --filter 'plain/loud_dark'
        4 snapshots: 3 same, 1 broken (
        """))
    #expect(
      project.layouter("record", "--all", "--filter", "plain/loud_dark").output == """
        replaced  plain/loud_dark
        1 golden written to Snapshots

        """)
    #expect(project.layouter("verify").status == .success)
  }
}

/// The machine's disk, with folders that cannot be made or files that cannot be written.
private final class TroubledDisk: FileSystem {
  private let disk = DiskFileSystem()
  private let folderCode: Int32
  private let fileCode: Int32
  /// How many files can be written first.
  private let left: Mutex<Int>

  /// - Parameters:
  ///   - folderCode: Why no folder can be made, as `EACCES`; 0 if they can.
  ///   - fileCode: Why no file can be written; 0 if they can.
  init(folderCode: Int32 = 0, fileCode: Int32 = 0, after count: Int = 0) {
    self.folderCode = folderCode
    self.fileCode = fileCode
    left = Mutex(count)
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8]? { try disk.read(path) }

  func create(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileSystemError) {
    let fails = left.withLock {
      $0 -= 1
      return $0 < 0 && fileCode != 0
    }
    if fails { throw FileSystemError(.write, path, code: fileCode) }
    try disk.create(path, with: bytes, isFlushed: isFlushed)
  }

  func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    try disk.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(FileSystemError) { try disk.remove(path) }

  func createFolder(_ path: String) throws(FileSystemError) {
    if folderCode != 0 {
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      throw FileSystemError(.createFolder, folder, code: folderCode)
    }
    try disk.createFolder(path)
  }

  func status(of path: String) throws(FileSystemError) -> FileStatus? {
    try disk.status(of: path)
  }

  func entries(of folder: String) throws(FileSystemError) -> [FolderEntry] {
    try disk.entries(of: folder)
  }
}
