import ImageComparison
import Pixels
import Testing
import ViewTree

@testable import Snapshots

/// A view in a test's tree; its bounds start at zero.
private func view(
  _ type: String = "UIView", _ id: String? = nil, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double, hidden: Bool = false, _ properties: [String: PropertyValue] = [:],
  _ subviews: [ViewNode] = []
) -> ViewNode {
  ViewNode(
    type: type, id: id, frame: .init(x: x, y: y, width: width, height: height),
    bounds: .init(x: 0, y: 0, width: width, height: height), hidden: hidden,
    properties: properties, subviews: subviews)
}

private func root(_ subviews: ViewNode...) -> ViewNode {
  view("UIView", nil, 0, 0, 100, 100, [:], subviews)
}

/// What the trees of these tests are declared to have, as `UIView` and `DsCustomButton` have it.
private let vocabulary: PropertyVocabulary = {
  final class Owner {}
  func property<Value: DescribableValue>(
    _ name: String, default value: Value, unit: PropertyUnit? = nil, as kind: PropertyKind? = nil
  ) -> Property {
    Property(computed: name, default: value, unit: unit, as: kind, "") { (_: Owner) in value }
  }
  let none = PropertyValue.null
  let shadow: [String: PropertyKind.Part] = [
    "radius": .init(.number, unit: .points), "offset": .init(.other, unit: .points),
    "color": .init(.color),
  ]
  let resources: [String: PropertyKind.Part] = [
    "Bg": .init(title: "background", .color), "Fg": .init(title: "foreground", .color),
    "Icon": .init(title: "icon", .image),
  ]
  let layouter = PropertyTable(adding: [
    property("cellSpacing", default: 0, unit: .points),
    property("orientation", default: "vertical", as: .name),
  ])
  let table = PropertyTable(adding: [
    property("alpha", default: 1), property("cornerRadius", default: 0, unit: .points),
    property("roundRadius", default: 0, unit: .points),
    property("borderWidth", default: 0, unit: .points),
    property("lineSpacing", default: 0.3, unit: .lineHeights),
    property("multiLineText", default: false), property("enabled", default: true, as: .state),
    property("backgroundColor", default: none, as: .color),
    property("textColor", default: none, as: .color),
    property("text", default: none, as: .text),
    property("textHorzAlignment", default: "center", as: .name),
    property("image", default: none, as: .image),
    property("iconSize", default: none, unit: .points, as: .other),
    property("shadow", default: none, as: .record(shadow)),
    property("colorResources", default: none, as: .record(resources)),
    property("layouter", default: none, as: .object(layouter)),
  ])
  let types = ["UIView", "UILabel", "UIImageView", "DsCustomButton", "StackView"]
  return PropertyVocabulary(Dictionary(uniqueKeysWithValues: types.map { ($0, table) }))
}()

/// The sentences for two trees whose pictures, at 2x, differ in the given rectangles of points, or
/// everywhere.
private func words(
  _ old: ViewNode?, _ new: ViewNode, at places: [PixelRect]? = nil
) -> [String] {
  explanation(old, new, at: places).words
}

private func explanation(
  _ old: ViewNode?, _ new: ViewNode, at places: [PixelRect]? = nil
) -> Explanation {
  func picture(of tree: ViewNode) -> Bitmap {
    Bitmap(
      width: Int(tree.frame.width * 2), height: Int(tree.frame.height * 2), filledWith: 0xFF00_0000)
  }
  let expected = picture(of: old ?? new)
  var actual = picture(of: new)
  let everything = PixelRect(x: 0, y: 0, width: actual.width / 2, height: actual.height / 2)
  for place in places ?? [everything] {
    for y in (place.y * 2)..<(place.maxY * 2) {
      for x in (place.x * 2)..<(place.maxX * 2) { actual[x, y] = 0xFFFF_FFFF }
    }
  }
  return Explanation(
    of: compare(expected: expected, actual: actual), expected: old,
    actual: DescribedTree(root: new, vocabulary: vocabulary), scale: 2)
}

@Suite struct GeometryExplanationTests {
  private let save = view("DsCustomButton", "save", 10, 10, 80, 30)

