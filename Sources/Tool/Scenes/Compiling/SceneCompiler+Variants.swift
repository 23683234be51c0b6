import FileAccess
import HeadlessUIKit
import JSONValues
import Messages

// The variants of a scene: which there are, and whether they can be drawn.

extension SceneCompiler {
  /// The combinations of the axes' values, and the rules that leave some of them.
  func expansion(
    of root: YAMLNode, axes: [AxisDefinition], size: SceneSize, line: Int, steps: [SceneStep]
  ) -> VariantExpansion {
    var expansion = VariantExpansion(axes: axes, size: size, line: line, moments: steps.moments)
    expansion.rules = VariantRuleCompiler(axes: expansion.shownAxes, context: context).compile(root)
    return expansion
  }

  /// The combinations that the rules leave; nil, after a report, if the scene is invalid.
  func variants(of root: YAMLNode, expanding expansion: VariantExpansion) -> [Variant]? {
    guard check(expansion, of: root), !context.hasErrors else { return nil }
    if !expansion.rules.isEmpty {
      VariantRuleCompiler(axes: expansion.shownAxes, context: context)
        .check(expansion.rules, on: expansion.combinations, of: root)
    }
    let variants = expansion.variants()
    if variants.count > VariantExpansion.limit {
      context.report(
        "the axes make more than \(VariantExpansion.limit) variants",
        at: root["variants"]?.position ?? root.position)
    }
    checkNames(variants, of: root)
    return variants
  }

  /// What variants replace of constraints and layout rules; nil, after a report, if the scene is invalid.
  func alternatives(of variants: [Variant], among views: ViewCompiler) -> VariantAlternatives? {
    let alternatives = VariantAlternatives(
      of: variants.lazy.map(\.settings), views: views, context: context)
    return context.hasErrors ? nil : alternatives
  }

  /// Whether the combinations can be drawn: neither too many, nor too large.
  private func check(_ expansion: VariantExpansion, of root: YAMLNode) -> Bool {
    let position = root["variants"]?.position ?? root.position
    if expansion.count == nil {
      context.report(
        "the axes make more than \(VariantExpansion.limit) variants", at: position)
      return false
    }
    let sizes = expansion.axes.flatMap { axis in
      axis.values.compactMap { value in
        if case .size(let size) = value.effect { (size, value.position) } else { nil }
      }
    }
    for (size, position) in sizes {
      context.reading("variants.size") {
        checkPixels(size, at: expansion.largestScale, position: position)
      }
    }
    if sizes.isEmpty, let node = root["size"] {
      context.reading("size") {
        checkPixels(expansion.size, at: expansion.largestScale, position: node.position)
      }
    }
    return true
  }

  /// Rejects a picture that is too large before anything is drawn. A picture without pixels can be
  /// laid out and described, so it is rejected only when it is drawn.
  private func checkPixels(_ sceneSize: SceneSize, at scale: Int, position: SourcePosition) {
    let size: CGSize
    switch sceneSize {
    case .fixed(let fixed): size = fixed
    case .device(let device): size = device.portraitSize
    case .fit: return
    }
    func number(_ number: CGFloat) -> String { JSON.number(Double(number)).description }
    let points = "\(number(size.width)) × \(number(size.height)) points"
    let pixels = PixelGrid(scale: CGFloat(scale)).pixelSize(holding: size)
    let (width, height) = (pixels.width, pixels.height)
    let side = CGContextError.maximumSide
    guard max(width, height) <= side, width * height <= CGContextError.maximumPixelCount else {
      context.report(
        "\(points) at \(scale)x are \(width) × \(height) pixels; a picture has at most \(side) a "
          + "side and \(CGContextError.maximumPixelCount) in all",
        at: position)
      return
    }
  }

  private func checkNames(_ variants: [Variant], of root: YAMLNode) {
    let position = root["variants"]?.position ?? root.position
    var places: [String: Int] = [:]
    places.reserveCapacity(variants.count)
    for place in variants.indices {
      let name = variants[place].name
      if let other = places.updateValue(place, forKey: name.fileNameKey) {
        context.report(
          "two variants have the same name '\(name.shortened)': "
            + "\(Self.list(variants[other].choices)), and \(Self.list(variants[place].choices))",
          at: position)
      }
      if name.utf8.count > VariantName.byteLimit {
        context.report(
          "the name '\(name.shortened)' has \(name.utf8.count) bytes; a variant's "
            + "has at most \(VariantName.byteLimit)",
          at: position)
      }
    }
  }

  private static func list(_ choices: [Variant.Choice]) -> String {
    choices.map { "\($0.axis) \($0.value)" }.joined(separator: ", ")
  }
}
