import HeadlessUIKit
import TestSupport
import Testing

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

  @Test func aFlipTurnsTheView() throws {
    start(.transitionFlipFromLeft)
    // A third of the half turn: cos 60° = 1/2.
    clock.advance(by: 1.0 / 3)
    var bitmap = try picture()
    #expect(bitmap.sketch[4] == "..####..")
    #expect(bitmap[4, 4] == 0xFFFF_0000)
    clock.advance(by: 1.0 / 3)
    bitmap = try picture()
    #expect(bitmap.sketch[4] == "..####..")
    #expect(bitmap[4, 4] == 0xFF00_00FF)
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
