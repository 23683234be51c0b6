import TestSupport
import Testing

@testable import Layouter

/// Compares random gestures with a model of lists.
@Suite("Dragging at random") struct DraggingModelTests {
  private static let gestures = 300

  @Test(
    "keeps every cell, in the order of a list, where a fresh layout puts it",
    arguments: DraggingWorld.Kind.allCases, [1, 2, 3] as [UInt64])
  func randomGestures(_ kind: DraggingWorld.Kind, _ seed: UInt64) throws {
    var gestures = try RandomGestures(kind, seed: seed)
    for number in 0..<Self.gestures where gestures.isRight { gestures.perform(number) }
    #expect(gestures.drags > Self.gestures / 3)
  }
}

private struct RandomGestures {
  private let world: DraggingWorld
  private var model: DraggingModel
  private var random: SplitMix64
  private var calls: [[Tile.Call]]
  private var folded: [Bool]
  private(set) var drags = 0
  private(set) var isRight = true
  private var number = 0

  init(_ kind: DraggingWorld.Kind, seed: UInt64) throws {
    world = try DraggingWorld(kind, seed: seed)
    model = DraggingModel(of: world)
    random = SplitMix64(seed: seed &+ 1000)
    calls = world.views.map { _ in [] }
    folded = world.views.map { ($0 as? AccordionCellView)?.folding == true }
  }

  mutating func perform(_ number: Int) {
    self.number = number
    var point = place()
    let begins = model.begin(at: point)
    let hasBegun = world.clock.perform { world.support.beginDrag(at: point) }
    expect(begins == hasBegun, "beginning at \(point)")
    guard begins, let drag = model.drag, isRight else { return }
    drags += 1
    recordCall(nil, of: drag.view, in: drag.source)
    for _ in 0..<Int.random(in: 0...6, using: &random) where isRight {
      if random.chance(0.75) {
        point = place()
        model.move(to: point)
        world.clock.perform { world.support.moveDrag(to: point) }
      } else {
        for _ in 0..<Int.random(in: 1...5, using: &random) { rest(at: point) }
      }
      if random.chance(0.2) { world.clock.perform { world.root.layoutIfNeeded() } }
      expectOrder("moving to \(point)")
    }
    if isRight { end(dropped: random.chance(0.6)) }
  }

  /// A place on one of the views, or anywhere.
  private mutating func place() -> CGPoint {
    let view = world.views.randomElement(using: &random)
    guard random.chance(0.7), let view, view.superview != nil else {
      return CGPoint(x: random.length(-50...750), y: random.length(-50...550))
    }
    let point = CGPoint(
      x: view.bounds.minX + random.length(0...40), y: view.bounds.minY + random.length(0...40))
    return view.convert(point, to: world.root)
  }

  private mutating func rest(at point: CGPoint) {
    let opened = model.rest(at: point)
    world.clock.advance(by: 0.25)
    if let index = world.views.firstIndex(where: { $0 === opened }) { folded[index] = false }
  }

  private mutating func end(dropped: Bool) {
    guard let drag = model.drag else { return }
    model.end(dropped: dropped)
    world.clock.perform {
      if dropped {
        world.support.drop()
      } else if random.chance(0.5) {
        world.support.cancelDrag()
      } else {
        world.support.endCustomizing()
        try? world.support.beginCustomizing()
      }
    }
    recordCall(dropped, of: drag.view, in: dropped ? drag.destination : drag.source)
    expectOrder(dropped ? "dropping" : "cancelling")
    expectNothingIsLeft()
    // Animations end, or are still running when the next drag begins.
    if random.chance(0.5) { world.clock.advance(by: random.chance(0.5) ? 1 : 0.05) }
  }

  private mutating func recordCall(_ done: Bool?, of view: Int, in place: Int) {
    guard world.views[view] is Tile else { return }
    calls[view].append(
      Tile.Call(done: done, layout: ObjectIdentifier(world.places[place].layout)))
  }

  // MARK: Expectations

  private mutating func expect(_ condition: Bool, _ doing: String) {
    #expect(condition, "gesture \(number): \(doing)")
    if !condition { isRight = false }
  }

  private mutating func expectOrder(_ doing: String) {
    let lists = world.places.map { place in
      place.layout.children.map { cell in world.views.firstIndex { $0 === cell.view } ?? -1 }
    }
    if world.isGrowing, model.hasEntered, let drag = model.drag,
      lists[drag.destination].filter({ $0 != drag.view })
        == model.lists[drag.destination].filter({ $0 != drag.view }),
      lists[drag.destination].contains(drag.view)
    {
      model.lists[drag.destination] = lists[drag.destination]
    }
    if lists != model.lists {
      expect(false, "\(doing): \(lists) instead of \(model.lists)")
    }
  }

  private mutating func expectNothingIsLeft() {
    expect(
      world.support.drag == nil && !world.places.contains { $0.layout.dragging }, "ending")
    for (index, place) in world.places.enumerated() {
      let views = model.lists[index].map { world.views[$0] }
      expect(views.allSatisfy { $0.superview === place.container }, "the superviews in \(index)")
      expect(views.map(\.frame) == model.frames(in: index), "the frames in \(index)")
      expect(
        place.layout.children.allSatisfy { !$0.isDragging && $0.layout === place.layout },
        "the cells in \(index)")
    }
    for (index, view) in world.views.enumerated() {
      if let tile = view as? Tile { expect(tile.calls == calls[index], "the calls of \(index)") }
      if let cell = view as? AccordionCellView {
        expect(cell.folding == folded[index], "the folding of \(index)")
        if let body = cell.bodyLayouter, !cell.folding {
          expect(cell.frame.height == body.getSize().height, "the length of \(index)")
        }
      }
      expect(view.transform.isIdentity && view.alpha == 1, "the look of \(index)")
    }
  }
}
