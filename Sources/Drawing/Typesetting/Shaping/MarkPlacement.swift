import CHarfBuzz
import CairoGraphics
import Foundation

/// Moves marks to their letters where a font leaves them beside.
///
/// Fonts have anchors for the pairs that their designers thought of: M PLUS 1 sets an acute accent on `e`, and beside
/// `B`. A mark that the font has moved itself is left where it is.
enum MarkPlacement {
  /// Whether a scalar is a mark that is set above, below or on letters of scripts that run from left to right.
  static func isPlaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0x3099, 0x309A,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// - Parameters:
  ///   - character: a letter with its marks.
  ///   - glyphs: of a run from left to right, in font units.
  ///   - clusters: the scalar offsets of the character.
  static func place(
    marksOf character: ArraySlice<UInt32>, in glyphs: inout [ShapedGlyph], clusters: Range<Int>,
    _ face: FontFace
  ) {
    guard character.count > 1, character.contains(where: isPlaced) else { return }
    var places: [UInt32: Place] = [:]
    for scalar in Decomposition.canonical(character) where isPlaced(scalar) {
      if let glyph = face.glyph(of: scalar) { places[glyph] = Place(of: scalar) }
    }
    var letter: (index: Int, shape: Letter)?
    var frame = CGRect.null
    var pen = 0.0
    for index in glyphs.indices where clusters.contains(glyphs[index].cluster) {
      defer { pen += glyphs[index].advance }
      let outline = face.outlines(of: [glyphs[index].glyph])[0]
      guard !outline.tightBounds.isNull else { continue }
      let origin = Point(pen, 0) + glyphs[index].offset
      guard glyphs[index].advance == 0, let known = letter else {
        let end = pen + glyphs[index].advance
        letter = (index, Letter(outline, at: origin, start: pen, end: end))
        continue
      }
      var box = outline.tightBounds.offsetBy(dx: origin.x, dy: origin.y)
      if let place = places[glyphs[index].glyph] {
        var shift = place.shift(
          of: box, on: known.shape, isAnchored: glyphs[index].offset != Point(0, 0),
          em: face.metrics.unitsPerEm)
        shift.x += face.slant * shift.y
        glyphs[index].offset = glyphs[index].offset + shift
        box = box.offsetBy(dx: shift.x, dy: shift.y)
        if place == .enclosing { frame = frame.union(box) }
      }
      letter?.shape.marks.append(box)
    }
    guard let (first, shape) = letter, !frame.isNull else { return }
    // Its neighbours are beside the frame of a letter, not in it.
    let left = max(0, shape.start - frame.minX.native)
    let right = max(0, frame.maxX.native - shape.end)
    glyphs[first].advance += left + right
    for index in glyphs.indices where clusters.contains(glyphs[index].cluster) {
      glyphs[index].offset.x += index <= first ? left : -right
    }
  }

  /// A letter with the marks that are placed already, in font units.
  private struct Letter {
    let box: CGRect
    /// Where it begins, and where the next letter does.
    let start: Double
    let end: Double
    /// The boxes around its marks.
    var marks: [CGRect] = []
    private let contours: [[Point]]

    init(_ outline: PathStorage, at origin: Point, start: Double, end: Double) {
      box = outline.tightBounds.offsetBy(dx: origin.x, dy: origin.y)
      self.start = start
      self.end = end
      var polygons = Polygons()
      polygons.append(outline, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
      var contours: [[Point]] = []
      polygons.forEachContour { contours.append(Array($0)) }
      self.contours = contours
    }

    /// The columns of the letter and of all its marks.
    var columns: CGRect { marks.reduce(box) { $0.union($1) } }

    /// The extent of the ink in the columns of a mark, from bottom to top; nil if there is no ink.
    func extent(inColumnsOf mark: CGRect) -> ClosedRange<Double>? {
      let (left, right) = (mark.minX.native, mark.maxX.native)
      var heights: [Double] = []
      for contour in contours {
        guard var start = contour.last else { continue }
        for end in contour {
          defer { start = end }
          guard min(start.x, end.x) <= right, max(start.x, end.x) >= left else { continue }
          // The parts of the line between both sides.
          for x in [start.x, end.x, left, right] where left <= x && x <= right {
            if start.x == end.x {
              heights += [start.y, end.y]
            } else if min(start.x, end.x) <= x, x <= max(start.x, end.x) {
              heights.append(start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x)))
            }
          }
        }
      }
      for other in marks where other.minX < mark.maxX && other.maxX > mark.minX {
        heights += [other.minY.native, other.maxY.native]
      }
      guard let lowest = heights.min(), let highest = heights.max() else { return nil }
      return lowest...highest
    }
  }

  /// Where a mark is set.
  private enum Place {
    case above, below, attached, voicing, enclosing

    /// Nil for marks that are set beside a letter or between two.
    init?(of scalar: UInt32) {
      let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
      guard category != HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK else {
        self = .enclosing
        return
      }
      switch hb_unicode_combining_class(hb_unicode_funcs_get_default(), scalar) {
      case HB_UNICODE_COMBINING_CLASS_ABOVE: self = .above
      case HB_UNICODE_COMBINING_CLASS_BELOW: self = .below
      case HB_UNICODE_COMBINING_CLASS_KANA_VOICING: self = .voicing
      // An ogonek is at the end of its letter.
      case HB_UNICODE_COMBINING_CLASS_ATTACHED_BELOW where scalar == 0x328: return nil
      // Overlays, and cedillas.
      case HB_UNICODE_COMBINING_CLASS_OVERLAY, HB_UNICODE_COMBINING_CLASS_ATTACHED_BELOW,
        HB_UNICODE_COMBINING_CLASS_NOT_REORDERED:
        self = .attached
      default: return nil
      }
    }

    /// How a mark is moved.
    ///
    /// - Parameters:
    ///   - box: around the mark.
    ///   - isAnchored: whether the font has moved the mark.
    func shift(of box: CGRect, on letter: Letter, isAnchored: Bool, em: Double) -> Point {
      var shift = Point(0, 0)
      if self == .voicing {
        // Beyond the em it would be on the next letter.
        if !isAnchored, box.maxX.native > letter.end { shift.x = letter.end - box.maxX.native }
        return shift
      }
      if self == .enclosing {
        if !isAnchored { shift.x = letter.box.midX.native - box.midX.native }
        return shift
      }
      if box.midX < letter.box.minX || box.midX > letter.box.maxX {
        shift.x = letter.box.midX.native - box.midX.native
      }
      // An anchored mark may touch its letter, or be over the lower part of one such as `d`.
      let columns = isAnchored ? box.offsetBy(dx: shift.x, dy: 0) : letter.columns
      guard self != .attached, let ink = letter.extent(inColumnsOf: columns) else { return shift }
      let (gap, overlap) = (em / 16, isAnchored ? em / 24 : 0)
      switch self {
      case .above:
        let bottom = box.minY.native
        if bottom < ink.upperBound - overlap { shift.y = ink.upperBound + gap - bottom }
      case .below:
        let top = box.maxY.native
        if top > ink.lowerBound + overlap { shift.y = ink.lowerBound - gap - top }
      case .attached, .voicing, .enclosing: break
      }
      return shift
    }
  }
}
