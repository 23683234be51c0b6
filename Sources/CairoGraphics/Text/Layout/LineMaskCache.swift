import Foundation
import Synchronization

/// A line of text as coverage, to be painted at whole pixels in any colour.
struct LineMask: Sendable {
  let mask: AlphaMask
  /// Where the mask's top left corner lies from the pixel of the line's origin.
  let x: Int
  let y: Int
}

/// What a line's mask depends on: the glyphs, their size in pixels, and where between two pixels
/// the line's origin lies.
struct LineMaskKey: Sendable, Hashable {
  let line: ShapedLine
  /// Pixels in one of the line's units.
  let scaleX: Double
  let scaleY: Double
  /// In 1/256 of a pixel, the grid that all vertices are rounded to.
  let phaseX: Int
  let phaseY: Int

  func makeMask() -> LineMask {
    var polygons = Polygons()
    for run in line.runs {
      for (outline, position) in zip(run.source.outlines(of: run.glyphs), run.positions) {
        polygons.append(
          outline,
          transform: CGAffineTransform(
            a: run.scale * scaleX, b: 0, c: 0, d: -run.scale * scaleY,
            tx: Double(phaseX) / 256 + position.x * scaleX,
            ty: Double(phaseY) / 256 - position.y * scaleY))
      }
    }
    let frame = PixelRect(around: polygons.bounds)
    return LineMask(
      mask: AlphaMask(of: polygons, rule: .winding, frame: frame), x: frame.x, y: frame.y)
  }
}

/// Keeps the masks of lines: the same label is drawn in state after state, and painting a mask
/// takes a few microseconds where filling its outlines takes fifty.
///
/// A mask is made the same way whether it is kept or not, so that the cache changes no pixel. One
/// cache serves all threads; it is bounded, and emptied when it is full.
final class LineMaskCache: Sendable {
  static let shared = LineMaskCache()

  private struct State {
    var masks: [LineMaskKey: LineMask] = [:]
    var byteCount = 0
  }

  private static let capacity = 4 << 20
  /// What a key takes besides its mask, roughly.
  private static let overhead = 500

  private let state = Mutex(State())

  func mask(for key: LineMaskKey) -> LineMask {
    if let known = state.withLock({ $0.masks[key] }) { return known }
    let made = key.makeMask()
    let byteCount = made.mask.bytes.count + LineMaskCache.overhead
    guard byteCount <= LineMaskCache.capacity / 8 else { return made }
    state.withLock { state in
      state.byteCount += byteCount
      if state.byteCount > LineMaskCache.capacity {
        state.masks.removeAll(keepingCapacity: true)
        state.byteCount = byteCount
      }
      state.masks[key] = made
    }
    return made
  }

  func removeAll() {
    state.withLock { $0 = State() }
  }
}
