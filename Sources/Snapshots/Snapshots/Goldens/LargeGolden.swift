import PictureFiles
import Pixels

/// The picture of a golden that is decoded row by row, because it would take much memory as a whole.
struct LargeGolden: PixelRows {
  /// The path of the file.
  let path: String
  let rows: PNG.Rows
  /// The file's texts and other ancillary chunks.
  let chunks: [PNG.Chunk]

  var size: PixelSize { rows.size }

  func forEachRow(
    _ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void
  ) throws(GoldenError) {
    do {
      try rows.forEachRow(body)
    } catch {
      throw .picture(path: path, error)
    }
  }
}
