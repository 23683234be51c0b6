#if DEBUG
  import Testing
  import ViewTestSupport

  @testable import HeadlessUIKit

  /// Each test changes one part of a layout engine without the others.
  @Suite struct EngineInvariantTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = Block("box", width: 40)
    let engine: LayoutEngine
    let item: EngineItem

    init() throws {
      root.add(box)
      box.pinToCorner()
      root.layoutIfNeeded()
      engine = try #require(root.layoutEngine)
      item = engine.item(for: box)
    }

    @Test func aLayoutIsConsistent() {
      #expect(engine.invariantViolation == nil)
    }

    @Test func anItemThatDiffersFromTheSolutionIsFound() {
      item.solution.origin.x = 5
      #expect(engine.invariantViolation == "<Block:box>.left is 5.0, not 0.0")
    }

    @Test func aVariableThatItsItemDoesNotHaveIsFound() {
      item[.width] = nil
      #expect(
        engine.invariantViolation == "a variable belongs to an item that does not have it")
    }

    @Test func anItemWithoutAVariableThatItsRoleRequiresIsFound() {
      engine.item(for: root).role = .placed
      #expect(engine.invariantViolation == "<UIView> lacks a variable")
    }

    @Test func aFrameThatTheSolverLacksIsFound() throws {
      let width = try #require(engine.item(for: root).frameConstraints[.width]?.id)
      try engine.solver.remove(width)
      #expect(engine.invariantViolation == "a constraint of <UIView> is not in the solver")
    }

    @Test func anIntrinsicSizeThatTheSolverLacksIsFound() throws {
      let width = try #require(item.contentConstraints[.horizontal]?.huggingID)
      try engine.solver.remove(width)
      #expect(engine.invariantViolation == "a constraint of <Block:box> is not in the solver")
    }

    @Test func anItemInAQueueWithoutItsFlagIsFound() {
      engine.changes.recordContent(of: item)
      item.queues = []
      #expect(engine.invariantViolation == "<Block:box> is in a queue without having its flag")
    }
  }
#endif
