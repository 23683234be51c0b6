import CHarfBuzz
import CairoGraphics

/// Turns runs of text into glyphs with positions.
struct Shaper {
  let scalars: [UInt32]
  let boundaries: CharacterBoundaries
  let spans: [ShapingSpan]
  /// A BCP 47 tag.
  let language: String

  /// Shapes a run, or a part of it without context.
  func shape(_ run: TextRun) -> ShapedRun {
    let style = spans[run.span].style
    let scale = style.emLength / run.source.unitsPerEm
    var glyphs =
      switch (run.source, run.treatment) {
      case (_, .attachment): attachments(run, width: style.attachmentWidth ?? 0)
      case (.blocks, _): blocks(run)
      case (.symbols, _): symbols(run)
      case (.face(let face), .shaped), (.face(let face), .decomposed),
        (.face(let face), .incomplete):
        shape(run, face)
      case (.face(let face), .widened): widened(run, face)
      case (.face(let face), .alone): alone(run, face)
      case (.face(let face), .missing): boxes(run, face)
      }
    if scale != 1, run.treatment != .attachment {
      for index in glyphs.indices {
        glyphs[index].advance *= scale
        glyphs[index].offset = glyphs[index].offset * scale
      }
    }
    let widening = run.treatment == .attachment ? 1 : style.widening
    if widening != 1 {
      for index in glyphs.indices {
        glyphs[index].advance *= widening
        glyphs[index].offset.x *= widening
      }
    }
    if style.kern != 0 { glyphs.addKern(style.kern, isRightToLeft: run.isRightToLeft) }
    return ShapedRun(run: run, scale: scale, widening: widening, glyphs: glyphs)
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

  /// Empty glyphs of a width in the paragraph's units.
  private func attachments(_ run: TextRun, width: Double) -> [ShapedGlyph] {
    characters(of: run) { _ in (BlocksTypeface.blankGlyph, width) }
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
    let tracking = spans[run.span].style.sources.tracking * face.metrics.unitsPerEm
    return characters(of: run) { scalar in
      let glyph = face.glyph(of: scalar) ?? 0
      let isFitted = face.fittedGlyphs?[glyph] != nil
      return (glyph, face.advance(of: glyph) + (isFitted ? tracking : 0))
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
      if run.treatment == .decomposed,
        let parts = Decomposition.parts(of: scalars[character], in: run.source)
      {
        for part in parts { hb_buffer_add(buffer, part, UInt32(character.lowerBound)) }
        return
      }
      for index in character.prefix(Shaper.longestCharacter) {
        let scalar = Shaper.shownScalar(for: scalars[index])
        hb_buffer_add(
          buffer, Decomposition.hyphen(for: scalar, in: face) ?? scalar, UInt32(index))
      }
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_script(buffer, run.script)
    hb_buffer_set_direction(
      buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    let style = spans[run.span].style
    // iOS's system font joins no letters.
    let joinsLetters = style.usesLigatures && style.kern == 0 && face.fittedGlyphs == nil
    // iOS's widths of digits say whether these have one width.
    let own = style.sources.features.filter {
      face.fittedGlyphs == nil || !["tnum", "pnum"].contains($0.tag)
    }
    // HarfBuzz takes the last setting of a feature, so the features of the font override.
    let features = (joinsLetters ? [] : Shaper.withoutLigatures) + own.map(\.setting)
    hb_shape(face.shapingFont, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    var glyphs = (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance),
        offset: Point(
          Double(position.x_offset) + face.slant * Double(position.y_offset),
          Double(position.y_offset)),
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
    if let fitted = face.fittedGlyphs {
      glyphs.fit(fitted, tracking: style.sources.tracking * face.metrics.unitsPerEm)
    }
    for index in glyphs.indices where scalars[glyphs[index].cluster] == CharacterKind.tab {
      glyphs[index].advance *= 4
    }
    if !run.isRightToLeft, scalars[run.range].contains(where: MarkPlacement.isPlaced) {
      forEachCharacter(of: run) { character in
        MarkPlacement.place(marksOf: scalars[character], in: &glyphs, clusters: character, face)
      }
    }
    return glyphs
  }

  /// The glyphs of a character by itself, from left to right.
  static func glyphs(of character: [UInt32], in face: FontFace) -> [UInt32] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    for scalar in character.prefix(longestCharacter) { hb_buffer_add(buffer, scalar, 0) }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_script(
      buffer, character.lazy.compactMap(TextScript.of).first ?? HB_SCRIPT_LATIN)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_shape(face.shapingFont, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
    return (0..<Int(count)).map { infos[$0].codepoint }
  }

  /// Ligatures would make letters touch that are to be spaced apart; those that a script requires stay.
  private static let withoutLigatures = (["liga", "clig"] as [String]).map {
    hb_feature_t(tag: hb_tag_from_string($0, -1), value: 0, start: 0, end: .max)
  }

  /// In scalars; marks beyond are not shown. The Stream-Safe Text Format of UAX #15 allows 30 marks
  /// too, and HarfBuzz's time grows with the square of their number.
  private static let longestCharacter = 32

  /// Fonts have no glyphs for control characters. A tab is as wide as four spaces; the others
  /// have no width.
  static func shownScalar(for scalar: UInt32) -> UInt32 {
    if scalar == CharacterKind.tab { return 0x20 }
    return CharacterKind.isControl(scalar) ? 0x200B : scalar
  }
}

extension [ShapedGlyph] {
  /// Sets glyphs that were shaped in their drawn widths into others.
  ///
  /// - Parameter tracking: added after each letter, in font units.
  fileprivate mutating func fit(_ fitted: FittedGlyphs, tracking: Double) {
    var letter: (cluster: Int, markShift: Double)?
    for index in indices {
      let drawn = self[index].advance
      if drawn != 0, let glyph = fitted[self[index].glyph] {
        let kerning = FittedGlyphs.kerningShare * (drawn - glyph.drawnAdvance)
        self[index].advance = glyph.advance + tracking + kerning
        // The offset of a mark that the font has moved is from the end of its letter.
        letter = (self[index].cluster, drawn - self[index].advance + glyph.shift)
      } else if drawn == 0, let letter, letter.cluster == self[index].cluster,
        self[index].offset != Point(0, 0)
      {
        self[index].offset.x += letter.markShift
      }
    }
  }

  /// Adds space after each cluster of a run: at its right, or at its left if the run runs from right to
  /// left. What has no width, such as a joiner, gets none.
  fileprivate mutating func addKern(_ kern: Double, isRightToLeft: Bool) {
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, self[end].cluster == self[start].cluster { end += 1 }
      if self[start..<end].contains(where: { $0.advance != 0 }) {
        self[end - 1].advance += kern
        if isRightToLeft { for index in start..<end { self[index].offset.x += kern } }
      }
      start = end
    }
  }
}

/// What layout needs to know about characters that are not shown.
enum CharacterKind {
  static let tab: UInt32 = 0x09

  /// Invisible within a line; where a line breaks behind it, a hyphen is shown.
  static let softHyphen: UInt32 = 0xAD

  /// The character that represents an attachment.
  static let objectReplacement: UInt32 = 0xFFFC

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
    // The minus sign and the wave dash are the intended characters.
    case 0xFF0D: 0x2212
    case 0xFF5E: 0x301C
    // Signs of currencies, `¬` and `¦`. The fullwidth macron spans the em: no glyph in its middle does.
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE2: 0xAC
    case 0xFFE4: 0xA6
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    // Brackets are not centred: they are among the symbols.
    case 0xFF3B, 0xFF3D: nil
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    default: nil
    }
  }

  static let zero: UInt32 = 0x30

  static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F...0x9F).contains(scalar)
  }

  /// Whether a scalar is canonically equivalent to two, a letter and a mark. Kana with a mark have it in a place of
  /// their own, which fonts have no anchors for.
  static func hasDecomposition(_ scalar: UInt32) -> Bool {
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    return !(0x3040...0x30FF).contains(scalar)
      && hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0
      && second != 0
  }

  /// Whether a character has no width by itself: controls, joiners, variation selectors and other
  /// characters that a renderer may ignore (Default_Ignorable_Code_Point).
  static func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar < 0xAD { return isControl(scalar) && scalar != tab }
    if (0x3000...0xFDFF).contains(scalar) { return scalar == 0x3164 }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }
}
