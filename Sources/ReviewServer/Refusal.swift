import FlyingFox
import Foundation

/// A request that is not answered, with the status and the reason.
struct Refusal: Error {
  var status: HTTPStatusCode
  /// A sentence for whoever sees the response.
  var reason: String

  init(_ status: HTTPStatusCode, _ reason: String) {
    (self.status, self.reason) = (status, reason)
  }
}

extension Refusal {
  /// The token is wrong, or there is nothing at the address: which of both is not said.
  static let unknownAddress = Refusal(.notFound, "There is nothing at this address.")
}
