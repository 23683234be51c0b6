/// A status of a response (RFC 9110, 15).
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case seeOther = 303
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case gone = 410
  case lengthRequired = 411
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case misdirectedRequest = 421
  case headerFieldsTooLarge = 431
  case internalServerError = 500
  case serviceUnavailable = 503

  /// The phrase after the number.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .seeOther: "See Other"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .gone: "Gone"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .misdirectedRequest: "Misdirected Request"
    case .headerFieldsTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .serviceUnavailable: "Service Unavailable"
    }
  }
}
