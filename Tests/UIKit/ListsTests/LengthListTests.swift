import Testing

@testable import Lists

@Suite struct LengthListTests {
  @Test func sumsOfAFenwickTreeAreThoseOfItsValues() {
    var tree = FenwickTree([3, 0, 5, 2])
    #expect((0...4).map { tree.sum(before: $0) } == [0, 3, 3, 8, 10])
    tree.add(4, at: 1)
    #expect((0...4).map { tree.sum(before: $0) } == [0, 3, 7, 12, 14])
    #expect(tree.total == 14)
  }

  @Test func aPlaceInAFenwickTreeIsFound() {
    let tree = FenwickTree([3, 0, 5, 2])
    let places = [-1, 0, 2.9, 3, 7.9, 8, 9.9, 10, 100].map { tree.index(at: $0).index }
    // Empty ones are skipped, and places outside are in the first or the last one.
    #expect(places == [0, 0, 0, 2, 2, 3, 3, 3, 3])
    #expect(tree.index(at: 8).before == 8)
    #expect(tree.index(at: 50).before == 8)
  }

  @Test func estimatedLengthsAreReplacedByExactOnes() {
    var list = LengthList(count: 100_000, estimate: 44)
    #expect(list.total == 4_400_000)
    list.set(100, at: 70)
    list.set(20, at: 71)
    // 56 more, and 24 less.
    #expect(list.total == 4_400_032)
    #expect(list.offset(of: 70) == 3080)
    #expect(list.offset(of: 71) == 3180)
    #expect(list.offset(of: 72) == 3200)
    #expect(list.offset(of: 100_000) == list.total)
    #expect(
      [3079, 3080, 3179, 3180, 3199, 3200].map { list.index(at: $0) } == [69, 70, 70, 71, 71, 72])
    #expect(list.isExact(70) && !list.isExact(69))
    list.forgetExactLengths()
    #expect(!list.isExact(70) && list[70] == 100)
  }

  @Test func aListWithoutRowsHasNoPlaces() {
    let list = LengthList(count: 0, estimate: 44)
    #expect(list.total == 0)
    #expect(list.index(at: 0) == nil)
    #expect(LengthList(count: -3, estimate: .zero).count == 0)
  }

  /// An oracle that adds all lengths.
  @Test func placesAreThoseOfAPlainSum() {
    var random: UInt64 = 7
    func next(_ limit: UInt64) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % limit)
    }
    var list = LengthList(count: 300, estimate: 10)
    var lengths = Array(repeating: CGFloat(10), count: 300)
    for _ in 0..<500 {
      let (index, length) = (next(300), CGFloat(next(40)))
      list.set(length, at: index)
      lengths[index] = length
      let probe = next(301)
      #expect(list.offset(of: probe) == lengths[..<probe].reduce(0, +))
      let place = CGFloat(next(UInt64(max(list.total, 1))))
      var (expected, end) = (0, lengths[0])
      while end <= place, expected < 299 {
        expected += 1
        end += lengths[expected]
      }
      #expect(list.index(at: place) == expected)
    }
  }

  @Test func lengthsThatAreNoNumbersAreZeroAndLeaveTheSumsValid() {
    var list = LengthList(count: 3, estimate: 10)
    list.set(.nan, at: 0)
    #expect(list.total == 20)
    list.set(.infinity, at: 1)
    list.set(7, at: 1)
    list.set(5, at: 0)
    // 5 + 7 + 10.
    #expect(list.total == 22)
    #expect(LengthList(count: 2, estimate: .nan).total == 0)
  }
}
