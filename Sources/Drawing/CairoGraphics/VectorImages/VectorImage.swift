import Foundation
import XMLReading

/// A picture of shapes, such as an icon, which stays sharp at every size.
///
/// Anything of a file that would change the picture and is not drawn is an error, so that no icon is drawn incompletely.
public struct VectorImage: Sendable {
  /// Width and height in points, which are the units of SVG and PDF.
  public let size: CGSize

  private let nodes: [VectorNode]
  /// Whether something lies outside the image's edges and must be clipped.
  private let needsClip: Bool

  /// The largest file, in bytes.
  private static let svgByteLimit = 1 << 23
  private static let pdfByteLimit = 1 << 25

  private init(size: CGSize, nodes: [VectorNode]) {
    self.size = size
    self.nodes = nodes
    let bounds = nodes.reduce(CGRect.null) { $0.union($1.bounds) }
    needsClip = !bounds.isNull && !CGRect(origin: .zero, size: size).contains(bounds)
  }

  /// Reads an SVG file.
  ///
  /// Supported are `svg`, `symbol`, `use`, `g`, `switch` and the basic shapes with transforms, colours, gradients,
  /// strokes, opacity, blend modes, clips, masks and style sheets; not text, filters, patterns, markers, embedded
  /// pictures and others.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the name in error messages.
  public init(svg bytes: [UInt8], file: String) throws(SVGError) {
    guard bytes.count <= Self.svgByteLimit else {
      throw SVGError(file: file, line: 1, column: 1, message: "the file is longer than 8 MB")
    }
    do {
      let document = try SVGDocument(try XMLReader.read(bytes))
      self.init(size: document.size, nodes: document.nodes)
    } catch {
      let (line, column) = error.place.lineAndColumn(in: bytes)
      throw SVGError(file: file, line: line, column: column, message: error.message)
    }
  }

  /// Reads the first page of a PDF file, as asset catalogs have them for icons.
  ///
  /// Supported are paths, clips, colours, gradients along a line and between circles, pictures, transparency with masks
  /// and blend modes, and content that is used repeatedly; not text, tiled patterns, meshes, encryption and others.
  ///
  /// - Parameter file: the name in error messages.
  public init(pdf bytes: [UInt8], file: String) throws(PDFError) {
    guard bytes.count <= Self.pdfByteLimit else {
      throw PDFError(file: file, offset: 0, message: "the file is longer than 32 MB")
    }
    do {
      let page = try PDFPage(in: PDFFile(bytes))
      self.init(size: page.size, nodes: page.nodes)
    } catch {
      throw PDFError(file: file, offset: error.offset, message: error.message)
    }
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
    let palette = VectorPalette(current: color, isTemplate: isTemplate)
    for node in nodes { node.draw(in: context, palette: palette) }
    if isLayered { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private var bounds: CGRect { nodes.reduce(.null) { $0.union($1.bounds) } }

  /// Whether parts can overlap.
  private var hasSeveralPaints: Bool {
    guard nodes.count == 1 else { return !nodes.isEmpty }
    switch nodes[0] {
    case .figure(let figure): return figure.fill != nil && figure.stroke != nil
    case .picture: return false
    case .group: return true
    }
  }
}
