import Threads

/// The time of animations, timers and gestures. It only changes when it is advanced, so that
/// everything in it is deterministic.
///
///     let clock = VirtualClock()
///     clock.perform {
///       UIView.animate(withDuration: 0.3) { box.center.x = 100 }
///     }
///     clock.advance(by: 0.15)  // The box is drawn half way, while its `center` is at 100.
///
/// Where no clock is ``current``, nothing drives time, and animations finish at once.
public final class VirtualClock {
  private static let stack = ThreadStack<VirtualClock>()

  /// The clock of the running code.
  public static var current: VirtualClock? { stack.last }

  /// Whether there is a current clock; cheaper than ``current``.
  package static var isAnyCurrent: Bool { !stack.isEmpty }

  /// Seconds since the clock was made; while an action runs, the time it was due.
  public private(set) var now: TimeInterval = 0

  /// Called after each action, and at the end of each advance. Here an application updates what it
  /// shows, as a run loop commits at the end of its turns.
  public var onTurnEnd: (() -> Void)?

  /// What went wrong in advancing, in order.
  public private(set) var errors: [VirtualClockError] = []

  /// Whether `UIView.animate` animates on this clock.
  package var areAnimationsEnabled = true

  /// Storage for the views above this module: the blocks whose animations run.
  package var viewAnimations: AnyObject?

  /// In reverse order of time.
  private var queue: [ScheduledAction] = []
  /// How many actions have been scheduled, including the ends of animations.
  @_spi(Ports) public private(set) var scheduledCount = 0
  /// Whether actions run.
  @_spi(Ports) public private(set) var isAdvancing = false

  /// The tolerance within which an action is due, seconds: the sum of the durations of a film's
  /// frames may miss a time by rounding errors.
  private static let tolerance: TimeInterval = 1e-7
  /// The maximum number of actions that one advance may schedule without a delay.
  private static let immediateActionLimit = 10_000
  /// The maximum number of actions that one advance may run.
  private static let actionLimit = 1_000_000

  /// A clock at time 0, which is not current yet.
  public init() {}

  /// Runs a closure with this clock as the ``current`` one.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { if Self.stack.last?.isStanding ?? true { endTransaction() } }
    return try Self.stack.with(self, perform: body)
  }

  /// Makes this the ``current`` clock of the thread wherever no other one is.
  @_spi(Ports) public func becomeStanding() {
    isStanding = true
    Self.stack.push(self)
  }

  private var isStanding = false

  /// The number of transactions that have ended: changes of layers that were made in an earlier one are
  /// animated.
  private(set) var turn = 0

  /// Ends the transaction outside of all others: its changes are shown from now on.
  func endTransaction() {
    turn += 1
    outermostTransaction = nil
  }

  /// The values of the transaction outside of all others.
  var outermostTransaction: AnyObject?

  /// Schedules an action after a delay. Actions that are due at the same time run in the order in
  /// which they were scheduled.
  ///
  /// - Parameter delay: seconds from ``now``; a negative number or NaN counts as 0.
  /// - Returns: the action, to cancel it.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ work: @escaping () -> Void
  ) -> ScheduledAction {
    schedule(at: now + (delay > 0 ? delay : 0), work)
  }

  @discardableResult
  package func schedule(at due: TimeInterval, _ work: @escaping () -> Void) -> ScheduledAction {
    let action = ScheduledAction(due: max(due, now), number: scheduledCount, work: work)
    scheduledCount += 1
    var low = 0
    var high = queue.count
    while low < high {
      let middle = (low + high) / 2
      if queue[middle].due > action.due { low = middle + 1 } else { high = middle }
    }
    queue.insert(action, at: low)
    return action
  }

  /// When the next action is due; nil if none is pending.
  public var nextDue: TimeInterval? {
    queue.last { $0.isPending && $0.due.isFinite }?.due
  }

  /// Advances the time, and runs the actions that become due, in order, with those that they
  /// schedule within the span. The clock is ``current`` while they run.
  ///
  /// Problems are recorded in ``errors``.
  ///
  /// - Parameter seconds: 0 runs the actions that are already due.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else {
      errors.append(.notALaterTime(seconds))
      return
    }
    advance(to: now + seconds)
  }

  /// Advances the time to a given one. See ``advance(by:)``.
  public func advance(to time: TimeInterval) {
    guard time.isFinite, time >= now - Self.tolerance else {
      errors.append(.notALaterTime(time))
      return
    }
    guard !isAdvancing else {
      errors.append(.advancedByItsOwnAction(at: now))
      return
    }
    isAdvancing = true
    perform {
      runActions(until: time)
      now = max(now, time)
      endTurn()
    }
    isAdvancing = false
  }

  private func endTurn() {
    endTransaction()
    updateDisplay()
  }

  /// Updates the shown content, and ends the transaction with the changes that this makes.
  func flush() {
    updateDisplay()
    endTransaction()
  }

  /// Code that this runs, such as a layout, cannot begin it again.
  private func updateDisplay() {
    guard !isUpdatingDisplay else { return }
    isUpdatingDisplay = true
    defer { isUpdatingDisplay = false }
    onTurnEnd?()
  }

  private var isUpdatingDisplay = false

  private func runActions(until time: TimeInterval) {
    var count = 0
    var immediateCount = 0
    /// Actions from this number on were scheduled at the current time.
    var firstImmediate = scheduledCount
    while let next = queue.last, next.due <= time + Self.tolerance {
      guard next.isPending else {
        queue.removeLast()
        continue
      }
      if next.due > now {
        firstImmediate = scheduledCount
        immediateCount = 0
      } else if next.number >= firstImmediate {
        immediateCount += 1
      }
      count += 1
      if immediateCount > Self.immediateActionLimit || count > Self.actionLimit {
        errors.append(.endlessActions(at: next.due))
        return
      }
      queue.removeLast()
      now = max(now, next.due)
      next.run()
      endTurn()
    }
  }
}
