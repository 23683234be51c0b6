import Foundation
import ObjectiveCRuntime

/// The sections of an index of the English alphabet, and the order of objects within them.
///
/// UIKit has an alphabet for each language.
open class UILocalizedIndexedCollation: ObjectiveCObject {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  /// The collation of the English alphabet.
  open class func current() -> Self { Self.init() }

  public required override init() { super.init() }

  /// The letters from A to Z, and # for everything else.
  open var sectionTitles: [String] { Self.letters + ["#"] }

  /// The titles in the index, one for each section.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section that a title of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object: of the first letter of its text, without accents.
  ///
  /// - Parameter selector: A method or a property of the object that returns the text.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = text(of: object, selector).first.map(String.init) ?? ""
    let letter = first.folding(
      options: [.diacriticInsensitive, .widthInsensitive], locale: Locale(identifier: "en"))
    return Self.letters.firstIndex(of: letter.uppercased()) ?? Self.letters.count
  }

  /// The objects of a section in the order of their texts.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (object: $0, text: text(of: $0, selector)) }
      .sorted { $0.text.localizedStandardCompare($1.text) == .orderedAscending }.map(\.object)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    // An object of any class: some code wraps its values in one that does not inherit from NSObject.
    return selector.perform(on: object) as? String ?? ""
  }
}
