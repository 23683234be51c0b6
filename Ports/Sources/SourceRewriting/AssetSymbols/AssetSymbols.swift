import SwiftParser

/// The constants that Xcode generates of a target's asset catalogs.
///
/// For a colour `Brand Red` code has `ColorResource.brandRed` and `UIColor.brandRed`, for an image `Icons/arrow-left` in a
/// folder that provides a namespace `ImageResource.Icons.arrowLeft` and `UIImage.Icons.arrowLeft`.
public struct AssetSymbols: Sendable {
  /// The names of UIKit's own colours.
  public static let systemColors = FrameworkColors.all

  private let groups: [Group]

  /// - Parameters:
  ///   - colors: The names of the colours as `UIColor(named:)` takes them, with the folders that are namespaces.
  ///   - images: The names of the images.
  public init(colors: [String], images: [String]) {
    groups = [
      // Of UIKit's own colours Xcode does not generate a `UIColor` either.
      Group(
        resource: "ColorResource", type: "UIColor", taken: FrameworkColors.all, suffix: "Color",
        colors),
      Group(
        resource: "ImageResource", type: "UIImage", taken: Self.images, suffix: "Image", images),
    ]
  }

  /// UIKit's own images.
  private static let images: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]

  /// Extensions with the constants that a module does not declare itself; nil if there are none.
  ///
  /// - Parameter index: The declarations of the module, which may have such constants from before Xcode had them.
  public func extensions(besides index: DeclarationIndex) -> String? {
    let found = groups.filter { !index.declares($0.resource) }.flatMap { group in
      [
        group.extension(of: group.resource, besides: index) { symbol in
          "static let \(symbol.constant) = \(group.resource)(name: \(symbol.name.debugDescription), bundle: .module)"
        },
        group.extension(of: group.type, besides: index) { symbol in
          "static var \(symbol.constant): \(group.type) { \(group.type)(resource: \(group.resource).\(symbol.path)) }"
        },
      ].compactMap(\.self)
    }
    return found.isEmpty ? nil : "import UIKit; " + found.joined(separator: "; ")
  }
}

/// The symbols of one kind of asset.
private struct Group: Sendable {
  struct Symbol {
    /// The asset's name.
    var name: String
    /// The names of the types around the constant.
    var namespaces: [String]
    /// In back ticks if it is a keyword.
    var constant: String

    var path: String { (namespaces + [constant]).joined(separator: ".") }
  }

  let resource: String
  let type: String
  /// The names that the type has already.
  let taken: Set<String>
  let symbols: [Symbol]

  init(resource: String, type: String, taken: Set<String>, suffix: String, _ names: [String]) {
    self.resource = resource
    self.type = type
    self.taken = taken
    var seen: Set<String> = []
    symbols = names.sorted().compactMap { name in
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last,
        let constant = AssetSymbolName.constant(last, droppingSuffix: suffix)
      else { return nil }
      let namespaces = parts.dropLast().compactMap(AssetSymbolName.type)
      guard namespaces.count == parts.count - 1 else { return nil }
      let symbol = Symbol(name: name, namespaces: namespaces, constant: constant)
      // Of two assets whose names give the same symbol the first one has it.
      return seen.insert(symbol.path).inserted ? symbol : nil
    }
  }

  /// An extension with a declaration for each symbol that its type does not have; nil if there is none.
  func `extension`(
    of type: String, besides index: DeclarationIndex, declaration: (Symbol) -> String
  ) -> String? {
    let missing = symbols.filter { symbol in
      let first = symbol.namespaces.first ?? symbol.constant
      let isTaken = type == self.type && symbol.namespaces.isEmpty && taken.contains(first)
      return !isTaken && index.members(named: first, of: type).isEmpty
        && !index.declares(type + "." + first)
    }
    guard !missing.isEmpty else { return nil }
    return "extension \(type) { \(Self.members(of: missing, depth: 0, declaration)) }"
  }

  /// The declarations of symbols, in enumerations for their namespaces from a depth on.
  private static func members(
    of symbols: [Symbol], depth: Int, _ declaration: (Symbol) -> String
  ) -> String {
    var parts: [String] = []
    let own = symbols.filter { $0.namespaces.count == depth }
    parts += own.map(declaration)
    let nested = Dictionary(grouping: symbols.filter { $0.namespaces.count > depth }) {
      $0.namespaces[depth]
    }
    for (name, symbols) in nested.sorted(by: { $0.key < $1.key }) {
      parts.append("enum \(name) { \(members(of: symbols, depth: depth + 1, declaration)) }")
    }
    return parts.joined(separator: "; ")
  }
}

/// How names of assets are written in Swift.
enum AssetSymbolName {
  /// `brandRed` for `Brand Red`, `brand` for `BrandColor`, `urlIcon` for `URLIcon`; nil if nothing can be a name.
  static func constant(_ name: String, droppingSuffix suffix: String) -> String? {
    var words = self.words(of: name)
    if words.count > 1, words.last == suffix || words.last == suffix.lowercased() {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    return escaped(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// `TabBar` for `tab-bar`; nil if nothing can be a name.
  static func type(_ name: String) -> String? {
    let words = self.words(of: name)
    return words.isEmpty ? nil : escaped(words.map(capitalized).joined())
  }

  /// The words between characters that cannot be in names, and before capitals: `URL`, `Icon`, `2` of `URLIcon-2`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let characters = Array(part)
      var start = 0
      for index in characters.indices.dropFirst() where characters[index].isUppercase {
        let isAfterSmall = !characters[index - 1].isUppercase
        let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
        guard isAfterSmall || isBeforeSmall else { continue }
        words.append(String(characters[start..<index]))
        start = index
      }
      words.append(String(characters[start...]))
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A name that Swift takes: not a number first, keywords in back ticks.
  private static func escaped(_ name: String) -> String {
    let name = name.first?.isNumber == true ? "_" + name : name
    return name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
  }
}
