import Glibc

/// Waits for changes in folders, by the kernel's inotify.
///
/// Not every file system reports changes: network file systems and folders that a virtual machine
/// shares do not. And a user may watch only a limited number of folders. So whoever waits should also look
/// from time to time, without having been woken.
struct FolderWatch: ~Copyable {
  /// Negative if the kernel cannot watch.
  private let descriptor: Int32
  private var watched: [String: Int32] = [:]

  /// How long nothing must happen after a change: editors write a file in several steps.
  private static let quiet: Duration = .milliseconds(10)
  /// The number of quiet periods after which a change is reported although others follow.
  private static let patience = 20

  init() { descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches these folders, and no others. Those that do not exist, or cannot be watched, are left out.
  mutating func watch(_ folders: Set<String>) {
    guard descriptor >= 0 else { return }
    // Two paths of the same folder have the same number.
    var numbers: [String: Int32] = [:]
    for folder in folders {
      let number = inotify_add_watch(descriptor, folder, Self.events)
      if number >= 0 { numbers[folder] = number }
    }
    for number in Set(watched.values).subtracting(numbers.values) {
      inotify_rm_watch(descriptor, number)
    }
    watched = numbers
  }

  /// Waits for a change in a watched folder, and then until no other one follows.
  ///
  /// - Parameter limit: Returns after this time without a change, too, and when a signal arrives.
  func wait(atMost limit: Duration) {
    guard isReadable(within: limit) else { return }
    for _ in 0..<Self.patience {
      discardEvents()
      if !isReadable(within: Self.quiet) { return }
    }
  }

  private func isReadable(within limit: Duration) -> Bool {
    // A negative descriptor is ignored, so that only the time counts.
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(limit / .milliseconds(1))) > 0
  }

  private func discardEvents() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_ONLYDIR)
}
