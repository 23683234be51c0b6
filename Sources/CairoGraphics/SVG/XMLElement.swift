/// A place in an XML text, as a byte's offset.
struct XMLPlace: Hashable {
  var offset: Int
}

/// An element of an XML text with all that is in it but text.
struct XMLElement {
  struct Attribute {
    var name: String
    /// With references replaced.
    var value: String
    /// Where the value begins, behind the quotation mark.
    var place: XMLPlace
  }

  var name: String
  var attributes: [Attribute] = []
  var children: [XMLElement] = []
  /// Where the element's `<` stands.
  var place: XMLPlace

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// What is wrong in an XML text, and where.
struct XMLError: Error, Equatable {
  var place: XMLPlace
  var message: String

  init(at place: XMLPlace, _ message: String) {
    self.place = place
    self.message = message
  }
}
