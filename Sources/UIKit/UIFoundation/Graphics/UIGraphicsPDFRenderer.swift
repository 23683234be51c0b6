/// Renders PDF documents.
open class UIGraphicsPDFRenderer: NSObject {
  /// The rectangle of a page, points.
  public let bounds: CGRect
  /// The format of the documents.
  public let format: UIGraphicsPDFRendererFormat

  /// A renderer of documents whose pages show a rectangle of the drawing's coordinates, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// The document of what a closure draws on its pages; no bytes if drawing fails. The closure begins
  /// each page.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let context = try? CGContext(document: .pdf, size: bounds.size) else { return Data() }
    context.saveGState()
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return (try? context.makeDocument()).map { Data($0) } ?? Data()
  }

  /// Writes the document of what a closure draws to a file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The format of a document.
public final class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says about itself. Without effect, so that equal drawings give equal files.
  public var documentInfo: [String: Any] = [:]
}

/// The context of a PDF renderer's closure.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The renderer's format.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the current page, points.
  public private(set) var pdfContextBounds: CGRect
  private var hasPage = false

  init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    pdfContextBounds = format.bounds
    super.init(cgContext: cgContext)
  }

  /// Begins a page of the renderer's size.
  public func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Begins a page of another size.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    if hasPage || bounds.size != format.bounds.size {
      try? cgContext.beginPage(size: bounds.size)
    }
    hasPage = true
    cgContext.restoreGState()
    cgContext.saveGState()
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }
}
