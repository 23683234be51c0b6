import Foundation
import Synchronization

/// Why a controller is not presented. UIKit logs a warning, or raises an exception, in these cases; here it is a warning
/// on standard error, once for each message.
enum PresentationRefusal: Equatable, CustomStringConvertible {
  case isItself(presented: String)
  case isAlreadyPresented(presented: String, by: String)
  case alreadyPresents(presenting: String, presented: String, other: String)
  case presentsAnother(presented: String, other: String)
  case isHeld(presented: String, by: String)
  case isInWindow(presented: String)
  case presenterIsNotInWindow(presenting: String, presented: String)

  /// - Parameters:
  ///   - controller: is to be presented.
  ///   - presenting: the outermost of the controllers around the one that is asked to present.
  /// - Returns: nil if nothing prevents it.
  init?(of controller: UIViewController, by presenting: UIViewController) {
    let presented = Self.name(controller)
    if controller === presenting {
      self = .isItself(presented: presented)
    } else if let presenter = controller.presenter {
      self = .isAlreadyPresented(presented: presented, by: Self.name(presenter))
    } else if let other = presenting.presentation?.presented {
      self = .alreadyPresents(
        presenting: Self.name(presenting), presented: presented, other: Self.name(other))
    } else if let other = controller.presentation?.presented {
      self = .presentsAnother(presented: presented, other: Self.name(other))
    } else if let parent = controller.parent {
      self = .isHeld(presented: presented, by: Self.name(parent))
    } else if controller.viewIfLoaded?.window != nil {
      self = .isInWindow(presented: presented)
    } else if presenting.viewIfLoaded?.window == nil {
      self = .presenterIsNotInWindow(presenting: Self.name(presenting), presented: presented)
    } else {
      return nil
    }
  }

  private static func name(_ controller: UIViewController) -> String {
    String(describing: type(of: controller))
  }

  var description: String {
    reason
      + ": the call of present(_:animated:completion:) has no effect, and its completion is not called"
  }

  private var reason: String {
    switch self {
    case .isItself(let presented):
      "\(presented) cannot present itself"
    case .isAlreadyPresented(let presented, let presenter):
      "\(presented) is already presented by \(presenter); dismiss it before"
    case .alreadyPresents(let presenting, let presented, let other):
      "\(presenting) cannot present \(presented) while it presents \(other); dismiss that before, or call present of it"
    case .presentsAnother(let presented, let other):
      "\(presented) cannot be presented while it presents \(other) itself; dismiss that before"
    case .isHeld(let presented, let parent):
      "\(presented) cannot be presented as a child of \(parent); remove it from its parent before"
    case .isInWindow(let presented):
      "\(presented) cannot be presented with its view in a window; present another instance"
    case .presenterIsNotInWindow(let presenting, let presented):
      "\(presenting) cannot present \(presented) as its view is not in a window; show it before, "
        + "and present in viewDidAppear(_:) at the earliest"
    }
  }

  private static let emitted = Mutex(Set<String>())

  func emit() {
    let text = description
    guard Self.emitted.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
