import ObjectiveCRuntime

private let labels = AssociatedProperty<String>()
private let hints = AssociatedProperty<String>()

private let identifiers = AssociatedProperty<String>()

extension UIImage {
  /// The name of the image for a screen reader.
  public var accessibilityLabel: String? {
    get { labels[self] }
    set { labels[self] = newValue }
  }

  /// What the image does, for a screen reader.
  public var accessibilityHint: String? {
    get { hints[self] }
    set { hints[self] = newValue }
  }

  /// A name for tests.
  public var accessibilityIdentifier: String? {
    get { identifiers[self] }
    set { identifiers[self] = newValue }
  }
}
