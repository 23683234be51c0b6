import Dispatch

extension DispatchQueue {
  /// Runs a closure on the queue, whatever it captures.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { work() }
  }

  /// Runs a closure on the queue at a time, whatever it captures.
  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
  }

  /// Runs a closure on the queue at a time of the wall clock, whatever it captures.
  public func asyncAfterUnsafe(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work() }
  }
}
