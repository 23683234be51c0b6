import FileAccess
import HeadlessUIKit
import JSONValues
import PictureFiles
import Pixels
import Snapshots
import StandardViews
import TestSupport
import Testing

@testable import LayouterTesting

/// Goldens in whose places simulators have drawn pictures.
@Suite struct ReferencePictureTests {
  private static let reference = TestPackage.goldens + "testSave.1.png"
  private static let own = TestPackage.goldens + "Layouter/testSave.1.png"
  private static let red: UInt32 = 0xFFFF_0000

  /// A file as other programs write it.
  private func file(_ bitmap: Bitmap) throws -> [UInt8] {
    try PNG.withoutTexts(PNG.encode(bitmap))
  }

  /// The picture of `filled(.red)`: 20 × 10 points.
  private var redPicture: Bitmap { Bitmap(width: 40, height: 20, filledWith: Self.red) }

  @Test func aReferenceIsNeverWritten() throws {
    // Not arguments, which would be in the names.
    for record in SnapshotTestingConfiguration.Record.allCases {
      let package = try TestPackage()
      let bytes = try file(Bitmap(width: 3, height: 3, filledWith: 0xFF00_FF00))
      try package.folder.write(bytes, to: Self.reference)
      #expect(package.assert(filled(.red), as: .image, record: record) != nil)
      #expect(try package.folder.bytes(Self.reference) == bytes)
      #expect(package.folder.exists(Self.own) == (record != .never), "\(record)")
    }
  }

  @Test func theGoldenBesideItIsCompared() throws {
    let package = try TestPackage()
    try package.folder.write(try file(redPicture), to: Self.reference)
    let message = package.assert(filled(.red), as: .image)
    #expect(message?.contains("golden      \(Self.own)") == true)
    try package.startAgain()
    #expect(package.assert(filled(.red), as: .image) == nil)
    try package.startAgain()
    #expect(
      package.assert(filled(.blue), as: .image)?.contains(
        "layouter accept \(TestPackage.goldens)Layouter/testSave.1") == true)
  }

  @Test func aGoldenOfOursIsNoReference() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image)
    try package.startAgain()
    #expect(package.assert(filled(.blue), as: .image)?.contains("differs from its golden") == true)
    #expect(!package.folder.exists(Self.own))
  }

  @Test func textsAreComparedWithTheirFiles() throws {
    let package = try TestPackage()
    try package.folder.write("b", to: TestPackage.goldens + "testSave.1.txt")
    #expect(package.assert("a", as: .lines)?.contains("differs from its golden") == true)
  }

  @Test func aReferenceIsNotLeftOver() throws {
    let package = try TestPackage()
    let unused = TestPackage.goldens + "testSave.2.png"
    try package.folder.write(try file(redPicture), to: Self.reference)
    try package.folder.write(try file(redPicture), to: unused)
    _ = package.assert(filled(.red), as: .image)
    try package.run.end()
    let goldens = try TestGoldens(
      in: package.run.check.goldens,
      of: ReportFolder(folder: package.folder.path + "/.layouter/report"),
      projectFile: "layouter.yaml")
    #expect(goldens?.obstacle == nil)
    #expect(goldens?.unreferenced == [])
  }

  // MARK: Comparing

  /// The comparison of a view with a reference.
  private func comparison(
    of view: UIView, with reference: Bitmap
  ) throws -> ReferenceComparison {
    let lines = try TemporaryFolder()
    let package = try TestPackage(environment: ["LAYOUTER_REFERENCES": lines.path + "/lines"])
    try package.folder.write(try file(reference), to: Self.reference)
    _ = package.assert(view, as: .image)
    let comparisons = ReferenceTable(lines: try lines.bytes("lines")).comparisons
    return try #require(comparisons.count == 1 ? comparisons[0] : nil)
  }

  @Test func pixelsThatDifferAreCounted() throws {
    var reference = redPicture
    for x in 10..<14 { for y in 5..<7 { reference[x, y] = 0xFF00_00FF } }
    let comparison = try comparison(of: filled(.red), with: reference)
    let size = PixelSize(width: 40, height: 20)
    #expect(
      comparison
        == ReferenceComparison(
          name: TestPackage.goldens + "testSave.1", referenceSize: size, size: size, hasText: false,
          different: 8, differentOutsideText: 8))
  }

  @Test func picturesOfOtherSizesAreOnlyMeasured() throws {
    let reference = Bitmap(width: 40, height: 22, filledWith: Self.red)
    let comparison = try comparison(of: filled(.red), with: reference)
    #expect(comparison.referenceSize == PixelSize(width: 40, height: 22))
    #expect(comparison.size == PixelSize(width: 40, height: 20))
    #expect(comparison.different == nil && comparison.differentOutsideText == nil)
  }

  /// 100 × 40 points, with a text in the middle of the left edge of a label at (20, 10).
  private func labelled() -> UIView {
    let view = filled(.red, width: 100, height: 40)
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 60, height: 20))
    label.text = "HH"
    view.addSubview(label)
    return view
  }

  @Test func pixelsOfTextsCountApart() throws {
    let package = try TestPackage()
    _ = package.assert(labelled(), as: .image)
    var reference = try PNG.decode(try package.folder.bytes(Self.reference)).bitmap
    // In the first letter, 4 points from its left edge; and in two corners.
    for (x, y) in [(48, 40), (0, 0), (199, 79)] { reference[x, y] ^= 0x00FF_00FF }
    let comparison = try comparison(of: labelled(), with: reference)
    #expect(comparison.hasText)
    #expect(comparison.different == 3)
    #expect(comparison.differentOutsideText == 2)
  }
}
