import CairoGraphics
import DesignedViews
import HeadlessUIKit
import Pixels
import Typesetting
import ViewTree

/// A picture of a variant with what its views show, and how they react to touches.
package struct InspectedVariant: Sendable {
  package var bitmap: Bitmap
  package var tree: InspectedTree
  /// Where its texts are, the same picture with them in black, in white, and without them; nil if no text is visible.
  package var inks: Inks?

  package struct Inks: Sendable {
    package var black: BitmapParts
    package var white: BitmapParts
    package var none: BitmapParts
  }
}

extension Scene {
  /// Draws a variant, and inspects its views.
  ///
  /// - Parameters:
  ///   - inks: Whether to draw it with other texts as well.
  ///   - picture: What the variant looks like, if it has been drawn.
  package func inspect(
    _ variant: Variant, inks: Bool, picture: Bitmap? = nil
  ) throws -> InspectedVariant {
    var variant = variant
    variant.isInspected = true
    let views = try laidOut(variant)
    let bitmap = try picture ?? bitmap(of: views, scale: variant.scale)
    var tree = views.inspectedTree()
    tree.layoutProblems = layoutReport(of: views).problems
    tree.isRightToLeft = variant.isRightToLeft
    var inspected = InspectedVariant(bitmap: bitmap, tree: tree)
    let texts = tree.views.filter(\.isVisible).flatMap { $0.content.texts }
    if inks, !texts.isEmpty {
      let size = PixelSize(width: bitmap.width, height: bitmap.height)
      let frames = texts.flatMap { [$0] + $0.uniformTexts }.map { text in
        PixelRect(
          left: text.box.x, top: text.box.y, right: text.box.right, bottom: text.box.bottom,
          scale: Double(variant.scale), in: size)
      }
      // One after the other: whole, each takes as much memory as the picture.
      inspected.inks = InspectedVariant.Inks(
        black: try parts(of: variant, size, ink: .black, in: frames),
        white: try parts(of: variant, size, ink: .white, in: frames),
        none: try parts(of: variant, size, ink: .none, in: frames))
    }
    return inspected
  }

  /// Lays out a variant with a change, and inspects its views.
  package func inspect(
    _ variant: Variant, altered alteration: SceneAlteration
  ) throws -> InspectedTree {
    var variant = variant.altered(by: alteration)
    variant.isInspected = true
    return try laidOut(variant).inspectedTree()
  }

  /// Draws a variant with a change.
  package func draw(_ variant: Variant, altered alteration: SceneAlteration) throws -> Bitmap {
    let variant = variant.altered(by: alteration)
    return try bitmap(of: laidOut(variant), scale: variant.scale)
  }

  /// The views are built again: the views of a window keep drawings of their texts.
  private func parts(
    of variant: Variant, _ size: PixelSize, ink: TextInk, in frames: [PixelRect]
  ) throws -> BitmapParts {
    try FontRecording.record(ink: ink) {
      let views = try laidOut(variant)
      guard size.isLarge else {
        return BitmapParts(of: try bitmap(of: views, scale: variant.scale), in: frames)
      }
      return try BitmapParts(of: size, in: frames) { (rows) throws(CGContextError) in
        let context = try CGContext(width: size.width, rows: rows, scale: variant.scale)
        views.draw(in: context)
        return try context.takeBitmap()
      }
    }.value
  }

  private func bitmap(
    of views: any VariantViews, scale: CGFloat
  ) throws(CGContextError) -> Bitmap {
    guard views.size.width > 0, views.size.height > 0 else {
      throw .content(nothingToDraw)
    }
    let context = try CGContext(size: views.size, scale: scale)
    views.draw(in: context)
    return try context.takeBitmap()
  }
}

extension LayoutReport {
  fileprivate var problems: [InspectedTree.LayoutProblem] {
    conflicts.map { conflict in
      InspectedTree.LayoutProblem(
        kind: .conflict, id: conflict.itemID, item: conflict.broken, sentence: "\(conflict)",
        count: conflict.constraints.count)
    }
      + causesOfAmbiguity.map { ambiguity in
        InspectedTree.LayoutProblem(
          kind: .ambiguity, id: ambiguity.id, item: ambiguity.item, sentence: "\(ambiguity)",
          count: ambiguity.attributes.count)
      }
  }
}

extension Scene {
  /// The view that the state axis sets; nil if there is no such axis, or if it sets several.
  package var stateSubject: NodeSource? {
    guard axes.contains(where: { $0.name == "state" }), subjects.count == 1 else { return nil }
    var source: NodeSource?
    view.forEachNode { if subjects.contains($0.number) { source = $0.source(in: self) } }
    return source
  }
}

extension Variant {
  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }
}
