import SwiftSyntax

/// A member of a class that calls a member of one of its extensions.
///
/// Without Objective-C only members that the class itself declares can override and be overridden. So
/// the member of the extension gets another name, and the class a member with its name that calls it.
struct ClassMember: Sendable, Hashable {
  /// The declaration on one line, without its body.
  var declaration: String
  /// The declaration of a method without attributes and modifiers, and without its result.
  var head = ""
  /// The type of a method's result.
  var resultType: String?
  private var constraints = ""
  /// The code between the braces.
  private(set) var body: String
  /// The arguments in parentheses that a method passes on; empty for a property.
  var arguments = ""
  /// The access level that the extension gives it; nil if it has one of its own.
  var inheritedAccess: String?
  /// `try` and `await` before the call, with a blank after each.
  var effects = ""

  /// The declaration within the extension, which gives it its access level.
  var declarationInExtension: String {
    guard let inheritedAccess else { return declaration }
    return declaration.replacing("\(inheritedAccess) ", with: "", maxReplacements: 1)
  }

  /// The declaration of a method without attributes and modifiers.
  var signature: String { head + (resultType.map { " -> " + $0 } ?? "") + constraints }

  /// The declaration with its body, on one line.
  var text: String { "\(declaration) { \(body) }" }

  /// What the member of an extension of a type is called. A class and its superclass can both have one that
  /// moves, so that the name is of the type.
  static func movedName(_ name: String, in type: String) -> String {
    prefix(ofMovedIn: type) + name.filter { $0 != "`" }
  }

  private static func prefix(ofMovedIn type: String) -> String {
    "_moved_\(type.replacing(".", with: "_"))_"
  }

  /// Calls the member by the name that it has in an extension of the type that an alias names.
  mutating func changeOwner(from alias: String, to type: String) {
    body = body.replacing(Self.prefix(ofMovedIn: alias), with: Self.prefix(ofMovedIn: type))
  }

  init(of node: FunctionDeclSyntax, in type: String, access: String?) {
    let clause = node.signature.parameterClause.withNames
    let parameters = clause.parameters
    let moved = Self.movedName(node.name.text, in: type)
    let effects = node.signature.effectSpecifiers
    var prefix = ""
    if effects?.throwsClause != nil { prefix += "try " }
    if effects?.asyncSpecifier != nil { prefix += "await " }
    let arguments = parameters.map { parameter -> String in
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      let value = (isInout ? "&" : "") + name
      return label == "_" ? value : "\(label): \(value)"
    }
    self.effects = prefix
    inheritedAccess = node.modifiers.access == nil ? access : nil
    self.arguments = "(\(arguments.joined(separator: ", ")))"
    body = "\(prefix)\(moved)\(self.arguments)"
    head =
      "func \(node.name.text)\(node.genericParameterClause?.onOneLine ?? "")"
      + Self.withoutIsolation(clause.onOneLine)
      + (effects.map { " " + $0.onOneLine } ?? "")
    resultType = node.signature.returnClause.map { Self.withoutIsolation($0.type.onOneLine) }
    constraints = node.genericWhereClause.map { " " + $0.onOneLine } ?? ""
    declaration = Self.head(node.attributes, node.modifiers, access: access)
    declaration += signature
  }

  /// Nil for a property without a type, and for several properties in one declaration.
  init?(of node: VariableDeclSyntax, in owner: String, access: String?) {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
    else { return nil }
    let name = pattern.identifier.text
    let moved = Self.movedName(name, in: owner)
    switch ExtensionProperty(block) {
    case .readOnly: body = moved
    case .readWrite: body = "get { \(moved) } set { \(moved) = newValue }"
    case .observed(let willSet, let didSet):
      body =
        (willSet ? "willSet { \(moved)(true, newValue, \(name)) } " : "")
        + (didSet ? "didSet { \(moved)(false, \(name), oldValue) }" : "")
    }
    inheritedAccess = node.modifiers.access == nil ? access : nil
    declaration =
      Self.head(node.attributes, node.modifiers, access: access)
      + "var \(name): \(Self.withoutIsolation(type.onOneLine))"
  }

  /// The attributes and modifiers with a blank after each. What only an extension's file sees is
  /// visible to the module.
  private static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, access: String?
  ) -> String {
    var words: [String] = []
    for attribute in attributes.all
    where ["available", "discardableResult"].contains(attribute.simpleName) {
      words.append(attribute.onOneLine)
    }
    switch modifiers.access ?? access {
    case "private", "fileprivate", nil: break
    case let access?: words.append(access)
    }
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.override), .keyword(.class), .keyword(.static), .keyword(.nonisolated):
        words.append(modifier.onOneLine)
      default: break
      }
    }
    return words.map { $0 + " " }.joined()
  }

  private static func withoutIsolation(_ code: String) -> String {
    code.replacing("@MainActor ", with: "")
  }
}

/// The accessors of a property in an extension.
enum ExtensionProperty: Sendable, Hashable {
  case readOnly
  case readWrite
  case observed(willSet: Bool, didSet: Bool)

  init(_ block: AccessorBlockSyntax) {
    guard case .accessors(let list) = block.accessors else {
      self = .readOnly
      return
    }
    let kinds = list.map(\.accessorSpecifier.tokenKind)
    let willSet = kinds.contains(.keyword(.willSet))
    let didSet = kinds.contains(.keyword(.didSet))
    if willSet || didSet {
      self = .observed(willSet: willSet, didSet: didSet)
    } else {
      self = kinds.contains(.keyword(.set)) ? .readWrite : .readOnly
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// The parameters, each with a name to pass it on by.
  var withNames: FunctionParameterClauseSyntax {
    var clause = self
    for (number, index) in parameters.indices.enumerated() {
      let parameter = parameters[index]
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { continue }
      clause.parameters[index].firstName.trailingTrivia = .space
      clause.parameters[index].secondName = .identifier("_\(number)")
    }
    return clause
  }
}
