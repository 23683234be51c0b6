import CCairo

/// FreeType's view of a font file, and the outlines that were read through it.
///
/// Not to be used by two threads at once: FreeType keeps the glyph that was loaded last in the
/// face. Each cache has a FreeType library of its own, since opening and closing faces changes
/// the library.
struct OutlineCache: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  private var outlines: [UInt32: GlyphOutline] = [:]

  /// - Parameters:
  ///   - file: outlives the cache; FreeType reads from its bytes.
  ///   - coordinates: of all axes of a variable font, in the font's order.
  init(file: FontFile, coordinates: [Double]) throws(FontError) {
    var openedLibrary: FT_Library?
    guard FT_Init_FreeType(&openedLibrary) == 0, let library = openedLibrary else {
      throw .unreadable(path: file.path, reason: "FreeType does not start")
    }
    var openedFace: FT_Face?
    let error = FT_New_Memory_Face(
      library, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(file.bytes.count), 0, &openedFace)
    guard error == 0, let face = openedFace, face.pointee.face_flags & scalable != 0 else {
      FT_Done_FreeType(library)
      throw .notAFont(path: file.path)
    }
    if !coordinates.isEmpty {
      var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The outline in font units; empty for white space, and for a glyph that cannot be read.
  mutating func outline(of glyph: UInt32) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let outline = read(glyph)
    outlines[glyph] = outline
    return outline
  }

  private func read(_ glyph: UInt32) -> GlyphOutline {
    guard FT_Load_Glyph(face, glyph, unscaledOutlines) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return .empty }
    var collector = OutlineCollector()
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, collector in
      guard let to else { return 0 }
      return OutlineCollector.at(collector) { $0.move(to: to.pointee) }
    }
    functions.line_to = { to, collector in
      guard let to else { return 0 }
      return OutlineCollector.at(collector) {
        $0.segments.append(.line(x: Double(to.pointee.x), y: Double(to.pointee.y)))
      }
    }
    functions.conic_to = { control, to, collector in
      guard let control, let to else { return 0 }
      return OutlineCollector.at(collector) {
        $0.segments.append(
          .quadratic(
            controlX: Double(control.pointee.x), controlY: Double(control.pointee.y),
            x: Double(to.pointee.x), y: Double(to.pointee.y)))
      }
    }
    functions.cubic_to = { control1, control2, to, collector in
      guard let control1, let control2, let to else { return 0 }
      return OutlineCollector.at(collector) {
        $0.segments.append(
          .cubic(
            control1X: Double(control1.pointee.x), control1Y: Double(control1.pointee.y),
            control2X: Double(control2.pointee.x), control2Y: Double(control2.pointee.y),
            x: Double(to.pointee.x), y: Double(to.pointee.y)))
      }
    }
    let error = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    guard error == 0 else { return .empty }
    collector.close()
    return GlyphOutline(segments: collector.segments)
  }

  /// `FT_FACE_FLAG_SCALABLE`.
  private let scalable = FT_Long(1)

  /// `FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP`: the numbers that stand in the
  /// file, which no version of FreeType's rasteriser or hinter has touched.
  private let unscaledOutlines = FT_Int32(1 << 0 | 1 << 1 | 1 << 3)
}

/// What `FT_Outline_Decompose` reports, as segments.
private struct OutlineCollector {
  var segments: [GlyphOutline.Segment] = []

  mutating func move(to point: FT_Vector) {
    close()
    segments.append(.move(x: Double(point.x), y: Double(point.y)))
  }

  /// FreeType does not report the end of a contour.
  mutating func close() {
    if !segments.isEmpty { segments.append(.close) }
  }

  /// Changes the collector behind FreeType's user pointer; 0 tells FreeType to go on.
  static func at(
    _ pointer: UnsafeMutableRawPointer?, _ change: (inout OutlineCollector) -> Void
  ) -> Int32 {
    if let pointer { change(&pointer.assumingMemoryBound(to: OutlineCollector.self).pointee) }
    return 0
  }
}
