import Messages

extension JSON {
  /// Reads the text of a value. Members of objects keep their order.
  ///
  /// - Throws: A ``JSONError`` with the line and the column of the first mistake.
  package init(utf8: [UInt8]) throws(JSONError) {
    do throws(JSONSyntaxError) {
      self.init(try JSONNode(utf8: utf8))
    } catch {
      let place = error.offset.map { TextPlace(of: $0, in: utf8) }
      throw JSONError(
        (place.map { "line \($0.line), column \($0.column): " } ?? "") + error.message)
    }
  }

  /// The value without its positions.
  private init(_ node: JSONNode) {
    self =
      switch node.content {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number)
      case .string(let string): .string(string)
      case .array(let elements): .array(elements.map { JSON($0) })
      case .object(let members): .object(members.map { Member($0.name, JSON($0.value)) })
      }
  }
}
