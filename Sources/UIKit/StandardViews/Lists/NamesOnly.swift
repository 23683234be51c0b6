import Foundation
import HeadlessUIKit
import Synchronization

/// Classes of which there are names only, so that code which mentions them is compiled.
package enum NamesOnly {
  private static let reported = Mutex<Set<String>>([])

  /// Writes to standard error, once for a class, that a picture lacks what the class shows on iOS.
  package static func report(_ type: AnyClass, shows content: String) {
    let name = String(describing: type)
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let message = "warning: \(name) shows no \(content) yet: its place in pictures is empty.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
