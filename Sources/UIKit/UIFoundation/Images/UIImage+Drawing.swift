extension UIImage {
  func drawAsTemplate(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawAsTemplate(in: rect, context: context)
  }

  private func drawAsTemplate(in rect: CGRect, context: CGContext) {
    draw(
      in: rect, context: context, tint: renderingMode == .alwaysTemplate ? context.fillColor : nil)
  }

  func drawBlended(in rect: CGRect, _ blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    drawAsTemplate(in: rect, context: context)
    context.restoreGState()
  }

  /// - Parameter tint: the colour of the whole picture; its own colours if nil.
  package func draw(in rect: CGRect, context: CGContext, tint: CGColor?) {
    guard rect.width > 0, rect.height > 0 else { return }
    if imageAsset != nil {
      let image = resolved(in: .current)
      image.drawContent(in: rect, context: context, tint: tint)
    } else {
      drawContent(in: rect, context: context, tint: tint)
    }
  }

  private func drawContent(in rect: CGRect, context: CGContext, tint: CGColor?) {
    switch content {
    case .pixels(let pixels):
      let image = tint.map { pixels.tinted(with: $0) } ?? pixels
      if capInsets == .zero {
        context.place(image, in: rect)
      } else {
        NinePartImage(image, capInsets: capsInPixels, resizingMode: resizingMode.ofParts)
          .draw(in: context, rect: rect, scale: scale)
      }
    case .shapes(let svg, let ownTint):
      let color = tint ?? ownTint
      svg.draw(in: context, rect: rect, tint: color ?? .black, isTemplate: color != nil)
    case .nothing:
      break
    }
  }

  private var capsInPixels: NinePartImage.CapInsets {
    let grid = PixelGrid(scale: scale)
    return NinePartImage.CapInsets(
      top: grid.nearestPixels(capInsets.top), left: grid.nearestPixels(capInsets.left),
      bottom: grid.nearestPixels(capInsets.bottom), right: grid.nearestPixels(capInsets.right))
  }
}

extension UIImage.ResizingMode {
  fileprivate var ofParts: NinePartImage.ResizingMode {
    switch self {
    case .tile: .tile
    case .stretch: .stretch
    }
  }
}
