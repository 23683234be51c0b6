import Testing
import ViewTree

@testable import Snapshots

@Suite struct PropertyExplanationTests {
  private func words(
    _ old: [String: PropertyValue], _ new: [String: PropertyValue], type: String = "DsCustomButton"
  ) -> [String] {
    SnapshotsTests.words(
      root(view(type, "save", 10, 10, 80, 30, old)), root(view(type, "save", 10, 10, 80, 30, new)))
  }

  @Test func aColorWithItsDistance() {
    #expect(
      words(["textColor": .string("#FFFFFF")], ["textColor": .string("#EEEEEE")])
        == ["`save`: text colour changed from #FFFFFF to #EEEEEE (ΔE 3.5)"])
  }

  @Test func aColorsAlphaAffectsItsDistance() {
    // Over white it is the grey 127 with L* 53.19, against black: 53.19 / S_L of 1.345.
    #expect(
      words(["backgroundColor": .string("#000000")], ["backgroundColor": .string("#00000080")])
        == ["`save`: background colour changed from #000000 to #00000080 (ΔE 39.6)"])
  }

  @Test func aNearlyEqualColor() {
    #expect(
      words(["background": .string("#FFCC00")], ["background": .string("#FFCC01")])
        == ["`save`: background colour changed from #FFCC00 to #FFCC01 (ΔE under 0.1)"])
  }

  @Test func aColorThatWasAddedOrRemoved() {
    #expect(
      words([:], ["tintColor": .string("#FF0000")])
        == ["`save`: tint colour #FF0000 was added"])
    #expect(
      words(["border": .string("#FF0000")], [:]) == ["`save`: border colour #FF0000 was removed"])
  }

  @Test func aText() {
    #expect(
      words(["text": .string("Save")], ["text": .string("Save\nall")])
        == ["`save`: text changed from “Save” to “Save⏎all”"])
  }

  @Test func aLongTextIsCutOff() {
    let long = String(repeating: "x", count: 80)
    #expect(
      words(["text": .string("")], ["text": .string(long)])
        == [
          "`save`: text changed from “” to "
            + "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”"
        ])
  }

  @Test func anEnumeration() {
    #expect(
      words(["buttonState": .string("normal")], ["buttonState": .string("disabled+selected")])
        == ["`save`: button state changed from normal to disabled+selected"])
  }

  @Test func aLengthHasItsUnit() {
    #expect(
      words(["cornerRadius": .number(8)], ["cornerRadius": .number(10.5)])
        == ["`save`: corner radius changed from 8 to 10.5 pt"])
    #expect(
      words([:], ["borderWidth": .number(2)]) == ["`save`: border width changed from 0 to 2 pt"])
    #expect(words([:], ["alpha": .number(0.5)]) == ["`save`: alpha changed from 1 to 0.5"])
  }

  @Test func aMissingPropertyHasItsDefault() {
    #expect(
      words([:], ["textHorzAlignment": .string("left")])
        == ["`save`: text horz alignment changed from center to left"])
    #expect(words(["boldFont": .bool(false)], [:]) == ["`save`: bold font is now on"])
  }

  @Test func aSwitch() {
    #expect(words([:], ["isSelected": .bool(true)]) == ["`save` is now selected"])
    #expect(words([:], ["isEnabled": .bool(false)]) == ["`save` is no longer enabled"])
    #expect(words(["isEnabled": .bool(false)], [:]) == ["`save` is now enabled"])
    #expect(words([:], ["boldFont": .bool(true)]) == ["`save`: bold font is now on"])
  }

  @Test func aMapIsComparedByItsKeys() {
    func shadow(_ radius: Double) -> [String: PropertyValue] {
      ["shadow": .map(["radius": .number(radius), "opacity": .number(1)])]
    }
    #expect(words(shadow(4), shadow(6)) == ["`save`: shadow radius changed from 4 to 6 pt"])
    #expect(words([:], shadow(6)) == ["`save` now has a shadow"])
    #expect(words(shadow(6), [:]) == ["`save` no longer has a shadow"])
  }

  @Test func aListOfNumbers() {
    #expect(
      words(
        ["iconSize": .list([.number(16), .number(16)])],
        ["iconSize": .list([.number(20), .number(20)])])
        == ["`save`: icon size changed from 16, 16 to 20, 20 pt"])
  }

  @Test func importantChangesComeFirst() {
    #expect(
      SnapshotsTests.words(
        root(
          view(
            "DsCustomButton", "save", 10, 10, 80, 30,
            ["text": .string("Save"), "background": .string("#FFFFFF"), "roundRadius": .number(4)])),
        root(
          view("UIImageView", "badge", 0, 0, 10, 10),
          view(
            "DsCustomButton", "save", 13, 10, 84, 30,
            ["text": .string("Store"), "background": .string("#EEEEEE"), "roundRadius": .number(6)]
          ))) == [
          "`badge` appeared",
          "`save`: text changed from “Save” to “Store”",
          "`save`: background colour changed from #FFFFFF to #EEEEEE (ΔE 3.5)",
          "`save`: round radius changed from 4 to 6 pt",
          "`save` moved 3 pt right and grew from 80×30 to 84×30 pt",
        ])
  }

  @Test func aLabelsChangesFromItsButtonAreMentionedOnceForTheButton() {
    func button(_ text: String, _ color: String) -> ViewNode {
      root(
        view(
          "DsCustomButton", "save", 10, 10, 80, 30,
          ["text": .string(text), "foreground": .string(color)],
          [
            view(
              "UILabel", nil, 0, 0, 80, 30, ["text": .string(text), "textColor": .string(color)])
          ]))
    }
    #expect(
      SnapshotsTests.words(button("Save", "#000000"), button("Stop", "#030303")).map {
        $0.prefix(17)
      } == ["`save`: text chan", "`save`: foregroun"])
  }
}
