import LintConfiguration
import ViewTree

/// Views with edges between pixels: a screen blurs them, and texts and images in them.
struct OffGridRule: PictureRule {
  static let name = LintRuleName.offGrid

  /// Pixels; less is an error of rounding.
  private static let tolerance = 0.02

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    // No current device has one pixel per point: halves are right.
    let scale = max(2, context.variant.scale)
    guard context.variant.scale > 1 || context.largestScale == 1 else { return [] }
    let tree = picture.tree
    return tree.views.indices.compactMap { index in
      let view = tree.views[index]
      guard view.isVisible, view.source != nil, view.content.isVisible, !view.isMoving,
        !view.isTransformed, !tree.isCollapsed(index)
      else { return nil }
      // A picture that fits the view ends at the next whole pixel.
      let fits =
        view.parent == nil
        && (view.box.right * context.variant.scale).rounded(.up) == Double(picture.bitmap.width)
      let edges =
        [view.box.x, view.box.y] + (fits ? [] : [view.box.right, view.box.bottom])
      let distances = edges.map { abs($0 * scale - ($0 * scale).rounded()) }
      guard let distance = distances.max(), distance > Self.tolerance else { return nil }
      let frame = [view.box.x, view.box.y, view.box.width, view.box.height]
        .map { $0.formatted(places: 3) }.joined(separator: ", ")
      return LintObservation(
        rule: Self.name, view: LintView(index, in: tree), variants: [context.index],
        value: distance, severity: distance,
        sentence: "an edge is \(distance.formatted(places: 2)) pixels off the pixel grid at "
          + "\(scale.formatted())x: [\(frame)] in the picture",
        remedy: "Use lengths that are multiples of 1/\(scale.formatted()) pt.")
    }
  }
}
