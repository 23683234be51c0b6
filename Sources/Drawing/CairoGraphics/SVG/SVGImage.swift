import Foundation
import XMLReading

/// A vector image read from an SVG file, such as an icon.
///
/// Supported are `svg`, `symbol`, `use`, `g`, `switch` and the basic shapes with transforms, colours, gradients,
/// strokes, opacity, blend modes, clips, masks and style sheets. Anything else that would change the image (text,
/// filters, patterns, markers, embedded pictures, …) is an error, so that no icon is drawn incompletely.
public struct SVGImage: Sendable {
  /// Width and height in points, which are SVG's user units.
  public let size: CGSize

  private let nodes: [SVGNode]
  /// Whether something lies outside the image's edges and must be clipped.
  private let needsClip: Bool

  /// The largest file, in bytes.
  private static let byteLimit = 1 << 23

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the name in error messages.
  public init(_ bytes: [UInt8], file: String) throws(SVGError) {
    guard bytes.count <= Self.byteLimit else {
      throw SVGError(file: file, line: 1, column: 1, message: "the file is longer than 8 MB")
    }
    do {
      let document = try SVGDocument(try XMLReader.read(bytes))
      size = document.size
      nodes = document.nodes
    } catch {
      let (line, column) = error.place.lineAndColumn(in: bytes)
      throw SVGError(file: file, line: line, column: column, message: error.message)
    }
    let bounds = nodes.reduce(CGRect.null) { $0.union($1.bounds) }
    needsClip = !bounds.isNull && !CGRect(origin: .zero, size: size).contains(bounds)
  }

  /// Draws the image over a rectangle, stretched to it.
  ///
  /// - Parameters:
  ///   - tint: the value of `currentColor`.
  ///   - isTemplate: whether the tint replaces all other colours too; only their alpha is kept.
  public func draw(
    in context: CGContext, rect: CGRect, tint: CGColor = .black, isTemplate: Bool = false
  ) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    if needsClip { context.clip(to: CGRect(origin: .zero, size: size)) }
    // A template is one shape: where its parts overlap, a translucent tint is not denser.
    let isLayered = isTemplate && tint.alpha < 1 && hasSeveralPaints
    if isLayered {
      context.clip(to: bounds.insetBy(dx: -2, dy: -2))
      context.setAlpha(tint.alpha)
      context.beginTransparencyLayer()
    }
    let color = isLayered ? tint.copy(alpha: 1) ?? tint : tint
    let palette = SVGPalette(current: color, isTemplate: isTemplate)
    for node in nodes { node.draw(in: context, palette: palette) }
    if isLayered { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private var bounds: CGRect { nodes.reduce(.null) { $0.union($1.bounds) } }

  /// Whether parts can overlap.
  private var hasSeveralPaints: Bool {
    guard nodes.count == 1, case .figure(let figure) = nodes[0] else { return !nodes.isEmpty }
    return figure.fill != nil && figure.stroke != nil
  }
}
