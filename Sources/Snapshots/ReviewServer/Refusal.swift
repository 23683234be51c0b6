/// A request that is not answered, with the status and the reason.
struct Refusal: Error, Equatable {
  var status: HTTPStatus
  /// A sentence for whoever sees the response.
  var reason: String

  init(_ status: HTTPStatus, _ reason: String) {
    (self.status, self.reason) = (status, reason)
  }

  /// The token is wrong, or there is nothing at the address: which of both is not said.
  static let unknownAddress = Refusal(.notFound, "There is nothing at this address.")

  static let lengthRequired = Refusal(
    .lengthRequired, "The request must have a content length, and no other transfer encoding.")

  static func malformed(_ reason: String) -> Refusal {
    Refusal(.badRequest, "The request is malformed: \(reason).")
  }

  var response: HTTPResponse {
    var response = HTTPResponse(status, error: reason)
    if status == .methodNotAllowed { response.fields.append(("Allow", "GET, POST")) }
    return response
  }
}
