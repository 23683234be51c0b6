import Testing
import ViewTree

@testable import Snapshots

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

  @Test func viewsThatMoveWithTheirSuperviewAreCounted() {
    let label = view("UILabel", "title", 4, 4, 20, 10)
    #expect(
      words(
        root(view("UIView", "card", 0, 0, 50, 50, [:], [label])),
        root(view("UIView", "card", 0, 8, 50, 50, [:], [label])))
        == ["`card` moved 8 pt down, with 1 view in it"])
  }

  @Test func hiddenViewsDoNotMoveAlong() {
    func row(_ id: String, _ y: Double) -> ViewNode {
      view(
        "UIView", id, 0, y, 50, 10, [:],
        [view("UILabel", nil, 0, 0, 9, 9), view("UILabel", nil, 9, 0, 9, 9, hidden: true)])
    }
    #expect(
      words(root(row("a", 0), row("b", 20)), root(row("a", 4), row("b", 24)))
        == ["`a` and `b` moved 4 pt down, with 2 views in them"])
  }

  @Test func theContentsOfAViewThatGrewHaveNotMovedAlong() {
    let label = view("UILabel", "title", 4, 4, 20, 10)
    #expect(
      words(
        root(view("UIView", "card", 0, 0, 50, 50, [:], [label])),
        root(view("UIView", "card", 0, 0, 60, 50, [:], [label])))
        == ["`card` grew from 50×50 to 60×50 pt"])
  }

  @Test func theRootViewsPlaceInThePictureIsMentioned() {
    let old = view("UIView", "card", 10, 10, 80, 80, [:], [view("UILabel", "title", 0, 0, 9, 9)])
    var new = old
    new.frame.x = 14
    #expect(words(old, new) == ["`card` moved 4 pt right, with 1 view in it"])
  }

  @Test func viewsWithEqualMovesShareASentence() {
    func rows(_ offset: Double) -> ViewNode {
      root(
        view("UIView", "a", 0, offset, 50, 10), view("UIView", "b", 0, 20 + offset, 50, 10),
        view("UIView", "c", 0, 40 + offset, 50, 10))
    }
    #expect(words(rows(0), rows(4)) == ["`a`, `b` and `c` moved 4 pt down"])
  }

  @Test func scrollingIsReadFromTheBounds() {
    let cell = view("UIView", "cell", 0, 30, 50, 20)
    var list = view("UIScrollView", "list", 0, 0, 50, 50, [:], [cell])
    let before = root(list)
    list.bounds.y = 12
    list.properties["contentOffset"] = .list([.number(0), .number(12)])
    #expect(words(before, root(list)) == ["`list` is scrolled 12 pt down"])
  }

  @Test func ofAnAnimatedViewTheShownFrameIsCompared() {
    func card(_ x: Double) -> ViewNode {
      let frame = [x, 0, 50, 50].map { PropertyValue.number($0) }
      return root(
        view("UIView", "card", 40, 0, 50, 50, ["presentation": .map(["frame": .list(frame)])]))
    }
    #expect(words(card(10), card(12.5)) == ["`card` moved 2.5 pt right"])
  }

  @Test func ofAnAnimatedViewTheShownPropertiesAreCompared() {
    func card(_ alpha: Double, hidden: Bool) -> ViewNode {
      root(
        view(
          "UIView", "card", 40, 0, 50, 50, hidden: true,
          [
            "presentation": .map(["alpha": .number(alpha), "hidden": .bool(hidden)])
          ]))
    }
    #expect(
      words(card(0.5, hidden: false), card(0.25, hidden: false))
        == ["`card`: alpha changed from 0.5 to 0.25"])
    #expect(
      words(card(0.5, hidden: false), card(0.5, hidden: true))
        == ["`card` disappeared (it is now hidden)"])
  }

  @Test func aNewSuperviewIsMentioned() {
    let icon = view("UIImageView", "icon", 5, 5, 10, 10)
    let old = root(
      view("UIView", "left", 0, 0, 50, 50, [:], [icon]), view("UIView", "right", 50, 0, 50, 50))
    let new = root(
      view("UIView", "left", 0, 0, 50, 50), view("UIView", "right", 50, 0, 50, 50, [:], [icon]))
    #expect(words(old, new) == ["`icon` is now in `right`", "`icon` moved 50 pt right"])
  }

  @Test func roundingErrorsAreNotMentioned() {
    #expect(
      words(
        root(save), root(view("DsCustomButton", "save", 10.0000001, 10, 80, 30)),
        at: [.init(x: 20, y: 20, width: 5, height: 5)])
        == [
          "the picture changed in `save`, where the view tree did not change: 5×5 pt at (20, 20)"
        ])
  }

  @Test func aNewSizeOfThePictureIsMentionedOnceAndFirst() {
    let old = view("UIView", "card", 0, 0, 50, 20, [:], [view("UILabel", "title", 0, 0, 20, 10)])
    let new = view("UIView", "card", 0, 0, 60, 20, [:], [view("UILabel", "title", 0, 0, 30, 10)])
    #expect(
      words(old, new) == [
        "the size changed from 50×20 to 60×20 pt (100×40 to 120×40 pixels)",
        "`title` grew from 20×10 to 30×10 pt",
      ])
  }
}
