import JSONValues
import Pixels
import TestSupport
import Testing
import ViewTree

@testable import Snapshots

/// The facts about the views, from drawing to the data of the page.
@Suite struct PageViewTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let report: ReportFolder

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path + "/Snapshots")
    report = ReportFolder(folder: folder.path + "/report")
  }

  /// A request whose drawing knows a constraint of its view, which no golden has.
  private func inspectedRequest(_ name: String, color: UInt32) throws -> SnapshotRequest {
    var request = try request(name, color: color)
    let draw = request.draw
    request.draw = {
      var drawn = try draw()
      drawn.inspect = {
        var tree = InspectedTree()
        tree.views = [
          InspectedView(
            type: "DsCustomButton", id: "save", box: .init(x: 0, y: 0, width: 8, height: 4))
        ]
        tree.views[0].constraints = ["<DsCustomButton:save>.width == 8 @required (saveWidth)"]
        return PictureInspection(
          of: tree, size: (8, 4), inks: nil, scale: 2, picture: Bitmap(width: 16, height: 8))
      }
      return drawn
    }
    return request
  }

  private func verify(_ requests: [SnapshotRequest]) throws -> Report {
    try VerificationRun(requests: requests, goldens: store, renderer: renderer, report: report)
      .run()
  }

  private func data(of outcome: Report) throws -> JSON {
    let page = report.page(of: outcome)
    var table = PagePictureTable()
    return try page.data(numbering: &table)
  }

  @Test func whatWasDrawnHasAllFactsAndTheGoldenItsTree() throws {
    let old = try request("a", color: 0xFF00_7AFF)
    try store.write(old.draw(), as: old.name, fingerprint: renderer)
    let outcome = try verify([inspectedRequest("a", color: 0xFF00_0000)])
    #expect(outcome.snapshots[0].pictures?.views == "views/a.json")
    let data = try data(of: outcome)
    guard case .array(let snapshots)? = data["snapshots"],
      case .array(let views)? = data["views"]
    else {
      Issue.record("there are no snapshots or no views")
      return
    }
    #expect(snapshots[0]["expected"]?["views"] == 0)
    #expect(snapshots[0]["actual"]?["views"] == 1)
    #expect(
      try views.map { try JSON(utf8: Array(String(json: $0).utf8))["views"] } == [
        [
          [
            "frame": [0, 0, 8, 4], "id": "save", "properties": ["background": "#007AFF"],
            "type": "DsCustomButton",
          ]
        ],
        [
          [
            "constraints": ["<DsCustomButton:save>.width == 8 @required (saveWidth)"],
            "frame": [0, 0, 8, 4], "id": "save", "type": "DsCustomButton",
          ]
        ],
      ])
  }

  @Test func equalTextsAreStoredOnce() throws {
    let outcome = try verify([
      inspectedRequest("a", color: 0xFF00_0000), inspectedRequest("b", color: 0xFF00_0001),
      request("c", color: 0xFF00_0002),
    ])
    let data = try data(of: outcome)
    guard case .array(let snapshots)? = data["snapshots"],
      case .array(let views)? = data["views"]
    else {
      Issue.record("there are no snapshots or no views")
      return
    }
    #expect(snapshots.map { $0["actual"]?["views"] } == [0, 0, 1])
    #expect(views.count == 2)
  }

  @Test func theGoldenDoesNotDependOnTheInspection() throws {
    let plain = try request("a", color: 0xFF00_0000)
    let inspected = try inspectedRequest("a", color: 0xFF00_0000)
    try store.write(plain.draw(), as: plain.name, fingerprint: renderer)
    let bytes = try folder.bytes("Snapshots/a.png")
    try store.write(inspected.draw(), as: inspected.name, fingerprint: renderer)
    #expect(try folder.bytes("Snapshots/a.png") == bytes)
  }

  @Test func theNextReportRemovesTheTexts() throws {
    _ = try verify([inspectedRequest("a", color: 0xFF00_0000)])
    #expect(folder.exists("report/views/a.json"))
    _ = try verify([request("b", color: 0xFF00_0000)])
    #expect(!folder.exists("report/views"))
  }
}
