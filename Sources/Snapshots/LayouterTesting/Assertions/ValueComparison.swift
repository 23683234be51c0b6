import Foundation
import Snapshots

/// Compares a value with its golden, or records it.
struct ValueComparison {
  let name: SnapshotName
  /// What the report groups the snapshot with: the test's file.
  let scene: String
  /// The assertion.
  let source: SnapshotSource?
  let recording: SnapshotCheck.Recording
  /// Seconds.
  let timeout: TimeInterval
  /// Called with a picture that was drawn, and its pixels per point.
  var observe: (DrawnSnapshot, _ scale: Double) -> Void = { _, _ in }
  /// Called with a hash of what was made, before anything is written.
  let claim: (_ content: String) throws -> Void

  struct Result {
    var outcome: SnapshotCheck.Outcome
    /// The files that a strategy adds to a failure.
    var attachments: [XCTAttachment] = []
  }

  func compare<Value, Format>(
    _ value: Value, as snapshotting: Snapshotting<Value, Format>, by check: SnapshotCheck
  ) throws -> Result {
    guard let picture = snapshotting.diffing.picture else {
      return try compareFile(
        try format(of: value, as: snapshotting), snapshotting.diffing, by: check)
    }
    // The check draws before it returns, on this thread.
    nonisolated(unsafe) let drawing =
      try snapshotting.drawing?(value)
      ?? ViewDrawing(scale: picture.scale) {
        let format = try format(of: value, as: snapshotting)
        guard let bitmap = try picture.bitmap(format) else { throw PictureError.empty }
        return DrawnSnapshot(ofForeign: bitmap)
      }
    nonisolated(unsafe) let observe = observe
    let request = SnapshotRequest(
      name: name, scene: scene, source: source, scale: Double(drawing.scale),
      options: picture.options
    ) {
      let drawn = try drawing.drawWithFonts()
      observe(drawn, Double(drawing.scale))
      return drawn
    }
    return Result(outcome: try check.outcome(of: request, recording: recording, claim: claim))
  }

  private func compareFile<Format>(
    _ format: Format, _ diffing: Diffing<Format>, by check: SnapshotCheck
  ) throws -> Result {
    let request = SnapshotRequest(name: name, scene: scene, source: source, scale: 1) {
      throw PictureError.empty
    }
    var attachments: [XCTAttachment] = []
    let outcome = try check.outcome(
      of: request, file: Array(diffing.toData(format)), recording: recording, claim: claim
    ) { golden in
      guard let (text, files) = diffing.diff(diffing.fromData(Data(golden)), format) else {
        return nil
      }
      attachments = files
      let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return words.isEmpty ? ["the value differs"] : words
    }
    return Result(outcome: outcome, attachments: attachments)
  }

  private func format<Value, Format>(
    of value: Value, as snapshotting: Snapshotting<Value, Format>
  ) throws -> Format {
    guard let format = snapshotting.snapshot(value).wait(timeout: timeout) else {
      throw PictureError.timeout(seconds: timeout)
    }
    return format
  }
}

/// A value gives no picture.
enum PictureError: Error, CustomStringConvertible {
  case empty
  case timeout(seconds: TimeInterval)

  var description: String {
    switch self {
    case .empty: "it has no pixels: give the strategy a size"
    case .timeout(let seconds):
      "the snapshot was not ready after \(seconds) seconds; what it waits for may be missing, or needs "
        + "a longer 'timeout:'"
    }
  }
}
