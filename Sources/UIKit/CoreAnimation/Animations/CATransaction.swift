import Threads

/// Groups changes of layers: how they are animated, and the action after the animations are over.
///
/// Changes outside of all transactions belong to one that ends with the turn of the current
/// ``VirtualClock``: with an action of the clock, or with what it performs.
public final class CATransaction: NSObject {
  private static let states = ThreadLocal<TransactionState>()

  private static var state: TransactionState {
    if let state = states.value { return state }
    let state = TransactionState()
    states.value = state
    return state
  }

  private override init() {}

  // MARK: Transactions

  /// Begins a transaction, within the one that is open.
  public class func begin() { state.open.append(OpenTransaction()) }

  /// Ends the transaction that was begun last; does nothing without one.
  public class func commit() {
    guard let transaction = state.open.popLast() else { return }
    transaction.animations?.close()
  }

  /// Lays out and displays the layers of the current application's windows, and ends the transaction outside of all
  /// others.
  public class func flush() { VirtualClock.current?.flush() }

  /// Does nothing: a layer belongs to one task.
  public class func lock() {}

  /// Does nothing.
  public class func unlock() {}

  // MARK: Values

  /// The duration of implicit animations and of those without one; 0.25 seconds by default.
  public class func animationDuration() -> TimeInterval {
    states.value?.latest(\.duration) ?? 0.25
  }

  /// Sets ``animationDuration()`` for the current transaction, seconds.
  public class func setAnimationDuration(_ dur: TimeInterval) {
    state.change { $0.duration = dur }
  }

  /// The pace of implicit animations; nil for the default one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    states.value?.latest(\.timingFunction)
  }

  /// Sets ``animationTimingFunction()`` for the current transaction; nil for the default pace.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    state.change { $0.timingFunction = function }
  }

  /// Whether changes of properties animate nothing.
  public class func disableActions() -> Bool { states.value?.latest(\.disablesActions) ?? false }

  /// Sets ``disableActions()`` for the current transaction.
  public class func setDisableActions(_ flag: Bool) { state.change { $0.disablesActions = flag } }

  /// The closure that runs when all animations that are added from here on in the transaction are over.
  public class func completionBlock() -> (() -> Void)? {
    states.value?.open.last?.animations?.completion
  }

  /// Sets the closure that runs when all animations that are added from here on in the transaction are
  /// over: at its commit if there are no animations.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    state.change { transaction in
      transaction.animations?.close()
      transaction.animations = block.map(AnimationsInTransaction.init)
    }
  }

  /// A value by its key: ``kCATransactionAnimationDuration`` and the like, or a custom one.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: states.value?.open.reversed().lazy.compactMap { $0.custom[key] }.first
    }
  }

  /// Sets a value by its key; a value of a wrong type for a key of Core Animation is ignored.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = LayerValue.number(from: anObject) { setAnimationDuration(number.native) }
    case kCATransactionDisableActions:
      if let number = LayerValue.number(from: anObject) { setDisableActions(number != 0) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default: state.change { $0.custom[key] = anObject }
    }
  }

  // MARK: Turns

  /// The number of the transaction outside of all others; -1 without a clock.
  static var currentTurn: Int { VirtualClock.current?.turn ?? -1 }

  /// The groups of animations that an animation which is added now belongs to.
  package static var openAnimations: [AnimationsInTransaction] {
    states.value?.open.compactMap(\.animations) ?? []
  }
}

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"

/// The transactions of a thread.
private final class TransactionState {
  var open: [OpenTransaction] = []

  func latest<Value>(_ value: (OpenTransaction) -> Value?) -> Value? {
    for transaction in open.reversed() {
      if let value = value(transaction) { return value }
    }
    return (VirtualClock.current?.outermostTransaction as? OutermostTransaction)
      .flatMap { value($0.values) }
  }

  func change(_ change: (inout OpenTransaction) -> Void) {
    if let last = open.indices.last {
      change(&open[last])
      return
    }
    // Without a clock nothing is animated.
    guard let clock = VirtualClock.current else { return }
    let outermost =
      clock.outermostTransaction as? OutermostTransaction ?? OutermostTransaction()
    clock.outermostTransaction = outermost
    change(&outermost.values)
    // There is no commit that would wait for the animations.
    outermost.values.animations?.close()
    outermost.values.animations = nil
  }
}

/// The values that are set outside of all transactions, until the end of the turn.
private final class OutermostTransaction {
  var values = OpenTransaction()
}

private struct OpenTransaction {
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var animations: AnimationsInTransaction?
  var custom: [String: Any] = [:]
}

/// The animations that a transaction's completion waits for.
package final class AnimationsInTransaction {
  fileprivate let completion: () -> Void
  private var runningCount = 0
  private var isClosed = false
  private var isDone = false

  init(_ completion: @escaping () -> Void) {
    self.completion = completion
  }

  package func enter() { runningCount += 1 }

  package func leave() {
    runningCount -= 1
    finishIfDone()
  }

  /// No more animations are added.
  func close() {
    isClosed = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isClosed, runningCount <= 0, !isDone else { return }
    isDone = true
    completion()
  }
}
