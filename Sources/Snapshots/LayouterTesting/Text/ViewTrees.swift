import ViewControllers
import ViewTree

extension Snapshotting where Value == UIView, Format == String {
  /// The views, a line each: class, frame and what UIKit's `recursiveDescription` says of them.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The views, a line each, after layout.
  ///
  /// - Parameters:
  ///   - size: Points; nil for the view's own size, or if it has none, the one that fits its content.
  ///   - traits: Light or dark, reading direction, text size.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      RecursiveDescription.text(
        of: StagedView(view, size: size, traits: traits).describedTree().root)
    }
  }

  /// The views with their properties, as `layouter describe` prints them and goldens contain them.
  public static var viewTree: Snapshotting { viewTree() }

  /// The views with their properties; for the parameters, see ``recursiveDescription(size:traits:)``.
  public static func viewTree(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      StagedView(view, size: size, traits: traits).describedTree().root.compactText
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The views of the controller, a line each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The views of the controller, a line each, after layout.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: Points; nil for the device's, or the size of the controller's view.
  ///   - traits: Light or dark, reading direction, text size; what they do not specify is the device's.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      let surroundings = config.with(size: size, traits: traits)
      return RecursiveDescription.text(
        of: StagedView(controller, on: surroundings).describedTree().root)
    }
  }

  /// The views of the controller with their properties; for the parameters, see
  /// ``recursiveDescription(on:size:traits:)``.
  public static func viewTree(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      let surroundings = config.with(size: size, traits: traits)
      return StagedView(controller, on: surroundings).describedTree().root.compactText
    }
  }

  /// The controllers that this one contains, a line each.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      func lines(of controller: UIViewController, depth: Int) -> [String] {
        let indent = String(repeating: "   | ", count: depth)
        let view = controller.isViewLoaded ? "<\(type(of: controller.view))>" : "(not loaded)"
        return ["\(indent)<\(type(of: controller))>, view: \(view)"]
          + controller.children.flatMap { lines(of: $0, depth: depth + 1) }
      }
      return lines(of: controller, depth: 0).joined(separator: "\n")
    }
  }
}

/// UIKit's `recursiveDescription`, without addresses.
private enum RecursiveDescription {
  static func text(of root: ViewNode) -> String {
    lines(of: root, depth: 0).joined(separator: "\n")
  }

  private static func lines(of node: ViewNode, depth: Int) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    let frame = node.frame
    var parts = [
      "<\(node.type)",
      "frame = (\(number(frame.x)) \(number(frame.y)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if let id = node.id { parts.append("id = '\(id)'") }
    if case .string(let text)? = node.properties["text"] { parts.append("text = '\(text)'") }
    if node.hidden { parts.append("hidden = YES") }
    if case .number(let alpha)? = node.properties["alpha"] {
      parts.append("alpha = \(number(alpha))")
    }
    return [indent + parts.joined(separator: "; ") + ">"]
      + node.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// With up to three decimal places.
  private static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}
