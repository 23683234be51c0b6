import ViewTree

/// Which view of one tree is which view of the other.
///
/// The roots are each other's. Views with ids are matched by id, wherever they are. The others are
/// matched among the subviews of matched views, in order: first those of one class with one text,
/// then what lies between them by class alone, so that a view put in does not turn its followers
/// into others.
struct ViewMatching {
  /// The old view for each new one.
  private(set) var oldIndex: [Int?]
  /// The new view for each old one.
  private(set) var newIndex: [Int?]

  init(old: ViewOutline, new: ViewOutline) {
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

    // Every view comes after the one it lies in, so each view's own match is known here.
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
    let olds = old[oldParent].children.filter { newIndex[$0] == nil }
    let news = new[newParent].children.filter { oldIndex[$0] == nil }
    guard !olds.isEmpty, !news.isEmpty else { return }
    for isExact in [true, false] {
      for (one, other) in Self.commonSubsequence(
        olds, news,
        areAlike: { one, other in
          guard newIndex[one] == nil, oldIndex[other] == nil else {
            // Those that are matched already fence in what may still be.
            return newIndex[one] == other
          }
          return Self.areAlike(old[one].node, new[other].node, isExact: isExact)
        })
      {
        match(old: one, new: other)
      }
    }
  }

  private static func areAlike(_ one: ViewNode, _ other: ViewNode, isExact: Bool) -> Bool {
    // Two different ids are two different views.
    if one.id != nil && other.id != nil { return false }
    guard one.type == other.type else { return false }
    return !isExact || one.properties["text"] == other.properties["text"]
  }

  /// Beyond so many pairs to look at, views are matched one by one in their order.
  private static let mostPairs = 1 << 20

  /// The longest list of pairs that are alike and in order in both.
  private static func commonSubsequence(
    _ one: [Int], _ other: [Int], areAlike: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    guard one.count * other.count <= mostPairs else {
      return zip(one, other).filter { areAlike($0, $1) }
    }
    // lengths[i][j] is the answer's length for what follows i and j.
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
