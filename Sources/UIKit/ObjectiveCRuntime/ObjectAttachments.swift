/// What others attach to an object. It is released with the object.
final class ObjectAttachments {
  /// Those who observe changes of the object; nil if there never were any.
  var observers: KeyValueObservers?
  var associatedObjects = AssociatedObjects()
}

extension ObjectiveCObject {
  /// What is attached to the object, to add to it.
  func loadAttachments() -> ObjectAttachments {
    if let attachments { return attachments }
    let new = ObjectAttachments()
    attachments = new
    return new
  }
}
