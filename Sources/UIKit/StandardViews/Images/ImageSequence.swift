import HeadlessUIKit

/// Images shown one after another.
final class ImageSequence {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  /// The duration of all images, seconds; 0 for a thirtieth of a second per image.
  var duration: TimeInterval = 0
  /// The number of repetitions; 0 for endless.
  var repeatCount = 0
  private(set) var isRunning = false
  private var begin: TimeInterval?
  private var timer: VirtualTimer?

  deinit {
    timer?.invalidate()
  }

  private func interval(of images: [UIImage]) -> TimeInterval {
    duration > 0 ? duration / TimeInterval(images.count) : 1 / 30
  }

  /// - Parameter onChange: called when the shown image changes.
  func start(onChange: @escaping () -> Void) {
    stop()
    guard let images = images ?? highlightedImages, !images.isEmpty else { return }
    isRunning = true
    begin = VirtualClock.current?.now
    var frames = 0
    let (frameCount, isTooLarge) = repeatCount.multipliedReportingOverflow(by: images.count)
    let last = repeatCount > 0 && !isTooLarge ? frameCount : Int.max
    timer = .scheduledTimer(withTimeInterval: interval(of: images), repeats: true) {
      [weak self] timer in
      guard let self else { return timer.invalidate() }
      frames += 1
      if frames >= last { stop() }
      onChange()
    }
  }

  func stop() {
    isRunning = false
    timer?.invalidate()
    timer = nil
  }

  /// The current image; nil if the sequence is not running or empty.
  func shownImage(isHighlighted: Bool) -> UIImage? {
    guard isRunning, let images = isHighlighted ? highlightedImages ?? images : images,
      !images.isEmpty
    else { return nil }
    guard let begin, let clock = VirtualClock.current else { return images[0] }
    // The tolerance absorbs rounding errors in the sum of durations.
    let steps = ((clock.now - begin) / interval(of: images) + 1e-6).rounded(.down)
    return images[Int(steps.truncatingRemainder(dividingBy: TimeInterval(images.count)))]
  }
}
