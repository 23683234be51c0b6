import Foundation
import Synchronization

/// Marks that an object is about to call a member of `super` from an override in an extension, which a replacement of that
/// member calls.
///
/// - Parameters:
///   - member: the class that declares the member, with the signature.
///   - file: the file of the override, for its module: each has a replacement of its own.
public func _willCallSuper(_ member: String, of object: AnyObject, file: String = #fileID) {
  SuperCall.pending.withLock { $0.append(SuperCall(member, object, file)) }
}

/// Whether a call of a replaced member comes from an override, and is meant for what was replaced. Removes the mark.
public func _isCallOfSuper(_ member: String, of object: AnyObject, file: String = #fileID) -> Bool {
  SuperCall.pending.withLock { pending in
    guard !pending.isEmpty,
      let index = pending.lastIndex(of: SuperCall(member, object, file))
    else { return false }
    pending.remove(at: index)
    return true
  }
}

/// A mark of the thread that makes the call.
private struct SuperCall: Equatable {
  /// The marks of all threads. Few at a time: a mark is removed when the call arrives.
  static let pending = Mutex<[SuperCall]>([])

  private let member: String
  private let object: ObjectIdentifier
  private let module: Substring
  private let thread: ObjectIdentifier

  init(_ member: String, _ object: AnyObject, _ file: String) {
    self.member = member
    self.object = ObjectIdentifier(object)
    module = file.prefix { $0 != "/" }
    thread = ObjectIdentifier(Thread.current)
  }
}
