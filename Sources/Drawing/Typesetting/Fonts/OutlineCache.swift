import CCairo
import CairoGraphics
import Foundation

/// FreeType's face of a font file, and the outlines read from it.
///
/// Not to be used by two threads at once: FreeType keeps the glyph that was loaded last in the
/// face. Each cache has a FreeType library of its own, since opening and closing faces changes
/// the library.
struct OutlineCache: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  private let fittedGlyphs: FittedGlyphs?
  private let slant: CGFloat
  private let emboldening: Double
  /// Whether FreeType reads outlines of the face: not if it has pictures.
  let hasOutlines: Bool
  private var outlines: [UInt32: PathStorage] = [:]

  /// - Parameters:
  ///   - file: outlives the cache; FreeType reads from its bytes.
  ///   - index: the place of the face in a collection.
  ///   - coordinates: of all axes of a variable font, in the font's order.
  ///   - fittedGlyphs: the glyphs that are set into other widths than the file gives them.
  ///   - slant: added to x for each unit of y.
  ///   - emboldening: by how many font units lines are made wider.
  ///   - needsOutlines: whether a font without outlines is refused; one of pictures has none.
  init(
    file: FontFile, index: Int, coordinates: [Double], fittedGlyphs: FittedGlyphs?, slant: Double,
    emboldening: Double, needsOutlines: Bool
  ) throws(FontError) {
    var openedLibrary: FT_Library?
    guard FT_Init_FreeType(&openedLibrary) == 0, let library = openedLibrary else {
      throw .unreadable(path: file.path, reason: "FreeType does not start")
    }
    var openedFace: FT_Face?
    let error = FT_New_Memory_Face(
      library, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(file.bytes.count), FT_Long(index), &openedFace)
    guard error == 0, let face = openedFace,
      face.pointee.face_flags & scalable != 0 || !needsOutlines
    else {
      FT_Done_FreeType(library)
      throw .notAFont(path: file.path)
    }
    if !coordinates.isEmpty {
      var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    }
    self.library = library
    self.face = face
    self.fittedGlyphs = fittedGlyphs
    self.slant = CGFloat(slant)
    self.emboldening = emboldening
    hasOutlines = face.pointee.face_flags & scalable != 0
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The outline in font units, y up, to be filled with the non-zero rule; empty for white space,
  /// and for a glyph that cannot be read.
  mutating func outline(of glyph: UInt32) -> PathStorage {
    if let known = outlines[glyph] { return known }
    var outline = read(glyph)
    if let fitted = fittedGlyphs?[glyph] { outline = outline.fitted(to: fitted) }
    if emboldening > 0 { outline = outline.emboldened(by: emboldening) }
    if slant != 0 {
      outline = outline.applying(CGAffineTransform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0))
    }
    outlines[glyph] = outline
    return outline
  }

  private func read(_ glyph: UInt32) -> PathStorage {
    var path = PathStorage()
    guard FT_Load_Glyph(face, glyph, unscaledOutlines) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return path }
    var functions = FT_Outline_Funcs(
      move_to: { to, path in
        guard let path = OutlineCache.path(path), let to else { return 1 }
        // FreeType does not report the end of a contour.
        path.pointee.close()
        path.pointee.move(to: Point(to.pointee))
        return 0
      },
      line_to: { to, path in
        guard let path = OutlineCache.path(path), let to else { return 1 }
        path.pointee.line(to: Point(to.pointee))
        return 0
      },
      conic_to: { control, to, path in
        guard let path = OutlineCache.path(path), let control, let to else { return 1 }
        path.pointee.quad(to: Point(to.pointee), control: Point(control.pointee))
        return 0
      },
      cubic_to: { control1, control2, to, path in
        guard let path = OutlineCache.path(path), let control1, let control2, let to else {
          return 1
        }
        path.pointee.cubic(
          to: Point(to.pointee), control1: Point(control1.pointee),
          control2: Point(control2.pointee))
        return 0
      },
      shift: 0, delta: 0)
    let error = withUnsafeMutablePointer(to: &path) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    guard error == 0 else { return PathStorage() }
    path.close()
    return path
  }

  /// The path that FreeType's user pointer refers to.
  private static func path(
    _ pointer: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<PathStorage>? {
    pointer?.assumingMemoryBound(to: PathStorage.self)
  }

  /// `FT_FACE_FLAG_SCALABLE`.
  private let scalable = FT_Long(1)

  /// `FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP`: the coordinates
  /// in the file, which do not depend on the version of FreeType's rasteriser or hinter.
  private let unscaledOutlines = FT_Int32(1 << 0 | 1 << 1 | 1 << 3)
}

extension PathStorage {
  /// The outline with other widths, and strokes as wide as before.
  fileprivate func fitted(to glyph: FittedGlyph) -> PathStorage {
    let scale = CGFloat(glyph.scale)
    let place = CGFloat(glyph.lostStem / 2)
    return applying(CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: place, ty: 0))
      .widened(by: max(glyph.lostStem, 0))
  }

  /// The outline with a line on its edge, half of which is outside.
  fileprivate func emboldened(by width: Double) -> PathStorage {
    // Outlines of PostScript run the other way round than the stroker's pieces, and both would cancel.
    var result = CGPath(storage: self).reversed().storage
    result.append(stroked(StrokeStyle(width: width), scale: 1))
    return result
  }
}

extension Point {
  fileprivate init(_ vector: FT_Vector) {
    self.init(Double(vector.x), Double(vector.y))
  }
}
