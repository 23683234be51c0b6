import FileAccess
import Foundation
import PictureFiles
import Pixels
import TestSupport
import Testing
import Threads
import ViewTree

@testable import Snapshots

@Suite struct GoldenStoreTests {
  let folder: TemporaryFolder
  let store: GoldenStore
  let name: SnapshotName
  let blue: DrawnSnapshot
  let red: DrawnSnapshot

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path)
    name = try SnapshotName("buttons/save/dark@2x")
    blue = try request("blue").draw()
    red = try request("red", color: 0xFFFF_0000).draw()
  }

  @Test func aWrittenGoldenCarriesPixelsTreeAndFingerprint() throws {
    #expect(try store.write(blue, as: name, fingerprint: renderer) == .added)
    #expect(folder.files() == ["buttons/save/dark@2x.png"])
    let file = try #require(try store.read(name)).decoded()
    #expect(file.bitmap == blue.bitmap)
    #expect(try GoldenFile.tree(in: file.chunks) == blue.describe().root)
    #expect(try GoldenFile.fingerprint(in: file.chunks) == renderer)
  }

  @Test func fingerprintAndTreeAreOneText() throws {
    try store.write(blue, as: name, fingerprint: renderer)
    let chunks = try #require(try store.read(name)).decoded().chunks
    let text = "1 c0ffee\n\nDsCustomButton#save [0,0,8,4] background:#007AFF"
    #expect(chunks == [try GoldenText.chunk(text)])
    #expect(try GoldenFile.text(in: chunks) == text)
  }

  @Test(arguments: ["", "1 c0ffee", "1 c0ffee\n\n", "1 c0ffee\n\nUIView [0,0]", "\n\nUIView"])
  func aTextOfAnotherFormGivesNoTree(text: String) throws {
    #expect(try GoldenFile.tree(in: [.text(keyword: "Layouter", text: text)]) == nil)
  }

  @Test func aTreeWithAnInfiniteLengthIsKept() throws {
    let endless = ViewNode(
      type: "UIView", frame: .init(x: 0, y: 0, width: .infinity, height: 4),
      bounds: .init(x: 0, y: -.infinity, width: 8, height: 4))
    try store.write(
      DrawnSnapshot(bitmap: blue.bitmap) { DescribedTree(root: endless) }, as: name,
      fingerprint: renderer)
    let file = try #require(try store.read(name)).decoded()
    #expect(try GoldenFile.tree(in: file.chunks) == endless)
  }

  @Test func equalSnapshotsGiveEqualBytes() throws {
    try store.write(blue, as: name, fingerprint: renderer)
    let other = try SnapshotName("other")
    try store.write(blue, as: other, fingerprint: renderer)
    #expect(try store.read(name)?.bytes == store.read(other)?.bytes)
  }

  @Test func anEqualPictureIsNotRewritten() throws {
    // The same pixels in a file that this store would write otherwise.
    let foreign = try PNG.encode(blue.bitmap)
    try folder.write(foreign, to: name.text + ".png")
    #expect(try store.write(blue, as: name, fingerprint: renderer) == .kept)
    #expect(try folder.bytes(name.text + ".png") == foreign)
  }

  @Test func anEqualPictureIsRewrittenOnDemandUnlessTheBytesAreEqual() throws {
    try folder.write(try PNG.encode(blue.bitmap), to: name.text + ".png")
    #expect(
      try store.write(blue, as: name, fingerprint: renderer, keepingEqual: false) == .replaced)
    let file = try #require(try store.read(name)).decoded()
    #expect(try GoldenFile.tree(in: file.chunks) == blue.describe().root)
    #expect(try store.write(blue, as: name, fingerprint: renderer, keepingEqual: false) == .kept)
  }

  @Test func anotherPictureTakesTheGoldensPlace() throws {
    try store.write(blue, as: name, fingerprint: renderer)
    #expect(try store.write(red, as: name, fingerprint: renderer) == .replaced)
    #expect(try store.read(name)?.decoded().bitmap == red.bitmap)
    #expect(folder.files() == ["buttons/save/dark@2x.png"])
  }

  @Test func aFileThatIsNoPictureIsReplaced() throws {
    try folder.write("not a picture", to: name.text + ".png")
    #expect(try store.write(blue, as: name, fingerprint: renderer) == .replaced)
  }

  @Test func aMissingGoldenIsNoError() throws {
    #expect(try store.read(name) == nil)
    #expect(try GoldenStore(folder: folder.path + "/nowhere").names().isEmpty)
  }

  @Test(arguments: [0, 1, (1 << 14) - 1, 1 << 14, (1 << 14) + 1, 100_000])
  func filesOfEverySizeAreReadCompletely(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try folder.write(bytes, to: name.text + ".png")
    #expect(try store.read(name)?.bytes == bytes)
  }

  @Test func aFolderInsteadOfAGoldenIsAnError() throws {
    try folder.write("x", to: name.text + ".png/inside")
    #expect {
      try store.read(name)
    } throws: { error in
      "\(error)"
        == "cannot read '\(store.path(of: name))': Is a directory; "
        + "the path is a folder and not a file"
    }
  }

  @Test(arguments: [
    (FailingFileSystem.Step.create, ENOSPC), (.rename, EACCES), (.createFolder, EROFS),
  ])
  func aFailedStepLeavesTheOldGolden(step: FailingFileSystem.Step, code: Int32) throws {
    try store.write(blue, as: name, fingerprint: renderer)
    let failing = GoldenStore(
      folder: folder.path, fileSystem: FailingFileSystem(failAt: step, code: code))
    #expect(throws: GoldenError.self) {
      try failing.write(red, as: name, fingerprint: renderer)
    }
    #expect(try store.read(name)?.decoded().bitmap == blue.bitmap)
    #expect(folder.files() == ["buttons/save/dark@2x.png"])
  }

  @Test func aFullDiskIsReportedWithTheRemedy() throws {
    let failing = GoldenStore(
      folder: folder.path, fileSystem: FailingFileSystem(failAt: .create, code: ENOSPC))
    #expect {
      try failing.write(red, as: name, fingerprint: renderer)
    } throws: { error in
      "\(error)"
        == "cannot write '\(store.path(of: name))': No space left on device; "
        + "free some space and run it again; the old files are unchanged"
    }
    #expect(folder.files().isEmpty)
  }

  @Test(arguments: [
    ("K", "", "K"), ("a/K", "a/", "K"), ("/K", "/", "K"), ("a/", "a/", ""), ("", "", ""),
    ("画面/保存.png", "画面/", "保存.png"),
  ])
  func pathsAreSplitAtTheirLastSlash(path: String, folder: String, name: String) {
    #expect(splitPath(path) == (folder, name))
  }

  @Test func foldersAreMadeWhateverTheirPathEndsIn() throws {
    let disk = DiskFileSystem()
    for path in ["a", "b/", "c//", "d/e/f", "d/e/g/"] {
      try disk.createFolder(folder.path + "/" + path)
      #expect(folder.isFolder(path))
    }
    try disk.createFolder("/")
    try disk.createFolder(".")
  }

  @Test func aPipeInAGoldensPlaceIsAnErrorAndNotAWait() throws {
    let place = store.path(of: try SnapshotName("pipe"))
    #expect(mkfifo(place, 0o600) == 0)
    #expect {
      try store.read(.init("pipe"))
    } throws: { error in
      "\(error)".hasSuffix(": Invalid argument; it is a pipe, a socket or a device and not a file")
    }
  }

  @Test func aPathBelowAFileIsAnError() throws {
    try folder.write("x", to: "file")
    let store = GoldenStore(folder: folder.path + "/file")
    #expect {
      try store.write(blue, as: name, fingerprint: renderer)
    } throws: { error in
      "\(error)".hasSuffix("; a part of the path is a file and not a folder")
    }
  }

  @Test func leftoversOfKilledProcessesAreRemovedAndOthersStay() throws {
    let old = "buttons/.save.png.1f2e3d4c5b6a7988.layouter-tmp"
    let new = "buttons/.save.png.8877665544332211.layouter-tmp"
    for file in [old, new, "buttons/.keep", "buttons/x.layouter-tmp"] {
      try folder.write("x", to: file)
    }
    try folder.setAge(of: old, seconds: 61)
    try folder.setAge(of: new, seconds: 59)
    try folder.setAge(of: "buttons/.keep", seconds: 1000)
    try folder.setAge(of: "buttons/x.layouter-tmp", seconds: 1000)
    try store.removeLeftovers()
    #expect(folder.files() == ["buttons/.keep", new, "buttons/x.layouter-tmp"].sorted())
  }

  @Test func leftoversAreNotLookedForBehindALink() throws {
    let old = "other/.save.png.1f2e3d4c5b6a7988.layouter-tmp"
    try folder.write("x", to: old)
    try folder.setAge(of: old, seconds: 1000)
    try folder.write("x", to: "goldens/a.png")
    try folder.link("goldens/linked", to: "other")
    try GoldenStore(folder: folder.path + "/goldens").removeLeftovers()
    #expect(folder.exists(old))
  }

  @Test(arguments: [(FailingFileSystem.Step.create, EEXIST), (.rename, ENOENT)])
  func aTemporaryFileThatAnotherProcessUsesOrRemovesIsWrittenAgain(
    step: FailingFileSystem.Step, code: Int32
  ) throws {
    let disk = FailingFileSystem(failAt: step, code: code, failures: 3)
    try GoldenStore(folder: folder.path, fileSystem: disk)
      .write(blue, as: name, fingerprint: renderer)
    #expect(try store.read(name)?.decoded().bitmap == blue.bitmap)
  }

  @Test func aLinkedFolderAmongGoldensIsNotWrittenThrough() throws {
    try folder.write("mine", to: "other/mine.txt")
    try folder.link("goldens/buttons", to: "other")
    let store = GoldenStore(folder: folder.path + "/goldens")
    for change in [
      { _ = try store.write(blue, as: name, fingerprint: renderer) }, { try store.remove(name) },
    ] {
      #expect {
        try change()
      } throws: { error in
        "\(error)"
          == "cannot follow the symbolic link '\(store.folder)/buttons': it may lead to another "
          + "folder; replace it by what it links to"
      }
    }
    #expect(folder.files("other") == ["mine.txt"])
  }

  @Test func aLinkInAGoldensPlaceIsReplacedAndNotWhatItLinksTo() throws {
    try folder.write("mine", to: "mine.png")
    try folder.link("goldens/a.png", to: "mine.png")
    let store = GoldenStore(folder: folder.path + "/goldens")
    try store.write(blue, as: SnapshotName("a"), fingerprint: renderer)
    #expect(try folder.text("mine.png") == "mine")
    #expect(try store.read(SnapshotName("a"))?.decoded().bitmap == blue.bitmap)
  }

  @Test func concurrentWritersLeaveOneCompleteGolden() throws {
    let pictures = try (0..<8).map { try request("x", color: 0xFF00_0000 + UInt32($0)) }
    _ = try concurrentMap(Array(0..<64), jobs: 8) {
      [store, name] index in
      let drawn = try pictures[index % 8].draw()
      let bytes = try GoldenFile.bytes(
        of: drawn.bitmap, tree: drawn.describe().root, fingerprint: renderer)
      try store.write(bytes, as: name)
    }
    let bitmap = try #require(try store.read(name)).decoded().bitmap
    #expect(try pictures.map { try $0.draw().bitmap }.contains(bitmap))
    #expect(folder.files() == ["buttons/save/dark@2x.png"])
  }

  @Test func namesAreThoseOfThePictures() throws {
    for file in ["b/2.png", "b/10.png", "a.png", "a.txt", ".hidden.png", ".git/x.png"] {
      try folder.write("x", to: file)
    }
    #expect(try store.names().sorted().map(\.text) == ["a", "b/10", "b/2"])
  }

  @Test func removingAGoldenRemovesTheFoldersItLeavesEmpty() throws {
    try store.write(blue, as: name, fingerprint: renderer)
    try folder.write("x", to: "buttons/keep.txt")
    try store.remove(name)
    #expect(folder.files() == ["buttons/keep.txt"])
    #expect(!folder.isFolder("buttons/save"))
  }
}
