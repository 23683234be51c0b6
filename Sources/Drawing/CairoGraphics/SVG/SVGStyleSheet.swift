import XMLReading

/// The rules of an SVG's style sheets (CSS Syntax 3, Selectors 4 and CSS Cascade 4, as far as exports of design tools need
/// them).
///
/// Selectors are names of elements, `*`, `.class`, `#id` and `:root`, together, in lists, and as descendants or children of
/// others. Other selectors and rules with an `@` that could change the image are errors.
struct SVGStyleSheet {
  /// The declarations of a rule with one of its selectors.
  struct Rule {
    var selector: SVGSelector
    var declarations: [SVGDeclaration]
  }

  private var rules: [Rule] = []
  /// Indices of rules by what the last part of their selectors requires.
  private var rulesByKey: [String: [Int]] = [:]

  private static let ruleLimit = 2000

  /// Adds the rules of a `style` element.
  mutating func add(_ text: XMLText) throws(XMLError) {
    var reader = CSSReader(text)
    try reader.readSheet { selectors, declarations, place throws(XMLError) in
      for selector in selectors {
        guard rules.count < Self.ruleLimit else {
          throw XMLError(at: place, "the style sheets have more than \(Self.ruleLimit) rules")
        }
        rulesByKey[selector.key, default: []].append(rules.count)
        rules.append(Rule(selector: selector, declarations: declarations))
      }
    }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// The rules that apply to the last of some elements, each the parent of the next, in the order in which they take
  /// precedence.
  func rules(for path: [SVGSelectable]) -> [Rule] {
    guard let last = path.last, !rules.isEmpty else { return [] }
    var found: [Int] = []
    for key in last.keys {
      for index in rulesByKey[key] ?? [] where rules[index].selector.matches(path) {
        found.append(index)
      }
    }
    return found.sorted {
      (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1)
    }.map { rules[$0] }
  }
}

/// What selectors ask an element for.
struct SVGSelectable {
  var name: String
  var id: String?
  var classes: [String]

  /// The keys of selectors whose last part could match.
  var keys: [String] {
    ["*", name] + (id.map { ["#" + $0] } ?? []) + Set(classes).sorted().map { "." + $0 }
  }
}

/// A selector of one element: parts from the outermost ancestor to the element itself.
struct SVGSelector {
  struct Part {
    /// Nil for any.
    var name: String?
    var ids: [String] = []
    var classes: [String] = []
    var isRoot = false
    /// Whether the element is a child of the previous part's, not only a descendant.
    var isChild = false

    func matches(_ element: SVGSelectable, isRoot: Bool) -> Bool {
      (name == nil || name == element.name) && (!self.isRoot || isRoot)
        && ids.allSatisfy { $0 == element.id } && classes.allSatisfy(element.classes.contains)
    }
  }

  var parts: [Part]

  /// Numbers of identifiers, of classes and of names (Selectors 4, section 17), each below 1000.
  var specificity: Int {
    parts.reduce(0) { sum, part in
      sum + part.ids.count * 1_000_000 + (part.classes.count + (part.isRoot ? 1 : 0)) * 1000
        + (part.name == nil ? 0 : 1)
    }
  }

  /// What an element must have at least.
  var key: String {
    guard let last = parts.last else { return "*" }
    if let id = last.ids.first { return "#" + id }
    if let name = last.classes.first { return "." + name }
    return last.name ?? "*"
  }

  /// Whether the last of some elements, each the parent of the next, is selected.
  func matches(_ path: [SVGSelectable]) -> Bool {
    guard let last = parts.indices.last, let element = path.indices.last,
      parts[last].matches(path[element], isRoot: element == 0)
    else { return false }
    // For each element whether the parts so far match with it as the last one.
    var isMatch = [Bool](repeating: false, count: path.count)
    for (number, part) in parts.dropLast().enumerated() {
      var next = [Bool](repeating: false, count: path.count)
      var hasAncestor = number == 0
      for index in path.indices.dropLast() {
        let follows = number == 0 || (part.isChild ? index > 0 && isMatch[index - 1] : hasAncestor)
        next[index] = follows && part.matches(path[index], isRoot: index == 0)
        if number > 0, isMatch[index] { hasAncestor = true }
      }
      isMatch = next
    }
    if parts.count == 1 { return true }
    return parts[last].isChild
      ? element > 0 && isMatch[element - 1] : isMatch.dropLast().contains(true)
  }
}

/// A property of a rule or of a `style` attribute.
struct SVGDeclaration {
  var property: SVGProperty
  var isImportant: Bool
}

/// Reads CSS.
struct CSSReader {
  private let text: XMLText
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: XMLText) {
    self.text = text
    bytes = text.bytes
  }

  private var place: XMLPlace { text.place(of: min(index, max(bytes.count - 1, 0))) }

