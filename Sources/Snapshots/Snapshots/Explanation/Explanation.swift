import ImageComparison
import ViewTree

/// Why two pictures differ, from the trees of their views.
///
/// Changes are ordered by importance: views that appeared or disappeared, content, colours, other properties, and then
/// what follows from them: the picture's size, and the places and sizes of views. Changes of equal importance are in
/// drawing order, and views with the same change share a sentence.
public struct Explanation: Sendable, Equatable {
  /// The most important one first.
  public var changes: [Change]
  /// The comparison's regions with the views in them.
  public var regions: [ExplainedRegion]

  /// The changes in sentences.
  public var words: [String] { changes.map(\.words) }

  /// - Parameters:
  ///   - expected: The golden's tree; `nil` if it has none.
  ///   - actual: The drawn tree, with the vocabulary of both.
  ///   - scale: Pixels per point.
  ///   - shift: How far the content of a region that no view explains has moved, if it only moved.
  public init(
    of comparison: Comparison, expected: ViewNode?, actual tree: DescribedTree, scale: Double,
    shift: (PixelRect) -> PixelShift? = { _ in nil }
  ) {
    let newPicture = comparison.actualSize.rect.inPoints(scale: scale)
    let outline = ViewOutline(tree.root, in: tree.vocabulary, picture: newPicture)
    guard let expected else {
      changes = PictureSize(comparison).change.map { [$0] } ?? []
      changes.append(
        Change(
          .drawing,
          predicate: "the golden has no view tree, so what changed in the views is unknown"))
      regions = comparison.regions.map { region in
        let views = outline.innermostViews(in: region.rect.inPoints(scale: scale))
        return ExplainedRegion(
          rect: region.rect, pixels: region.pixels, views: outline.names(of: views))
      }
      return
    }

    let size = PictureSize(comparison, expected: expected, actual: tree.root, scale: scale)
    let old = ViewOutline(expected, in: tree.vocabulary, picture: size.expected)
    let list = ViewChanges(from: old, to: outline, in: tree.vocabulary).list.filter {
      !size.isSize(of: $0)
    }
    let causes = RegionCauses(comparison.regions, of: list, in: outline, scale: scale)
    regions = causes.regions
    let relevant = causes.relevant
    changes = Self.sentences(for: relevant, and: size.change)
    // A change of the size explains the views that only one of the sizes has space for.
    if size.change == nil { changes += causes.unexplained(scale: scale, shift: shift) }
  }

  /// The number of sentences about views; the other changes are counted. The first of each property is always among
  /// them.
  private static let sentenceLimit = 12

  private static func sentences(for list: [ViewChange], and sizeChange: Change?) -> [Change] {
    var changes: [(change: Change, followerCount: Int)] = []
    var places: [Change: Int] = [:]
    for entry in list {
      let key = entry.change.withoutViews
      if let place = places[key] {
        changes[place].change.views.append(entry.subject)
        changes[place].followerCount += entry.followerCount
      } else {
        places[key] = changes.count
        changes.append((entry.change, entry.followerCount))
      }
    }
    let sorted =
      (changes.map { $0.change.followed(byViews: $0.followerCount) }
      + [sizeChange].compactMap(\.self)).inOrderOfImportance()
    let limit = Swift.max(sentenceLimit, sorted.leadingCauseCount)
    guard sorted.count > limit else { return sorted }
    let rest = sorted[limit...].reduce(0) { $0 + Swift.max(1, $1.views.count) }
    return sorted.prefix(limit)
      + [Change(.rest, predicate: "and \(rest) more \(rest == 1 ? "change" : "changes") of views")]
  }
}

extension Change {
  /// The change as a key, by which views with the same change share a sentence.
  fileprivate var withoutViews: Change {
    var change = self
    change.views = []
    return change
  }

  /// The change with the number of views that only moved along with its own.
  fileprivate func followed(byViews count: Int) -> Change {
    guard count > 0 else { return self }
    var change = self
    let place = views.count == 1 ? "it" : "them"
    change.note = ", with \(count) \(count == 1 ? "view" : "views") in \(place)"
    return change
  }
}
