import CairoGraphics
import Foundation

extension Font {
  /// The glyph of a character in the font itself; nil if it has none.
  public func glyph(of scalar: UInt32) -> UInt32? {
    switch FontCascade(self).primary {
    case .face(let face): face.glyph(of: scalar)
    case .symbols: SymbolTypeface.glyph(of: scalar)
    case .blocks:
      CharacterKind.isWhiteSpace(scalar) || CharacterKind.isInvisible(scalar)
        ? BlocksTypeface.blankGlyph : BlocksTypeface.boxGlyph
    }
  }

  /// The width of a glyph, points.
  public func advance(ofGlyph glyph: UInt32) -> CGFloat {
    let source = FontCascade(self).primary
    let units =
      switch source {
      case .face(let face): face.advance(of: glyph)
      case .symbols: SymbolTypeface.unitsPerEm
      case .blocks: BlocksTypeface.advance
      }
    return CGFloat(units / source.unitsPerEm) * pointSize
  }

  /// The outline of a glyph from its origin on the baseline, points, y up.
  public func path(ofGlyph glyph: UInt32) -> CGPath {
    let source = FontCascade(self).primary
    let scale = pointSize / CGFloat(source.unitsPerEm)
    let outline = source.outlines(of: [glyph]).first ?? PathStorage()
    return CGPath(storage: outline.applying(CGAffineTransform(scaleX: scale, y: scale)))
  }
}
