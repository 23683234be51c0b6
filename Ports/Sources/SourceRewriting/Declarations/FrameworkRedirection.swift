/// A member of a class of UIKit which extensions of classes that inherit it override. In Objective-C such an override adds
/// the method to its class. Here a replacement of the inherited member asks for the class.
struct FrameworkRedirection: Sendable {
  /// The class of UIKit that declares the member.
  let base: String
  /// The override of one of the classes.
  let member: MemberDeclaration
  /// The classes with an override, subclasses before their superclasses.
  let classes: [String]
  /// The classes whose override can set the property.
  let settableClasses: Set<String>
  /// Whether the property of UIKit can be set.
  let isSettable: Bool
  /// Whether an extension of the class that declares the member replaces it, so that the replacement asks for the others.
  let isReplaced: Bool

  /// The name of the override of a class.
  func name(in type: String) -> String { Redirection.overrideName(member.name.base, in: type) }

  /// The nearest superclass with an override; nil if `super` is UIKit's member.
  func overriddenClass(of type: String) -> String? {
    sequence(first: type) { FrameworkClasses.superclasses[$0] }.dropFirst().first {
      classes.contains($0)
    }
  }

  // MARK: Calls of super

  // Without Objective-C `super` in an override is the replacement, which would call the override again: a mark that is
  // set before prevents it.

  /// The call that marks a call of `super`, or a setting of its property.
  func mark(_ access: Access = .read) -> String { "_willCallSuper(\(key(access)), of: self)" }

  private func isMarked(_ access: Access) -> String { "_isCallOfSuper(\(key(access)), of: self)" }

  private func key(_ access: Access) -> String {
    "\"\(base).\(member.name.signature)\(access == .write ? " =" : "")\""
  }

  enum Access { case read, write }

  /// The value of `super`'s property in the override of a class.
  func superValue(in type: String) -> String {
    guard let overridden = overriddenClass(of: type) else {
      return "(\(mark()), super.\(member.name.base)).1"
    }
    return "self.\(name(in: overridden))"
  }

  /// The statements that set `super`'s property in the override of a class.
  func superAssignment(in type: String) -> String {
    guard let overridden = overriddenClass(of: type), settableClasses.contains(overridden) else {
      return "\(mark(.write)); super.\(member.name.base) = newValue"
    }
    return "self.\(name(in: overridden)) = newValue"
  }

  // MARK: The replacement

  /// The extension with the replacement, on one line; empty if the extension of the base class has one.
  var text: String {
    guard !isReplaced, let classMember = member.classMember else { return "" }
    let name = member.name.base
    let keyword = member.name.kind == .method ? "func" : "var"
    guard let start = classMember.declaration.firstRange(of: "\(keyword) \(name)") else {
      return ""
    }
    let rest = classMember.declaration[start.upperBound...]
    // A parameter can have the name of the member. The replacement itself calls what it replaces so.
    let body =
      switch (member.name.kind, isSettable) {
      case (.method, _):
        calls + "return \(classMember.effects)self.\(name)\(classMember.arguments)"
      case (.property, false): calls + "return self.\(name)"
      case (.property, true):
        "get { \(calls)return self.\(name) } set { \(assignments)self.\(name) = newValue }"
      }
    return "extension \(base) { @_dynamicReplacement(for: \(member.name.signature)) "
      + "\(keyword) _redirected_\(base)_\(name)\(rest) { \(body) } }; "
  }

  /// The statements that call the method, or the getter, of the object's class.
  var calls: String {
    let (effects, arguments) = (
      member.classMember?.effects ?? "", member.classMember?.arguments ?? ""
    )
    return find(.read, in: classes) { "return \(effects)_self.\(name(in: $0))\(arguments)" }
  }

  /// The statements that call the setter of the object's class.
  var assignments: String {
    find(.write, in: classes.filter(settableClasses.contains)) {
      "_self.\(name(in: $0)) = newValue; return"
    }
  }

  private func find(
    _ access: Access, in classes: [String], _ statement: (String) -> String
  ) -> String {
    let tests = classes.map { "if let _self = self as? \($0) { \(statement($0)) }" }
    return "if !\(isMarked(access)) { \(tests.joined(separator: "; ")) }; "
  }
}
