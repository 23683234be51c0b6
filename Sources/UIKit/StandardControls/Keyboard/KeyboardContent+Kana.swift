extension KeyboardContent {
  /// The columns of the fifty sounds from the left, which are read from the right, as on a tablet of iOS. Brackets fill the
  /// places between や, ゆ and よ.
  private static let syllables = [
    "わをんー、", "らりるれろ", "や「ゆ」よ", "まみむめも", "はひふへほ", "なにぬねの", "たちつてと", "さしすせそ",
    "かきくけこ", "あいうえお",
  ]

  /// All syllables, each on a key of its own.
  func kanaPlane(hasBottomRow: Bool) -> KeyboardPlane {
    let last = Self.syllables.count + 1
    var keys: [KeyboardPlane.GridKey] = Self.syllables.enumerated().flatMap { column, syllables in
      syllables.enumerated().map { row, syllable in
        .init(key: .letter(String(syllable), fontSize: 20), column: column + 1, row: row)
      }
    }
    keys += [
      .init(key: .function("123", fontSize: 14), column: 0, row: 0),
      .init(key: .function("ABC", fontSize: 14), column: 0, row: 1),
      .init(key: .function("゛゜", fontSize: 16), column: 0, row: 2),
      .init(key: .function("小", fontSize: 16), column: 0, row: 3),
      .init(key: .glyph(hasBottomRow ? .smiley : .globe), column: 0, row: 4),
      .init(key: .delete, column: last, row: 0),
      .init(key: .letter("。", fontSize: 20), column: last, row: 1),
      .init(key: Self.spaceKey, column: last, row: 2),
      .init(key: returnKey, column: last, row: 3, rowSpan: 2),
    ]
    return .grid(columns: last + 1, keys)
  }

  /// The first syllable of each of the ten columns, from which a flick or several taps choose.
  func tenKeyPlane(hasBottomRow: Bool) -> KeyboardPlane {
    let kana = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら"]
    var keys: [KeyboardPlane.GridKey] = kana.enumerated().map { index, text in
      .init(key: .letter(text, fontSize: 23), column: index % 3 + 1, row: index / 3)
    }
    keys += [
      .init(key: .function("^_^"), column: 1, row: 3),
      .init(key: .letter("わ", fontSize: 23), column: 2, row: 3),
      .init(key: .letter("、。?!", fontSize: 16), column: 3, row: 3),
      .init(key: .glyph(.next), column: 0, row: 0), .init(key: .glyph(.undo), column: 0, row: 1),
      .init(key: .function("ABC"), column: 0, row: 2),
      .init(key: .glyph(hasBottomRow ? .smiley : .globe), column: 0, row: 3),
      .init(key: .delete, column: 4, row: 0), .init(key: Self.spaceKey, column: 4, row: 1),
      .init(key: returnKey, column: 4, row: 2, rowSpan: 2),
    ]
    return .grid(columns: 5, keys)
  }

  private static let spaceKey = KeyboardKey(
    face: .text("空白"), fill: .function, action: .insert("\u{3000}"), fontSize: 16)
}
