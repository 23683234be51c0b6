import Pixels
import TestSupport
import ViewTree

@testable import ReportPages
@testable import Snapshots

/// A page with one changed snapshot of 200 by 120 pixels at scale 2: a card of 100 by 60 points with a
/// title and a button, 20 points apart.
struct InspectFixture {
  let folder: TemporaryFolder
  let page: String

  static let name = "cards/one"
  static let red: UInt32 = 0xFFFF_0000

  init() throws {
    folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path + "/Snapshots")
    let report = ReportFolder(folder: folder.path + "/report")
    let renderer = GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: [])
    let old = try Self.request(color: 0xFF00_7AFF)
    try store.write(old.draw(), as: old.name, fingerprint: renderer)
    let outcome = try VerificationRun(
      requests: [try Self.request(color: Self.red)], goldens: store, renderer: renderer,
      report: report
    ).run()
    try report.writePage(of: outcome)
    page = report.pagePath
  }

  private static func request(color: UInt32) throws -> SnapshotRequest {
    SnapshotRequest(name: try SnapshotName(name), scene: "cards.yaml", scale: 2) {
      DrawnSnapshot(
        bitmap: Bitmap(width: 200, height: 120, filledWith: color),
        describe: { DescribedTree(root: golden) }, inspect: { inspection })
    }
  }

  private static let frames: [(x: Double, y: Double, width: Double, height: Double)] = [
    (0, 0, 100, 60), (10, 10, 30, 20), (60, 10, 30, 40),
  ]

  private static func node(_ type: String, _ id: String, _ place: Int) -> ViewNode {
    let frame = frames[place]
    return ViewNode(
      type: type, id: id,
      frame: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      bounds: .init(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  private static var golden: ViewNode {
    var card = node("UIView", "card", 0)
    var title = node("UILabel", "title", 1)
    title.properties = ["text": .string("Hello"), "textColor": .string("#112233")]
    card.subviews = [title, node("DsCustomButton", "save", 2)]
    return card
  }

  private static var inspection: PictureInspection {
    var tree = InspectedTree()
    for (place, (type, id)) in [
      ("UIView", "card"), ("UILabel", "title"), ("DsCustomButton", "save"),
    ].enumerated() {
      let frame = frames[place]
      tree.views.append(
        InspectedView(
          type: type, id: id, parent: place == 0 ? nil : 0,
          box: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)))
    }
    tree.views[1].content.texts = [
      InspectedText(
        "Hello <b>", box: .init(x: 10, y: 10, width: 30, height: 20), fontSize: 12,
        fontName: "Mplus 1 Bold", color: "#112233")
    ]
    tree.views[1].constraints = ["<UILabel:title>.width == 30 @required (titleWidth)"]
    tree.views[2].content.resources = [
      InspectedResource(
        name: "Bg", state: "disabled", source: "disabled", value: .string("#E5E5EA")),
      InspectedResource(name: "Fg", state: "disabled", source: "normal", value: .string("#FFFFFF")),
    ]
    tree.views[2].content.accessibility.isElement = true
    tree.views[2].content.accessibility.label = "Save"
    tree.views[2].content.accessibility.traits = [.button, .notEnabled]
    tree.views[2].target = TouchTarget(
      area: .init(x: 60, y: 10, width: 30, height: 44), isEnabled: false, isReachable: true)
    return PictureInspection(
      of: tree, size: (100, 60), inks: nil, scale: 2, picture: Bitmap(width: 200, height: 120))
  }
}
