import HeadlessUIKit

/// A change in progress: folding or unfolding.
final class FoldingChange {
  /// Called once, with whether the change finished.
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  func end(_ isFinished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

extension AccordionCellView {
  /// Folds the cell to its label.
  ///
  /// - Parameters:
  ///   - animated: whether the change takes `animDuration`. As in all animations, the frame has its
  ///     final value at once.
  ///   - completion: called exactly once, after the delegate: with false if the cell was folded
  ///     already, has no label, or starts to unfold during the animation.
  public final func fold(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    setFolding(true, animated: animated, completion: completion)
  }

  /// Unfolds the cell to the frame it had before folding, moved along with the cell.
  /// See `fold(animated:completion:)`.
  public final func unfold(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    setFolding(false, animated: animated, completion: completion)
  }

  /// Folds the cell if it is unfolded, and vice versa.
  public final func toggleFolding(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    setFolding(!folding, animated: animated, completion: completion)
  }

  private func setFolding(_ fold: Bool, animated: Bool, completion: ((Bool) -> Void)?) {
    // A cell without a label would vanish, and the user could not unfold it.
    guard fold != folding, !fold || labelView != nil else {
      completion?(false)
      return
    }
    if fold { updateLayout() }
    let arrangement = arrangement
    let lastFrame = fold ? foldedFrame(by: arrangement) : unfoldedFrame(by: arrangement)
    if fold {
      unfoldedLength = orientation.length(arrangement.size)
      knownFoldedFrame = arrangement.foldedFrame
    }
    folding = fold
    (labelView as? any AccordionCellLabel)?.cellDidChange(folding: fold)
    let overtaken = change
    let change = FoldingChange(completion: completion)
    self.change = change
    overtaken?.end(false)
    guard self.change === change else { return }
    var finalFrame = lastFrame
    let changeFrame = {
      finalFrame = self.changeFrame(fold, to: lastFrame, by: arrangement, in: change)
    }
    if animated {
      UIView.animateUnlessOver(
        withDuration: animDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
        animations: changeFrame,
        completion: { self.finish(change, fold, finalFrame, isFinished: $0) })
    } else {
      changeFrame()
      finish(change, fold, finalFrame, isFinished: true)
    }
  }

  /// Informs the delegate, and folds or unfolds the cell at the position the delegate gave it.
  ///
  /// - Returns: the resulting frame of the cell.
  private func changeFrame(
    _ fold: Bool, to lastFrame: CGRect, by arrangement: AccordionArrangement,
    in change: FoldingChange
  ) -> CGRect {
    let oldFrame = frame
    accordionDelegate?.accordionCellFolding(self, fold: fold, lastFrame: lastFrame)
    guard self.change === change else { return lastFrame }
    var target = lastFrame
    if frame != oldFrame {
      target.origin = frame.origin
      target.size = orientation.size(
        along: orientation.length(lastFrame.size),
        across: orientation.crossing.length(frame.size))
    }
    if !fold { unfoldedLength = nil }
    isSettingFrame = true
    bounds = CGRect(
      origin: fold ? arrangement.foldedBoundsOrigin : .zero, size: target.size)
    frame = target
    isSettingFrame = false
    return target
  }

  private func finish(
    _ change: FoldingChange, _ fold: Bool, _ lastFrame: CGRect, isFinished: Bool
  ) {
    guard self.change === change else { return }
    self.change = nil
    accordionDelegate?.accordionCellFolded(self, fold: fold, lastFrame: lastFrame)
    change.end(isFinished)
  }

  // MARK: Frames

  /// The frame of the unfolded cell, whether the cell is currently folded or not.
  private func unfoldedFrame(by arrangement: AccordionArrangement) -> CGRect {
    guard folding else { return frame }
    return CGRect(
      x: frame.minX - knownFoldedFrame.minX, y: frame.minY - knownFoldedFrame.minY,
      width: arrangement.size.width, height: arrangement.size.height)
  }

  private func foldedFrame(by arrangement: AccordionArrangement) -> CGRect {
    arrangement.foldedFrame.offsetBy(
      dx: unfoldedFrame(by: arrangement).minX, dy: unfoldedFrame(by: arrangement).minY)
  }

  /// Moves a folded cell to its label's current place, if the label's thickness or the unfolded
  /// length has changed since it was folded.
  final func followFoldedFrame(of arrangement: AccordionArrangement) {
    let (old, new) = (knownFoldedFrame, arrangement.foldedFrame)
    guard folding, new != old else { return }
    var frame = frame.offsetBy(dx: new.minX - old.minX, dy: new.minY - old.minY)
    if orientation.length(new.size) != orientation.length(old.size) { frame.size = new.size }
    knownFoldedFrame = new
    isSettingFrame = true
    bounds = CGRect(origin: arrangement.foldedBoundsOrigin, size: frame.size)
    self.frame = frame
    isSettingFrame = false
  }

  /// Resizes the cell: immediately if it is unfolded, otherwise along the axis when it unfolds.
  final func setUnfoldedSize(_ size: CGSize) {
    guard folding else {
      frame.size = size
      return
    }
    unfoldedLength = orientation.length(size)
    frame.size = orientation.size(
      along: orientation.length(frame.size), across: orientation.crossing.length(size))
    updateLayout()
  }

  /// Folds a folded cell along its new axis.
  final func orientationDidChange(from old: Orientation) {
    partsDidChange()
    guard folding, let length = unfoldedLength else { return }
    let size = old.size(along: length, across: old.crossing.length(bounds.size))
    let origin = CGPoint(
      x: frame.minX - knownFoldedFrame.minX, y: frame.minY - knownFoldedFrame.minY)
    unfoldedLength = orientation.length(size)
    isSettingFrame = true
    bounds.size = size
    let arrangement = arrangement
    knownFoldedFrame = arrangement.foldedFrame
    bounds = CGRect(origin: arrangement.foldedBoundsOrigin, size: knownFoldedFrame.size)
    frame = knownFoldedFrame.offsetBy(dx: origin.x, dy: origin.y)
    isSettingFrame = false
    if superview != nil { updateLayout() }
  }
}

extension AccordionCellView: DraggableCell {
  /// Folds the cell for the duration of the drag, since it is dragged by its label. It folds at
  /// once, animated over the layout's duration, in which its neighbours move.
  public func onBeginDragging(_ layout: BaseLayout) -> Bool {
    wasFoldedBeforeDragging = folding
    UIView.animate(withDuration: layout.animDuration, options: .curveEaseOut) { fold() }
    return true
  }

  /// Unfolds the cell if it was unfolded before the drag, animated over the layout's duration.
  public func onEndDragging(_ layout: BaseLayout, done: Bool) {
    guard !wasFoldedBeforeDragging else { return }
    UIView.animate(withDuration: layout.animDuration, options: .curveEaseOut) { unfold() }
  }

  /// The pointer is over the label's centre.
  public func trackingPointFromCenter(_ layout: BaseLayout) -> CGPoint {
    guard !folding, let labelView, let superview else { return .zero }
    let middle = convert(labelView.center, to: superview)
    return CGPoint(x: middle.x - center.x, y: middle.y - center.y)
  }
}
