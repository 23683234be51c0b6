import Testing
import ViewTree

@testable import Snapshots

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

  @Test func changesInHiddenViewsAreNotMentioned() {
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

  @Test func anInsertedViewDoesNotChangeTheIdentityOfLaterOnes() {
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
