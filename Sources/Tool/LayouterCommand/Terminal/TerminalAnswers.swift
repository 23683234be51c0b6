import Pixels

/// A query that finds out which pictures a terminal shows.
enum TerminalQuery {
  /// Asks a terminal for its number of Sixel colours, the size of its cells and its attributes: in this
  /// order, as nearly every terminal reports its attributes, which therefore end the answer.
  ///
  /// Sources: "XTerm Control Sequences" (`CSI ? Pi ; Pa ; Pv S`, `CSI 16 t`, `CSI c`).
  static let attributes = "\u{1B}[?1;1;0S\u{1B}[16t\u{1B}[c"

  /// Asks as well whether the terminal could show a picture of one pixel by kitty's protocol. Others
  /// ignore that.
  static let all = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + attributes
}

/// What a terminal has answered to a ``TerminalQuery``.
struct TerminalAnswers: Equatable {
  /// Whether it shows pictures by kitty's protocol.
  var hasKittyGraphics = false
  /// The attributes of its primary device attributes, such as 4 for Sixel; nil without an answer.
  var attributes: Set<Int>?
  /// The number of colours that a Sixel picture can have; nil without an answer.
  var sixelColors: Int?
  /// The size of a character cell in pixels; nil without an answer.
  var cell: PixelSize?

  init() {}

  /// - Parameter sequences: The control sequences that the terminal has sent; others than answers are
  ///   ignored.
  init(_ sequences: [[UInt8]]) {
    for sequence in sequences { add(String(decoding: sequence, as: UTF8.self)) }
  }

  /// Whether the last answer has arrived.
  var isComplete: Bool { attributes != nil }

  private mutating func add(_ sequence: String) {
    if sequence == "\u{1B}_Gi=31;OK\u{1B}\\" {
      hasKittyGraphics = true
    } else if let values = Self.numbers(in: sequence, after: "\u{1B}[?", before: "c") {
      // The first number is the class of the terminal.
      attributes = Set(values.dropFirst())
    } else if let values = Self.numbers(in: sequence, after: "\u{1B}[?", before: "S") {
      // Item 1, the colour registers, with status 0, success.
      if values.count == 3, values[0] == 1, values[1] == 0 { sixelColors = values[2] }
    } else if let values = Self.numbers(in: sequence, after: "\u{1B}[", before: "t") {
      let isSize = values.count == 3 && values[0] == 6 && values.allSatisfy { 1...256 ~= $0 }
      if isSize { cell = PixelSize(width: values[2], height: values[1]) }
    }
  }

  /// The parameters of a control sequence, of which an empty one is 0: kitty's attributes are `62;`.
  private static func numbers(in text: String, after start: String, before end: String) -> [Int]? {
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    let numbers = text.dropFirst(start.count).dropLast(end.count)
      .split(separator: ";", omittingEmptySubsequences: false).map { $0.isEmpty ? 0 : Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}
