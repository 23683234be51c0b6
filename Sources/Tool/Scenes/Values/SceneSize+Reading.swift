import HeadlessUIKit
import JSONValues
import Messages

extension SceneSize: SceneValue {
  static func read(_ node: YAMLNode, in context: ReadingContext) -> SceneSize? {
    guard let name = node.text else {
      guard node.list != nil else {
        context.expected("[width, height], fit or the name of a device", at: node)
        return nil
      }
      return CGSize.read(node, in: context).map { .fixed($0) }
    }
    if name == "fit" { return .fit }
    if let numbers = name.numbersInText, numbers.count == 2 {
      context.report(
        "expected [width, height], found the text '\(name)': write \(numbers.asList)",
        at: node.position)
      return nil
    }
    return Device.read(node, in: context).map { .device($0) }
  }

  static var schema: JSON { ["anyOf": [["const": "fit"], CGSize.schema, Device.schema]] }

  /// The label in the names of variants.
  var label: String {
    switch self {
    case .fit: "fit"
    case .fixed(let size):
      "\(JSON.number(Double(size.width)))x\(JSON.number(Double(size.height)))"
    case .device(let device): device.name
    }
  }
}

extension Device: SceneValue {
  /// A name, which the device keeps: `iPhone SE` is displayed as in the scene.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Device? {
    guard let name = node.text else {
      context.expected("the name of a device such as iPhone SE", at: node)
      return nil
    }
    guard var device = Device(named: name) else {
      let hint =
        Device.name(resembling: name).map { " (did you mean '\($0)'?)" }
        ?? NearestName.hint(
          for: name, among: ["fit"] + Device.names.filter { name.hasDigits(of: $0) })
      context.report(
        "unknown device '\(name.shortened)'\(hint.isEmpty ? choice(for: name) : hint)",
        at: node.position)
      return nil
    }
    device.name = name
    return device
  }

  /// The newest devices that begin with the same word, or of each kind.
  private static func choice(for name: String) -> String {
    let word = name.prefix { $0 != " " }.lowercased()
    let similar = names.filter { $0.lowercased().hasPrefix(word) && !word.isEmpty }
    let shown = (similar.isEmpty ? names : similar).suffix(8)
    return ": expected \(ReadingContext.enumerate(Array(shown))), or another one of the "
      + "\(names.count) that 'layouter schema' lists"
  }

  /// One of the devices' names.
  public static var schema: JSON { ["enum": .array(Device.names.map { .string($0) })] }
}

extension UIContentSizeCategory: SceneEnumeration {
  /// The sizes by the ends of UIKit's names: `XS` to `XXXL`, `AX1` to `AX5`.
  public static let sceneCases: [(name: String, value: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]
}

extension String {
  /// Whether another name has the same digits: a device with another number is another device.
  fileprivate func hasDigits(of other: String) -> Bool {
    filter(\.isNumber) == other.filter(\.isNumber)
  }
}
