extension LayerPass {
  /// Draws the image that a layer shows, or its recorded drawing.
  func drawContents(of layer: CALayer, at exact: CGRect) {
    let rect = grid.snapped(exact)
    guard rect.width > 0, rect.height > 0 else { return }
    if let image = layer.contents as? CGImage {
      draw(image, of: layer, in: isOnScreen ? rect : exact)
    } else if let backing = layer.backing {
      draw(backing, of: layer, in: rect)
    }
  }

  private func draw(_ image: CGImage, in rect: CGRect) {
    if isOnScreen {
      context.drawUpright(image, in: grid.snapped(rect))
    } else {
      context.draw(image, in: rect, through: Projection(.identity))
    }
  }

  private func draw(_ image: CGImage, of layer: CALayer, in rect: CGRect) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    var image = image
    let part = layer.contentsRect
    if part != unit {
      let (width, height) = (CGFloat(image.width), CGFloat(image.height))
      guard
        let cropped = image.cropping(
          to: CGRect(
            x: (part.minX * width).rounded(), y: (part.minY * height).rounded(),
            width: (part.width * width).rounded(), height: (part.height * height).rounded()))
      else { return }
      image = cropped
    }
    let density = layer.contentsScale > 0 ? layer.contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / density, height: CGFloat(image.height) / density)
    let placed = layer.contentsPlace(for: size, in: rect)
    if layer.contentsCenter != unit {
      drawStretched(image, center: layer.contentsCenter, density: density, in: placed)
    } else {
      draw(image, in: placed)
    }
  }

  /// Draws an image of which only the middle is stretched.
  ///
  /// - Parameters:
  ///   - center: the middle, as parts of the image.
  ///   - density: pixels of the margins per point.
  private func drawStretched(
    _ image: CGImage, center: CGRect, density: CGFloat, in rect: CGRect
  ) {
    /// The borders of the three parts along an axis, in the image's pixels and in the rectangle.
    func borders(
      _ low: CGFloat, _ high: CGFloat, _ pixels: Int, _ start: CGFloat, _ length: CGFloat
    ) -> (source: [CGFloat], target: [CGFloat]) {
      let count = CGFloat(pixels)
      let first = (max(0, min(low, 1)) * count).rounded()
      let last = max(first, (max(0, min(high, 1)) * count).rounded())
      var (before, after) = (first / density, (count - last) / density)
      if before + after > length, before + after > 0 {
        let factor = length / (before + after)
        (before, after) = (before * factor, after * factor)
      }
      return (
        [0, first, last, count], [start, start + before, start + length - after, start + length]
      )
    }
    let x = borders(center.minX, center.maxX, image.width, rect.minX, rect.width)
    let y = borders(center.minY, center.maxY, image.height, rect.minY, rect.height)
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: x.source[column], y: y.source[row],
          width: x.source[column + 1] - x.source[column],
          height: y.source[row + 1] - y.source[row])
        let target = CGRect(
          x: x.target[column], y: y.target[row],
          width: x.target[column + 1] - x.target[column],
          height: y.target[row + 1] - y.target[row])
        guard target.width > 0, target.height > 0, let piece = image.cropping(to: source) else {
          continue
        }
        // Pieces that touch within a pixel would leave a seam.
        context.drawUpright(piece, in: grid.snapped(target))
      }
    }
  }

  /// Shows a layer's recorded drawing, in bounds that may have changed since.
  private func draw(_ backing: LayerBacking, of layer: CALayer, in rect: CGRect) {
    let drawn = backing.bounds
    guard drawn.width > 0, drawn.height > 0 else { return }
    context.saveGState()
    if drawn.size == layer.bounds.size {
      context.translateBy(x: rect.minX - drawn.minX, y: rect.minY - drawn.minY)
    } else {
      let placed = layer.contentsPlace(for: drawn.size, in: rect)
      context.translateBy(x: placed.minX, y: placed.minY)
      context.scaleBy(x: placed.width / drawn.width, y: placed.height / drawn.height)
      context.translateBy(x: -drawn.minX, y: -drawn.minY)
    }
    context.clip(to: grid.roundedUpExactly(drawn))
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    backing.list.draw(in: context)
    context.beginPath()
    context.restoreGState()
  }
}

extension CALayer {
  /// A rectangle around the contents, in the layer's coordinates; nil if there are none.
  var contentsInk: CGRect? {
    let (bounds, density) = (bounds, contentsScale > 0 ? contentsScale : 1)
    if let image = contents as? CGImage {
      let part = contentsRect
      let size = CGSize(
        width: CGFloat(image.width) * part.width / density,
        height: CGFloat(image.height) * part.height / density)
      return contentsPlace(for: size, in: bounds)
    }
    return backing.map { contentsPlace(for: $0.bounds.size, in: bounds) }
  }

  /// Where contents of a size are in the bounds.
  fileprivate func contentsPlace(for size: CGSize, in rect: CGRect) -> CGRect {
    model().host?.contentsRect(for: size, in: rect) ?? contentsGravity.rect(for: size, in: rect)
  }
}
