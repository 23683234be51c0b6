/// The keys of a keyboard that are visible at the same time.
enum KeyboardPlane: Equatable {
  /// Rows of different numbers of keys.
  case rows([KeyboardRow])
  /// Columns of equal width and rows of equal height.
  case grid(columns: Int, [GridKey])

  struct GridKey: Equatable {
    var key: KeyboardKey
    var column: Int
    var row: Int
    var rowSpan = 1
  }

  struct PlacedKey: Equatable {
    var key: KeyboardKey
    var frame: CGRect
  }

  /// The keys in an area, points.
  func place(in size: CGSize, isPad: Bool) -> [PlacedKey] {
    switch self {
    case .rows(let rows): Self.place(rows, in: size, isPad: isPad)
    case .grid(let columns, let keys): Self.place(keys, columns: columns, in: size)
    }
  }

  /// Between the keys and around them, as pictures of iOS's keyboards show.
  private static let gridGap: CGFloat = 6

  private static func place(_ keys: [GridKey], columns: Int, in size: CGSize) -> [PlacedKey] {
    let gap = gridGap
    let rows = keys.map { $0.row + $0.rowSpan }.max() ?? 1
    let width = (size.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    let height = (size.height - gap * CGFloat(rows + 1)) / CGFloat(rows)
    return keys.map { entry in
      PlacedKey(
        key: entry.key,
        frame: CGRect(
          x: gap + CGFloat(entry.column) * (width + gap),
          y: gap + CGFloat(entry.row) * (height + gap), width: width,
          height: height * CGFloat(entry.rowSpan) + gap * CGFloat(entry.rowSpan - 1)))
    }
  }

  private static func place(_ rows: [KeyboardRow], in size: CGSize, isPad: Bool) -> [PlacedKey] {
    let gap: CGFloat = isPad ? 12 : 6
    let pitch = size.height / CGFloat(max(1, rows.count))
    // 42 of 54 points are the key in portrait, where rows are as high; less is between lower rows.
    let between = isPad ? 10 : min(12, pitch * 2 / 9)
    let unit = (size.width - gap * 10) / 10
    return rows.enumerated().flatMap { index, row in
      let y = CGFloat(index) * pitch + between * 2 / 3
      return row.place(width: size.width, unit: isPad ? unit * 10 / 11.2 : unit, gap: gap).map {
        PlacedKey(
          key: $0.key,
          frame: CGRect(x: $0.x, y: y, width: $0.width, height: max(0, pitch - between)))
      }
    }
  }
}

/// A row of a keyboard.
struct KeyboardRow: Equatable {
  struct Item: Equatable {
    var key: KeyboardKey
    /// In widths of a letter; nil for the rest of the row.
    var width: CGFloat? = 1
  }

  /// At the left edge.
  var leading: [Item] = []
  /// Between the others: in the middle, unless one of them fills the rest.
  var middle: [Item]
  /// At the right edge.
  var trailing: [Item] = []

  /// The keys with their places, points.
  ///
  /// - Parameter unit: The width of a letter. A key of several letters is as wide as these with the gaps between them.
  func place(
    width: CGFloat, unit: CGFloat, gap: CGFloat
  ) -> [(key: KeyboardKey, x: CGFloat, width: CGFloat)] {
    var placed: [(KeyboardKey, CGFloat, CGFloat)] = []
    func length(_ item: Item) -> CGFloat {
      item.width.map { max(0, $0 * unit + ($0 - 1) * gap) } ?? 0
    }
    func add(_ items: [Item], from start: CGFloat, rest: CGFloat = 0) -> CGFloat {
      var x = start
      for item in items {
        let width = item.width == nil ? rest : length(item)
        placed.append((item.key, x, width))
        x += width + gap
      }
      return x
    }
    func total(_ items: [Item]) -> CGFloat {
      items.reduce(0) { $0 + length($1) } + gap * CGFloat(max(0, items.count - 1))
    }
    let margin = gap / 2
    let left = add(leading, from: margin)
    let right = width - margin - total(trailing)
    _ = add(trailing, from: right)
    let end = trailing.isEmpty ? width - margin : right - gap
    if middle.contains(where: { $0.width == nil }) {
      let fillers = CGFloat(middle.filter { $0.width == nil }.count)
      _ = add(middle, from: left, rest: max(0, (end - left - total(middle)) / fillers))
    } else {
      _ = add(middle, from: (left + end - total(middle)) / 2)
    }
    return placed
  }
}
