import ViewTree
import YAMLReading

/// Reads the section `lint` of a project's file: rules with their levels or their options.
struct LintSettingsReader {
  let context: DocumentContext

  func read(_ node: YAMLNode) -> LintSettings {
    var settings = LintSettings()
    guard let entries = node.map else {
      context.expected("a map of rules, such as {off-grid: off}", at: node)
      return settings
    }
    for entry in entries {
      if entry.key == "verify" {
        context.reading(entry.key) {
          if let isOn = context.bool(entry.value) { settings.runsInVerify = isOn }
        }
      } else if let rule = LintRuleName(rawValue: entry.key) {
        context.reading(entry.key) { read(entry.value, of: rule, into: &settings) }
      } else {
        context.unknownKey(entry, in: "'lint'", known: LintRuleName.names + ["verify"])
      }
    }
    return settings
  }

  private func read(_ node: YAMLNode, of rule: LintRuleName, into settings: inout LintSettings) {
    guard node.map != nil else {
      if let level = level(node) { settings[rule] = level }
      return
    }
    // The readers cannot share an inout parameter.
    var read = settings
    var keys: [(name: String, read: (YAMLNode) -> Void)] = [
      ("level", { if let level = level($0) { read[rule] = level } })
    ]
    func number(_ name: String, _ range: NumberRange, _ set: @escaping (Double) -> Void) {
      keys.append(
        (
          name,
          { node in
            if let number = context.number(node), range.check(number, node, context) {
              set(number)
            }
          }
        ))
    }
    switch rule {
    case .contrast:
      keys.append(("method", { if let method = method($0) { read.contrastMethod = method } }))
      number("minimum", .atLeast(0)) { read.minimumContrast = $0 }
      number("minimumForLargeText", .atLeast(0)) { read.minimumLargeContrast = $0 }
    case .touchTarget: number("minimum", .atLeast(0)) { read.minimumTarget = $0 }
    case .identicalStates: number("minimum", .atLeast(0)) { read.minimumStateDifference = $0 }
    case .longText: number("growth", .between(1, 4)) { read.textGrowth = $0 }
    default: break
    }
    context.readMap(node, of: "the options of \(rule.rawValue)", keys: keys)
    settings = read
  }

  private func level(_ node: YAMLNode) -> LintSettings.Level? {
    choice(node, of: LintSettings.Level.allCases)
  }

  private func method(_ node: YAMLNode) -> LintSettings.ContrastMethod? {
    choice(node, of: LintSettings.ContrastMethod.allCases)
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ node: YAMLNode, of choices: [Choice]
  ) -> Choice? {
    if let text = node.text, let choice = Choice(rawValue: text) { return choice }
    context.expected(DocumentContext.enumerate(choices.map { "'\($0.rawValue)'" }), at: node)
    return nil
  }
}
