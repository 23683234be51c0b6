import Foundation

/// Something that is drawn once, and then many times into a context.
public final class CGLayer: _CFObject {
  /// Draws into the layer; nil if no bitmap can have the layer's size.
  public let context: CGContext?
  /// Points.
  public let size: CGSize

  /// A layer with the scale of a context.
  ///
  /// - Parameters:
  ///   - context: what the layer will be drawn into.
  ///   - size: points.
  ///   - auxiliaryInfo: nil.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    self.size = size
    // A document has no scale: the layer is drawn for a screen with two pixels per point.
    let scale = context.isBitmapContext ? context.scale : 2
    self.context = try? CGContext(size: size, scale: scale)
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point of user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, stretched to a rectangle of user space.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { place(image, in: rect) }
  }
}
