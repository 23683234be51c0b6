import Foundation

/// Parts that are clipped, masked or composited as one.
struct VectorGroup: Sendable {
  var nodes: [VectorNode]
  var opacity = 1.0
  var blendMode = CGBlendMode.normal
  /// Whether blend modes of parts only mix with other parts.
  var isIsolated = false
  var clips: [VectorClip] = []
  var mask: VectorMask?

  /// Nodes in a clip. Clips that hide nothing, such as the whole frame, are left out.
  static func clipped(_ nodes: [VectorNode], by clips: [VectorClip]) -> [VectorNode] {
    let bounds = nodes.reduce(CGRect.null) { $0.union($1.bounds) }
    let needed = clips.filter { !$0.contains(bounds) }
    return needed.isEmpty ? nodes : [.group(VectorGroup(nodes: nodes, clips: needed))]
  }

  func draw(in context: CGContext, palette: VectorPalette) {
    context.saveGState()
    defer { context.restoreGState() }
    var coverages: [VectorClip] = []
    for clip in clips where !clip.apply(to: context) { coverages.append(clip) }
    let hasLayer =
      opacity < 1 || blendMode != .normal || mask != nil || !coverages.isEmpty
      || isIsolated && nodes.contains(where: \.hasBlending)
    guard hasLayer else {
      for node in nodes { node.draw(in: context, palette: palette) }
      return
    }
    context.setAlpha(opacity)
    context.setBlendMode(blendMode)
    if let mask {
      // Nothing outside is visible: a small layer takes the place of one as large as the picture. The margin keeps
      // the smooth edges of the region from being applied twice.
      context.clip(to: mask.region.controlBounds.insetBy(dx: -2, dy: -2))
    }
    context.beginTransparencyLayer()
    for node in nodes { node.draw(in: context, palette: palette) }
    for coverage in coverages {
      context.multiplyLayer {
        for node in coverage.nodes { node.draw(in: context, palette: .forMasks) }
      }
    }
    if let mask { context.multiplyLayer { mask.draw(in: context, palette: palette.withoutTint) } }
    context.endTransparencyLayer()
  }
}

extension CGContext {
  /// Multiplies the layer that is open by the alpha of what a closure draws.
  fileprivate func multiplyLayer(_ body: () -> Void) {
    saveGState()
    setBlendMode(.destinationIn)
    beginTransparencyLayer()
    body()
    endTransparencyLayer()
    restoreGState()
  }
}

/// A clipping path: the union of opaque shapes, which can be clipped themselves.
struct VectorClip: Sendable {
  var nodes: [VectorNode]
  /// Further clips of all shapes.
  var clips: [VectorClip] = []

  /// Intersects the context's clip with this one, if it is a single path.
  ///
  /// - Returns: whether it is.
  fileprivate func apply(to context: CGContext) -> Bool {
    guard let path = outlines else { return false }
    for part in path {
      // A path of the image's space, so that the context's transform stays.
      context.addPath(CGPath(storage: part.path.applying(part.transform)))
      context.clip(using: part.rule)
    }
    return true
  }

  private typealias Outline = (
    path: PathStorage, transform: CGAffineTransform, rule: CGPathFillRule
  )

  /// Paths whose intersection the clip is; nil if it is another shape.
  private var outlines: [Outline]? {
    var result: [Outline] = []
    for clip in clips {
      guard let outlines = clip.outlines else { return nil }
      result += outlines
    }
    switch nodes.first {
    case nil: result.append((PathStorage(), .identity, .winding))
    case .figure(let figure) where nodes.count == 1:
      result.append((figure.path, figure.transform, figure.fillRule))
    case .group(let group) where nodes.count == 1:
      guard let outlines = VectorClip(nodes: group.nodes, clips: group.clips).outlines else {
        return nil
      }
      result += outlines
    default: return nil
    }
    return result
  }

  /// Whether all of a rectangle lies inside, by one upright rectangle that is the whole clip.
  func contains(_ rect: CGRect) -> Bool {
    guard clips.isEmpty, nodes.count == 1, case .figure(let figure) = nodes[0],
      figure.transform.keepsAxes, let outline = figure.path.rectangle
    else { return false }
    return outline.applying(figure.transform).contains(rect)
  }
}

extension PathStorage {
  /// The rectangle that the path is; nil for another path.
  fileprivate var rectangle: CGRect? {
    guard !hasCurves, (4...5).contains(points.count), verbs.first == .move,
      verbs.filter({ $0 == .move }).count == 1
    else { return nil }
    if points.count == 5, points[4] != points[0] { return nil }
    let corners = Array(points.prefix(4))
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1))
    where (corner.x == next.x) == (corner.y == next.y) {
      return nil
    }
    // Sides alternate between both directions.
    guard (corners[0].x == corners[1].x) != (corners[1].x == corners[2].x) else { return nil }
    return controlBounds
  }
}

/// A mask: the luminance or the alpha of parts.
struct VectorMask: Sendable {
  var nodes: [VectorNode]
  var usesLuminance: Bool
  /// The part of the image that can be visible, as a path.
  var region: PathStorage
  var clips: [VectorClip] = []
  /// The mask of the mask.
  private var masks: [VectorMask]

  init(nodes: [VectorNode], usesLuminance: Bool, region: PathStorage, mask: VectorMask?) {
    self.nodes = nodes
    self.usesLuminance = usesLuminance
    self.region = region
    masks = mask.map { [$0] } ?? []
  }

  fileprivate func draw(in context: CGContext, palette: VectorPalette) {
    context.saveGState()
    context.addPath(CGPath(storage: region))
    context.clip()
    var group = VectorGroup(nodes: nodes)
    group.clips = clips
    group.mask = masks.first
    group.draw(in: context, palette: palette)
    context.restoreGState()
    if usesLuminance { context.convertLuminanceToAlpha() }
  }
}
