import Foundation

/// A picture of shapes, read from an SVG file: what icons are made of.
///
/// Understood are `svg`, `g` and the basic shapes with transforms, plain colours, strokes and
/// opacity. What is not understood and would change the picture (text, gradients, style sheets, …)
/// is an error, so that no icon is drawn with a part of it missing.
public struct SVGImage: Sendable {
  /// Width and height in points, a point being SVG's user unit.
  public let size: CGSize

  private let nodes: [SVGNode]
  /// Whether something lies outside of the picture's edges, where it must not be seen.
  private let needsClip: Bool

  /// The longest file that is read.
  private static let byteLimit = 1 << 23

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the name that errors give.
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

  /// Draws the picture over a rectangle, stretched to it.
  ///
  /// - Parameters:
  ///   - tint: what `currentColor` means; black if nothing is given.
  ///   - isTemplate: whether all other colours give way to the tint too; only their alpha stays.
  public func draw(
    in context: CGContext, rect: CGRect, tint: CGColor = .black, isTemplate: Bool = false
  ) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    if needsClip { context.clip(to: CGRect(origin: .zero, size: size)) }
    let palette = SVGPalette(current: tint, isTemplate: isTemplate)
    for node in nodes { node.draw(in: context, palette: palette) }
    context.restoreGState()
  }
}