  @Test func movedRight() {
    #expect(
      words(root(save), root(view("DsCustomButton", "save", 13, 10, 80, 30)))
        == ["`save` moved 3 pt right"])
  }

  @Test func movedLeftAndDownByFractions() {
    #expect(
      words(root(save), root(view("DsCustomButton", "save", 9.5, 12.25, 80, 30)))
        == ["`save` moved 0.5 pt left and 2.25 pt down"])
  }

  @Test func grew() {
    #expect(
      words(root(save), root(view("DsCustomButton", "save", 10, 10, 84, 30)))
        == ["`save` grew from 80×30 to 84×30 pt"])
  }

  @Test func shrankAndMoved() {
    #expect(
      words(root(save), root(view("DsCustomButton", "save", 12, 10, 78, 29.5)))
        == ["`save` moved 2 pt right and shrank from 80×30 to 78×29.5 pt"])
  }

  @Test func widerButLower() {
    #expect(
      words(root(save), root(view("DsCustomButton", "save", 10, 10, 90, 20)))
        == ["`save` changed from 80×30 to 90×20 pt"])
  }

  @Test func viewsThatMoveWithTheirSuperviewAreNotDescribed() {
    let label = view("UILabel", "title", 4, 4, 20, 10)
    #expect(
      words(
        root(view("UIView", "card", 0, 0, 50, 50, [:], [label])),
        root(view("UIView", "card", 0, 8, 50, 50, [:], [label])))
        == ["`card` moved 8 pt down"])
  }

  @Test func viewsThatMovedAlikeShareASentence() {
    func rows(_ offset: Double) -> ViewNode {
      root(
        view("UIView", "a", 0, offset, 50, 10), view("UIView", "b", 0, 20 + offset, 50, 10),
        view("UIView", "c", 0, 40 + offset, 50, 10))
    }
    #expect(words(rows(0), rows(4)) == ["`a`, `b` and `c` moved 4 pt down"])
  }

  @Test func aScrolledViewIsRecognisedByItsBounds() {
    let cell = view("UIView", "cell", 0, 30, 50, 20)
    var list = view("UIScrollView", "list", 0, 0, 50, 50, [:], [cell])
    let before = root(list)
    list.bounds.y = 12
    list.properties["contentOffset"] = .list([.number(0), .number(12)])
    #expect(words(before, root(list)) == ["`list` is scrolled 12 pt down"])
  }

  @Test func anotherSuperviewIsDescribed() {
    let icon = view("UIImageView", "icon", 5, 5, 10, 10)
    let old = root(
      view("UIView", "left", 0, 0, 50, 50, [:], [icon]), view("UIView", "right", 50, 0, 50, 50))
    let new = root(
      view("UIView", "left", 0, 0, 50, 50), view("UIView", "right", 50, 0, 50, 50, [:], [icon]))
    #expect(words(old, new) == ["`icon` is now in `right`", "`icon` moved 50 pt right"])
  }

  @Test func roundingErrorsAreNotDescribed() {
    #expect(
      words(
        root(save), root(view("DsCustomButton", "save", 10.0000001, 10, 80, 30)),
        at: [.init(x: 20, y: 20, width: 5, height: 5)])
        == ["the view tree did not change, only its drawing, in `save`"])
  }

  @Test func aNewSizeOfThePictureIsDescribedOnceAndFirst() {
    let old = view("UIView", "card", 0, 0, 50, 20, [:], [view("UILabel", "title", 0, 0, 20, 10)])
    let new = view("UIView", "card", 0, 0, 60, 20, [:], [view("UILabel", "title", 0, 0, 30, 10)])
    #expect(
      words(old, new) == [
        "the size changed from 100×40 to 120×40 pixels (50×20 to 60×20 pt)",
        "`title` grew from 20×10 to 30×10 pt",
      ])
  }
}

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

  @Test func aColorsAlphaCountsForItsDistance() {
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

  @Test func aColorThatIsAddedOrRemoved() {
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
        == ["`save`: text changed from “” to “\(String(repeating: "x", count: 60))…”"])
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

  @Test func anOmittedPropertyHasItsDefault() {
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

  @Test func aMapIsLookedInto() {
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
          "`save` moved 3 pt right and grew from 80×30 to 84×30 pt",
          "`save`: background colour changed from #FFFFFF to #EEEEEE (ΔE 3.5)",
          "`save`: round radius changed from 4 to 6 pt",
        ])
  }

  @Test func whatALabelInheritsIsDescribedForItsButtonOnly() {
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

@Suite struct AppearanceExplanationTests {
  private let icon = view("UIImageView", "icon", 10, 10, 20, 20)

  @Test func appearedAndDisappeared() {
    #expect(words(root(), root(icon)) == ["`icon` appeared"])
    #expect(words(root(icon), root()) == ["`icon` disappeared"])
  }

  @Test func hidingAndShowing() {
    let hidden = view("UIImageView", "icon", 10, 10, 20, 20, hidden: true)
    #expect(words(root(icon), root(hidden)) == ["`icon` disappeared (it is now hidden)"])
    #expect(words(root(hidden), root(icon)) == ["`icon` appeared (it was hidden)"])
  }

  @Test func changesInHiddenViewsAreNotDescribed() {
    func box(_ x: Double) -> ViewNode {
      root(
        view("UIView", "box", 0, 0, 90, 90, hidden: true, [:], [view("UIView", "in", x, 0, 9, 9)]))
    }
    #expect(
      words(box(0), box(5)) == [
        "the view tree did not change, only its drawing, in the root view"
      ])
  }

  @Test func aTreeThatAppearsIsOneSentence() {
    let card = view("UIView", "card", 0, 0, 50, 50, [:], [icon, view("UILabel", nil, 0, 0, 9, 9)])
    #expect(words(root(), root(card)) == ["`card` appeared"])
  }

  @Test func anotherClassUnderTheSameID() {
    #expect(
      words(
        root(view("DsCustomButton", "b", 0, 0, 9, 9)), root(view("DsCheckBox", "b", 0, 0, 9, 9)))
        == ["`b` is now a DsCheckBox (it was a DsCustomButton)"])
  }

  @Test func aViewPutInDoesNotTurnItsFollowersIntoOthers() {
    func label(_ text: String, _ y: Double) -> ViewNode {
      view("UILabel", nil, 0, y, 50, 10, ["text": .string(text)])
    }
    #expect(
      words(
        root(label("one", 0), label("two", 10)),
        root(label("zero", 0), label("one", 10), label("two", 20)))
        == ["the 1st label appeared", "the 2nd label and the 3rd label moved 10 pt down"])
  }

  @Test func changedOrder() {
    let (a, b) = (view("UIView", "a", 0, 0, 50, 50), view("UIView", "b", 20, 20, 50, 50))
    #expect(words(root(a, b), root(b, a)) == ["the root view: the order of its subviews changed"])
  }

  @Test func viewsWithoutIDsAreNamedByClassAndPlace() {
    func card(_ x: Double) -> ViewNode {
      root(
        view(
          "UIView", "card", 0, 0, 90, 90, [:],
          [
            view("UILabel", nil, 0, 0, 20, 10), view("UILabel", nil, x, 20, 20, 10),
            view("UIImageView", nil, x, 40, 9, 9), view("DsCheckBox", nil, x, 60, 9, 9),
          ]))
    }
    #expect(
      words(card(0), card(5)) == [
        "the 2nd label in `card`, the image view in `card` and the DsCheckBox in `card` "
          + "moved 5 pt right"
      ])
  }
}

