/// Which views are shown and hidden together, by their names.
public struct SwitchingRules: Equatable, Sendable {
  /// Of each group at most one view is shown: showing one hides the others.
  public var exclusive: [[String]] = []
  /// The views of each group follow each other: showing or hiding one does so with all.
  public var companion: [[String]] = []
  /// Of each pair of sides one is shown when the other is hidden.
  public var alternative: [Alternative] = []

  /// Two sides, of which a change of any view changes all views of the other one the opposite way.
  /// A name on both sides counts as one of the first.
  public struct Alternative: Equatable, Sendable {
    public var first: [String]
    public var second: [String]

    public init(_ first: [String], _ second: [String]) {
      self.first = first
      self.second = second
    }
  }

  public init() {}

  /// What a change of one view makes of the others.
  ///
  /// - Parameters:
  ///   - wishes: which views are to be shown and hidden already, by their names.
  ///   - known: the names that there are views of; others are passed over.
  /// - Returns: the wishes with those that the change comes to; the changed view's own is among them.
  public func wishes(
    for name: String, visible: Bool, after wishes: [String: Bool] = [:], known: Set<String>
  ) throws(SwitchingError) -> [String: Bool] {
    let rules = appliedRules
    var usesByName: [String: [Int]] = [:]
    for (number, rule) in rules.enumerated() {
      for name in Set(rule.members) { usesByName[name, default: []].append(number) }
    }
    var wishes = wishes
    var reasons: [String: Int] = [:]
    // To what was asked of a group's members nothing is added by asking again.
    var asked: Set<[Int]> = []
    // Depth first, in the order of the rules and their lists; what comes next is last.
    var pending: [(name: String, visible: Bool, rule: Int?)] = [(name, visible, nil)]
    while let (name, visible, rule) = pending.popLast() {
      if let wish = wishes[name] {
        guard wish != visible else { continue }
        func words(_ rule: Int?) -> String { rule.map { rules[$0].words } ?? "the request" }
        throw .contradiction(
          view: name, shownBy: words(visible ? rule : reasons[name]),
          hiddenBy: words(visible ? reasons[name] : rule))
      }
      wishes[name] = visible
      reasons[name] = rule
      for number in (usesByName[name] ?? []).reversed() {
        guard let isShown = rules[number].effect.result(of: visible),
          asked.insert([number, isShown ? 1 : 0]).inserted
        else { continue }
        for other in rules[number].others.reversed() where other != name && known.contains(other) {
          pending.append((other, isShown, number))
        }
      }
    }
    return wishes
  }

  /// What a change of a member does to others.
  private struct AppliedRule {
    enum Effect {
      case hidesWhenShown, follows, opposes

      /// Whether the others are shown; nil if they are left alone.
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
    /// As messages call the rule.
    let words: String
  }

  /// The rules in the order in which they apply.
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

/// Why views cannot be switched by their rules.
public enum SwitchingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One change shows a view and hides it.
  case contradiction(view: String, shownBy: String, hiddenBy: String)

  public var description: String {
    switch self {
    case .contradiction(let view, let shown, let hidden):
      "the rules contradict each other: '\(view)' is to be shown by \(shown), and hidden by "
        + "\(hidden). Take it out of one of them"
    }
  }
}
