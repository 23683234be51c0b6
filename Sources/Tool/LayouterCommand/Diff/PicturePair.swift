import CairoGraphics
import CommandLineTool
import Foundation
import ImageComparison
import Pixels
import Snapshots

/// Two picture files to compare.
struct PicturePair: Sendable {
  /// The paths as messages name them.
  var expected: String
  var actual: String
  /// Where to write a difference picture; nil for none.
  var output: String?
  /// The folder below which the difference picture is written without following links; nil for a file
  /// that was named itself.
  var outputFolder: String?
  /// Whether a difference picture is written even if nothing differs.
  var writesEqual = true

  /// Reads both files and compares them.
  ///
  /// Of files that evidently have the same image data, only structure and checksums are checked:
  /// damaged data with right checksums is not noticed.
  ///
  /// - Parameter jobs: The number of files that are read and decoded concurrently, at most 2.
  /// - Throws: `CommandFailure` for the first file that cannot be read, or for the output.
  func compare(
    options: ComparisonOptions, jobs: Int, in context: CommandContext
  ) throws -> Comparison {
    let (expectedFile, actualFile) = try both(jobs) {
      try PictureFile(expected, in: context)
    } and: {
      try PictureFile(actual, in: context)
    }
    if output == nil || !writesEqual, expectedFile.hasSameImageData(as: actualFile) {
      return Comparison(ofEqualImagesOf: expectedFile.size, options: options)
    }
    let (before, after) = try both(jobs, expectedFile.bitmap, and: actualFile.bitmap)
    let comparison = ImageComparison.compare(expected: before, actual: after, options: options)
    if let output, writesEqual || !comparison.isSame {
      let difference = differencePicture(expected: before, actual: after, comparison: comparison)
      try context.write(try PNG.encode(difference), to: output, below: outputFolder)
    }
    return comparison
  }
}

/// Does the same with two values, concurrently if more than one job is allowed.
///
/// - Throws: The error of the first one, otherwise the error of the second.
private func both<Value: Sendable>(
  _ jobs: Int, _ first: @escaping @Sendable () throws -> Value, and second: () throws -> Value
) throws -> (Value, Value) {
  let background = BackgroundValue(jobs: jobs, first)
  let result = Result { try second() }
  return (try background.value(), try result.get())
}

/// A file whose errors name its path.
private struct PictureFile: Sendable {
  private let path: String
  private let content: PNG.CheckedFile

  init(_ path: String, in context: CommandContext) throws(CommandFailure) {
    self.path = path
    let bytes = try Files.read(context.path(path))
    do {
      content = try PNG.CheckedFile(bytes)
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
  }

  var size: PixelSize { content.size }

  func hasSameImageData(as other: PictureFile) -> Bool {
    content.hasSameImageData(as: other.content)
  }

  func bitmap() throws(CommandFailure) -> Bitmap {
    do {
      return try content.bitmap()
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
  }
}
