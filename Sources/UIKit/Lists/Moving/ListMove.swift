/// The move of a row that a finger holds, which the data source does not know of yet.
struct ListMove: Equatable {
  /// The path of the row in the data source.
  let origin: IndexPath
  /// The path that the row has when it is dropped.
  var target: IndexPath

  /// The path of another row without the one that is moved.
  private func remaining(_ path: IndexPath) -> IndexPath {
    path.section == origin.section && path.item > origin.item
      ? IndexPath(item: path.item - 1, section: path.section) : path
  }

  /// Whether another row of the data source is shown before the place of the one that is moved.
  func isBeforeTarget(_ path: IndexPath) -> Bool { remaining(path) < target }

  /// The path at which a row of the data source is shown.
  func shownPath(of path: IndexPath) -> IndexPath {
    if path == origin { return target }
    let path = remaining(path)
    return path.section == target.section && path.item >= target.item
      ? IndexPath(item: path.item + 1, section: path.section) : path
  }

  /// The path in the data source of the row that is shown at a path.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    ListMove(origin: target, target: origin).shownPath(of: shown)
  }

  /// The number of rows that a section shows.
  func shownCount(_ count: Int, inSection section: Int) -> Int {
    count - (section == origin.section ? 1 : 0) + (section == target.section ? 1 : 0)
  }
}
