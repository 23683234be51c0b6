import Pixels
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
        "the picture changed in the root view, where the view tree did not change: "
          + "100×100 pt at (0, 0)"
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

  // MARK: Images

  @Test(
    arguments: [
      (
        "18.352941176470587×16 57ab01c92d3e airplane", "18.352941176470587×16 0f3c9a1b22de bell",
        ["`icon`: image changed from airplane to bell"]
      ),
      (
        "18.352941176470587×16 57ab01c92d3e", "18.352941176470587×16 0f3c9a1b22de",
        ["`icon`: image was replaced by another one of 18.35×16 pt"]
      ),
      (
        "24×24 57ab01c92d3e", "18.352941176470587×16 0f3c9a1b22de",
        ["`icon`: image changed from 24×24 to 18.35×16 pt"]
      ),
      (
        "18×16 57ab01c92d3e heart", "20×18 0f3c9a1b22de heart",
        ["`icon`: image (heart) changed from 18×16 to 20×18 pt"]
      ),
      // A golden of a version that did not name symbols.
      (
        "18×16 57ab01c92d3e", "18×16 0f3c9a1b22de bell",
        ["`icon`: image (bell) was replaced by another one of 18×16 pt"]
      ),
    ] as [(String, String, [String])])
  func anImageIsNamedBySymbolOrRoundedSize(old: String, new: String, sentences: [String]) {
    func tree(_ image: String) -> ViewNode {
      root(view("UIImageView", "icon", 10, 10, 20, 20, ["image": .string(image)]))
    }
    #expect(words(tree(old), tree(new)) == sentences)
  }

  @Test func theNameOfASymbolAloneIsNoChange() {
    func tree(_ image: String, _ alpha: Double) -> ViewNode {
      root(
        view(
          "UIImageView", "icon", 10, 10, 20, 20,
          ["image": .string(image), "alpha": .number(alpha)]))
    }
    #expect(
      words(tree("18×16 57ab01c92d3e", 1), tree("18×16 57ab01c92d3e bell", 0.5))
        == ["`icon`: alpha changed from 1 to 0.5"])
  }

  @Test func anImageThatIsAddedIsNamed() {
    func tree(_ image: PropertyValue?) -> ViewNode {
      root(view("UIImageView", "icon", 10, 10, 20, 20, image.map { ["image": $0] } ?? [:]))
    }
    #expect(
      words(tree(nil), tree(.string("18×16 57ab01c92d3e bell"))) == ["`icon`: image bell was added"]
    )
    #expect(
      words(tree(.string("24×24 57ab01c92d3e")), tree(nil))
        == ["`icon`: image of 24×24 pt was removed"])
  }

  // MARK: Layouters of any class

  private func page(_ layouter: PropertyValue?) -> ViewNode {
    root(
      view(
        "SimpleLayoutView", "page", 0, 0, 50, 50, layouter.map { ["layouter": $0] } ?? [:]))
  }

  @Test func aPropertyOfALayouterIsNamedWithIt() {
    let tight = PropertyValue.map(["type": .string("StackLayout")])
    let loose = PropertyValue.map(["type": .string("StackLayout"), "cellSpacing": .number(9)])
    #expect(
      words(page(tight), page(loose))
        == ["`page`: layouter cell spacing changed from 0 to 9 pt"])
  }

  @Test func anotherLayouterIsNamedByItsClass() {
    let stack = PropertyValue.map(["type": .string("StackLayout"), "cellSpacing": .number(9)])
    let grid = PropertyValue.map(["type": .string("GridLayout")])
    #expect(
      words(page(stack), page(grid))
        == ["`page`: layouter changed from StackLayout to GridLayout"])
    #expect(words(page(nil), page(grid)) == ["`page`: layouter GridLayout was added"])
    #expect(words(page(grid), page(nil)) == ["`page`: layouter GridLayout was removed"])
  }

  // MARK: Roles

  /// A scroll view clips by the default of its class: views that are only in the clipped part are
  /// not seen.
  @Test func aClassThatClipsByDefaultHidesWhatIsOutside() {
    func list(_ type: String, _ color: String) -> ViewNode {
      let cell = view(
        "UIView", "cell", 0, 60, 50, 20, ["backgroundColor": .string(color)])
      return root(view(type, "list", 0, 0, 50, 50, [:], [cell]))
    }
    let cellRect = [PixelRect(x: 0, y: 60, width: 50, height: 20)]
    func views(_ type: String) -> [[String]] {
      explanation(list(type, "#FF0000"), list(type, "#00FF00"), at: cellRect).regions.map(\.views)
    }
    #expect(views("UIView") == [["`cell`"]])
    #expect(views("UIScrollView") == [["the root view"]])
  }
}
