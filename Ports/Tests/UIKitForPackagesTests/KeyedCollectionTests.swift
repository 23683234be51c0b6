import Foundation
import Testing
import UIKit

/// The operators of Apple's "Key-Value Coding Programming Guide".
@Suite struct KeyedCollectionTests {
  private let views: NSArray =
    [3, 1, 2, 1].map { tag -> UIView in
      let view = UIView()
      view.tag = tag
      return view
    } as NSArray

  @Test func anArrayHasTheValuesOfItsElements() {
    #expect(views.value(forKey: "tag") as? [Int] == [3, 1, 2, 1])
    #expect((views.value(forKeyPath: "backgroundColor") as? [NSNull])?.count == 4)
  }

  @Test(arguments: [
    ("@count", 4.0), ("@sum.tag", 7), ("@avg.tag", 1.75), ("@max.tag", 3), ("@min.tag", 1),
  ])
  func anOperatorCombinesThem(path: String, expected: Double) {
    #expect((views.value(forKeyPath: path) as? NSNumber)?.doubleValue == expected)
  }

  @Test func objectsAreUnited() {
    #expect(views.value(forKeyPath: "@distinctUnionOfObjects.tag") as? [Int] == [3, 1, 2])
    let words: NSArray = ["b", "c", "a"]
    #expect(words.value(forKeyPath: "@max.self") as? String == "c")
    #expect(words.value(forKeyPath: "@unknown.self") == nil)
  }

  @Test func aPathMayEndInACollection() {
    let view = UIView()
    view.addSubview(UIView())
    view.addSubview(UIView())
    view.subviews[1].tag = 5
    #expect((view.value(forKeyPath: "subviews.@sum.tag") as? NSNumber)?.intValue == 5)
  }
}
