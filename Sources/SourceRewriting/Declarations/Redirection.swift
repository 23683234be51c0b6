/// A method or a computed property of an extension that calls those of subclasses which override it.
struct Redirection: Sendable {
  let member: MemberDeclaration
  /// The type that is extended.
  let owner: String
  let classMember: ClassMember
  var subclasses: [String]

  /// What the override of a subclass is called.
  static func overrideName(_ name: String, in subclass: String) -> String {
    "_\(subclass.replacing(".", with: "_"))_\(name.filter { $0 != "`" })"
  }

  /// The member that finds out which one to call, on one line.
  var text: String {
    let body =
      switch member.accessors {
      case .readWrite: "get { \(getter) } set { \(setter) }"
      case .readOnly: getter
      default: method
      }
    return "\(classMember.declarationInExtension) { \(body) }"
  }

  private var method: String {
    calls { "return \(classMember.effects)_self.\($0)\(classMember.arguments)" }
      + "return \(classMember.body)"
  }

  private var getter: String { calls { "return _self.\($0)" } + "return \(moved)" }

  private var setter: String {
    calls { "_self.\($0) = newValue; return" } + "\(moved) = newValue"
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
