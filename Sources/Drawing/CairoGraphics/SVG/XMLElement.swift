/// A place in an XML text, as a byte offset.
struct XMLPlace: Hashable {
  var offset: Int
}

/// An element of an XML text with its child elements, without text.
struct XMLElement {
  struct Attribute {
    var name: String
    /// With references replaced.
    var value: String
    /// The start of the value, behind the quotation mark.
    var place: XMLPlace
  }

  var name: String
  var attributes: [Attribute] = []
  var children: [XMLElement] = []
  /// The place of the element's `<`.
  var place: XMLPlace

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// An error in an XML text and its place.
struct XMLError: Error, Equatable {
  var place: XMLPlace
  var message: String

  init(at place: XMLPlace, _ message: String) {
    self.place = place
    self.message = message
  }
}