  private func isNext(_ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  /// Skips white space, comments, and the marks that hide style sheets from old programs.
  private mutating func skipBlank() throws(XMLError) {
    while index < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "/*".utf8) {
        let start = place
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        guard index < bytes.count else { throw XMLError(at: start, "the comment does not end") }
        index += 2
      } else if bytes[index...].starts(with: "<!--".utf8) {
        index += 4
      } else if bytes[index...].starts(with: "-->".utf8) {
        index += 3
      } else {
        return
      }
    }
  }

  /// Reads all rules, and calls a closure for each.
  mutating func readSheet(
    _ body: ([SVGSelector], [SVGDeclaration], XMLPlace) throws(XMLError) -> Void
  ) throws(XMLError) {
    while true {
      try skipBlank()
      guard index < bytes.count else { return }
      let start = place
      if isNext("@") {
        try skipAtRule()
        continue
      }
      let selectors = try readSelectors()
      index += 1
      let declarations = try readDeclarations()
      guard isNext("}") else { throw XMLError(at: start, "the rule does not end: '}' is missing") }
      index += 1
      try body(selectors, declarations, start)
    }
  }

  /// Rules that draw nothing by themselves.
  private static let silentRules: Set<String> = [
    "charset", "namespace", "font-face", "keyframes", "-webkit-keyframes",
  ]

  private mutating func skipAtRule() throws(XMLError) {
    let start = place
    index += 1
    let name = word()
    guard Self.silentRules.contains(name) else {
      throw XMLError(
        at: start,
        "'@\(name)' is not supported; write rules that apply to the picture without a condition")
    }
    var depth = 0
    while index < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return }
      case UInt8(ascii: ";") where depth == 0: return
      default: break
      }
    }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  // MARK: Selectors

  /// States that a still picture is never in.
  private static let states: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "target", "visited",
  ]

  /// Reads a list of selectors up to the brace, without selectors of states that no picture has.
  private mutating func readSelectors() throws(XMLError) -> [SVGSelector] {
    var selectors: [SVGSelector] = []
    while true {
      if let selector = try readSelector() { selectors.append(selector) }
      if isNext("{") { return selectors }
      index += 1
    }
  }

  /// Reads a selector up to a comma or a brace.
  private mutating func readSelector() throws(XMLError) -> SVGSelector? {
    var parts: [SVGSelector.Part] = []
    var (isChild, isPossible) = (false, true)
    while true {
      try skipBlank()
      if isNext(",") || isNext("{"), !isChild, !parts.isEmpty {
        return isPossible ? SVGSelector(parts: parts) : nil
      }
      if isNext(">"), !isChild, !parts.isEmpty {
        index += 1
        isChild = true
        continue
      }
      var part = SVGSelector.Part(isChild: isChild)
      guard try readPart(&part, &isPossible) else {
        throw XMLError(
          at: place,
          "this selector is not supported; select by name, .class or #id, or write the "
            + "properties as attributes")
      }
      parts.append(part)
      isChild = false
      guard parts.count < 100 else { throw XMLError(at: place, "the selector is too long") }
    }
  }

  /// Reads `name.class#id:root`; false if there is nothing of it.
  private mutating func readPart(
    _ part: inout SVGSelector.Part, _ isPossible: inout Bool
  ) throws(XMLError) -> Bool {
    let start = index
    if isNext("*") {
      index += 1
    } else {
      let name = word()
      if !name.isEmpty { part.name = name }
    }
    while index < bytes.count {
      let mark = bytes[index]
      guard [UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: ":")].contains(mark) else { break }
      let begin = index
      index += 1
      let name = word()
      switch mark {
      case UInt8(ascii: ".") where !name.isEmpty: part.classes.append(name)
      case UInt8(ascii: "#") where !name.isEmpty: part.ids.append(name)
      case UInt8(ascii: ":") where name == "root": part.isRoot = true
      case UInt8(ascii: ":") where Self.states.contains(name): isPossible = false
      default:
        index = begin
        return false
      }
    }
    return index > start
  }

  // MARK: Declarations

  /// Reads declarations up to a closing brace or the end. What has no colon is left out.
  mutating func readDeclarations() throws(XMLError) -> [SVGDeclaration] {
    var declarations: [SVGDeclaration] = []
    while true {
      try skipBlank()
      if index >= bytes.count || isNext("}") { return declarations }
      let name = word()
      try skipBlank()
      guard isNext(":"), !name.isEmpty else {
        skipValue()
        if isNext(";") { index += 1 }
        continue
      }
      index += 1
      try skipBlank()
      let start = index
      skipValue()
      var value = String(decoding: bytes[start..<index], as: UTF8.self)
      if isNext(";") { index += 1 }
      value.trimEnd()
      var isImportant = false
      if value.lowercased().hasSuffix("!important") {
        isImportant = true
        value.removeLast("!important".count)
        value.trimEnd()
      }
      declarations.append(
        SVGDeclaration(
          property: SVGProperty(
            name: name.hasPrefix("--") ? name : name.lowercased(), value: value,
            place: text.place(of: min(start, max(bytes.count - 1, 0)))),
          isImportant: isImportant))
    }
  }

  /// Skips to a semicolon or a closing brace outside of quotation marks and parentheses.
  private mutating func skipValue() {
    var depth = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth = max(0, depth - 1)
        case UInt8(ascii: ";") where depth == 0, UInt8(ascii: "}") where depth == 0: return
        default: break
        }
      }
      index += 1
    }
  }
}

extension String {
  /// Removes white space at the end.
  fileprivate mutating func trimEnd() {
    while last?.isWhitespace == true { removeLast() }
  }
}
