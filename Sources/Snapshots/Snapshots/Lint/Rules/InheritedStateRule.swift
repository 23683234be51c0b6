import ViewTree

/// Views in a state that no resource of theirs has a value for: they look as in another state.
struct InheritedStateRule: PictureRule {
  static let name = LintRuleName.inheritedState

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    let tree = picture.tree
    return tree.views.indices.flatMap { index -> [LintObservation] in
      let view = tree.views[index]
      guard view.isVisible, let state = view.content.resources.first?.state, state != "normal"
      else { return [] }
      return observation(of: view.content.resources, in: state).map { sentence, count in
        LintObservation(
          rule: Self.name, view: LintView(index, in: tree), topic: "\(state): \(sentence)",
          variants: [context.index], value: Double(count), severity: Double(count),
          sentence: sentence, remedy: "Add values for \(Self.key(of: state)) to its resource.")
      }.map { [$0] } ?? []
    }
  }

  /// The fault of a view's resources, and how many of them show another state; nil without a fault.
  private func observation(
    of resources: [InspectedResource], in state: String
  ) -> (sentence: String, count: Int)? {
    let others = resources.filter { $0.source != state && $0.source != nil }
    guard !others.isEmpty else { return nil }
    // A value of the class may depend on what the state adds, as a check mark does.
    let hasOwn =
      resources.contains { $0.source == state }
      || state.contains("selected") && resources.contains { $0.source == nil }
    if !hasOwn, let twin = twin(of: state, showing: Set(others.compactMap(\.source))) {
      return ("\(state) shows the values of \(twin): it has none of its own", others.count)
    }
    guard state.hasPrefix("disabled"), hasOwn else { return nil }
    let isFilled = resources.contains { $0.name == "Bg" && $0.isOpaque }
    let enabled = others.filter { resource in
      // A border is the shape of a view only if nothing is in it.
      (Self.inks.contains(resource.name) || resource.name == "Border" && !isFilled)
        && resource.isOpaque
        && resource.source?.hasPrefix("disabled") == false
    }
    guard !enabled.isEmpty else { return nil }
    let names = Wording.list(enabled.map(\.name))
    let sources = Set(enabled.compactMap(\.source)).sorted()
    return (
      "\(state) shows the \(names) of \(Wording.list(sources)), as if it were "
        + "enabled", enabled.count
    )
  }

  /// The purposes of colours that should show that a view is disabled.
  private static let inks = ["Fg", "SvgColor"]

  /// The state in which the view would have the same values; nil if the combination is its own.
  private func twin(of state: String, showing sources: Set<String>) -> String? {
    let candidates =
      switch state {
      case "activated+selected": ["selected"]
      case "disabled+selected": ["disabled", "selected"]
      default: [String]()
      }
    if sources == ["normal"] { return "normal" }
    return candidates.first { sources.isSubset(of: [$0, "normal"]) }
  }

  /// `DisabledSelected` for `disabled+selected`.
  private static func key(of state: String) -> String {
    state.split(separator: "+").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension InspectedResource {
  /// Whether it is a colour, and not entirely transparent.
  fileprivate var isOpaque: Bool {
    guard case .string(let text) = value else { return false }
    return text.hasPrefix("#") && !(text.count == 9 && text.hasSuffix("00"))
  }
}
