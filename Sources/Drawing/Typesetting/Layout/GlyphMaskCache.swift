import CairoGraphics
import Foundation
import Synchronization

/// A glyph as coverage.
struct GlyphMask: Sendable {
  let mask: AlphaMask
  /// Where the mask's top left corner lies from the pixel of the glyph's origin.
  let x: Int
  let y: Int
}

/// A glyph's place in quarters of a pixel, y down. That is fine enough for letters to look evenly
/// spaced, and coarse enough for a glyph to have few masks.
struct GlyphPlace {
  let x: Int
  let y: Int

  /// The quarters nearest to a point in pixels.
  init(_ point: Point) {
    x = PixelGrid.nearestPixel(point.x * 4)
    y = PixelGrid.nearestPixel(point.y * 4)
  }

  /// The whole pixel at the place or before it, and the quarters from there to the place.
  var pixelX: Int { x >> 2 }
  var pixelY: Int { y >> 2 }
  var phaseX: Int { x & 3 }
  var phaseY: Int { y & 3 }
}

/// Glyphs of one source at one size.
struct GlyphSize: Sendable, Hashable {
  let source: GlyphSource
  /// Pixels in one font unit.
  let scaleX: Double
  let scaleY: Double

  func makeMask(of outline: PathStorage, at place: GlyphPlace) -> GlyphMask {
    let (mask, x, y) = AlphaMask.coverage(
      of: outline,
      transform: CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: -scaleY, tx: Double(place.phaseX) / 4,
        ty: Double(place.phaseY) / 4))
    return GlyphMask(mask: mask, x: x, y: y)
  }
}

/// Caches the masks of glyphs: any new text is made of letters that were drawn before, and adding
/// up their masks takes a twentieth of the time that filling their outlines takes.
///
/// A mask is computed the same way whether it is cached or not, so the cache changes no pixel. One
/// cache serves all threads; it is bounded, and emptied when it is full.
final class GlyphMaskCache: Sendable {
  static let shared = GlyphMaskCache()

  private struct State {
    /// By glyph and phase.
    var sizes: [GlyphSize: [UInt64: GlyphMask]] = [:]
    var byteCount = 0
  }

  private static let capacity = 8 << 20
  /// The approximate size of a mask in addition to its bytes.
  private static let overhead = 150

  private let state = Mutex(State())

  /// The masks of glyphs at their positions.
  func masks(of glyphs: [UInt32], at places: [GlyphPlace], size: GlyphSize) -> [GlyphMask] {
    let keys = zip(glyphs, places).map { glyph, place in
      UInt64(glyph) << 4 | UInt64(place.phaseY << 2 | place.phaseX)
    }
    let known = state.withLock { state in
      let masks = state.sizes[size]
      return keys.map { masks?[$0] }
    }
    let missing = keys.indices.filter { known[$0] == nil }
    if missing.isEmpty { return known.compactMap(\.self) }

    var made: [UInt64: GlyphMask] = [:]
    let outlines = size.source.outlines(of: missing.map { glyphs[$0] })
    for (index, outline) in zip(missing, outlines) where made[keys[index]] == nil {
      made[keys[index]] = size.makeMask(of: outline, at: places[index])
    }
    keep(made, size: size)
    return zip(keys, known).compactMap { key, mask in mask ?? made[key] }
  }

  private func keep(_ made: [UInt64: GlyphMask], size: GlyphSize) {
    let byteCount = made.values.reduce(0) {
      $0 + $1.mask.bytes.count + GlyphMaskCache.overhead
    }
    guard byteCount <= GlyphMaskCache.capacity else { return }
    state.withLock { state in
      state.byteCount += byteCount
      if state.byteCount > GlyphMaskCache.capacity {
        state.sizes.removeAll(keepingCapacity: true)
        state.byteCount = byteCount
      }
      state.sizes[size, default: [:]].merge(made) { kept, _ in kept }
    }
  }

  func removeAll() {
    state.withLock { $0 = State() }
  }
}
