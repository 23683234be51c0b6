import CairoGraphics
import CommandLineTool
import Pixels
import Snapshots

/// What the dialog shows of a snapshot besides words: its pictures if the terminal can, otherwise their
/// paths; and the report's page at the snapshot.
struct SnapshotPreview {
  let report: ReportFolder
  /// The report's folder, as typed.
  let folder: String
  /// Nil in a terminal without pictures.
  let pictures: TerminalPictures?
  /// Nil if the report has no page.
  let page: PageAddress?
  /// Whether the terminal makes links.
  let makesLinks: Bool
  let console: Console

  func show(_ result: SnapshotResult) {
    let paths = [
      ("expected", result.pictures?.expected), ("actual", result.pictures?.actual),
      ("difference", result.pictures?.difference),
    ].compactMap { name, path in path.map { (name: name, path: $0) } }
    if !showPictures(paths) {
      for (name, path) in paths { print(name, "\(folder)/\(path)") }
    }
    guard let page else { return }
    guard makesLinks else { return print("page", page.url(for: result.name)) }
    writeLabel("page")
    console.writeSequences(
      Array(page.link("\(folder)/\(ReportFolder.pageName)", to: result.name).utf8))
    console.print()
  }

  /// Shows the pictures side by side; returns false if that is not possible.
  private func showPictures(_ paths: [(name: String, path: String)]) -> Bool {
    guard let pictures else { return false }
    let bitmaps = paths.compactMap { name, path -> (caption: String, bitmap: Bitmap)? in
      // A picture that is missing or damaged is reported when it is accepted.
      guard let bytes = try? report.read(path), let file = try? PNG.decode(bytes) else {
        return nil
      }
      return (name, file.bitmap)
    }
    guard bitmaps.count == paths.count, let row = PictureRow(bitmaps, in: pictures.size),
      let sequences = try? pictures.picture.sequences(for: row.bitmap)
    else { return false }
    console.print(console.outputStyle.dim(row.captions))
    console.writeSequences(sequences)
    console.print()
    return true
  }

  private func print(_ name: String, _ text: String) {
    writeLabel(name)
    console.print(text)
  }

  private func writeLabel(_ name: String) {
    let spaces = String(repeating: " ", count: max(11 - name.count, 1))
    console.write(console.outputStyle.dim(name) + spaces)
  }
}
