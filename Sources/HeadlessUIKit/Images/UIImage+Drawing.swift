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
    return UIImage(cgImage: cgImage.tinted(color.cgColor), scale: scale)
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      .withRenderingMode(renderingMode)
  }

  /// - Parameter tint: the colour of the whole picture; its own colours if nil.
  func draw(in rect: CGRect, context: CGContext, tint: CGColor?) {
    guard let cgImage, rect.width > 0, rect.height > 0 else { return }
    let image = tint.map { cgImage.tinted($0) } ?? cgImage
    guard capInsets != .zero else {
      context.draw(image, in: rect)
      return
    }
    drawParts(of: image, in: rect, context: context)
  }
}

extension CGImage {
  /// The image's alpha in a colour.
  func tinted(_ color: CGColor) -> CGImage {
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    let (red, green, blue, alpha) = (
      byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha)
    )
    /// The product of two bytes that stand for 0...1, rounded to the nearest.
    func times(_ one: UInt32, _ other: UInt32) -> UInt32 { (one * other * 2 + 255) / 510 }
    // Most pixels of an icon are empty or opaque: one product for each alpha there is.
    let tints = (0...255 as ClosedRange<UInt32>).map { coverage in
      let alpha = times(alpha, coverage)
      return alpha << 24 | times(red, alpha) << 16 | times(green, alpha) << 8 | times(blue, alpha)
    }
    return CGImage(
      bitmap: Bitmap(
        width: width, height: height, pixels: bitmap.pixels.map { tints[Int($0 >> 24)] }))
  }

  /// The part of the image in a rectangle of pixels that lies inside of it.
  func part(x: Range<Int>, y: Range<Int>) -> CGImage {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(x.count * y.count)
    for row in y {
      pixels += bitmap.pixels[row * width + x.lowerBound..<row * width + x.upperBound]
    }
    return CGImage(bitmap: Bitmap(width: x.count, height: y.count, pixels: pixels))
  }
}
