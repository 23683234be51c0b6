import CairoGraphics
import Foundation
import XMLReading

/// What initializers get that create an object of an Interface Builder file. It has no values by keys: views read the
/// element, and the builder sets the rest.
final class InterfaceCoder: NSCoder {
  let element: XMLElement

  init(_ element: XMLElement) {
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The coders of controllers, which a module above creates.
package enum InterfaceCoding {
  package static func coder(_ element: XMLElement) -> NSCoder { InterfaceCoder(element) }
}

extension NSCoder {
  /// The style of a cell in an Interface Builder file.
  var cellStyle: UITableViewCell.CellStyle {
    switch (self as? InterfaceCoder)?.element.text("style") {
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .default
    }
  }

  /// The identifier of a cell or a view in an Interface Builder file; nil without one.
  var reuseIdentifier: String? {
    (self as? InterfaceCoder)?.element.text("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The style of a table in an Interface Builder file.
  var tableStyle: UITableView.Style {
    let name = (self as? InterfaceCoder)?.element.text("style")
    return UITableView.Style.namedCases.first { $0.name == name }?.value ?? .plain
  }
}
