import JSONValues
import ViewTree

/// The text of a view tree as goldens store it: one view per line, indented by one space more than
/// its superview, from back to front.
///
///     StackView#cells [0,0,160,88] layouter:{cellSpacing:8,orientation:vertical}
///      DsCustomButton#save [0,0,160,44] background:#007AFF text:"Save it"
///      UIScrollView [0,44,160,44] [0,12,160,44] hidden
///
/// Class and id are followed by the frame, by the bounds unless they are the frame's size at zero,
/// by the word `hidden`, and by the properties in the order of their names. Values are JSON in
/// which words need no quotes; numbers can also be `inf`, `-inf` and `nan`.
struct ViewTreeText {
  private(set) var string = ""

  init(of root: ViewNode) { add(root, depth: 0) }

  private mutating func add(_ view: ViewNode, depth: Int) {
    if depth > 0 { string += "\n" + String(repeating: " ", count: depth) }
    string += Self.isPlain(view.type) && !view.type.contains("#") ? view.type : quoted(view.type)
    if let id = view.id { string += "#" + name(id) }
    add(view.frame)
    if view.bounds != view.frame.boundsAtZero { add(view.bounds) }
    if view.hidden { string += " hidden" }
    for (key, value) in view.properties.sorted(by: { $0.key < $1.key }) {
      string += " \(name(key)):"
      add(value)
    }
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  private mutating func add(_ rect: ViewNode.Rect) {
    string += " "
    add(.list([rect.x, rect.y, rect.width, rect.height].map { .number($0) }))
  }

  private mutating func add(_ value: PropertyValue) {
    switch value {
    case .null: string += "null"
    case .bool(let bool): string += bool ? "true" : "false"
    case .number(let number):
      string += Int(exactly: number).map(String.init) ?? String(number)
    case .string(let text):
      string += Self.isPlain(text) && PropertyValue(word: text) == value ? text : quoted(text)
    case .list(let values):
      add(values, between: "[", and: "]") { text, value in text.add(value) }
    case .map(let values):
      add(values.sorted { $0.key < $1.key }, between: "{", and: "}") { text, member in
        text.string += text.name(member.key) + ":"
        text.add(member.value)
      }
    }
  }

  private mutating func add<Element>(
    _ elements: [Element], between opening: String, and closing: String,
    _ addElement: (inout ViewTreeText, Element) -> Void
  ) {
    string += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { string += "," }
      addElement(&self, element)
    }
    string += closing
  }

  private func name(_ text: String) -> String { Self.isPlain(text) ? text : quoted(text) }

  private func quoted(_ text: String) -> String { JSON.string(text).line }

  /// Whether a text needs no quotes where only names are allowed.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { !isDelimiter($0) }
  }

  /// Whether a byte ends a word.
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, 127, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}

extension ViewNode {
  /// The tree as a compact text, which ``init(compactText:)`` parses.
  package var compactText: String { ViewTreeText(of: self).string }

  /// - Returns: `nil` for a text that ``compactText`` cannot produce.
  package init?(compactText: String) {
    var reader = ViewTreeReader(compactText)
    guard let root = try? reader.readTree() else { return nil }
    self = root
  }
}

extension ViewNode.Rect {
  /// The bounds of a view with this frame that is neither scrolled nor transformed.
  var boundsAtZero: Self { Self(x: 0, y: 0, width: width, height: height) }
}

extension PropertyValue {
  /// The value of a word without quotes.
  init(word: String) {
    self =
      switch word {
      case "null": .null
      case "true": .bool(true)
      case "false": .bool(false)
      default: Double(word).map { .number($0) } ?? .string(word)
      }
  }
}
