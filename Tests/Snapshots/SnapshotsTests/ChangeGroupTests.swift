import TestSupport
import Testing

@testable import Snapshots

@Suite struct ChangeGroupTests {
  /// A result of the scene `buttons.yaml` in a state and an appearance.
  private func result(
    _ state: String, _ verdict: Verdict = .different, _ changes: Change...,
    in appearance: String = "light", scene: String = "buttons.yaml"
  ) throws -> SnapshotResult {
    var result = SnapshotResult(
      try request("\(scene.prefix { $0 != "." })/\(state)_\(appearance)"), verdict: verdict)
    result.scene = scene
    result.variant = [
      VariantChoice(axis: "state", value: state),
      VariantChoice(axis: "appearance", value: appearance),
    ]
    result.changes = changes
    result.words = changes.map(\.words)
    return result
  }

  private func radius(_ view: String = "`save`", from old: Int = 8, to new: Int = 4) -> Change {
    Change(
      .appearance, views: [view], property: "round radius",
      predicate: ": round radius changed from \(old) to \(new) pt")
  }

  private func color(_ old: String, _ new: String) -> Change {
    Change(
      .color, views: ["`save`"], property: "background",
      predicate: ": background colour changed from \(old) to \(new)")
  }

  private func groups(_ results: SnapshotResult...) -> [ChangeGroup] {
    Report(renderer: renderer, goldens: "Snapshots", snapshots: results).groups
  }

