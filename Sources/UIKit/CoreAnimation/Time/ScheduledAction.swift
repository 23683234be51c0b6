/// Something that a ``VirtualClock`` will do.
public final class ScheduledAction {
  /// When it is due, in seconds of the clock.
  public let due: TimeInterval
  /// The place in the order of scheduling, which decides between equal times.
  let number: Int
  private var work: (() -> Void)?

  init(due: TimeInterval, number: Int, work: @escaping () -> Void) {
    self.due = due
    self.number = number
    self.work = work
  }

  /// Whether the action is neither done nor cancelled.
  public var isPending: Bool { work != nil }

  /// Does not do the action, if it is not done yet.
  public func cancel() {
    work = nil
  }

  func run() {
    let work = work
    self.work = nil
    work?()
  }
}
