import Pixels
import TestSupport
import ViewTree

@testable import Snapshots

/// A report whose pictures have known pixels.
///
/// Scene `save`: 40 × 20 pixels at scale 2, in two states and two appearances, one of which is the
/// same. In the others a rectangle at 10, 6 with 6 × 4 pixels became red, and the pixel at 30, 15
/// translucent. Scene `new` has no golden.
struct PageFixture {
  let folder: TemporaryFolder
  let page: String
  let acceptance: Acceptance

  /// The size of the pictures at scale 2.
  static let (width, height) = (40, 20)
  static let blue: UInt32 = 0xFF00_7AFF
  static let red: UInt32 = 0xFFFF_0000
  /// Premultiplied; #FF804080 in RGBA with 128 of 255.
  static let translucent: UInt32 = 0x8080_4020

  init(hostile: String? = nil) throws {
    folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path + "/Snapshots")
    let report = ReportFolder(folder: folder.path + "/report")
    let renderer = GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: [])
    for (state, appearance) in Self.variants {
      let old = try Self.request(state, appearance, isChanged: false)
      try store.write(old.draw(), as: old.name, fingerprint: renderer)
    }
    var requests = try Self.variants.map { state, appearance in
      try Self.request(
        state, appearance, isChanged: (state, appearance) != ("disabled", "dark"))
    }
    requests.append(try Self.newRequest(hostile ?? "new/picture"))
    let outcome = try VerificationRun(
      requests: requests, goldens: store, renderer: renderer, report: report
    ).run()
    try report.writePage(of: outcome)
    page = report.pagePath
    acceptance = Acceptance(report: report, goldens: store)
  }

  static let variants = [
    ("normal", "light"), ("normal", "dark"), ("disabled", "light"), ("disabled", "dark"),
  ]

  private static func request(
    _ state: String, _ appearance: String, isChanged: Bool
  ) throws -> SnapshotRequest {
    SnapshotRequest(
      name: try SnapshotName("buttons/save/\(state)_\(appearance)"), scene: "buttons/save.yaml",
      variant: [
        VariantChoice(axis: "state", value: state),
        VariantChoice(axis: "appearance", value: appearance),
      ],
      source: SnapshotSource(file: "Fixtures/buttons/save.yaml", line: 7), scale: 2
    ) {
      var bitmap = Bitmap(width: width, height: height, filledWith: blue)
      if isChanged {
        for y in 6..<10 { for x in 10..<16 { bitmap[x, y] = red } }
        bitmap[30, 15] = translucent
      }
      return DrawnSnapshot(bitmap: bitmap) {
        DescribedTree(
          root: ViewNode(
            type: "DsCustomButton", id: "save", frame: .init(x: 0, y: 0, width: 20, height: 10),
            bounds: .init(x: 0, y: 0, width: 20, height: 10),
            properties: ["text": .string(isChanged ? "Save" : "Keep")]))
      }
    }
  }

  private static func newRequest(_ name: String) throws -> SnapshotRequest {
    SnapshotRequest(name: try SnapshotName(name), scene: "new.yaml", scale: 1) {
      DrawnSnapshot(
        bitmap: Bitmap(width: 30, height: 30, filledWith: red), warnings: ["glyph 'x' is missing"]
      ) {
        DescribedTree(
          root: ViewNode(
            type: "UIView", id: "root", frame: .init(x: 0, y: 0, width: 30, height: 30),
            bounds: .init(x: 0, y: 0, width: 30, height: 30)))
      }
    }
  }
}
