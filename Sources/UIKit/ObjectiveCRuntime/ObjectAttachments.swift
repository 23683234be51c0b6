/// The values that other code attaches to an object. They are released with the object.
final class ObjectAttachments {
  /// The observers of the object; nil if there never were any.
  var observers: KeyValueObservers?
  var associatedObjects = AssociatedObjects()
}

extension ObjectiveCObject {
  /// The attachments of the object; makes them if there are none.
  func loadAttachments() -> ObjectAttachments {
    if let attachments { return attachments }
    let new = ObjectAttachments()
    attachments = new
    return new
  }
}
