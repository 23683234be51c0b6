// Texts are not dragged here: text views and fields have no interactions for it.

extension UITextView {
  /// Always nil.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Always nil.
  public var textDropInteraction: UIDropInteraction? { nil }
}

extension UITextField {
  /// Always nil.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Always nil.
  public var textDropInteraction: UIDropInteraction? { nil }
}
