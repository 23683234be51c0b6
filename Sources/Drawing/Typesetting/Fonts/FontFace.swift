import CHarfBuzz
import CairoGraphics
import Synchronization

/// A face of an opened font file: its tables for HarfBuzz, and the outlines of its glyphs.
///
/// Shaping reads HarfBuzz objects that are made immutable, which any number of threads may do at
/// once. FreeType's face is not thread-safe: a lock guards it together with the outlines that were
/// read from it. One locked face serves better than a face per thread: outlines do not depend on
/// size, so each glyph is read once in a run and then only looked up.
final class FontFace: Sendable {
  let file: FontFile
  /// What the file says about the face.
  let description: FontDescription
  /// The family and style that the file names.
  var name: String { description.fullName }
  /// The PostScript name of the face, or of the named style that the coordinates are.
  var postScriptName: String {
    let instance = description.instances.first { instance in
      instance.coordinates.allSatisfy { tag, value in
        value == variations[tag] ?? description.axis(tag)?.default
      }
    }
    return instance?.postScriptName ?? description.postScriptName
  }
  let metrics: FontMetrics
  /// The design coordinates that differ from the font's defaults, by axis tag.
  let variations: [String: Double]
  /// Added to x for each unit of y: 0, or the slant of letters that are slanted because the family has no
  /// italic.
  let slant: Double
  /// By how many font units lines are wider than in the file.
  let emboldening: Double

  /// The glyphs that are set into other widths than the file gives them; nil if there are none.
  let fittedGlyphs: FittedGlyphs?

  // Immutable by `hb_font_make_immutable`: any thread may read it.
  /// HarfBuzz's font at a scale of one unit per font unit.
  nonisolated(unsafe) let shapingFont: OpaquePointer

  /// Whether some glyphs have colours of their own.
  let hasColors: Bool

  /// The glyphs that have colours in a form that is not drawn, and in no other one.
  let uncoloredGlyphs: Set<UInt32>

  private let outlines: Mutex<OutlineCache>
  private let hasOutlines: Bool
  private let colorGlyphs = Mutex<[UInt32: ColorGlyph?]>([:])
  private let equivalents = Mutex<[[UInt32]: Bool]>([:])
  private let digest: Mutex<String?>

