import CCairo

/// Collects the bytes of a document from cairo.
final class DocumentOutput {
  private(set) var bytes: [UInt8] = []

  /// cairo's write callback, whose first argument is the output.
  static let write: cairo_write_func_t = { output, data, length in
    guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<DocumentOutput>.fromOpaque(output).takeUnretainedValue().bytes.append(
      contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
