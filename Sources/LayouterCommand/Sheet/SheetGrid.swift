import Scenes

/// One dimension in which the variants of a scene differ, with its values as headings show them.
struct SheetAxis: Sendable, Equatable {
  var name: String
  var values: [String]
}

/// Which variant stands where on a contact sheet: the axes spread over rows and columns.
///
/// A variant is known by its place: the index of its value on each axis, in the order of axes.
struct SheetGrid: Sendable, Equatable {
  /// One heading over several neighbouring lines (columns or rows) that share it.
  struct Heading: Sendable, Equatable {
    var text: String
    var lines: Range<Int>
  }

  /// The axes of one direction, and what stands along it.
  struct Side: Sendable, Equatable {
    /// Outermost first.
    var axes: [SheetAxis]
    /// The indices of the values on `axes` that each line stands for.
    var lines: [[Int]]
    /// The headings of each axis, outermost first.
    var headings: [[Heading]]
  }

  let columns: Side
  let rows: Side
  /// The variants of each row and column, as the positions that they had in `places`: none, one, or
  /// the frames of a film.
  let cells: [[[Int]]]

  /// - Parameters:
  ///   - axes: All axes of the scene.
  ///   - places: The variants to show; lines without any are left out.
  ///   - columnAxes: The names of the axes that go across, outermost first. All others go down.
  ///   - rowAxes: The names of those that are outermost of the others, outermost first.
  init(axes: [SheetAxis], places: [[Int]], columnAxes: [String], rowAxes: [String] = []) {
    let across = columnAxes.compactMap { name in axes.firstIndex { $0.name == name } }
    let first = rowAxes.compactMap { name in axes.firstIndex { $0.name == name } }
    let down = first + axes.indices.filter { !across.contains($0) && !first.contains($0) }
    columns = Self.side(axes, across, places)
    rows = Self.side(axes, down, places)

    var variants: [[Int]: [Int]] = [:]
    for (index, place) in places.enumerated() { variants[place, default: []].append(index) }
    cells = rows.lines.map { [columns] row in
      columns.lines.map { column in
        var place = [Int](repeating: 0, count: axes.count)
        for (axis, value) in zip(across, column) { place[axis] = value }
        for (axis, value) in zip(down, row) { place[axis] = value }
        return variants[place] ?? []
      }
    }
  }

  /// The axes that go across unless somebody says otherwise: time, or else the states, or else what
  /// a scene has of its own; how it is shown (appearance, scale, …) goes down.
  static func defaultColumns(of axes: [SheetAxis]) -> [String] {
    let shown: Set = [
      "appearance", "scale", "size", "device", "orientation", "direction", "textSize", "locale",
    ]
    let column =
      axes.first { $0.name == Axis.moment } ?? axes.first { $0.name == "state" }
      ?? axes.first { !shown.contains($0.name) }
      ?? axes.first { $0.name != "scale" } ?? axes.first
    return column.map { [$0.name] } ?? []
  }

  private static func side(_ axes: [SheetAxis], _ chosen: [Int], _ places: [[Int]]) -> Side {
    let lines = Set(places.map { place in chosen.map { place[$0] } })
      .sorted { $0.lexicographicallyPrecedes($1) }
    let headings = chosen.indices.map { depth in
      var headings: [Heading] = []
      for (line, values) in lines.enumerated() {
        if line > 0, lines[line - 1][...depth] == values[...depth] {
          headings[headings.count - 1].lines =
            headings[headings.count - 1].lines.lowerBound..<line + 1
        } else {
          let text = axes[chosen[depth]].values[values[depth]]
          headings.append(Heading(text: text, lines: line..<line + 1))
        }
      }
      return headings
    }
    return Side(axes: chosen.map { axes[$0] }, lines: lines, headings: headings)
  }
}
