import Foundation
import JSONValues
import ViewTree

@testable import Snapshots

/// What a user does with a page, and sees of it.
extension WebDriver {
  /// Opens a file, after leaving the page that is open.
  func open(_ file: String, _ fragment: String = "") async throws {
    // Otherwise a change of the fragment alone would not load the page again.
    try await command("url", ["url": "about:blank"])
    try await command("url", ["url": .string("file://\(file)\(fragment)")])
  }

  /// The value of a script that ends with `return`.
  @discardableResult
  func run(_ script: String) async throws -> JSON {
    try await command("execute/sync", ["script": .string(script), "args": []])
  }

  /// The value of a script that is a text.
  func string(_ expression: String) async throws -> String {
    guard case .string(let text) = try await run("return String(\(expression))") else { return "" }
    return text
  }

  /// The visible text of the first element that a selector matches.
  func text(_ selector: String) async throws -> String {
    try await string("document.querySelector(\(JSON.string(selector).line))?.innerText ?? 'none'")
  }

  /// The number of elements that a selector matches and that are displayed.
  func count(_ selector: String) async throws -> Int {
    Int(
      try await string(
        "[...document.querySelectorAll(\(JSON.string(selector).line))]"
          + ".filter((node) => node.getClientRects().length > 0).length")) ?? -1
  }

  /// Waits until an expression is true; the page works asynchronously.
  func wait(
    for expression: String, seconds: Double = 10
  ) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try await run("return Boolean(\(expression))") != .bool(true) {
      guard ContinuousClock.now < end else {
        throw Failure(description: "it did not become true: \(expression)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Clicks the first element that a selector matches.
  func click(_ selector: String) async throws {
    let found = try await command(
      "element", ["using": "css selector", "value": .string(selector)])
    guard case .object(let members) = found, case .string(let id)? = members.first?.value else {
      throw Failure(description: "nothing matches \(selector)")
    }
    try await command("element/\(id)/click")
  }

  /// Presses and releases a key for each character; `Key` has those without one.
  func type(_ keys: String, holding modifier: String? = nil) async throws {
    var steps: [JSON] = []
    if let modifier { steps.append(["type": "keyDown", "value": .string(modifier)]) }
    for key in keys {
      steps.append(["type": "keyDown", "value": .string(String(key))])
      steps.append(["type": "keyUp", "value": .string(String(key))])
    }
    if let modifier { steps.append(["type": "keyUp", "value": .string(modifier)]) }
    try await command(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(steps)]]])
  }

  /// Keys by their code points in WebDriver.
  enum Key {
    static let tab = "\u{E004}"
    static let enter = "\u{E007}"
    static let shift = "\u{E008}"
    static let control = "\u{E009}"
    static let escape = "\u{E00C}"
    static let left = "\u{E012}"
    static let right = "\u{E014}"
    static let down = "\u{E015}"
  }

  /// Moves the pointer to a point of the viewport, in CSS pixels, and drags it on if there is a second.
  func point(at start: (x: Double, y: Double), dragTo end: (x: Double, y: Double)? = nil)
    async throws
  {
    func move(_ place: (x: Double, y: Double)) -> JSON {
      [
        "type": "pointerMove", "duration": 0, "x": JSON(Int(place.x)), "y": JSON(Int(place.y)),
        "origin": "viewport",
      ]
    }
    var steps = [move(start)]
    if let end {
      steps += [
        ["type": "pointerDown", "button": 0], move(end), ["type": "pointerUp", "button": 0],
      ]
    }
    try await command(
      "actions",
      [
        "actions": [
          [
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
            "actions": .array(steps),
          ]
        ]
      ])
  }

  /// Left, top, width and height of an element in the viewport.
  func frame(of selector: String) async throws -> (
    x: Double, y: Double, width: Double, height: Double
  ) {
    let box = try await run(
      "const box = document.querySelector(\(JSON.string(selector).line)).getBoundingClientRect();"
        + "return [box.x, box.y, box.width, box.height]")
    let numbers = try [Double](json: box)
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Sets media features, such as `prefers-color-scheme`.
  func emulate(_ features: [(name: String, value: String)]) async throws {
    try await command(
      "goog/cdp/execute",
      [
        "cmd": "Emulation.setEmulatedMedia",
        "params": [
          "features": .array(
            features.map { ["name": .string($0.name), "value": .string($0.value)] })
        ],
      ])
  }

  /// Sets the size of the viewport, in CSS pixels.
  func resize(width: Int, height: Int) async throws {
    try await command(
      "goog/cdp/execute",
      [
        "cmd": "Emulation.setDeviceMetricsOverride",
        "params": [
          "width": JSON(width), "height": JSON(height), "deviceScaleFactor": 1, "mobile": false,
        ],
      ])
  }

  /// The errors on the console since the last call: also what the page's policy has refused.
  func errors() async throws -> [String] {
    guard case .array(let entries) = try await command("se/log", ["type": "browser"]) else {
      return ["there is no log"]
    }
    return entries.filter { $0["level"] == "SEVERE" }.map { "\($0["message"] ?? .null)" }
  }
}
