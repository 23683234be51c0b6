/// Why an update of a list contradicts its data source.
struct ListChangeError: Error, CustomStringConvertible {
  var description: String
}

/// The sections and items that an update of a list deletes, inserts, moves and reloads.
///
/// As in UIKit, deletions, reloads and the origins of moves are places before the update, and insertions and the
/// targets of moves are places after it.
struct ListChanges {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty
  }

  /// Where the sections and items of the old list are in the new one.
  ///
  /// - Parameters:
  ///   - old: The numbers of items of the old sections.
  ///   - new: The numbers of items of the new sections.
  func mapping(from old: [Int], to new: [Int]) throws(ListChangeError) -> ListMapping {
    let sections = try Self.places(
      oldCount: old.count, newCount: new.count,
      removed: deletedSections.union(movedSections.map(\.from)).sorted(),
      added: insertedSections.union(movedSections.map(\.to)).sorted(), of: "sections")
    var newSections = sections.all(old.count)
    for move in movedSections where old.indices.contains(move.from) {
      newSections[move.from] = move.to
    }
    var items: [Int: ListMapping.Places] = [:]
    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    for path in deletedItems { removed[path.section, default: []].append(path.item) }
    for path in insertedItems { added[path.section, default: []].append(path.item) }
    for move in movedItems {
      removed[move.from.section, default: []].append(move.from.item)
      added[move.to.section, default: []].append(move.to.item)
    }
    for (section, target) in newSections.enumerated() {
      guard let target else { continue }
      // A reloaded section is read anew.
      if reloadedSections.contains(section) { continue }
      items[section] = try Self.places(
        oldCount: old[section], newCount: new[target], removed: (removed[section] ?? []).sorted(),
        added: (added[target] ?? []).sorted(), of: "rows in section \(section)")
    }
    return ListMapping(
      newSections: newSections, items: items, reloadedSections: reloadedSections,
      moves: Dictionary(movedItems.map { ($0.from, $0.to) }) { first, _ in first })
  }

  private static func places(
    oldCount: Int, newCount: Int, removed: [Int], added: [Int], of kind: String
  ) throws(ListChangeError) -> ListMapping.Places {
    let expected = oldCount - removed.count + added.count
    guard expected == newCount, removed.last ?? -1 < oldCount, added.last ?? -1 < newCount else {
      throw ListChangeError(
        description:
          "invalid number of \(kind): the data source has \(newCount) after the update, but "
          + "\(oldCount) before it, of which \(removed.count) were deleted or moved away, and "
          + "\(added.count) inserted or moved here, give \(expected)")
    }
    return ListMapping.Places(removed: removed, added: added)
  }
}

/// Where the sections and items of an old list are in a new one.
struct ListMapping {
  /// The places of the remaining items between removed and added ones. Both lists are in order.
  struct Places {
    var removed: [Int]
    var added: [Int]

    /// The new place of an old one; nil if it was removed.
    func newIndex(of index: Int) -> Int? {
      var low = 0
      var high = removed.count
      while low < high {
        let middle = (low + high) / 2
        if removed[middle] < index { low = middle + 1 } else { high = middle }
      }
      if low < removed.count, removed[low] == index { return nil }
      // The rank among what remains; each addition in front moves it on.
      var place = index - low
      for position in added {
        guard position <= place else { break }
        place += 1
      }
      return place
    }

    func all(_ count: Int) -> [Int?] { (0..<count).map { newIndex(of: $0) } }
  }

  /// The new place of each old section; nil if it was deleted.
  let newSections: [Int?]
  let items: [Int: Places]
  let reloadedSections: Set<Int>
  let moves: [IndexPath: IndexPath]

  /// The new path of an old item; nil if it was deleted, or its section was.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let target = moves[path] { return target }
    guard newSections.indices.contains(path.section), let section = newSections[path.section],
      let item = items[path.section]?.newIndex(of: path.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The old section at a new place; nil if it was inserted.
  func oldSection(of section: Int) -> Int? { newSections.firstIndex(of: section) }
}
