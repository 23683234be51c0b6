import Threads

/// The animations of one call of `UIView.animate`, and its completion.
package final class AnimationBlock {
  /// The blocks whose `animations` closures run on this thread.
  private static let openBlocks = ThreadStack<AnimationBlock>()
  /// The closures on this thread that run without animation.
  private static let suspensions = ThreadStack<Void>()

  /// Whether changes are being animated on this thread; the only check in a property's setter.
  static var isAnyOpen: Bool { !openBlocks.isEmpty }

  /// The block that animates changes; nil outside of any block, and in `UIView.performWithoutAnimation(_:)`.
  package static var open: AnimationBlock? { openBlocks.last }

  /// Whether a closure of `UIView.performWithoutAnimation(_:)` runs on this thread.
  package static var isSuspended: Bool { !suspensions.isEmpty }

  package let clock: VirtualClock
  package var timing: AnimationTiming
  package var options: UIView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  /// The animations, one for each view.
  private(set) var animations: [ViewAnimation] = []
  /// The views that are laid out at the end of the closure, so that the block animates the changes of their subviews.
  private var viewsToLayOut: [UIView] = []
  private var wasInterrupted = false
  private var ending: ScheduledAction?
  /// The object that drives the block instead of its clock; nil for the clock.
  let driver = AnimationBlock.drivers.last

  package init(
    clock: VirtualClock, timing: AnimationTiming, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.clock = clock
    self.timing = timing
    self.options = options
    self.completion = completion
  }

  /// Returns the progress, instead of the clock; nil for the clock.
  package var control: (() -> CGFloat)?
  /// The key frame animation that the block belongs to: its blocks do not interrupt each other.
  package var keyframes: AnyObject?

  /// Whether another block is this one, or a key frame of the same animation: they follow each other.
  func belongs(with other: AnimationBlock) -> Bool {
    self === other || keyframes != nil && keyframes === other.keyframes
  }

  /// The current progress of the animations.
  var progress: CGFloat { control?() ?? timing.progress(at: now) }

  /// Whether the block has begun to change presentation values.
  var hasBegun: Bool {
    guard let keyframe = timing.keyframe else { return true }
    return now >= timing.begin + keyframe.lowerBound * timing.duration
  }

  /// Ends the animations now: the views keep their presentation values at a progress.
  package func settle(at progress: CGFloat) {
    for animation in animations { animation.view?.settle(animation, rest: 1 - progress) }
    ending?.cancel()
    end()
  }

  /// The options that nested blocks inherit.
  var inherited: UIView.AnimationOptions {
    options.intersection([.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse])
  }

  var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  /// Runs a closure whose changes this block animates, and starts the animations.
  package func run(_ animations: () -> Void) {
    begin()
    animations()
    commit()
  }

  /// Animates changes until ``commit()``.
  package func begin() { Self.openBlocks.push(self) }

  /// Starts the animations of the changes since ``begin()``.
  package func commit() {
    layOutViews()
    if options.contains(.layoutSubviews) {
      for view in views { view.layoutIfNeeded() }
    }
    Self.openBlocks.pop()
    guard !self.animations.isEmpty else {
      finish()
      return
    }
    clock.runningBlocks.append(self)
    if let driver {
      driver.add(end: timing.end) { [self] in
        end()
      } revert: { [self] in
        settle(at: 0)
      }
      return
    }
    guard timing.end.isFinite else { return }
    ending = clock.schedule(at: timing.end) { [self] in end() }
  }

  /// Runs a closure whose changes are not animated.
  package static func runWithoutAnimation<Result>(_ actions: () throws -> Result) rethrows -> Result
  {
    try suspensions.with(()) { try openBlocks.withNone(perform: actions) }
  }

  /// Schedules layout of a view after the block's closure.
  package func layOutAtEnd(_ view: UIView) {
    if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
  }

  /// Lays out the trees of the scheduled views: a change in one moves others.
  private func layOutViews() {
    let views = viewsToLayOut
    viewsToLayOut = []
    for view in views { view.root.layoutIfNeeded() }
  }

  /// Records the block's first animation of a view.
  func add(_ animation: ViewAnimation) { animations.append(animation) }

  /// The views that have animations of this block.
  var views: [UIView] { animations.compactMap(\.view) }

  /// Records that animations of a view were interrupted. The block is done when it has none left;
  /// its completion is called in the next turn of the clock.
  func interrupt(_ view: UIView, hasOthers: Bool) {
    wasInterrupted = true
    if !hasOthers { animations.removeAll { $0.view === view || $0.view == nil } }
    guard animations.isEmpty, AnimationBlock.open !== self else { return }
    ending?.cancel()
    ending = clock.schedule(after: 0) { [self] in end() }
  }

  private func end() {
    ending = nil
    let ended = animations
    animations = []
    for animation in ended { animation.view?.remove(animation) }
    clock.runningBlocks.removeAll { $0 === self }
    finish()
  }

  private func finish() {
    let completion = completion
    self.completion = nil
    completion?(!wasInterrupted)
  }
}
