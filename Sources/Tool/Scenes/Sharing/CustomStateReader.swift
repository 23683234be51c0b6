import DesignedViews
import JSONValues
import Messages
import ViewTree

/// Reads `states: [focused, loading]`, the custom states that resources have columns for.
struct CustomStateReader {
  let context: ReadingContext

  static let key = "states"

  /// Words for the states that every button has, which cannot be names of custom states. The first two
  /// are accepted as names of the state.
  private static let synonyms = [
    "pressed": "activated", "highlighted": "activated", "active": "activated",
    "checked": "selected", "on": "selected", "enabled": "normal", "default": "normal",
  ]

  func read(_ node: YAMLNode) {
    guard let nodes = node.list else {
      context.expected("a list of names, such as [focused, loading]", at: node)
      return
    }
    for node in nodes {
      guard let name = String.read(node, in: context), isValid(name, at: node) else { continue }
      let state = CustomState(name)
      // Several files may declare the same.
      if !context.customStates.contains(state) { context.customStates.append(state) }
    }
  }

  private func isValid(_ name: String, at node: YAMLNode) -> Bool {
    let state = CustomState(name)
    let builtIn = ViewState.allCases.first { view in
      state.keySuffix == view.keySuffix || state.keySuffix.hasSuffix(view.keySuffix)
    }
    let other = builtIn?.description ?? Self.synonyms[state.name]
    if let other {
      context.report(
        "'\(name.shortened)' is not a custom state: every button has the state '\(other)'",
        at: node.position)
      return false
    }
    guard Placeholder.isName(name) else {
      context.report(
        "'\(name.shortened)' cannot be the name of a state: expected letters, digits and '_'",
        at: node.position)
      return false
    }
    return true
  }

  // MARK: States

  /// The state with a name such as `disabled+selected` or `focused+selected`; nil, after a report, if it
  /// is unknown.
  func state(_ node: YAMLNode) -> SubjectState? {
    let known = ViewState.allCases.map(\.description) + context.customStates.map(\.name)
    guard let text = node.text else {
      context.expected(ReadingContext.enumerate(known), at: node)
      return nil
    }
    var parts = text.split(separator: "+", omittingEmptySubsequences: false)
      .map { ViewState.canonicalName($0) }
    var custom: [CustomState] = []
    // In the order of the declaration, so that the order of the parts does not matter.
    for state in context.customStates where parts.contains(state.name) {
      custom.append(state)
      parts.removeAll { $0 == state.name }
    }
    let state =
      parts.isEmpty && !custom.isEmpty
      ? .normal
      : ViewState.allCases.first { state in
        let names = state.description.split(separator: "+").map(String.init)
        return names.count == parts.count && Set(names) == Set(parts)
      }
    if let state { return SubjectState(state: state, custom: custom) }
    if let meant = Self.synonyms[text] {
      context.report(
        "unknown state '\(text)' (did you mean '\(meant)'?): expected "
          + ReadingContext.enumerate(known), at: node.position)
    } else {
      let hint = NearestName.hint(for: text, among: known)
      let own =
        hint.isEmpty && Placeholder.isName(text)
        ? "; a custom state is declared with 'states: [\(text.shortened)]'" : ""
      context.report(
        "unknown state '\(text.shortened)': expected \(ReadingContext.enumerate(known))\(hint)\(own)",
        at: node.position)
    }
    return nil
  }
}

/// The state of a scene's subject.
struct SubjectState: Sendable {
  var state: ViewState
  var custom: [CustomState] = []
}

extension CustomState: SceneValue {
  /// The name of a state that the scene declares.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> CustomState? {
    guard let name = String.read(node, in: context) else { return nil }
    let state = CustomState(name)
    guard context.customStates.contains(state) else {
      let known = context.customStates.map(\.name)
      let choice =
        known.isEmpty
        ? ": declare it with 'states: [\(name.shortened)]'"
        : ": expected \(ReadingContext.enumerate(known))"
      context.report(
        "unknown state '\(name.shortened)'\(choice)\(NearestName.hint(for: name, among: known))",
        at: node.position)
      return nil
    }
    return state
  }

  /// A text.
  public static var schema: JSON { String.schema }

  /// A state that many designs have.
  public static var examples: [JSON] { ["focused"] }
}
