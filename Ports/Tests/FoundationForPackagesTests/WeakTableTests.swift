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

  @Test func aListOfPointersKeepsTheirPlaces() throws {
    func pointer(_ item: Item) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(item).toOpaque()
    }
    let list = NSPointerArray.weakObjects()
    let kept = Item()
    var gone: Item? = Item()
    list.addPointer(gone.map(pointer))
    list.addPointer(pointer(kept))
    list.insertPointer(nil, at: 1)
    #expect(list.count == 3 && list.allObjects.count == 2)
    gone = nil
    #expect(list.pointer(at: 0) == nil && list.pointer(at: 2) == pointer(kept))
    list.compact()
    #expect(list.count == 1 && list.allObjects.first as? Item === kept)
    list.replacePointer(at: 0, withPointer: nil)
    list.count = 2
    #expect(list.count == 2 && list.allObjects.isEmpty)
    list.removePointer(at: 0)
    #expect(list.count == 1)
  }

  @Test func aListOfPointersRetainsUnlessItIsWeak() {
    let list = NSPointerArray.strongObjects()
    var item: Item? = Item()
    list.addPointer(item.map { Unmanaged.passUnretained($0).toOpaque() })
    item = nil
    list.compact()
    #expect(list.count == 1)
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
