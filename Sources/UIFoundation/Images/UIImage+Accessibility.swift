import ObjectiveCRuntime

nonisolated(unsafe) private let labelKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
nonisolated(unsafe) private let hintKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

nonisolated(unsafe) private let identifierKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIImage {
  /// The name of the image for a screen reader.
  public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, labelKey) as? String }
    set { objc_setAssociatedObject(self, labelKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }

  /// What the image does, for a screen reader.
  public var accessibilityHint: String? {
    get { objc_getAssociatedObject(self, hintKey) as? String }
    set { objc_setAssociatedObject(self, hintKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }

  /// A name for tests.
  public var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, identifierKey) as? String }
    set { objc_setAssociatedObject(self, identifierKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }
}
