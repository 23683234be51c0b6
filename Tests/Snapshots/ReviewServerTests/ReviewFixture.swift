import JSONValues
import Pixels
import TestSupport
import ViewTree

@testable import ReviewServer
@testable import Snapshots

/// A report under review, with the snapshots `same`, `changed`, `other` (which changed, too) and `new`.
struct ReviewFixture {
  let folder: TemporaryFolder
  let goldens: GoldenStore
  let report: ReportFolder
  let acceptance: Acceptance
  let session: ReviewSession
  let token = AccessToken()
  let handler: ReviewHandler

  static let names = ["same", "changed", "other", "new"]
  static let (blue, red): (UInt32, UInt32) = (0xFF00_7AFF, 0xFFFF_0000)
  private static let renderer = GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: [])

  init() throws {
    folder = try TemporaryFolder()
    goldens = GoldenStore(folder: folder.path + "/Snapshots")
    report = ReportFolder(folder: folder.path + "/report")
    for name in Self.names.dropLast() {
      try goldens.write(
        Self.request(name, Self.blue).draw(), as: .init(name), fingerprint: Self.renderer)
    }
    acceptance = Acceptance(report: report, goldens: goldens)
    session = ReviewSession(acceptance)
    handler = ReviewHandler(session: session, token: token)
    try verify()
  }

  /// Makes the report anew.
  func verify(_ names: [String] = names) throws {
    _ = try VerificationRun(
      requests: names.map { try Self.request($0, $0 == "same" ? Self.blue : Self.red) },
      goldens: goldens, renderer: Self.renderer, report: report
    ).run()
  }

  private static func request(_ name: String, _ color: UInt32) throws -> SnapshotRequest {
    SnapshotRequest(name: try SnapshotName(name), scene: "scene.yaml", scale: 1) {
      DrawnSnapshot(bitmap: Bitmap(width: 16, height: 8, filledWith: color)) {
        DescribedTree(
          root: ViewNode(
            type: "UIView", id: "root", frame: .init(x: 0, y: 0, width: 16, height: 8),
            bounds: .init(x: 0, y: 0, width: 16, height: 8)))
      }
    }
  }

  /// A request as the page's script makes it.
  ///
  /// - Parameters:
  ///   - path: After the token.
  ///   - headers: Replace the script's headers; nil leaves one out.
  func request(
    _ method: String, _ path: String, body: String? = nil, headers: [String: String?] = [:]
  ) -> HTTPRequest {
    var fields: [String: String?] = ["host": "127.0.0.1:8080", "sec-fetch-site": "same-origin"]
    if body != nil {
      fields["content-type"] = "application/json"
      fields["origin"] = "http://127.0.0.1:8080"
    }
    for (name, value) in headers { fields.updateValue(value, forKey: name.lowercased()) }
    return HTTPRequest(
      method: method, path: "/\(token)/\(path)", fields: fields.compactMapValues { $0 },
      body: Array((body ?? "").utf8))
  }

  /// The status and the JSON of the answer.
  func answer(to request: HTTPRequest) async -> (status: Int, json: JSON) {
    let response = await handler.respond(to: request)
    return (response.status.rawValue, (try? JSON(utf8: response.bytes)) ?? .null)
  }

  /// The status and the message of a decision.
  func decide(_ path: String, _ body: String) async -> (status: Int, message: String) {
    let (status, json) = await answer(to: request("POST", path, body: body))
    guard case .string(let message)? = json["message"] ?? json["error"] else {
      return (status, "no message")
    }
    return (status, message)
  }

  /// The decisions that the page shows, by the snapshots' names.
  func decisions() async -> [String: String] {
    let (_, data) = await answer(to: request("GET", "report"))
    guard case .array(let snapshots)? = data["snapshots"] else { return [:] }
    var decisions: [String: String] = [:]
    for snapshot in snapshots {
      guard case .string(let name)? = snapshot["name"] else { continue }
      if case .string(let decision)? = snapshot["decision"] { decisions[name] = decision }
    }
    return decisions
  }

  /// The colour of a golden's pixels; nil if it is missing.
  func color(of name: String) throws -> UInt32? {
    try goldens.read(.init(name))?.decoded().bitmap[0, 0]
  }
}

extension HTTPResponse {
  /// The body; empty for messages.
  var bytes: [UInt8] {
    if case .bytes(let bytes) = body { bytes } else { [] }
  }
}
