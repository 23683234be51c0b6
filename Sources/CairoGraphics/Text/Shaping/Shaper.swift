import CHarfBuzz

/// Turns runs of text into glyphs with positions.
struct Shaper {
  let scalars: [UInt32]
  let boundaries: CharacterBoundaries
  /// The font units of the paragraph's font; other sources' are converted to them.
  let unitsPerEm: Double
  /// A BCP 47 tag.
  let language: String

  /// Shapes a run, or a part of it without context.
  func shape(_ run: TextRun) -> ShapedRun {
    let scale = unitsPerEm / run.source.unitsPerEm
    let glyphs =
      switch (run.source, run.treatment) {
      case (.blocks, _): blocks(run)
      case (.symbols, _): symbols(run)
      case (.face(let face), .shaped): shape(run, face)
      case (.face(let face), .widened): widened(run, face)
      case (.face(let face), .alone): alone(run, face)
      case (.face(let face), .missing): boxes(run, face)
      }
    guard scale != 1 else { return ShapedRun(run: run, scale: 1, glyphs: glyphs) }
    return ShapedRun(
      run: run, scale: scale,
      glyphs: glyphs.map { glyph in
        var glyph = glyph
        glyph.advance *= scale
        glyph.offset = glyph.offset * scale
        return glyph
      })
  }

  /// One glyph for each character, made without HarfBuzz.
  private func characters(
    of run: TextRun, _ glyph: (_ scalar: UInt32) -> (glyph: UInt32, advance: Double)
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    forEachCharacter(of: run) { character in
      let (glyph, advance) = glyph(scalars[character.lowerBound])
      glyphs.append(
        ShapedGlyph(
          glyph: glyph, cluster: character.lowerBound, advance: advance, offset: Point(0, 0),
          isUnsafeToBreak: false))
    }
    if run.isRightToLeft { glyphs.reverse() }
    return glyphs
  }

  private func forEachCharacter(of run: TextRun, _ body: (Range<Int>) -> Void) {
    var character = boundaries.character(at: run.range.lowerBound)
    while case let start = boundaries.start(ofCharacter: character), start < run.range.upperBound {
      character += 1
      body(start..<boundaries.start(ofCharacter: character))
    }
  }

  private func blocks(_ run: TextRun) -> [ShapedGlyph] {
    characters(of: run) { scalar in
      if CharacterKind.isInvisible(scalar) { return (BlocksTypeface.blankGlyph, 0) }
      return (
        CharacterKind.isWhiteSpace(scalar) ? BlocksTypeface.blankGlyph : BlocksTypeface.boxGlyph,
        BlocksTypeface.advance
      )
    }
  }

  private func symbols(_ run: TextRun) -> [ShapedGlyph] {
    characters(of: run) { scalar in
      (SymbolTypeface.glyph(of: scalar) ?? 0, SymbolTypeface.unitsPerEm)
    }
  }

  private func widened(_ run: TextRun, _ face: FontFace) -> [ShapedGlyph] {
    let em = face.metrics.unitsPerEm
    var glyphs = characters(of: run) { scalar in
      (CharacterKind.narrowForm(of: scalar).flatMap(face.glyph) ?? 0, em)
    }
    for index in glyphs.indices {
      glyphs[index].offset.x = (em - face.advance(of: glyphs[index].glyph)) / 2
    }
    return glyphs
  }

  private func alone(_ run: TextRun, _ face: FontFace) -> [ShapedGlyph] {
    characters(of: run) { scalar in
      let glyph = face.glyph(of: scalar) ?? 0
      return (glyph, face.advance(of: glyph))
    }
  }

  private func boxes(_ run: TextRun, _ face: FontFace) -> [ShapedGlyph] {
    // Glyph 0 is the box for missing glyphs in every font.
    let advance = face.advance(of: 0)
    return characters(of: run) { _ in (0, advance) }
  }

  private func shape(_ run: TextRun, _ face: FontFace) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    forEachCharacter(of: run) { character in
      for index in character.prefix(Shaper.longestCharacter) {
        hb_buffer_add(buffer, Shaper.shownScalar(for: scalars[index]), UInt32(index))
      }
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_script(buffer, run.script)
    hb_buffer_set_direction(
      buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_shape(face.shapingFont, buffer, nil, 0)

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      let cluster = Int(info.cluster)
      var advance = Double(position.x_advance)
      if scalars[cluster] == CharacterKind.tab { advance *= 4 }
      return ShapedGlyph(
        glyph: info.codepoint, cluster: cluster, advance: advance,
        offset: Point(
          Double(position.x_offset) + face.slant * Double(position.y_offset),
          Double(position.y_offset)),
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// In scalars; marks beyond are not shown. The Stream-Safe Text Format of UAX #15 allows 30 marks
  /// too, and HarfBuzz's time grows with the square of their number.
  private static let longestCharacter = 32

  /// Fonts have no glyphs for control characters. A tab is as wide as four spaces; the others
  /// have no width.
  private static func shownScalar(for scalar: UInt32) -> UInt32 {
    if scalar == CharacterKind.tab { return 0x20 }
    return CharacterKind.isControl(scalar) ? 0x200B : scalar
  }
}

/// What layout needs to know about characters that are not shown.
enum CharacterKind {
  static let tab: UInt32 = 0x09

  /// White space that hangs over the end of a wrapped line. A no-break space does not.
  static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, tab, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// What a fullwidth form is the wide form of: `%` for `％`.
  static func narrowForm(of scalar: UInt32) -> UInt32? {
    switch scalar {
    // The minus sign and the wave dash are what is meant.
    case 0xFF0D: 0x2212
    case 0xFF5E: 0x301C
    // Brackets are not centred: they are among the symbols.
    case 0xFF3B, 0xFF3D: nil
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    default: nil
    }
  }

  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F...0x9F).contains(scalar)
  }

  /// Whether a character has no width by itself: controls, joiners, variation selectors and other
  /// characters that a renderer may ignore (Default_Ignorable_Code_Point).
  static func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar < 0xAD { return isControl(scalar) && scalar != tab }
    if (0x3000...0xFDFF).contains(scalar) { return scalar == 0x3164 }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }
}
