extension UIImage {
  /// Draws the picture over a rectangle of the current graphics context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context: context, tint: nil)
  }

  /// Draws the picture in its own size, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture over a rectangle with an opacity in 0...1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, context: context, tint: nil)
    context.restoreGState()
  }

  /// The picture in one colour: its alpha, multiplied by the colour's under the current traits.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    guard let cgImage else { return self }
    return UIImage(cgImage: cgImage.tinted(with: color.cgColor), scale: scale)
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      .withRenderingMode(renderingMode)
  }

  /// - Parameter tint: the colour of the whole picture; its own colours if nil.
  func draw(in rect: CGRect, context: CGContext, tint: CGColor?) {
    guard let cgImage, rect.width > 0, rect.height > 0 else { return }
    let image = tint.map { cgImage.tinted(with: $0) } ?? cgImage
    guard capInsets != .zero else {
      context.draw(image, in: rect)
      return
    }
    NinePartImage(image, capInsets: capsInPixels, resizingMode: resizingMode.ofParts)
      .draw(in: context, rect: rect, scale: scale)
  }

  private var capsInPixels: NinePartImage.CapInsets {
    // Caps beyond the picture are cut anyway; what is not a number is none.
    func pixels(_ points: CGFloat) -> Int {
      points > 0 ? Int(min(points * scale, 1e6).rounded()) : 0
    }
    return NinePartImage.CapInsets(
      top: pixels(capInsets.top), left: pixels(capInsets.left), bottom: pixels(capInsets.bottom),
      right: pixels(capInsets.right))
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
