/// The images of particles in their colours, while an emitter is drawn.
struct ParticleImages {
  private struct Key: Hashable {
    var cell: ObjectIdentifier
    var color: CGColor
  }

  private var parts: [ObjectIdentifier: CGImage] = [:]
  private var colored: [Key: CGImage] = [:]

  /// The image of a particle, multiplied by its colour; nil if its cell has none.
  mutating func image(of particle: Particle) -> CGImage? {
    let cell = ObjectIdentifier(particle.cell)
    guard let part = parts[cell] ?? particle.cell.shownPart else { return nil }
    parts[cell] = part
    var color = particle.color
    color = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    if color == .white { return part }
    let key = Key(cell: cell, color: color)
    let image = colored[key] ?? part.multiplied(by: color)
    colored[key] = image
    return image
  }
}

extension Particle {
  /// In the layer's coordinates.
  func draw(in context: CGContext, images: inout ParticleImages) {
    guard let image = images.image(of: self) else { return }
    context.saveGState()
    context.translateBy(x: position.x, y: position.y)
    if angle != 0 { context.rotate(by: angle) }
    context.setAlpha(color.alpha)
    context.drawUpright(image, in: rect(ofWidth: image.width, height: image.height))
    context.restoreGState()
  }

  /// A rectangle around the image, however it is turned, in the layer's coordinates.
  var inkBounds: CGRect {
    guard let image = cell.contents as? CGImage else { return .null }
    let rect = rect(ofWidth: image.width, height: image.height)
    let radius = (rect.width * rect.width + rect.height * rect.height).squareRoot() / 2
    return CGRect(
      x: position.x - radius, y: position.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// About the particle's position.
  private func rect(ofWidth width: Int, height: Int) -> CGRect {
    let density = cell.contentsScale > 0 ? cell.contentsScale : 1
    let size = CGSize(
      width: CGFloat(width) / density * scale, height: CGFloat(height) / density * scale)
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

extension CAEmitterCell {
  /// The part of the image that particles show; nil if there is none.
  fileprivate var shownPart: CGImage? {
    guard let image = contents as? CGImage else { return nil }
    let part = contentsRect
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    return image.cropping(
      to: CGRect(
        x: (part.minX * width).rounded(), y: (part.minY * height).rounded(),
        width: (part.width * width).rounded(), height: (part.height * height).rounded()))
  }
}
