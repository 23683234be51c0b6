/// Which views are shown and hidden together, by name.
public struct SwitchingRules: Equatable, Sendable {
  /// In each group at most one view is shown: showing one hides the others.
  public var exclusive: [[String]] = []
  /// The views of each group share their visibility: showing or hiding one does the same to all.
  public var companion: [[String]] = []
  /// In each pair of groups, one is shown when the other is hidden.
  public var alternative: [Alternative] = []

  /// Two groups: a change of any view makes the opposite change in the other group. A name in both
  /// groups counts as one of the first.
  public struct Alternative: Equatable, Sendable {
    /// The names of the first group.
    public var first: [String]
    /// The names of the second group.
    public var second: [String]

    /// A rule for two groups of names.
    public init(_ first: [String], _ second: [String]) {
      self.first = first
      self.second = second
    }
  }

  /// No rules.
  public init() {}

  /// Applies the rules to the change of one view.
  ///
  /// - Parameters:
  ///   - requests: the pending requests by name: true to show a view, false to hide it.
  ///   - known: the names of registered views; others are ignored.
  /// - Returns: the requests, with the change and its consequences added.
  public func requests(
    for name: String, visible: Bool, after requests: [String: Bool] = [:], known: Set<String>
  ) throws(SwitchingError) -> [String: Bool] {
    let rules = appliedRules
    var usesByName: [String: [Int]] = [:]
    for (number, rule) in rules.enumerated() {
      for name in Set(rule.members) { usesByName[name, default: []].append(number) }
    }
    var requests = requests
    var reasons: [String: Int] = [:]
    // Repeating a request to the members of a group adds nothing.
    var applied: Set<[Int]> = []
    // Depth first, in the order of the rules and their lists; the next request is at the end.
    var pending: [(name: String, visible: Bool, rule: Int?)] = [(name, visible, nil)]
    while let (name, visible, rule) = pending.popLast() {
      if let request = requests[name] {
        guard request != visible else { continue }
        func words(_ rule: Int?) -> String { rule.map { rules[$0].words } ?? "the request" }
        throw .contradiction(
          view: name, shownBy: words(visible ? rule : reasons[name]),
          hiddenBy: words(visible ? reasons[name] : rule))
      }
      requests[name] = visible
      reasons[name] = rule
      for number in (usesByName[name] ?? []).reversed() {
        guard let isShown = rules[number].effect.result(of: visible),
          applied.insert([number, isShown ? 1 : 0]).inserted
        else { continue }
        for other in rules[number].others.reversed() where other != name && known.contains(other) {
          pending.append((other, isShown, number))
        }
      }
    }
    return requests
  }

  /// The effect that a change of a member has on other views.
  private struct AppliedRule {
    enum Effect {
      case hidesWhenShown, follows, opposes

      /// Whether the others are shown; nil if they are not affected.
      func result(of visible: Bool) -> Bool? {
        switch self {
        case .hidesWhenShown: visible ? false : nil
        case .follows: visible
        case .opposes: !visible
        }
      }
    }

    let effect: Effect
    let members: [String]
    let others: [String]
    /// The rule's name in messages.
    let words: String
  }

  /// The rules in the order in which they are applied.
  private var appliedRules: [AppliedRule] {
    var applied = exclusive.map { group in
      AppliedRule(
        effect: .hidesWhenShown, members: group, others: group,
        words: "the exclusive group \(Self.list(group))")
    }
    applied += companion.map { group in
      AppliedRule(
        effect: .follows, members: group, others: group,
        words: "the companion group \(Self.list(group))")
    }
    for pair in alternative {
      let words = "the alternative of \(Self.list(pair.first)) and \(Self.list(pair.second))"
      let first = Set(pair.first)
      let second = pair.second.filter { !first.contains($0) }
      applied.append(
        AppliedRule(effect: .opposes, members: pair.first, others: second, words: words))
      applied.append(
        AppliedRule(effect: .opposes, members: second, others: pair.first, words: words))
    }
    return applied
  }

  private static func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }
}

/// Why the rules cannot be satisfied.
public enum SwitchingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One change both shows and hides a view.
  case contradiction(view: String, shownBy: String, hiddenBy: String)

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .contradiction(let view, let shown, let hidden):
      "the rules contradict each other: '\(view)' is shown by \(shown) and hidden by "
        + "\(hidden). Remove it from one of them"
    }
  }
}
