import ImageComparison
import ViewTree

/// Which changes of views are visible in which regions of a picture, and which regions none of them
/// explains.
struct RegionCauses {
  /// The regions with the views that changed in them, or else the innermost ones.
  private(set) var regions: [ExplainedRegion] = []
  /// The changes that explain the picture.
  ///
  /// Changes outside the regions explain nothing, unless there are no others, or unless all others are
  /// of places and sizes, for which one outside of the picture may be the reason: a view above a
  /// scrolled part that was hidden.
  private(set) var relevant: [ViewChange] = []
  /// The regions in which no view changed.
  private var unexplained: [ExplainedRegion] = []

  /// - Parameters:
  ///   - outline: The drawn views.
  ///   - scale: Pixels per point.
  init(
    _ regions: [DifferenceRegion], of changes: [ViewChange], in outline: ViewOutline, scale: Double
  ) {
    var isSeen = Array(repeating: false, count: changes.count)
    for region in regions {
      let place = region.rect.inPoints(scale: scale)
      let touching = changes.indices.filter { index in
        changes[index].places.contains { $0.intersection(place) != nil }
      }
      for index in touching { isSeen[index] = true }
      let views =
        touching.isEmpty
        ? outline.names(of: outline.innermostViews(in: place))
        : touching.map { changes[$0].subject }.withoutRepeats()
      let explained = ExplainedRegion(rect: region.rect, pixels: region.pixels, views: views)
      self.regions.append(explained)
      if touching.isEmpty { unexplained.append(explained) }
    }
    let seen = changes.indices.filter { isSeen[$0] }
    let isExplained = seen.contains { changes[$0].change.kind != .geometry }
    relevant = changes.indices.filter { index in
      isSeen[index] || seen.isEmpty || !isExplained && changes[index].change.kind != .geometry
    }.map { changes[$0] }
  }

  /// The sentences about pixels that changed although no view there did: one for each distance by
  /// which content only moved, and one for all others.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - shift: How far the content of a region has moved, if it only moved.
  func unexplained(scale: Double, shift: (PixelRect) -> PixelShift?) -> [Change] {
    var groups: [(shift: PixelShift?, regions: [ExplainedRegion])] = []
    for region in unexplained {
      let shift = shift(region.rect)
      if let place = groups.firstIndex(where: { $0.shift == shift }) {
        groups[place].regions.append(region)
      } else {
        groups.append((shift, [region]))
      }
    }
    return groups.map { shift, regions in
      let views = regions.flatMap(\.views).withoutRepeats()
      let verb = shift.map { Wording.movement($0, scale: scale) } ?? "changed"
      let rectangles = regions.map { Wording.rectangle($0.rect.inPoints(scale: scale)) }
      return Change(
        .drawing,
        predicate:
          "the picture \(verb) in \(Wording.list(views)), where the view tree did not change",
        note: ": \(Wording.list(rectangles))")
    }
  }
}
