import HeadlessUIKit
import Testing
import ViewTestSupport

/// Constraints in the steps of an update pass.
@Suite struct ConstraintsInTheUpdatePass {
  private final class Screen: UIView {
    var calls: [String] = []
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?

    override func updateConstraints() {
      calls.append("updateConstraints")
      onUpdate?()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layoutSubviews")
      onLayout?()
    }
  }

  private let root = Screen(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let box = Block("box", width: 10, height: 10)

  @Test func subviewsHaveTheirFramesAfterSupersLayout() {
    var width: CGFloat = 0
    root.add(box)
    box.pinToEdges(inset: 10)
    root.onLayout = { width = box.frame.width }
    root.layoutIfNeeded()
    #expect(width == 280)
  }

  /// As Core Animation does, which goes up to the topmost layer that needs layout.
  @Test func aSubviewsLayoutBeginsAtTheTopmostAncestorThatNeedsIt() {
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.add(middle)
    middle.add(box)
    root.layoutIfNeeded()
    root.calls = []
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    box.layoutIfNeeded()
    #expect(box.frame.width == 50)
    root.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(root.calls == ["layoutSubviews"])
  }

  @Test func aBranchBesideTheReceiverIsLaidOutOnlyWithAnAncestor() {
    let (left, right) = (Screen(), Screen())
    root.add(left, right)
    root.layoutIfNeeded()
    (left.calls, right.calls) = ([], [])
    left.setNeedsLayout()
    right.setNeedsLayout()
    left.layoutIfNeeded()
    #expect(left.calls == ["layoutSubviews"])
    #expect(right.calls == [])
  }

  /// The child is below the status bar where constraints place it, and at the top before.
  @Test func aConstrainedViewIsLaidOutOnceInItsFirstPassInAWindow() throws {
    let phone = try #require(Device(named: "iPhone 15"))
    let application = UIApplication(screen: UIScreen(device: phone))
    let child = Screen(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    child.translatesAutoresizingMaskIntoConstraints = false
    root.add(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      child.widthAnchor.constraint(equalTo: root.widthAnchor),
      child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    var safeAreas: [UIEdgeInsets] = []
    child.onLayout = { safeAreas.append(child.safeAreaInsets) }
    application.show(root)
    #expect(child.frame == CGRect(x: 0, y: 40, width: 393, height: 426))
    #expect(safeAreas == [UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0)])
    #expect(child.calls == ["layoutSubviews"])
    #expect(root.calls == ["updateConstraints", "layoutSubviews"])
  }

  @Test func changesAskForBothSteps() {
    root.add(box)
    let width = box.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    root.layoutIfNeeded()
    root.calls = []
    #expect(!root.needsUpdateConstraints())
    width.constant = -5
    #expect(root.needsUpdateConstraints())
    width.constant = -6
    root.layoutIfNeeded()
    #expect(root.calls == ["updateConstraints", "layoutSubviews"])
    width.priority = .defaultHigh
    #expect(root.needsUpdateConstraints())
    root.layoutIfNeeded()
    width.isActive = false
    #expect(root.needsUpdateConstraints())
  }

  @Test func constraintsThatAreChangedInTheirStepAreNoReasonToRepeatIt() {
    root.add(box)
    let width = box.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    root.onUpdate = { width.constant -= 1 }
    root.layoutIfNeeded()
    #expect(root.calls == ["updateConstraints", "layoutSubviews"])
    #expect(box.frame.width == 299)
  }

  @Test func constraintsThatAreChangedInLayoutCountInTheSamePass() {
    root.add(box)
    box.pinToCorner()
    let height = box.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    root.onLayout = { height.constant = root.bounds.width / 2 }
    root.layoutIfNeeded()
    #expect(box.frame.height == 150)
  }

  @Test func aLayoutThatChangesItselfForeverIsCutOff() {
    root.add(box)
    box.pinToCorner()
    let height = box.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    root.onLayout = { height.constant += 1 }
    root.layoutIfNeeded()
    #expect(height.constant <= 1000)
  }

  @Test func layoutWithinAnAnimationIsAnimated() {
    let clock = VirtualClock()
    root.add(box)
    box.pinToCorner()
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    root.layoutIfNeeded()
    clock.perform {
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    clock.advance(by: 0.5)
    #expect(box.frame.width == 200)
    #expect(box.layer.presentation()?.bounds.width == 150)
  }

  @Test func onlySuperviewsOfWhatMovedAreLaidOut() {
    let (left, right) = (Screen(), Screen())
    let inner = Block("inner", width: 5, height: 5)
    root.add(left, right)
    for view in [left, right] { view.translatesAutoresizingMaskIntoConstraints = false }
    left.pinToEdges()
    right.pinToEdges()
    left.add(inner)
    inner.pinToCorner()
    root.layoutIfNeeded()
    (root.calls, left.calls, right.calls) = ([], [], [])
    inner.natural.width = 6
    root.layoutIfNeeded()
    #expect(inner.frame.width == 6)
    #expect(left.calls == ["layoutSubviews"])
    #expect(root.calls.isEmpty && right.calls.isEmpty)
  }

  @Test func treesThatAreJoinedAreSolvedTogether() {
    let group = Block("group")
    group.add(box)
    box.pinToEdges(inset: 3)
    group.layoutIfNeeded()
    root.add(group)
    group.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(group.frame == CGRect(x: 284, y: 0, width: 16, height: 16))
    let late = Block("late", width: 4, height: 4)
    root.add(late)
    late.rightAnchor.constraint(equalTo: box.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(late.frame.minX == 283)
  }

  @Test func addingAndRemovingDoesNotAffectOtherViews() {
    root.add(box)
    box.pinToCorner()
    root.layoutIfNeeded()
    for round in 1...3 {
      let rows = (0..<20).map { Block("\($0)", width: 10, height: CGFloat(round)) }
      for (index, row) in rows.enumerated() {
        root.add(row)
        let above = index == 0 ? box : rows[index - 1]
        row.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
        row.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      }
      root.layoutIfNeeded()
      // Twenty rows under the first 10 points.
      #expect(rows[19].frame.maxY == 10 + 20 * CGFloat(round))
      for row in rows { row.removeFromSuperview() }
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(root.constraints.count == 2)
    }
  }

  @Test func aTransformedViewIsPlacedAsWithoutIt() {
    root.add(box)
    box.pinToEdges(inset: 50)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 200, height: 100))
    #expect(box.center == CGPoint(x: 150, y: 100))
  }

  @Test func sizesThatAreNoNumbersDoNoHarm() {
    root.add(box)
    box.pinToCorner()
    box.natural = CGSize(width: CGFloat.nan, height: .infinity)
    root.layoutIfNeeded()
    #expect(box.frame == .zero)
    root.frame.size.width = .infinity
    box.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width.isFinite)
  }
}
