import Foundation
import Testing
import UIKit

@Suite struct IndexedCollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let name = Selector("name", getter: \Person.name)

  @Test(arguments: [("Émile", 4), ("anna", 0), ("zoe", 25), ("7up", 26), ("", 26)])
  func anObjectIsInTheSectionOfItsFirstLetter(text: String, section: Int) {
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.section(for: Person(text), collationStringSelector: name) == section)
    #expect(collation.section(for: text, collationStringSelector: name) == section)
    #expect(collation.section(forSectionIndexTitle: section) == section)
  }

  private final class Wrapper {
    let name: String? = "Bea"
  }

  @Test func anObjectOfAnyClassHasAText() {
    let name = Selector("name", getter: \Wrapper.name)
    #expect(collation.section(for: Wrapper(), collationStringSelector: name) == 1)
  }

  @Test func objectsAreSortedByTheirTexts() {
    let people = ["b10", "B2", "a"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: name)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["a", "B2", "b10"])
  }
}
