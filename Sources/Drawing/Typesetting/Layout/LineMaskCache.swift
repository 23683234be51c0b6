/// Caches the masks of the lines that were drawn last: a label is often drawn once for each state
/// and each appearance of its view, in other colours.
///
/// A mask is computed the same way whether it is cached or not, so the cache changes no pixel.
final class LineMaskCache {
  private struct Entry {
    let line: ShapedLine
    let scaleX: Double
    let scaleY: Double
    let phase: Int
    let mask: LineMask
  }

  // Read for each line that is drawn; nothing that runs during an access makes another one.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The entry that is replaced next, the oldest.
  private var oldest = 0

  private static let capacity = 16
  /// The size in bytes above which a mask is not cached.
  private static let largestMask = 64 << 10

  /// The mask of a line; see ``LineMask/init(of:scaleX:scaleY:phase:cache:)``.
  func mask(of line: ShapedLine, scaleX: Double, scaleY: Double, phase: Int) -> LineMask {
    let known = entries.lastIndex {
      $0.line === line && $0.scaleX == scaleX && $0.scaleY == scaleY && $0.phase == phase
    }
    if let known { return entries[known].mask }
    let mask = LineMask(of: line, scaleX: scaleX, scaleY: scaleY, phase: phase, cache: .shared)
    guard mask.mask.bytes.count <= Self.largestMask else { return mask }
    let entry = Entry(line: line, scaleX: scaleX, scaleY: scaleY, phase: phase, mask: mask)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return mask
  }

  func removeAll() {
    entries.removeAll()
    oldest = 0
  }
}
