import FileAccess
import Pixels
import Snapshots
import Threads

extension ReportPage {
  /// A page that shows snapshots as they are drawn now. A snapshot that cannot be drawn is shown as
  /// broken, with the reason.
  ///
  /// - Parameters:
  ///   - jobs: The number of snapshots that are drawn concurrently; the page does not depend on it.
  ///   - progress: Called after each snapshot, on any thread.
  ///   - isCancelled: Called before each snapshot.
  /// - Throws: ``DuplicateSnapshotName`` or ``RunCancelled``.
  public static func gallery(
    of requests: [SnapshotRequest], title: String, jobs: Int = 1,
    progress: @escaping @Sendable () -> Void = {},
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> ReportPage {
    try requests.checkNames()
    let drawn = try concurrentMap(requests, jobs: jobs, isCancelled: isCancelled) { request in
      defer { progress() }
      return GallerySnapshot(drawing: request)
    }
    var pictures: [SnapshotName: PagePictures] = [:]
    for snapshot in drawn { pictures[snapshot.result.name] = snapshot.pictures }
    return ReportPage(.gallery, title: title, snapshots: drawn.map(\.result)) {
      [pictures] (result) throws(FileSystemError) in pictures[result.name] ?? PagePictures()
    }
  }
}

/// A drawn snapshot, with its picture as a file.
private struct GallerySnapshot: Sendable {
  var result: SnapshotResult
  var pictures = PagePictures()

  init(drawing request: SnapshotRequest) {
    do {
      let drawn = try request.drawFingerprinted().drawn
      let picture = try PagePicture(encoding: drawn.bitmap)
      result = SnapshotResult(request, verdict: .same)
      result.actualSize = picture.size
      result.warnings = drawn.warnings.isEmpty ? nil : drawn.warnings
      result.warningSources = drawn.warningSources.isEmpty ? nil : drawn.warningSources
      pictures.actual = picture
      pictures.views.actual = try? drawn.inspect?().json.line
    } catch {
      result = SnapshotResult(
        request, verdict: .broken, words: ["it could not be drawn: \(error)"])
    }
  }
}
