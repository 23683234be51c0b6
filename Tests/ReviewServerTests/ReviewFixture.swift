import CairoGraphics
import FlyingFox
import Foundation
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
    session = ReviewSession(Acceptance(report: report, goldens: goldens))
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
  ///   - headers: Replace those of the script; nil leaves one out.
  func request(
    _ method: HTTPMethod, _ path: String, body: String? = nil,
    headers: [String: String?] = [:]
  ) -> HTTPRequest {
    var all: [String: String?] = ["Host": "127.0.0.1:8080", "Sec-Fetch-Site": "same-origin"]
    if let body {
      all["Content-Type"] = "application/json"
      all["Content-Length"] = "\(body.utf8.count)"
      all["Origin"] = "http://127.0.0.1:8080"
    }
    all.merge(headers) { $1 }
    var fields = HTTPHeaders()
    for case (let name, let value?) in all { fields[HTTPHeader(name)] = value }
    return HTTPRequest(
      method: method, version: .http11, target: .init(path: "/\(token)/\(path)", query: ""),
      headers: fields, body: HTTPBodySequence(data: Data((body ?? "").utf8)))
  }

  /// The status and the JSON of the answer.
  func answer(to request: HTTPRequest) async throws -> (status: Int, json: JSON) {
    let response = await handler.handleRequest(request)
    return (response.statusCode.code, (try? JSON(utf8: [UInt8](await response.bodyData))) ?? .null)
  }

  /// The status and the message of a decision.
  func decide(
    _ path: String, _ body: String
  ) async throws -> (status: Int, message: String) {
    let (status, json) = try await answer(to: request(.POST, path, body: body))
    guard case .string(let message)? = json["message"] ?? json["error"] else {
      return (status, "no message")
    }
    return (status, message)
  }

  /// The decisions that the page shows, by the snapshots' names.
  func decisions() async throws -> [String: String] {
    let (_, data) = try await answer(to: request(.GET, "report"))
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
