import TestSupport
import Testing
import ViewAnimations

@Suite struct KeyframeTests {
  private let clock = VirtualClock()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func shown() -> CGFloat? { box.layer.presentation()?.frame.minX }

  @Test func keyFramesFollowEachOther() {
    var ended: [Bool] = []
    clock.perform {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            box.frame.origin.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            box.frame.origin.x = 0
          }
        }, completion: { ended.append($0) })
    }
    #expect(box.frame.minX == 0)
    var frames: [CGFloat?] = []
    for _ in 0..<4 {
      clock.advance(by: 0.25)
      frames.append(shown())
    }
    #expect(frames == [50, 100, 100, 100])
    clock.advance(by: 0.5)
    #expect(shown() == 50)
    #expect(ended.isEmpty)
    clock.advance(by: 0.5)
    #expect(ended == [true])
  }

  @Test func coloursFollowEachOther() {
    box.backgroundColor = .black
    clock.perform {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            box.backgroundColor = .red
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            box.backgroundColor = .blue
          }
        })
    }
    let red = UIColor.red.cgColor
    clock.advance(by: 0.5)
    #expect(box.layer.presentation()?.backgroundColor?.red == red.red / 2)
    clock.advance(by: 0.5)
    #expect(box.layer.presentation()?.backgroundColor == red)
  }

  @Test func withoutAClockTheyAreDoneAtOnce() {
    var isDone = false
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.alpha = 0
        }
      }, completion: { isDone = $0 })
    #expect(isDone && box.alpha == 0)
  }
}

@Suite struct ViewTransitionTests {
  private let clock = VirtualClock()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

  private func start(_ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)? = nil) {
    root.backgroundColor = .red
    clock.perform {
      UIView.transition(
        with: root, duration: 1, options: [options, .curveLinear],
        animations: { root.backgroundColor = .blue }, completion: completion)
    }
  }

  private func picture() throws -> Bitmap { try UIViewRenderer(scale: 1).bitmap(of: root) }

  @Test func aCrossDissolveMixes() throws {
    var ended: [Bool] = []
    start(.transitionCrossDissolve) { ended.append($0) }
    clock.advance(by: 0.5)
    let pixel = try picture()[4, 4]
    #expect(pixel >> 24 == 255 && (127...129).contains(pixel >> 16 & 255))
    clock.advance(by: 0.5)
    #expect(ended == [true])
    #expect(try picture()[4, 4] == 0xFF00_00FF)
  }

  /// A third of the half turn is 60°, whose cosine is 1/2 and whose sine is 0.866. The viewer is three
  /// sides away: an edge half a side nearer by the turn is seen 1 / (1 - 0.866 / 6) = 1.169 times as
  /// large, an edge further away 1 / (1 + 0.866 / 6) = 0.874 times.
  private func checkFlip(
    _ option: UIView.AnimationOptions, near: (x: Int, y: Int), far: (x: Int, y: Int)
  ) throws {
    root.frame.size = CGSize(width: 120, height: 120)
    start(option)
    clock.advance(by: 1.0 / 3)
    let first = try picture()
    let (old, new): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(first[60, 60] == old && first[near.x, near.y] == old)
    #expect(first[far.x, far.y] == 0)
    // The other side is near then, and its back has the new colour.
    clock.advance(by: 1.0 / 3)
    let second = try picture()
    #expect(second[60, 60] == new && second[119 - near.x, 119 - near.y] == new)
    #expect(second[119 - far.x, 119 - far.y] == 0)
    clock.advance(by: 1)
    #expect(try picture()[0, 0] == new)
  }

  // The near side is at 60 - 30 · 1.169 = 25, and fills the height. The far one is at 60 + 30 · 0.874 = 86;
  // it begins at 60 - 60 · 0.874 = 7.6.
  @Test func aFlipFromTheLeftBringsTheLeftSideForward() throws {
    try checkFlip(.transitionFlipFromLeft, near: (27, 1), far: (84, 5))
  }

  @Test func aFlipFromTheRightBringsTheRightSideForward() throws {
    try checkFlip(.transitionFlipFromRight, near: (92, 1), far: (35, 5))
  }

  @Test func aFlipFromTheTopBringsTheUpperSideForward() throws {
    try checkFlip(.transitionFlipFromTop, near: (1, 27), far: (5, 84))
  }

  @Test func aFlipFromTheBottomBringsTheLowerSideForward() throws {
    try checkFlip(.transitionFlipFromBottom, near: (1, 92), far: (5, 35))
  }

  @Test func aFlippedViewIsSeenWithItsSubviews() throws {
    root.frame.size = CGSize(width: 120, height: 120)
    start(.transitionFlipFromLeft)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
    child.backgroundColor = .green
    root.addSubview(child)
    clock.advance(by: 2.0 / 3)
    let bitmap = try picture()
    #expect(bitmap[45, 60] == 0xFF00_FF00)
    #expect(bitmap[75, 60] == 0xFF00_00FF)
  }

  @Test func aViewReplacesAnother() {
    let (old, new) = (UIView(), UIView())
    root.addSubview(old)
    var isDone = false
    UIView.transition(from: old, to: new, duration: 1) { isDone = $0 }
    #expect(root.subviews == [new] && isDone)
    root.addSubview(old)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && !old.isHidden && root.subviews.count == 2)
  }
}
