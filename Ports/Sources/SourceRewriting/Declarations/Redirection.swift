/// A method or a computed property of an extension that calls the overrides of subclasses.
struct Redirection: Sendable {
  let member: MemberDeclaration
  /// The type that is extended.
  let owner: String
  let classMember: ClassMember
  var subclasses: [String]
  /// Whether a subclass of a module that depends on this one overrides it: that module replaces the member.
  var isOpen = false

  /// What the override of a subclass is called.
  static func overrideName(_ name: String, in subclass: String) -> String {
    "_\(subclass.replacing(".", with: "_"))_\(name.filter { $0 != "`" })"
  }

  /// The member that finds out which one to call, on one line.
  var text: String {
    let body =
      switch member.accessors {
      case .readWrite: "get { \(getter(orElse: moved)) } set { \(setter(orElse: moved)) }"
      case .readOnly: getter(orElse: moved)
      default: method
      }
    let declaration = classMember.declarationInExtension.replacing("open ", with: "public ")
    return "\(isOpen ? "dynamic " : "")\(declaration) { \(body) }"
  }

  /// The extension with which another module replaces the member, so that its subclasses are found first.
  var replacement: String {
    let name = member.name.base
    let keyword = member.name.kind == .method ? "func" : "var"
    let declaration = classMember.declaration
    guard let start = declaration.firstRange(of: "\(keyword) \(name)") else { return "" }
    let rest = declaration[start.upperBound...]
    let body =
      switch member.accessors {
      case .readWrite: "get { \(getter(orElse: name)) } set { \(setter(orElse: name)) }"
      case .readOnly: getter(orElse: name)
      default:
        calls { "return \(classMember.effects)_self.\($0)\(classMember.arguments)" }
          + "return \(classMember.effects)\(name)\(classMember.arguments)"
      }
    return "extension \(owner) { @_dynamicReplacement(for: \(member.name.signature)) "
      + "\(keyword) _replaced_\(owner)_\(name)\(rest) { \(body) } }"
  }

  private var method: String {
    calls { "return \(classMember.effects)_self.\($0)\(classMember.arguments)" }
      + "return \(classMember.body)"
  }

  private func getter(orElse property: String) -> String {
    calls { "return _self.\($0)" } + "return \(property)"
  }

  private func setter(orElse property: String) -> String {
    calls { "_self.\($0) = newValue; return" } + "\(property) = newValue"
  }

  private var moved: String { ClassMember.movedName(member.name.base, in: owner) }

  /// Statements for the overrides, whose names the closure gets.
  private func calls(_ statement: (String) -> String) -> String {
    subclasses.map { subclass in
      let name = Self.overrideName(member.name.base, in: subclass)
      return "if let _self = self as? \(subclass) { \(statement(name)) }; "
    }.joined()
  }
}

/// The changes of an override of a member whose calls are redirected.
struct RedirectedOverride: Equatable {
  var name: String
  /// Whether it overrides a superclass's member, to which `super` then refers; if false, it becomes a new member.
  var isOverride: Bool
  /// The new name of the member of `super`.
  var superMember: String
}
