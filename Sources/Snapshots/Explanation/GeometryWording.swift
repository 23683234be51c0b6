import ViewTree

extension Wording {
  /// Smaller differences are errors of computing, in points.
  static let leastDistance = 0.005

  /// How a frame changed, as what a sentence says of a view: `moved 3 pt right and grew from 80×30
  /// to 84×30 pt`. `nil` if it did not.
  static func change(from old: ViewNode.Rect, to new: ViewNode.Rect) -> String? {
    let parts = [movement(from: old, to: new), resizing(from: old, to: new)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  private static func movement(from old: ViewNode.Rect, to new: ViewNode.Rect) -> String? {
    let steps = [
      step(new.x - old.x, forward: "right", back: "left"),
      step(new.y - old.y, forward: "down", back: "up"),
    ].compactMap { $0 }
    return steps.isEmpty ? nil : "moved " + steps.joined(separator: " and ")
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

  /// How far the content of a view was scrolled; `nil` if it was not.
  static func scrolling(from old: ViewNode.Rect, to new: ViewNode.Rect) -> String? {
    let steps = [
      step(new.x - old.x, forward: "right", back: "left"),
      step(new.y - old.y, forward: "down", back: "up"),
    ].compactMap { $0 }
    return steps.isEmpty ? nil : "is scrolled " + steps.joined(separator: " and ")
  }
}
