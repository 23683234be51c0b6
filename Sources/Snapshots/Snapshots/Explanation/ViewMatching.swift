import ViewTree

/// Matches the views of two trees.
///
/// The roots match. Views with ids are matched by id, wherever they are. The others are matched among
/// the subviews of matched views: first those that are equal but for their places, in order and then
/// in any order, so that views that changed places are recognised. Then, in order, those with the same
/// class and content, and those between them by class alone, so that an inserted view does not shift
/// the matches of its successors.
struct ViewMatching {
  /// The old view for each new one.
  private(set) var oldIndex: [Int?]
  /// The new view for each old one.
  private(set) var newIndex: [Int?]

  private let signatures: ViewSignatures
  /// What two views that match have in common, the most first.
  private enum Likeness: CaseIterable {
    case everythingButPlace, content, type
  }

  init(old: ViewOutline, new: ViewOutline) {
    signatures = ViewSignatures(old: old, new: new)
    oldIndex = Array(repeating: nil, count: new.entries.count)
    newIndex = Array(repeating: nil, count: old.entries.count)
    match(old: 0, new: 0)

    let oldIDs = Self.indicesByID(old)
    let newIDs = Self.indicesByID(new)
    for index in new.indices {
      guard let id = new[index].node.id, newIDs[id] == index, let other = oldIDs[id] else {
        continue
      }
      match(old: other, new: index)
    }

    // A view follows its superview, so each view's own match is known before its subviews' are.
    for index in new.indices {
      guard let other = oldIndex[index] else { continue }
      matchChildren(old: old, other, new: new, index)
    }
  }

  private mutating func match(old: Int, new: Int) {
    guard oldIndex[new] == nil, newIndex[old] == nil else { return }
    oldIndex[new] = old
    newIndex[old] = new
  }

  private static func indicesByID(_ outline: ViewOutline) -> [String: Int] {
    var indices: [String: Int] = [:]
    for index in outline.indices {
      if let id = outline[index].node.id, indices[id] == nil { indices[id] = index }
    }
    return indices
  }

  private mutating func matchChildren(
    old: ViewOutline, _ oldParent: Int, new: ViewOutline, _ newParent: Int
  ) {
    let unmatchedOld = old[oldParent].children.filter { newIndex[$0] == nil }
    let unmatchedNew = new[newParent].children.filter { oldIndex[$0] == nil }
    guard !unmatchedOld.isEmpty, !unmatchedNew.isEmpty else { return }
    for likeness in Likeness.allCases {
      if likeness == .content { matchInAnyOrder(unmatchedOld, unmatchedNew) }
      for (one, other) in Self.commonSubsequence(
        unmatchedOld, unmatchedNew,
        areAlike: { one, other in
          guard newIndex[one] == nil, oldIndex[other] == nil else {
            // Earlier matches limit the later ones to the views between them.
            return newIndex[one] == other
          }
          guard Self.areAlike(old[one].node, new[other].node) else { return false }
          return switch likeness {
          case .everythingButPlace: signatures.old[one] == signatures.new[other]
          case .content: old.content(of: one) == new.content(of: other)
          case .type: true
          }
        })
      {
        match(old: one, new: other)
      }
    }
  }

  /// Matches views that changed places: of those that are equal but for their places, each that has
  /// only one counterpart.
  private mutating func matchInAnyOrder(_ old: [Int], _ new: [Int]) {
    let oldPlaces = Dictionary(grouping: old.filter { newIndex[$0] == nil }) { signatures.old[$0] }
    let newPlaces = Dictionary(grouping: new.filter { oldIndex[$0] == nil }) { signatures.new[$0] }
    for (signature, places) in oldPlaces where places.count == 1 {
      if let others = newPlaces[signature], others.count == 1 {
        match(old: places[0], new: others[0])
      }
    }
  }

  private static func areAlike(_ one: ViewNode, _ other: ViewNode) -> Bool {
    // Views with different ids are different views.
    one.type == other.type && (one.id == nil || other.id == nil)
  }

  /// Beyond this number of pairs to compare, views are matched one by one in their order.
  private static let pairLimit = 1 << 20

  /// The longest common subsequence of two lists, as pairs.
  private static func commonSubsequence(
    _ one: [Int], _ other: [Int], areAlike: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    guard one.count * other.count <= pairLimit else {
      return zip(one, other).filter { areAlike($0, $1) }
    }
    // lengths[i][j] is the length of the result for the elements from i and j on.
    var lengths = Array(
      repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i][j] =
          areAlike(one[i], other[j])
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < one.count, j < other.count {
      if areAlike(one[i], other[j]) {
        pairs.append((one[i], other[j]))
        i += 1
        j += 1
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
