import CairoGraphics
import Foundation
import Synchronization

/// Symbols and brackets that interfaces are full of and that M PLUS 1 lacks, drawn to go with it:
/// arrows, check marks, stars, shapes, Japanese brackets.
///
/// Debian's M PLUS 1 has `■▲▶▼◀` but no `→✓★●○【】`. Borrowing
/// them from another font would tie goldens to a second package; drawn here they look the same
/// everywhere. Lines are as thick as the letters' stems of the same weight, and every symbol is
/// centred in an em, as the font's own are.
enum SymbolTypeface {
  /// Font units in the em square, and the advance of every symbol.
  static let unitsPerEm = 1000.0

  /// The symbol of a Unicode scalar value; `nil` if it has none.
  static func glyph(of scalar: UInt32) -> UInt32? { glyphs[scalar] }

  /// The outline of a symbol in font units, y up, to be filled with the non-zero rule.
  static func outline(of glyph: UInt32, weight: FontWeight) -> PathStorage {
    cache.withLock { cache in
      let key = CacheKey(glyph: glyph, weight: weight)
      if let known = cache[key] { return known }
      let made =
        symbols.indices.contains(Int(glyph))
        ? symbols[Int(glyph)].outline(weight: weight) : PathStorage()
      cache[key] = made
      return made
    }
  }

  private struct CacheKey: Hashable {
    var glyph: UInt32
    var weight: FontWeight
  }

  private static let cache = Mutex<[CacheKey: PathStorage]>([:])

  private static let glyphs: [UInt32: UInt32] = {
    var glyphs: [UInt32: UInt32] = [:]
    for (index, symbol) in symbols.enumerated() {
      for scalar in symbol.characters.unicodeScalars { glyphs[scalar.value] = UInt32(index) }
    }
    return glyphs
  }()
}

/// A symbol as path data. The data's y axis runs down from the baseline; the middle of an
/// ideograph is at (500, -380).
struct Symbol: Sendable {
  /// The characters that look like this.
  let characters: String
  /// A shape to fill.
  var fill = ""
  /// Lines in the thickness of the weight.
  var stroke = ""
  /// A multiple of the weight's thickness.
  var thickness = 1.0

  func outline(weight: FontWeight) -> PathStorage {
    let style = StrokeStyle(width: weight.stemWidth * thickness)
    var path = SVGPathData.parseSkippingErrors(stroke).storage.stroked(style, scale: 1)
    path.append(SVGPathData.parseSkippingErrors(fill).storage)
    return path.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Symbol.lowering))
  }

  /// M PLUS 1 centres its own symbols 360 above the baseline.
  private static let lowering = -20.0
}

extension FontWeight {
  /// Between the thickness of the letter `l` and of the hyphen in the font of this weight.
  fileprivate var stemWidth: Double {
    switch self {
    case .ultraLight: 20
    case .thin: 34
    case .light: 48
    case .regular: 77
    case .medium: 105
    case .semibold: 118
    // With the thicker stems of heavy and black, 158 and 185, symbols would not fit into their em.
    case .bold, .heavy, .black: 132
    }
  }
}
