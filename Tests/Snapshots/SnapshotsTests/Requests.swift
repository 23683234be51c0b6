import Pixels
import ViewTree

@testable import Snapshots

let renderer = GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: [])

/// A request for a picture of one colour with a view called `save` over all of it.
func request(
  _ name: String, color: UInt32 = 0xFF00_7AFF, width: Int = 16, height: Int = 8
) throws -> SnapshotRequest {
  SnapshotRequest(name: try SnapshotName(name), scene: "buttons/\(name).yaml", scale: 2) {
    DrawnSnapshot(bitmap: Bitmap(width: width, height: height, filledWith: color)) {
      let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
      return DescribedTree(
        root: ViewNode(
          type: "DsCustomButton", id: "save",
          frame: .init(x: 0, y: 0, width: Double(width) / 2, height: Double(height) / 2),
          bounds: .init(x: 0, y: 0, width: Double(width) / 2, height: Double(height) / 2),
          properties: [
            "background": .string("#" + String(repeating: "0", count: 6 - digits.count) + digits)
          ]))
    }
  }
}
