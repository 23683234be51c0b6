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
    case .grid(let columns, let keys): Self.place(keys, columns: columns, in: size, isPad: isPad)
    }
  }

  /// Between the keys and around them, as pictures of iOS's keyboards show; less between many columns on a phone.
  private static func gridGap(columns: Int, isPad: Bool) -> CGFloat {
    isPad ? 8 : columns > 5 ? 4 : 6
  }

  /// The width of a pad of few columns on a tablet, points: it is in the middle.
  private static let padWidth: CGFloat = 520

  private static func place(
    _ keys: [GridKey], columns: Int, in size: CGSize, isPad: Bool
  ) -> [PlacedKey] {
    let gap = gridGap(columns: columns, isPad: isPad)
    let rows = keys.map { $0.row + $0.rowSpan }.max() ?? 1
    let whole = isPad && columns <= 5 ? min(size.width, padWidth) : size.width
    let left = (size.width - whole) / 2
    let width = (whole - gap * CGFloat(columns + 1)) / CGFloat(columns)
    let height = (size.height - gap * CGFloat(rows + 1)) / CGFloat(rows)
    return keys.map { entry in
      PlacedKey(
        key: entry.key,
        frame: CGRect(
          x: left + gap + CGFloat(entry.column) * (width + gap),
          y: gap + CGFloat(entry.row) * (height + gap), width: width,
          height: height * CGFloat(entry.rowSpan) + gap * CGFloat(entry.rowSpan - 1)))
    }
  }

  private static func place(_ rows: [KeyboardRow], in size: CGSize, isPad: Bool) -> [PlacedKey] {
    let gap: CGFloat = isPad ? 12 : 6
    let pitch = size.height / CGFloat(max(1, rows.count))
    // 42 of 54 points are the key in portrait, where rows are as high; less is between lower rows.
    let between = isPad ? 10 : min(12, pitch * 2 / 9)
    // The longest row has ten keys on a phone. On a tablet one of its eleven keys is wider.
    let unit = size.width / (isPad ? 11.2 : 10) - gap
    return rows.enumerated().flatMap { index, row in
      let y = CGFloat(index) * pitch + between * 2 / 3
      return row.place(width: size.width, unit: unit, gap: gap).map {
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
  /// The space before the first key, in widths of a letter.
  var indent: CGFloat = 0

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
    let left = add(leading, from: margin + indent * (unit + gap))
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
