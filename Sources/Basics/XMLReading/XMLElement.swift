/// A place in an XML text, as a byte offset.
package struct XMLPlace: Hashable, Sendable {
  package var offset: Int

  package init(offset: Int) { self.offset = offset }
}

/// Text of an XML file with its references replaced, and the places of its bytes in the file.
package struct XMLText: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// The bytes at which a part begins that is not next to the previous one in the file.
  private var parts: [(start: Int, place: XMLPlace)] = []

  package init() {}

  /// Text at a place, without references.
  package init(_ bytes: [UInt8], at place: XMLPlace) { append(bytes, at: place) }

  /// Appends bytes that begin at a place in the file.
  package mutating func append(_ more: some Collection<UInt8>, at place: XMLPlace) {
    if more.isEmpty { return }
    if parts.isEmpty || self.place(of: bytes.count) != place { parts.append((bytes.count, place)) }
    bytes += more
  }

  /// The place in the file of a byte.
  package func place(of index: Int) -> XMLPlace {
    var (low, high) = (0, parts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if parts[middle].start <= index { low = middle } else { high = middle }
    }
    guard high > 0 else { return XMLPlace(offset: 0) }
    return XMLPlace(offset: parts[low].place.offset + index - parts[low].start)
  }
}

/// An element of an XML text with its child elements.
package struct XMLElement: Sendable {
  package struct Attribute: Sendable {
    package var name: String
    /// With references replaced.
    package var value: String
    /// The start of the value, behind the quotation mark.
    package var place: XMLPlace

    package init(name: String, value: String, place: XMLPlace) {
      (self.name, self.value, self.place) = (name, value, place)
    }
  }

  package var name: String
  package var attributes: [Attribute] = []
  package var children: [XMLElement] = []
  /// The character data between the tags, if the reader keeps it.
  package var text = XMLText()
  /// The place of the element's `<`.
  package var place: XMLPlace

  /// Whether the element is a style sheet, whose text matters.
  package var isStyleSheet: Bool { name == "style" || name == "svg:style" }

  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// An error in an XML text and its place.
package struct XMLError: Error, Equatable {
  package var place: XMLPlace
  package var message: String

  package init(at place: XMLPlace, _ message: String) {
    self.place = place
    self.message = message
  }
}
