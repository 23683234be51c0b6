import Foundation

/// The operators that paint and clip.
extension PDFContentReader {
  mutating func paint(_ name: String) throws(PDFProblem) {
    if name == "s" || name.first == "b" { path.close() }
    let rule: CGPathFillRule = name.last == "*" ? .evenOdd : .winding
    let fills = "fFbB".contains(name.prefix(1))
    let strokes = "sSbB".contains(name.prefix(1))
    if !path.isEmpty, state.transform.isInvertible, fills || strokes {
      var colors = figure(rule)
      if fills {
        switch state.fill {
        case .color(let color): colors.fill = .color(.color(color))
        case .shading(let shading, let pattern):
          try paintShading(shading, shape: path, rule, matrix: pattern, state.fillAlpha)
        }
      }
      if strokes {
        switch state.stroke {
        case .color(let color): colors.stroke = .color(.color(color))
        case .shading(let shading, let pattern):
          let gradient = shading.gradient(
            pattern.concatenating(state.transform.inverted()))
          colors.stroke = .gradient(gradient)
        }
      }
      if colors.fill != nil || colors.stroke != nil { add(.figure(colors)) }
    }
    if let pendingClip {
      var outline = figure(pendingClip)
      outline.fill = .color(.color(.black))
      clip(by: outline)
    }
    pendingClip = nil
    path = PathStorage()
  }

  mutating func clip(by outline: VectorFigure) {
    state.clips.append(VectorClip(nodes: [.figure(outline)]))
    clipCount += 1
    state.clipNumber = clipCount
  }

  /// The path with the line's style, without colours.
  func figure(_ rule: CGPathFillRule) -> VectorFigure {
    var line = state.line
    // The thinnest line of the device.
    if line.width == 0 { line.width = 0.5 }
    return VectorFigure(
      path: path, transform: state.transform, fill: nil, fillOpacity: state.fillAlpha,
      fillRule: rule, stroke: nil, strokeOpacity: state.strokeAlpha, line: line,
      paintsStrokeFirst: false, isVisible: true)
  }

  /// Fills a shape, or all of the clip, with a gradient.
  ///
  /// - Parameter matrix: from the gradient's space to the image's.
  mutating func paintShading(
    _ shading: PDFShading, shape: PathStorage?, _ rule: CGPathFillRule, matrix: CGAffineTransform,
    _ alpha: Double
  ) throws(PDFProblem) {
    guard matrix.isInvertible else { return }
    let frame = frame.insetBy(dx: -1, dy: -1)
    let area = frame.applying(matrix.inverted())
    let reach = [area.minX, area.minY, area.maxX, area.maxY].map { $0.native.magnitude }.max() ?? 0
    var figure = self.figure(rule)
    if let shape {
      figure.path = shape
    } else {
      figure.path = CGPath(rect: frame, transform: nil).storage
      figure.transform = .identity
    }
    guard figure.transform.isInvertible else { return }
    figure.fill = .gradient(shading.gradient(matrix.concatenating(figure.transform.inverted())))
    figure.fillOpacity = alpha
    var node = VectorNode.figure(figure)
    if let (path, rule) = try shading.outline(reach: 4 * reach + 1) {
      var outline = self.figure(rule)
      outline.path = path
      outline.transform = matrix
      outline.fill = .color(.color(.black))
      node = .group(VectorGroup(nodes: [node], clips: [VectorClip(nodes: [.figure(outline)])]))
    }
    add(node)
  }

  /// Adds what was painted, under the blend mode and the mask.
  mutating func add(_ node: VectorNode) {
    var node = node
    if state.blendMode != .normal || state.mask != nil {
      var group = VectorGroup(nodes: [node])
      group.blendMode = state.blendMode
      group.mask = state.mask
      node = .group(group)
    }
    nodes.append((node, state.clips, state.clipNumber))
  }
}
