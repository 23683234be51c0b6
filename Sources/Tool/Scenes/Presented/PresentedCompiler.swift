import HeadlessUIKit
import ViewControllers

/// Reads what a scene presents in front of its views, next to `view` or in a step.
struct PresentedCompiler {
  let views: ViewCompiler
  let context: ReadingContext

  /// The keys of a scene, in the order of messages.
  static let keys = [PresentationCompiler.key, "alert", "keyboard"]

  /// What the scene shows from the start.
  func compile(_ root: YAMLNode) -> PresentedBlueprint {
    var presented = PresentedBlueprint()
    if let node = root["alert"] {
      presented.alert = context.reading("alert") { readAlert(node, isStep: false) }
    }
    if let node = root["keyboard"] {
      presented.keyboard = context.reading("keyboard") { readKeyboard(node, isStep: false) }
    }
    return presented
  }

  /// - Parameter isStep: Whether the alert may appear as the clock advances.
  func readAlert(_ node: YAMLNode, isStep: Bool) -> AlertBlueprint? {
    var alert = AlertBlueprint()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "an alert",
      keys: [
        parts.key("title") { alert.title = $0 }, parts.key("message") { alert.message = $0 },
        parts.key("style") { alert.style = $0 }, parts.key("actions") { alert.actions = $0 },
        parts.key("textFields") { alert.fields = $0 },
        ("source", { alert.source = readView($0) }),
        parts.key("animated") { alert.isAnimated = $0 },
      ])
    guard isMap, parts.isComplete else { return nil }
    return check(alert, node, isStep: isStep) ? alert : nil
  }

  /// Reports what UIKit does not allow, or what shows nothing.
  private func check(_ alert: AlertBlueprint, _ node: YAMLNode, isStep: Bool) -> Bool {
    if !isStep, node["animated"] != nil {
      context.report(
        "'animated' is for an alert in 'steps': this one is there from the start",
        at: node.position)
      return false
    }
    if alert.actions.filter({ $0.style == .cancel }).count > 1 {
      context.report(
        "an alert has at most one action of the style 'cancel'", at: node["actions"] ?? node)
      return false
    }
    if alert.style == .actionSheet, !alert.fields.isEmpty {
      context.report(
        "an action sheet has no text fields: write 'style: alert'", at: node["textFields"] ?? node)
      return false
    }
    if alert.style == .alert, alert.source != nil {
      context.report(
        "an alert points to no view: 'source' is for 'style: actionSheet'",
        at: node["source"] ?? node)
      return false
    }
    if alert.actions.isEmpty {
      context.warn(
        "an alert without actions cannot be dismissed: write 'actions: [OK]'", at: node.position)
    }
    return true
  }

  private func readView(_ node: YAMLNode) -> Int? {
    String.read(node, in: context).flatMap { views.knownView($0, at: node)?.number }
  }
}

extension ReadingContext {
  fileprivate func report(_ message: String, at node: YAMLNode) {
    report(message, at: node.position)
  }
}
