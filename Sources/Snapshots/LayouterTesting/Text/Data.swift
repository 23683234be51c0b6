import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes as they are, in a file without an extension.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { expected, actual in
        guard expected != actual else { return nil }
        let place = zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }
        let offset = place?.offset ?? min(expected.count, actual.count)
        return (
          "expected \(expected.count) bytes, got \(actual.count); the first difference is at byte "
            + "\(offset)", []
        )
      })
  }
}
