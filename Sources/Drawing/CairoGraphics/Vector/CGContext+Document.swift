import Foundation

extension CGContext {
  /// A document to draw on, in points.
  ///
  /// Outlines stay curves and gradients stay gradients; shadows become embedded images. The bytes
  /// depend on the drawing and on cairo's version, not on the clock or on earlier documents.
  public convenience init(document format: DocumentFormat, size: CGSize) throws(CGContextError) {
    self.init(canvas: try VectorCanvas(format: format, size: size))
  }

  /// Ends a page of a PDF document, and begins the next one. The graphics state stays; layers that are
  /// still open are ended.
  ///
  /// - Parameter size: of the new page, in points.
  /// - Throws: `CGContextError` if the size is invalid, or if this is not a PDF document.
  public func beginPage(size: CGSize) throws(CGContextError) {
    guard let document = canvas as? VectorCanvas else {
      throw .wrongKind("a bitmap context has no pages: use a PDF document context")
    }
    endLayers()
    try document.beginPage(size: size)
  }

  /// Ends the document and returns its bytes. Later drawing is ignored.
  ///
  /// - Throws: the first error of drawing.
  public func makeDocument() throws(CGContextError) -> [UInt8] {
    guard let document = canvas as? VectorCanvas else {
      throw .wrongKind(
        "a bitmap context makes no document: use makeBitmap(), or a document context")
    }
    endLayers()
    if let error { throw error }
    return try document.finish()
  }
}
