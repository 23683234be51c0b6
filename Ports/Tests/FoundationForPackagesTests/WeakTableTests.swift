import Foundation
import FoundationForPackages
import Testing

@Suite struct WeakTableTests {
  private final class Item: NSObject {}

  @Test func aWeakTableForgetsObjectsThatAreGone() {
    let table = NSHashTable<Item>.weakObjects()
    let kept = Item()
    var gone: Item? = Item()
    table.add(kept)
    table.add(kept)
    table.add(gone)
    #expect(table.count == 2)
    gone = nil
    #expect(table.allObjects == [kept])
    #expect(table.contains(kept))
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func aTableRetainsObjectsUnlessItIsWeak() {
    let table = NSHashTable<Item>()
    var item: Item? = Item()
    table.add(item)
    item = nil
    #expect(table.count == 1)
  }

  @Test func equalObjectsAreOneUnlessIdentityCounts() {
    let (one, other) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    let equal = NSHashTable<NSMutableString>()
    equal.add(one)
    equal.add(other)
    #expect(equal.count == 1)
    let identical = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    identical.add(one)
    identical.add(other)
    #expect(identical.count == 2)
  }

  @Test func anEntryIsGoneWithItsKey() {
    let table = NSMapTable<Item, NSString>.weakToStrongObjects()
    var key: Item? = Item()
    let other = Item()
    table.setObject("a", forKey: key)
    table.setObject("b", forKey: other)
    table.setObject("c", forKey: other)
    #expect(table.object(forKey: key) == "a")
    #expect(table.object(forKey: other) == "c")
    key = nil
    #expect(table.count == 1)
  }
}
