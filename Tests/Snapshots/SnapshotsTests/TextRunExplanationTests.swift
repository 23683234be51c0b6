import Testing
import ViewTree

@testable import Snapshots

@Suite struct TextRunExplanationTests {
  private func run(
    _ text: String, _ attributes: [String: PropertyValue] = [:]
  ) -> PropertyValue {
    .map(attributes.merging(["text": .string(text)]) { $1 })
  }

  private func words(_ old: [PropertyValue], _ new: [PropertyValue]) -> [String] {
    SnapshotsTests.words(
      root(view("UILabel", "title", 10, 10, 80, 30, ["attributedText": .list(old)])),
      root(view("UILabel", "title", 10, 10, 80, 30, ["attributedText": .list(new)])))
  }

  private let red = PropertyValue.string("#FF0000")
  private let blue = PropertyValue.string("#0000FF")

  @Test func aChangedRunIsNamedByItsCharacters() {
    #expect(
      words(
        [run("All "), run("fresh", ["font": .number(17)])],
        [run("All "), run("fresh", ["font": .number(20)])])
        == ["`title`: font of “fresh” (characters 5–9) changed from 17 to 20 pt"])
  }

  @Test func aColorIsNamedWithItsDistance() {
    #expect(
      words(
        [run("a"), run("b", ["color": .string("#FFFFFF")])],
        [run("a"), run("b", ["color": .string("#EEEEEE")])])
        == ["`title`: colour of “b” (character 2) changed from #FFFFFF to #EEEEEE (ΔE 3.5)"])
  }

  @Test func anAttributeOfTheWholeTextNeedsNoCharacters() {
    #expect(
      words([run("abc", ["kern": .number(1)])], [run("abc", ["kern": .number(2)])])
        == ["`title`: kern changed from 1 to 2 pt"])
  }

  @Test func anAttributeThatIsAddedOrRemoved() {
    #expect(
      words([run("ab")], [run("a"), run("b", ["kern": .number(2)])])
        == ["`title`: kern of “b” (character 2) is now 2 pt"])
    #expect(
      words([run("a"), run("b", ["color": red])], [run("ab")])
        == ["`title`: colour of “b” (character 2) is no longer #FF0000"])
  }

  @Test func runsThatAreDividedDifferentlyAreComparedByCharacters() {
    #expect(
      words(
        [run("ab", ["color": red]), run("cd")], [run("a", ["color": red]), run("bcd")])
        == ["`title`: colour of “b” (character 2) is no longer #FF0000"])
    let unchanged = words([run("ab"), run("cd")], [run("abc"), run("d")])
    #expect(unchanged.allSatisfy { !$0.hasPrefix("`title`") })
  }

  @Test func theKeysOfARecordAreComparedEach() {
    let old: PropertyValue = .map(["size": .number(17), "weight": .string("bold")])
    let new: PropertyValue = .map(["size": .number(17), "weight": .string("black")])
    #expect(
      words([run("a"), run("b", ["font": old])], [run("a"), run("b", ["font": new])])
        == ["`title`: font weight of “b” (character 2) changed from bold to black"])
  }

  @Test func aNumberThatBecomesAMapKeepsItsUnit() {
    let new: PropertyValue = .map(["size": .number(20), "weight": .string("bold")])
    #expect(
      words([run("ab", ["font": .number(17)])], [run("ab", ["font": new])])
        == ["`title`: font changed from 17 pt to size 20, weight bold"])
  }

  @Test func ofOtherTextsEachRunIsComparedWithTheOneInItsPlace() {
    #expect(
      words(
        [run("Save "), run("all", ["color": red])], [run("Keep "), run("all", ["color": blue])]
      )
      .count == 1)
    #expect(
      words([run("Save")], [run("Keep "), run("all")])
        == ["`title`: number of text runs changed from 1 to 2"])
  }

  @Test func anImageIsOneCharacter() {
    let old = PropertyValue.map(["image": .string("14×14 000000000000")])
    let new = PropertyValue.map(["image": .string("14×14 111111111111")])
    #expect(
      words([run("ab"), old], [run("ab"), new]) == [
        "`title`: image of “\u{FFFC}” (character 3) was replaced by another one of 14×14 pt"
      ])
  }
}
