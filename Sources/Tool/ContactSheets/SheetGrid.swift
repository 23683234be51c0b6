import Scenes

/// One dimension in which the variants of a scene differ, with its values as headings show them.
package struct SheetAxis: Sendable, Equatable {
  package var name: String
  package var values: [String]

  package init(name: String, values: [String]) { (self.name, self.values) = (name, values) }
}

/// The rows and columns of a contact sheet, and the variants in its cells.
///
/// A variant is identified by its place: the index of its value on each axis, in the order of axes.
package struct SheetGrid: Sendable, Equatable {
  /// A heading of one or more neighbouring lines (columns or rows).
  struct Heading: Sendable, Equatable {
    var text: String
    var lines: Range<Int>
  }

  /// The axes, lines and headings of one direction.
  struct Side: Sendable, Equatable {
    /// Outermost first.
    var axes: [SheetAxis]
    /// The indices of each line's values on `axes`.
    var lines: [[Int]]
    /// The headings of each axis, outermost first.
    var headings: [[Heading]]
  }

  let columns: Side
  let rows: Side
  /// The variants of each row and column, as indices into `places`: none, one, or the frames of a
  /// film.
  let cells: [[[Int]]]

  /// - Parameters:
  ///   - axes: All axes of the scene.
  ///   - places: The places of the variants to show; lines without a variant are left out.
  ///   - columnAxes: The names of the axes of the columns, outermost first. All others are rows.
  ///   - rowAxes: The names of the outermost axes of the rows, outermost first.
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

  /// The default axis of the columns: the moments, or else the states, or else an axis of the scene's
  /// own. The axes of its environment (appearance, scale, …) are rows.
  package static func defaultColumns(of axes: [SheetAxis]) -> [String] {
    let environment: Set = [
      "appearance", "scale", "size", "device", "orientation", "direction", "textSize", "locale",
    ]
    let column =
      axes.first { $0.name == Axis.moment } ?? axes.first { $0.name == "state" }
      ?? axes.first { !environment.contains($0.name) }
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
