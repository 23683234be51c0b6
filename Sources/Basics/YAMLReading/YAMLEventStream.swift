// libyaml's events rather than a library that loads whole documents: such a library drops the
// position of a repeated key, and expands aliases before the nodes can be counted.
internal import CYAML

/// The events of a YAML text, one at a time, with their positions.
final class YAMLEventStream {
  struct Event {
    enum Kind {
      case streamEnd
      case documentStart
      case documentEnd
      case alias(String)
      case scalar(YAMLNode.Scalar)
      case listStart
      case listEnd
      case mapStart
      case mapEnd
    }

    var kind: Kind
    var position: SourcePosition
    var anchor: String?
    /// An explicit tag such as `tag:yaml.org,2002:str` or `!point`.
    var tag: String?
    /// Whether a map is in braces.
    var isInBraces = false
  }

  /// The text is not YAML from this position on.
  struct SyntaxError: Error {
    var position: SourcePosition
    var message: String
  }

  /// On the heap, since libyaml keeps the parser's own address while it reads.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The buffer that the parser reads until it is deleted.
  private let input: UnsafeMutableBufferPointer<UInt8>
  /// Whether libyaml could allocate the parser's memory.
  private let isInitialized: Bool
  private let expectations: YAMLExpectations

  init(_ text: [UInt8], expecting expectations: YAMLExpectations) {
    self.expectations = expectations
    input = .allocate(capacity: text.count)
    _ = input.initialize(from: text)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isInitialized = yaml_parser_initialize(parser) == 1
    guard isInitialized else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    // A parser that failed to initialize has released its memory already.
    if isInitialized { yaml_parser_delete(parser) }
    parser.deallocate()
    input.deallocate()
  }

  /// The next event; `streamEnd` repeatedly once the stream has ended or failed.
  func next() throws(SyntaxError) -> Event {
    guard isInitialized else {
      throw SyntaxError(position: .start, message: "out of memory while reading YAML")
    }
    var event = yaml_event_t()
    defer { yaml_event_delete(&event) }
    while true {
      guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
      if let read = translate(event) { return read }
      yaml_event_delete(&event)
    }
  }

  private func translate(_ event: yaml_event_t) -> Event? {
    let data = event.data
    func read(_ kind: Event.Kind, anchor: UnsafeMutablePointer<UInt8>? = nil) -> Event {
      Event(
        kind: kind, position: SourcePosition(event.start_mark), anchor: Self.string(anchor))
    }
    switch event.type {
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return read(.streamEnd)
    case YAML_DOCUMENT_START_EVENT: return read(.documentStart)
    case YAML_DOCUMENT_END_EVENT: return read(.documentEnd)
    case YAML_ALIAS_EVENT: return read(.alias(Self.string(data.alias.anchor) ?? ""))
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      let scalar = YAMLNode.Scalar(
        text: String(decoding: bytes, as: UTF8.self),
        style: YAMLNode.Scalar.Style(data.scalar.style))
      var event = read(.scalar(scalar), anchor: data.scalar.anchor)
      event.tag = Self.string(data.scalar.tag)
      return event
    case YAML_SEQUENCE_START_EVENT:
      var event = read(.listStart, anchor: data.sequence_start.anchor)
      event.tag = Self.string(data.sequence_start.tag)
      return event
    case YAML_SEQUENCE_END_EVENT: return read(.listEnd)
    case YAML_MAPPING_START_EVENT:
      var event = read(.mapStart, anchor: data.mapping_start.anchor)
      event.tag = Self.string(data.mapping_start.tag)
      event.isInBraces = data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      return event
    case YAML_MAPPING_END_EVENT: return read(.mapEnd)
    default: return nil
    }
  }

  private func syntaxError() -> SyntaxError {
    let failure = parser.pointee
    if failure.problem_mark.index < input.count, characterAtProblem == UInt8(ascii: "\t") {
      return SyntaxError(
        position: SourcePosition(failure.problem_mark),
        message: "a tab cannot indent YAML: indent with spaces")
    }
    if failure.error == YAML_READER_ERROR {
      return SyntaxError(
        position: position(ofByte: failure.problem_offset),
        message: "not YAML: control characters are not allowed")
    }
    let mark = SourcePosition(failure.problem_mark)
    let problem = failure.problem.map { String(cString: $0) } ?? "the text cannot be read"
    let context = failure.context.map { String(cString: $0) + ": " } ?? ""
    let start = failure.context == nil ? mark : SourcePosition(failure.context_mark)
    let finding = SyntaxHint(input, remedyForLine: expectations.remedyForLine)
      .finding(at: mark, in: start)
    return SyntaxError(
      position: finding?.position ?? mark,
      message: "not YAML: " + (finding?.message ?? "\(context)\(problem)\(finding?.remedy ?? "")"))
  }

  /// The byte that a problem mark points at; the mark counts characters, not bytes.
  private var characterAtProblem: UInt8? {
    var left = parser.pointee.problem_mark.index
    for byte in input where byte & 0xC0 != 0x80 {
      if left == 0 { return byte }
      left -= 1
    }
    return nil
  }

  private func position(ofByte offset: Int) -> SourcePosition {
    var position = SourcePosition.start
    for byte in input.prefix(offset) where byte & 0xC0 != 0x80 {
      if byte == UInt8(ascii: "\n") {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return position
  }

  private static func string(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

extension SourcePosition {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}

extension YAMLNode.Scalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}