@Suite struct RegionExplanationTests {
  private let left = view("UIView", "left", 0, 0, 40, 40)
  private let right = view("UIView", "right", 60, 0, 40, 40)

  @Test func withoutAChangeInTheTreeTheDrawingChanged() {
    let region = PixelRect(x: 70, y: 10, width: 5, height: 5)
    let explanation = explanation(root(left, right), root(left, right), at: [region])
    #expect(
      explanation.words
        == ["the view tree did not change, only its drawing, in `right`"])
    #expect(
      explanation.regions == [
        .init(rect: .init(x: 140, y: 20, width: 10, height: 10), pixels: 100, views: ["`right`"])
      ])
  }

  @Test func aRegionWithoutAChangedViewIsDescribed() {
    let moved = view("UIView", "left", 0, 5, 40, 40)
    let explanation = explanation(
      root(left, right), root(moved, right),
      at: [
        .init(x: 0, y: 0, width: 40, height: 5), .init(x: 70, y: 10, width: 5, height: 5),
      ])
    #expect(
      explanation.words == [
        "`left` moved 5 pt down",
        "in `right` the view tree did not change, only its drawing",
      ])
    #expect(explanation.regions.map(\.views) == [["`left`"], ["`right`"]])
  }

  @Test func aChangeThatCannotBeSeenIsNotBlamed() {
    let old = root(left, view("UIView", "right", 60, 0, 40, 40, ["tag": .number(1)]))
    let new = root(
      view("UIView", "left", 0, 0, 40, 40, ["alpha": .number(0.5)]),
      view("UIView", "right", 60, 0, 40, 40, ["tag": .number(2)]))
    #expect(
      words(old, new, at: [.init(x: 5, y: 5, width: 10, height: 10)])
        == ["`left`: alpha changed from 1 to 0.5"])
  }

  @Test func aShadowReachesBeyondItsView() {
    func card(_ radius: Double) -> ViewNode {
      root(
        view(
          "UIView", "card", 30, 30, 40, 40,
          ["shadow": .map(["radius": .number(radius), "offset": .list([.number(0), .number(4)])])]))
    }
    #expect(
      words(card(4), card(6), at: [.init(x: 40, y: 75, width: 10, height: 3)])
        == ["`card`: shadow radius changed from 4 to 6 pt"])
  }

  @Test func anotherScaleIsDescribed() {
    let comparison = compare(
      expected: Bitmap(width: 100, height: 100), actual: Bitmap(width: 200, height: 200))
    #expect(
      Explanation(
        of: comparison, expected: root(left), actual: DescribedTree(root: root(left)), scale: 2
      ).words == [
        "the size changed from 100×100 to 200×200 pixels, but not in points (100×100 pt): "
          + "it was drawn at another scale"
      ])
  }

  @Test func aGoldenWithoutATreeIsDescribedAsSuch() {
    #expect(
      words(nil, root(left))
        == ["the golden has no view tree, so what changed in the views is unknown"])
  }

  @Test func manyChangesAreCutOff() {
    func tree(_ step: Double) -> ViewNode {
      view(
        "UIView", nil, 0, 0, 100, 100, [:],
        (0..<20).map { view("UIView", "v\($0)", step * Double($0), 0, 5, 5) })
    }
    let words = words(tree(1), tree(2))
    #expect(words.count == 13)
    #expect(words.last == "and 7 more changes in the view tree")
  }
}