  /// - Parameters:
  ///   - index: the place of the face in a collection.
  ///   - variations: design coordinates by axis tag.
  ///   - emboldening: by how many font units lines are made wider.
  ///   - advances: the widths that letters are set into; nil for the file's own.
  ///   - sha256: of the file, if it is known already.
  init(
    file: FontFile, index: Int = 0, variations: [String: Double] = [:], slant: Double = 0,
    emboldening: Double = 0, advances: SystemAdvances? = nil, sha256: String? = nil
  ) throws(FontError) {
    let blob = FontTables.makeBlob(of: file)
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: index)) else {
      throw .notAFont(path: file.path)
    }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { throw .notAFont(path: file.path) }

    let coordinates = try FontFace.coordinates(of: face, variations: variations, path: file.path)
    guard let font = hb_font_create(face) else { throw .notAFont(path: file.path) }
    let unitsPerEm = hb_face_get_upem(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_ot_font_set_funcs(font)
    if !coordinates.isEmpty {
      let settings = coordinates.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(font)
    let fittedGlyphs = advances.map {
      FittedGlyphs($0, in: font, unitsPerEm: Double(unitsPerEm))
    }
    let outlines: OutlineCache
    do throws(FontError) {
      outlines = try OutlineCache(
        file: file, index: index, coordinates: coordinates.map(\.value), fittedGlyphs: fittedGlyphs,
        slant: slant, emboldening: emboldening, needsOutlines: hb_ot_color_has_png(face) == 0)
    } catch {
      hb_font_destroy(font)
      throw error
    }

    self.file = file
    self.shapingFont = font
    self.slant = slant
    self.emboldening = emboldening
    self.fittedGlyphs = fittedGlyphs
    self.hasColors = ColorGlyphReader.hasColors(face)
    self.uncoloredGlyphs = ColorGlyphReader.paintedGlyphs(of: face)
    self.description = FontTables.description(of: face, file: file, index: index)
    self.variations = coordinates.reduce(into: [:]) { variations, coordinate in
      if !coordinate.isDefault {
        variations[FontTables.string(of: coordinate.tag)] = coordinate.value
      }
    }
    self.metrics = FontFace.metrics(of: font, unitsPerEm: Double(unitsPerEm))
    self.hasOutlines = outlines.hasOutlines
    self.outlines = Mutex(outlines)
    self.digest = Mutex(sha256)
  }

  deinit { hb_font_destroy(shapingFont) }

  /// Of the whole file, in lower-case hexadecimal; computed on first access.
  var sha256: String {
    digest.withLock { digest in
      if let digest { return digest }
      let computed = file.sha256
      digest = computed
      return computed
    }
  }

  /// The outlines of some glyphs in font units, y up, read under one lock.
  func outlines(of glyphs: [UInt32]) -> [PathStorage] {
    outlines.withLock { cache in glyphs.map { cache.outline(of: $0) } }
  }

  /// The colours of a glyph; nil if it has none.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    guard hasColors else { return nil }
    return colorGlyphs.withLock { known in
      if let found = known[glyph] { return found }
      let read = ColorGlyphReader.glyph(glyph, of: shapingFont)
      known[glyph] = .some(read)
      return read
    }
  }

  /// The glyph that the character map gives, without substitutions; `nil` if the font has none.
  func glyph(of scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shapingFont, scalar, &glyph) != 0 else { return nil }
    // A letter without a picture, in a font of pictures, would not be drawn.
    if !hasOutlines, Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false,
      colorGlyph(glyph) == nil
    {
      return nil
    }
    return glyph
  }

  /// Whether the font has glyphs for all of a character: of its scalars as they are, or of others that are
  /// canonically equivalent, such as a letter and its mark.
  func draws(_ character: ArraySlice<UInt32>) -> Bool {
    if character.allSatisfy({ CharacterKind.isInvisible($0) || glyph(of: $0) != nil }) {
      return true
    }
    guard hasOutlines,
      character.count > 1 || character.first.map(CharacterKind.hasDecomposition) == true
    else { return false }
    let key = Array(character)
    return equivalents.withLock { known in
      if let found = known[key] { return found }
      let found = Shaper.glyphs(of: key, in: self).allSatisfy { $0 != 0 }
      known[key] = found
      return found
    }
  }

  /// Whether the font's tables classify the glyph of a scalar as a mark.
  func hasMarkGlyph(of scalar: UInt32) -> Bool {
    glyph(of: scalar).map {
      hb_ot_layout_get_glyph_class(hb_font_get_face(shapingFont), $0)
        == HB_OT_LAYOUT_GLYPH_CLASS_MARK
    } ?? false
  }

  /// The weight closest to the face's, of a variable font to its coordinates.
  var weight: FontWeight {
    if let axis = description.axis("wght") {
      let value = variations["wght"] ?? axis.default
      return FontWeight(closestTo: Int(min(max(value, 1), 1000)))
    }
    return FontWeight(closestTo: description.weightClass)
  }

  /// Whether the letters are slanted or italic.
  var isItalic: Bool {
    if slant != 0 { return true }
    if let ital = variations["ital"] { return ital > 0 }
    if let slnt = variations["slnt"] { return slnt < 0 }
    return description.isItalic
  }

  /// The tags of the features that the face's tables of glyph substitution and positioning have, sorted.
  var features: [String] {
    let face = hb_font_get_face(shapingFont)
    var tags: Set<hb_tag_t> = []
    for table in ["GSUB", "GPOS"] as [String] {
      let table = hb_tag_from_string(table, -1)
      var count: UInt32 = 0
      let total = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
      var found = [hb_tag_t](repeating: 0, count: Int(total))
      count = total
      hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &found)
      tags.formUnion(found.prefix(Int(count)))
    }
    return tags.map(FontTables.string).sorted()
  }

  /// The horizontal advance of a glyph, in font units.
  func advance(of glyph: UInt32) -> Double {
    fittedGlyphs?[glyph]?.advance ?? Double(hb_font_get_glyph_h_advance(shapingFont, glyph))
  }
}

extension FontFace: Hashable {
  static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Reading the tables

extension FontFace {
  /// The coordinates of every axis of a variable font, in the font's order: the given ones, and
  /// the defaults of the others. Empty for a font without axes.
  private static func coordinates(
    of face: OpaquePointer, variations: [String: Double], path: String
  ) throws(FontError) -> [(tag: hb_tag_t, value: Double, isDefault: Bool)] {
    let axes = FontTables.axisInfos(of: face)
    let names = axes.map { FontTables.string(of: $0.tag) }
    for (axis, value) in variations.sorted(by: { $0.key < $1.key }) {
      guard names.contains(axis) else {
        throw .unknownAxis(path: path, axis: axis, known: names)
      }
      guard value.isFinite else { throw .badCoordinate(path: path, axis: axis) }
    }
    return zip(axes, names).map { axis, name in
      let wanted = variations[name] ?? Double(axis.default_value)
      let lowest = Double(axis.min_value)
      let highest = Double(axis.max_value)
      let value = min(max(wanted, lowest), highest)
      return (axis.tag, value, value == Double(axis.default_value))
    }
  }

  private static func metrics(of font: OpaquePointer, unitsPerEm: Double) -> FontMetrics {
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var position: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Double(position) : nil
    }
    // Fonts without an OS/2 table, or with an old one, lack the two heights.
    return FontMetrics(
      unitsPerEm: unitsPerEm,
      ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? unitsPerEm * 0.8,
      descender: metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? unitsPerEm * -0.2,
      lineGap: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0,
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? unitsPerEm * 0.7,
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? unitsPerEm * 0.5,
      underlinePosition: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? unitsPerEm * -0.1,
      underlineThickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? unitsPerEm * 0.05)
  }
}
