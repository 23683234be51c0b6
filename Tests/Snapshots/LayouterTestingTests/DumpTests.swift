import Foundation
import JSONValues
import LayouterTesting
import Testing

@Suite struct DumpTests {
  private struct Point { var y: Int, x: Int }
  private enum Shape {
    case dot
    case circle(Double)
  }

  private final class Node {
    let name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }

  private func dump<Value>(_ value: Value) -> String {
    var text = ""
    Snapshotting<Value, String>.dump.snapshot(value).run { text = $0 }
    return text
  }

  @Test func propertiesAreInTheOrderOfTheirNames() {
    #expect(dump(Point(y: 2, x: 1)) == "▿ Point\n  - x: 1\n  - y: 2\n")
  }

  @Test func dictionariesAndSetsAreSorted() {
    let expected = """
      ▿ 2 key/value pairs
        ▿ (2 elements)
          - key: "a"
          - value: 1
        ▿ (2 elements)
          - key: "b"
          - value: 2

      """
    for _ in 0..<10 { #expect(dump(["b": 2, "a": 1]) == expected) }
    #expect(dump(Set([3, 1, 2])) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
  }

  @Test func enumerationsHaveTheirTypeAndValue() {
    #expect(dump(Shape.dot) == "- Shape.dot\n")
    #expect(dump(Shape.circle(2)) == "▿ Shape\n  - circle: 2.0\n")
  }

  @Test func aCycleEnds() {
    let (one, two) = (Node("one"), Node("two"))
    one.next = two
    two.next = one
    #expect(
      dump(one) == """
        ▿ Node
          - name: "one"
          ▿ next: Optional<Node>
            ▿ some: Node
              - name: "two"
              ▿ next: Optional<Node>
                ▿ some (circular reference detected)

        """)
  }

  @Test func addressesAreLeftOut() {
    #expect(!dump(NSObject()).contains("0x"))
  }

  @Test func timesAreInUTC() {
    #expect(dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
  }

  @Test func aFunctionIsATable() {
    enum Turn: String, CaseIterable {
      case left, right
      var opposite: Turn { self == .left ? .right : .left }
    }
    var text = ""
    Snapshotting<Turn, String>.func(into: .description).snapshot { $0.opposite }
      .run { text = $0 }
    #expect(text == "\"left\",\"right\"\n\"right\",\"left\"")
  }

  @Test func jsonHasSortedKeys() {
    struct User: Encodable { var name: String, id: Int }
    var text = ""
    Snapshotting<User, String>.json.snapshot(User(name: "A", id: 1)).run { text = $0 }
    #expect(text == "{\n  \"id\" : 1,\n  \"name\" : \"A\"\n}")
    let any: Any = ["b": [1], "a": true]
    Snapshotting<Any, String>.json.snapshot(any).run { text = $0 }
    #expect(text.hasPrefix("{\n  \"a\" : true,"))
  }

  @Test func whatIsNotJSONIsAnErrorAndNoCrash() {
    var text = ""
    Snapshotting<Any, String>.json.snapshot(Point(y: 1, x: 2)).run { text = $0 }
    #expect(text == "error: a value of type Point cannot be written as JSON")
  }
}
