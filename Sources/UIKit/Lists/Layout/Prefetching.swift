/// Which items after the visible ones a data source is asked for in advance, each once.
struct Prefetching {
  /// The number of items; UIKit's is not documented.
  private static let count = 10

  private var requested: Set<IndexPath> = []

  /// The items that are to be requested now, in their order.
  ///
  /// - Parameters:
  ///   - last: The last visible item.
  ///   - counts: The numbers of items of the sections.
  mutating func next(after last: IndexPath, in counts: [Int]) -> [IndexPath] {
    var (path, paths) = (last, [IndexPath]())
    while paths.count < Self.count {
      path = IndexPath(item: path.item + 1, section: path.section)
      while path.section < counts.count, path.item >= counts[path.section] {
        path = IndexPath(item: 0, section: path.section + 1)
      }
      guard path.section < counts.count else { break }
      paths.append(path)
    }
    let new = paths.filter { !requested.contains($0) }
    requested = Set(paths)
    return new
  }
}