  @Test func theSameChangeIsOneGroup() throws {
    let groups = groups(
      try result("normal", .different, radius(), in: "light"),
      try result("normal", .different, radius(), in: "dark"),
      try result("disabled", .same, in: "light"), try result("disabled", .same, in: "dark"))
    #expect(groups.count == 1)
    #expect(groups[0].number == 1)
    #expect(
      groups[0].words
        == "`save`: round radius changed from 8 to 4 pt in 2 pictures: normal, light and dark")
    #expect(groups[0].details == [])
    #expect(groups[0].snapshots.map(\.text) == ["buttons/normal_light", "buttons/normal_dark"])
  }

  @Test func eachSnapshotIsInOneGroup() throws {
    let groups = groups(
      try result("normal", .different, radius()), try result("same", .same),
      try result("selected", .different, radius(), color("#000000", "#FFFFFF")),
      try result("new", .missing), try result("disabled", .different, radius()))
    #expect(
      groups.map { $0.snapshots.map(\.text) } == [
        ["buttons/normal_light", "buttons/disabled_light"], ["buttons/selected_light"],
        ["buttons/new_light"],
      ])
    #expect(groups.map(\.number) == [1, 2, 3])
    #expect(groups.map(\.verdict) == [.different, .different, .missing])
  }

  @Test func theRestOfTheChangesAreDetails() throws {
    let groups = groups(
      try result("a", .different, color("#000000", "#FFFFFF"), radius()),
      try result("b", .different, color("#000000", "#FFFFFF"), radius()))
    #expect(
      groups[0].words
        == "`save`: background colour changed from #000000 to #FFFFFF in both pictures"
    )
    #expect(groups[0].details == ["`save`: round radius changed from 8 to 4 pt"])
  }

  // MARK: Order

  private func font(_ old: Int, _ new: Int) -> Change {
    Change(
      .appearance, views: ["`head`"], property: "font",
      predicate: ": font changed from \(old) to \(new) pt")
  }

  private func shrinking(_ view: String, by width: Int) -> Change {
    Change(
      .geometry, views: [view], predicate: " shrank from 80×20 to \(80 - width)×20 pt")
  }

  /// A font that changes in several sizes, the widths that follow from it, and a radius in the same pictures.
  @Test func eachPropertyPrecedesTheValuesOfAnyAndTheSizesThatFollow() throws {
    let results = try (1...4).map { index in
      try result(
        "s\(index)", .different, font(10 + index, 11 + index), radius(),
        shrinking("`head`", by: index), shrinking("`sub`", by: 2 * index))
    }
    let group = Report(renderer: renderer, goldens: "Snapshots", snapshots: results).groups[0]
    #expect(group.change == "`head`: font changed")
    #expect(group.causeCount == 1)
    #expect(group.details.count == 1 + 4 + 2 * 5)
    #expect(group.details[0] == "`save`: round radius changed from 8 to 4 pt")
    #expect(group.details[1] == "`head`: font changed from 11 to 12 pt in 1 picture: s1")
    #expect(group.details[4] == "`head`: font changed from 14 to 15 pt in 1 picture: s4")
    #expect(group.details[5] == "`head` changed in position or size")
    #expect(group.details.last == "`sub` shrank from 80×20 to 72×20 pt in 1 picture: s4")
  }

  /// Whatever changes, the beginning of the list has each property, and no place or size is before a cause.
  @Test(arguments: 0..<200) func noPropertyIsBehindTheSecondChangeOfAny(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let kinds = Change.Kind.allCases
    var changes: [Change] = []
    for index in 0...generator.next(below: 30) {
      let kind = kinds[generator.next(below: kinds.count)]
      let hasProperty = kind == .color || kind == .appearance || kind == .content
      changes.append(
        Change(
          kind, views: ["`v\(index)`"],
          property: hasProperty ? "\(kind) \(generator.next(below: 4))" : nil,
          predicate: ": change \(index)"))
    }
    let ordered = changes.inOrderOfImportance()
    #expect(Set(ordered) == Set(changes) && ordered.count == changes.count)
    let causes = ordered.prefix { $0.kind.isCause }
    #expect(!ordered.dropFirst(causes.count).contains { $0.kind.isCause })
    let leading = ordered.prefix(ordered.leadingCauseCount).compactMap { $0.property }
    let properties = Set(changes.filter { $0.kind.isCause }.compactMap { $0.property })
    #expect(Set(leading) == properties)
    #expect(leading.count == properties.count)
  }

  @Test func viewsWithOtherNamesInOtherScenes() throws {
    let groups = groups(
      try result("a", .different, radius("`save`"), scene: "one.yaml"),
      try result("a", .different, radius("`open`"), scene: "two.yaml"))
    #expect(
      groups.map(\.words) == [
        "`save` and `open`: round radius changed from 8 to 4 pt in both pictures of 2 scenes: "
          + "one.yaml and two.yaml"
      ])
  }

  @Test func otherValuesOfTheSamePropertyInAScene() throws {
    let groups = groups(
      try result("a", .different, color("#111111", "#222222"), in: "light"),
      try result("b", .different, color("#111111", "#222222"), in: "light"),
      try result("a", .different, color("#888888", "#777777"), in: "dark"),
      try result("b", .different, color("#888888", "#777777"), in: "dark"))
    #expect(groups.map(\.words) == ["`save`: background colour changed in all 4 pictures"])
    #expect(
      groups[0].details == [
        "`save`: background colour changed from #111111 to #222222 in 2 pictures: a and b, light",
        "`save`: background colour changed from #888888 to #777777 in 2 pictures: a and b, dark",
      ])
  }

  @Test func otherValuesInAnotherSceneAreAnotherGroup() throws {
    let groups = groups(
      try result("a", .different, radius(), scene: "one.yaml"),
      try result("a", .different, radius(from: 6, to: 5), scene: "two.yaml"))
    #expect(groups.count == 2)
  }

  @Test func manyDifferentValuesAreCounted() throws {
    let results = try (1...6).map { try result("s\($0)", .different, radius(to: $0)) }
    let group = Report(renderer: renderer, goldens: "Snapshots", snapshots: results).groups[0]
    #expect(group.change == "`save`: round radius changed")
    #expect(group.details.count == 5)
    #expect(group.details[0] == "`save`: round radius changed from 8 to 1 pt in 1 picture: s1")
    #expect(group.details[4] == "and 2 more such changes")
  }

  @Test func scalesOfOneVariantDifferOnlyInPixels() throws {
    func size(_ scale: Int) -> Change {
      Change(
        .size, predicate: "the size changed from 8×4 to 10×4 pt",
        note: " (\(8 * scale)×\(4 * scale) to \(10 * scale)×\(4 * scale) pixels)")
    }
    let groups = groups(
      try result("a", .size, size(1), in: "light"), try result("a", .size, size(2), in: "dark"))
    #expect(groups.map(\.words) == ["the size changed from 8×4 to 10×4 pt in both pictures"])
  }

  @Test func aSnapshotAloneHasItsOwnWords() throws {
    let change = Change(
      .drawing, predicate: "the picture changed in `save`", note: ": 2×2 pt at (0, 0)")
    #expect(
      groups(try result("a", .different, change)).map(\.words)
        == ["the picture changed in `save`: 2×2 pt at (0, 0)"])
  }
}
