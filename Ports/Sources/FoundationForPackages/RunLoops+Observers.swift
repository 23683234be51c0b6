internal import CoreFoundation
import Foundation

// Apart from the others, whose names Core Foundation has, too.

/// What a run loop does, with Core Foundation's numbers.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The bits of the activities.
  public let rawValue: CFOptionFlags

  /// Creates activities from their bits.
  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  /// It begins to run.
  public static let entry = Self(rawValue: 1)
  /// It is about to fire timers.
  public static let beforeTimers = Self(rawValue: 2)
  /// It is about to handle sources.
  public static let beforeSources = Self(rawValue: 4)
  /// It is about to wait.
  public static let beforeWaiting = Self(rawValue: 32)
  /// It has waited.
  public static let afterWaiting = Self(rawValue: 64)
  /// It returns.
  public static let exit = Self(rawValue: 128)
  /// All activities.
  public static let allActivities = Self(rawValue: 0x0FFF_FFFF)
}

/// A block that a run loop calls for some of its activities.
public final class CFRunLoopObserver {
  fileprivate let observer: CoreFoundation.CFRunLoopObserver?

  fileprivate init(
    _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    nonisolated(unsafe) let call = block
    let relay = Relay()
    observer = CFRunLoopObserverCreateWithHandler(nil, activities, repeats, order) { _, activity in
      call(relay.owner, CFRunLoopActivity(rawValue: activity.rawValue))
    }
    relay.owner = self
  }

  /// The observer that Core Foundation's calls are for.
  private final class Relay: @unchecked Sendable {
    weak var owner: CFRunLoopObserver?
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An observer of a run loop's activities.
///
/// - Parameters:
///   - allocator: without effect.
///   - activities: the bits of `CFRunLoopActivity`.
///   - repeats: whether the block is called more than once.
///   - order: its place among the observers, the lowest first.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(activities, repeats, order, block)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has the run loop of this thread or of the main thread call an observer in a mode.
public func CFRunLoopAddObserver(
  _ rl: RunLoop!, _ observer: CFRunLoopObserver!, _ mode: RunLoop.Mode!
) {
  guard let loop = coreRunLoop(of: rl), let observer = observer?.observer, let mode else { return }
  CoreFoundation.CFRunLoopAddObserver(loop, observer, coreMode(mode))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has a run loop no longer call an observer in a mode.
public func CFRunLoopRemoveObserver(
  _ rl: RunLoop!, _ observer: CFRunLoopObserver!, _ mode: RunLoop.Mode!
) {
  guard let loop = coreRunLoop(of: rl), let observer = observer?.observer, let mode else { return }
  CoreFoundation.CFRunLoopRemoveObserver(loop, observer, coreMode(mode))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends all calls of an observer.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  if let observer = observer?.observer { CoreFoundation.CFRunLoopObserverInvalidate(observer) }
}

private func coreMode(_ mode: RunLoop.Mode) -> CoreFoundation.CFString {
  switch mode {
  case .common: kCFRunLoopCommonModes
  default: kCFRunLoopDefaultMode
  }
}
