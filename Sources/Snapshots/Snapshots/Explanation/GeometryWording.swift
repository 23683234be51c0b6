import ImageComparison
import ViewTree

extension Wording {
  /// The smallest distance that is described, in points; smaller ones are rounding errors.
  static let leastDistance = 0.005

  /// The predicate for a changed frame: `moved 3 pt right and grew from 80×30 to 84×30 pt`; `nil` if
  /// the frame did not change.
  static func change(from old: ViewNode.Rect, to new: ViewNode.Rect) -> String? {
    let parts = [movement(from: old, to: new), resizing(from: old, to: new)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// `moved 3 pt right and 1 pt down`; nil without a distance.
  static func movement(from old: ViewNode.Rect, to new: ViewNode.Rect) -> String? {
    let steps = steps(new.x - old.x, new.y - old.y)
    return steps.isEmpty ? nil : "moved " + steps.joined(separator: " and ")
  }

  /// The movement by a number of pixels.
  static func movement(_ shift: PixelShift, scale: Double) -> String {
    let scale = scale > 0 ? scale : 1
    return "moved "
      + steps(Double(shift.dx) / scale, Double(shift.dy) / scale).joined(separator: " and ")
  }

  private static func steps(_ x: Double, _ y: Double) -> [String] {
    [step(x, forward: "right", back: "left"), step(y, forward: "down", back: "up")].compactMap {
      $0
    }
  }

  /// `12×8 pt at (30, 4)`.
  static func rectangle(_ rect: ViewNode.Rect) -> String {
    "\(size(rect.width, rect.height)) pt at (\(number(rect.x)), \(number(rect.y)))"
  }

  private static func step(_ distance: Double, forward: String, back: String) -> String? {
    guard abs(distance) >= leastDistance else { return nil }
    return "\(number(abs(distance))) pt \(distance > 0 ? forward : back)"
  }

  private static func resizing(from old: ViewNode.Rect, to new: ViewNode.Rect) -> String? {
    let (wider, higher) = (new.width - old.width, new.height - old.height)
    guard abs(wider) >= leastDistance || abs(higher) >= leastDistance else { return nil }
    let verb =
      wider > -leastDistance && higher > -leastDistance
      ? "grew" : wider < leastDistance && higher < leastDistance ? "shrank" : "changed"
    return "\(verb) from \(size(old.width, old.height)) to \(size(new.width, new.height)) pt"
  }

  /// The predicate for a scrolled view; `nil` if it was not scrolled.
  static func scrolling(from old: ViewNode.Rect, to new: ViewNode.Rect) -> String? {
    let steps = steps(new.x - old.x, new.y - old.y)
    return steps.isEmpty ? nil : "is scrolled " + steps.joined(separator: " and ")
  }
}
