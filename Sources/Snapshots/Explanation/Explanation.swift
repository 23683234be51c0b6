import ImageComparison
import ViewTree

/// Sentences that explain why two pictures differ, from the trees of their views.
///
/// The sentences are ordered by importance: the picture's size, views that appeared or disappeared,
/// content, geometry, colours, other properties. Those of equal importance are in drawing order, and
/// views with the same change share a sentence.
public struct Explanation: Sendable, Equatable {
  /// Sentences, the most important one first.
  public var words: [String]
  /// The comparison's regions with the views in them.
  public var regions: [ExplainedRegion]

  /// - Parameters:
  ///   - expected: The golden's tree; `nil` if it has none.
  ///   - actual: The drawn tree, with the vocabulary of both.
  ///   - scale: Pixels per point.
  public init(
    of comparison: Comparison, expected: ViewNode?, actual tree: DescribedTree, scale: Double
  ) {
    let actual = tree.root
    let actualOutline = ViewOutline(actual, in: tree.vocabulary)
    let changes =
      expected.map { expected in
        ViewChanges(
          from: ViewOutline(expected, in: tree.vocabulary), to: actualOutline, in: tree.vocabulary
        ).list
      } ?? []
    let places = comparison.regions.map { $0.rect.inPoints(scale: scale) }

    words = Self.sizeWords(comparison, expected: expected, actual: actual)
    regions = []
    var isSeen = Array(repeating: false, count: changes.count)
    var unexplained: [Int] = []
    for (region, place) in zip(comparison.regions, places) {
      let touching = changes.indices.filter { index in
        changes[index].places.contains { $0.intersection(place) != nil }
      }
      for index in touching { isSeen[index] = true }
      var names = touching.map { changes[$0].subject }
      if touching.isEmpty {
        let views = actualOutline.innermostViews(in: place)
        unexplained += views
        names = views.map { actualOutline.name(of: $0) }
      }
      regions.append(
        ExplainedRegion(rect: region.rect, pixels: region.pixels, views: names.withoutRepeats()))
    }

    guard expected != nil else {
      words.append("the golden has no view tree, so what changed in the views is unknown")
      return
    }
    // Changes outside the regions explain nothing, unless there are no others.
    let seen = changes.indices.filter { isSeen[$0] }.map { changes[$0] }
    let relevant = (seen.isEmpty ? changes : seen).filter { change in
      // The first sentence describes the picture's size already.
      comparison.hasSameSize || !(change.importance == .geometry && change.isOfRoot(actualOutline))
    }
    words += Self.sentences(for: relevant)

    if changes.isEmpty {
      if comparison.hasSameSize || words.isEmpty {
        words.append("the view tree did not change, only its drawing")
        Self.append(unexplained, of: actualOutline, to: &words)
      }
    } else if !unexplained.isEmpty, !seen.isEmpty {
      let names = Set(unexplained).sorted().map { actualOutline.name(of: $0) }
      words.append(
        "in \(Wording.list(names.withoutRepeats())) the view tree did not change, only its drawing")
    }
  }

  private static func append(
    _ views: [Int], of outline: ViewOutline, to words: inout [String]
  ) {
    let names = Set(views).sorted().map { outline.name(of: $0) }.withoutRepeats()
    guard !names.isEmpty, var last = words.popLast() else { return }
    last += ", in \(Wording.list(names))"
    words.append(last)
  }

  private static func sizeWords(
    _ comparison: Comparison, expected: ViewNode?, actual: ViewNode
  ) -> [String] {
    guard !comparison.hasSameSize else { return [] }
    let sentence =
      "the size changed from \(comparison.expectedSize) to \(comparison.actualSize) pixels"
    guard let expected else { return [sentence] }
    let (before, after) = (expected.frame, actual.frame)
    if before.width == after.width && before.height == after.height {
      return [
        sentence
          + ", but not in points (\(Wording.size(after.width, after.height)) pt): "
          + "it was drawn at another scale"
      ]
    }
    return [
      sentence
        + " (\(Wording.size(before.width, before.height)) to "
        + "\(Wording.size(after.width, after.height)) pt)"
    ]
  }

  /// The number of changes that are described; the others are counted.
  private static let sentenceLimit = 12

  private static func sentences(for changes: [ViewChange]) -> [String] {
    struct Group {
      var importance: ViewChange.Importance
      var predicate: String
      var subjects: [String]
    }
    var groups: [Group] = []
    for change in changes {
      let place = groups.firstIndex {
        $0.importance == change.importance && $0.predicate == change.predicate
      }
      if let place {
        groups[place].subjects.append(change.subject)
      } else {
        groups.append(
          Group(
            importance: change.importance, predicate: change.predicate,
            subjects: [change.subject]))
      }
    }
    // The offset keeps groups of equal importance in drawing order.
    let sentences = groups.enumerated().sorted {
      ($0.element.importance, $0.offset) < ($1.element.importance, $1.offset)
    }.map { _, group in
      Wording.list(group.subjects) + group.predicate.agreeing(withMany: group.subjects.count > 1)
    }
    guard sentences.count > sentenceLimit else { return sentences }
    let left = sentences.count - sentenceLimit
    return sentences.prefix(sentenceLimit) + ["and \(left) more changes in the view tree"]
  }
}

extension ViewChange {
  fileprivate func isOfRoot(_ outline: ViewOutline) -> Bool { subject == outline.name(of: 0) }
}

extension String {
  /// The predicate with its verb in the plural if a sentence has several subjects.
  fileprivate func agreeing(withMany isPlural: Bool) -> String {
    guard isPlural else { return self }
    for (singular, plural) in [(" is ", " are "), (" has ", " have ")] where hasPrefix(singular) {
      return plural + dropFirst(singular.count)
    }
    return replacingOccurrence(of: "(it was hidden)", with: "(they were hidden)")
      .replacingOccurrence(of: "(it is now hidden)", with: "(they are now hidden)")
  }

  private func replacingOccurrence(of part: String, with other: String) -> String {
    hasSuffix(part) ? dropLast(part.count) + other : self
  }
}

extension [String] {
  /// The texts without repetitions, in the order of their first occurrences.
  fileprivate func withoutRepeats() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension PixelRect {
  /// The rectangle, converted to points.
  fileprivate func inPoints(scale: Double) -> ViewNode.Rect {
    let scale = scale > 0 ? scale : 1
    return .init(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
