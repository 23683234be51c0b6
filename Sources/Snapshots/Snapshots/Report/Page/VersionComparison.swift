import FileAccess
import Foundation
import PictureFiles
import Pixels
import Synchronization
import Threads
import ViewTree

/// A page that shows snapshots in two versions: in earlier goldens, and as they are drawn now or in
/// later goldens.
public struct VersionComparison: Sendable {
  /// The snapshots to compare.
  public var requests: [SnapshotRequest]
  /// The names of the two versions.
  public var versions: ReportPage.Versions
  /// The goldens of the version before; a snapshot without one was added since.
  public var before: [SnapshotName: Golden]
  /// The goldens of the version after; nil to draw it. A snapshot without one was removed.
  public var after: [SnapshotName: Golden]?
  /// The fingerprint of the renderer, without fonts.
  public var renderer: GoldenFingerprint
  /// The number of snapshots that are drawn and compared concurrently; the page does not depend on it.
  public var jobs = 1
  /// Called after each snapshot, on any thread.
  public var progress: @Sendable () -> Void = {}
  /// Called before each snapshot.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// A comparison of goldens with others, or with new pictures.
  public init(
    requests: [SnapshotRequest], versions: ReportPage.Versions, before: [SnapshotName: Golden],
    after: [SnapshotName: Golden]?, renderer: GoldenFingerprint
  ) {
    (self.requests, self.versions, self.renderer) = (requests, versions, renderer)
    (self.before, self.after) = (before, after)
  }

  /// Draws the requests, compares, and makes the page.
  ///
  /// Snapshots of neither version are left out. One that cannot be drawn or decoded is shown as broken,
  /// with the reason.
  ///
  /// - Throws: ``DuplicateSnapshotName`` or ``RunCancelled``.
  public func page(title: String) throws -> ReportPage {
    try requests.checkNames()
    let shown = requests.filter { after == nil || before[$0.name] != nil || after?[$0.name] != nil }
    let compared = try concurrentMap(shown, jobs: jobs, isCancelled: isCancelled) { request in
      defer { progress() }
      return try compare(request)
    }
    let results = compared.map(\.result)
    let pictures = Dictionary(
      compared.map { ($0.result.name, $0.pictures) }, uniquingKeysWith: { first, _ in first })
    let report = Report(renderer: renderer, goldens: "", snapshots: results)
    var page = ReportPage(.comparison, title: title, snapshots: results, groups: report.groups) {
      (result) throws(FileSystemError) in pictures[result.name] ?? PagePictures()
    }
    page.versions = versions
    return page
  }

  private struct Compared: Sendable {
    var result: SnapshotResult
    var pictures: PagePictures
  }

  private func compare(_ request: SnapshotRequest) throws -> Compared {
    if let after, after[request.name] == nil { return removed(request) }
    let picture = KeptPicture()
    let run = VerificationRun(
      requests: [], goldens: GoldenStore(folder: ""), renderer: renderer)
    let verification = SnapshotVerification(run: run) { [before] (name) throws(GoldenError) in
      before[name]
    }
    var result = try verification.result(of: keeping(picture, of: request))
    var pictures = PagePictures(actual: picture.value)
    if result.verdict == .missing {
      result.words = ["\(versions.before) has no golden of it"]
    } else if let golden = before[request.name], let hash = result.expectedHash,
      let size = result.expectedSize
    {
      pictures.expected = PagePicture(hash: hash, size: size) {
        () throws(FileSystemError) in golden.bytes
      }
    }
    return Compared(result: result, pictures: pictures)
  }

  /// The request with its picture kept for the page: the picture in the golden of the version after, or the
  /// drawn one.
  private func keeping(_ picture: KeptPicture, of request: SnapshotRequest) -> SnapshotRequest {
    var request = request
    let (golden, draw) = (after?[request.name], request.draw)
    request.draw = {
      guard let golden else {
        let drawn = try draw()
        if drawn.bitmap.width > 0, drawn.bitmap.height > 0 {
          picture.value = try PagePicture(encoding: drawn.bitmap)
        }
        return drawn
      }
      let file = try golden.decoded()
      picture.value = PagePicture(file.bitmap, file: golden.bytes)
      return try DrawnSnapshot(file) {
        // The words for properties are the views' own; only a changed picture needs them.
        (try? draw())?.describe().vocabulary ?? PropertyVocabulary()
      }
    }
    return request
  }

  /// A snapshot that only the version before has.
  private func removed(_ request: SnapshotRequest) -> Compared {
    var result = SnapshotResult(
      request, verdict: .missing, words: ["\(versions.after) has no golden of it"])
    do {
      guard let golden = before[request.name] else {
        return Compared(result: result, pictures: PagePictures())
      }
      let picture = PagePicture(try golden.decoded().bitmap, file: golden.bytes)
      result.expectedSize = picture.size
      return Compared(result: result, pictures: PagePictures(expected: picture))
    } catch {
      result = SnapshotResult(request, verdict: .broken, words: ["\(error)"])
      return Compared(result: result, pictures: PagePictures())
    }
  }
}

/// The picture of a snapshot, which is set while it is drawn.
private final class KeptPicture: Sendable {
  private let picture = Mutex<PagePicture?>(nil)

  var value: PagePicture? {
    get { picture.withLock { $0 } }
    set { picture.withLock { $0 = newValue } }
  }
}

extension DrawnSnapshot {
  /// What a golden shows, as if it had just been drawn.
  ///
  /// - Parameter vocabulary: Returns the words for the properties of its tree.
  fileprivate init(
    _ golden: PNG.File, vocabulary: @escaping () -> PropertyVocabulary
  ) throws(GoldenTextError) {
    let tree = try GoldenFile.tree(in: golden.chunks)
    self.init(bitmap: golden.bitmap) {
      let none = ViewNode.Rect(x: 0, y: 0, width: 0, height: 0)
      return DescribedTree(
        root: tree ?? ViewNode(type: "UIView", frame: none, bounds: none), vocabulary: vocabulary())
    }
    fingerprint = try GoldenFile.fingerprint(in: golden.chunks)
  }
}
