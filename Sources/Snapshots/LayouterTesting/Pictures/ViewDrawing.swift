import Snapshots
import Typesetting
import ViewTree

/// How a value is drawn, with the facts about its views.
struct ViewDrawing {
  /// Pixels per point.
  var scale: CGFloat
  var draw: () throws -> DrawnSnapshot

  /// The picture alone.
  ///
  /// - Throws: What ``draw`` throws, or a font's error: a picture with boxes instead of letters is
  ///   worthless.
  func bitmap() throws -> Bitmap { try drawWithFonts().bitmap }

  /// The picture with the fonts that it uses.
  ///
  /// - Throws: as ``bitmap()``.
  func drawWithFonts() throws -> DrawnSnapshot {
    var (drawn, fonts) = try FontRecording.record { try draw() }
    if let error = fonts.errors.first { throw error }
    drawn.fonts = { fonts.uses.map { .init(name: $0.name, sha256: $0.sha256) } }
    return drawn
  }
}

extension DrawnSnapshot {
  /// A picture of which no views are known.
  init(ofForeign bitmap: Bitmap) {
    let rect = ViewNode.Rect(
      x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    self.init(bitmap: bitmap) {
      DescribedTree(
        root: ViewNode(type: "UIImage", frame: rect, bounds: rect),
        vocabulary: PropertyVocabulary())
    }
  }
}
