import Foundation
import HeadlessUIKit
import Synchronization

/// Classes that show nothing, and are declared so that code which uses them compiles.
package enum NamesOnly {
  private static let reported = Mutex<Set<String>>([])

  /// Warns on standard error, once per class, that pictures lack the content that the class shows
  /// on iOS.
  package static func report(_ type: AnyClass, shows content: String) {
    let name = String(describing: type)
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let message = "warning: \(name) shows no \(content) yet: its place in pictures is empty.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// A view or controller of a class that shows nothing yet.
package protocol NamesOnlyContent: UIResponder {
  /// What its place in pictures lacks; nil for nothing.
  var absentContent: String? { get }
}
