import Testing

@testable import Layouter

/// The utilities for views, colours and edges.
@Suite("Vocabulary")
struct VocabularyTests {
  @Test func coloursAreWrittenAsOneNumberOrByComponents() {
    let violet = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
    #expect(UIColor(rgb: 0x3366FF) == violet)
    #expect(UIColor(red256: 51, green: 102, blue: 255) == violet)
    let faded = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.8)
    #expect(UIColor(argb: 0xCC33_66FF) == faded)
    #expect(UIColor(red256: 51, green: 102, blue: 255, alpha: 204) == faded)
  }

  @Test func walksStopAtTheFirstViewThatFits() {
    let (root, left, leaf, right) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    var seen: [UIView] = []
    #expect(
      root.firstInPreorder {
        seen.append($0)
        return $0 === leaf
      } === leaf)
    #expect(seen == [root, left, leaf])
    seen = []
    #expect(
      root.firstInPostorder {
        seen.append($0)
        return $0 === right
      } === right)
    #expect(seen == [leaf, left, right])
    #expect(root.firstInPreorder { $0.tag == 5 } == nil)
    #expect(root.firstInPostorder { $0.tag == 5 } == nil)
  }

  @Test func depthIsCountedFromTheRoot() {
    let (root, inner, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(inner)
    inner.addSubview(leaf)
    #expect([root, inner, leaf].map(\.depthInTree) == [0, 1, 2])
    #expect(leaf.isBelow(root))
    #expect(leaf.isBelow(inner))
    #expect(!leaf.isBelow(leaf))
    #expect(!root.isBelow(leaf))
  }
}
