import FlyingFox
import Foundation
import Snapshots
import ViewTree

/// Answers the requests of the page.
///
///     GET  TOKEN/             the page
///     GET  TOKEN/report       its data, as JSON
///     GET  TOKEN/pictures/3   a picture by its number in the data
///     GET  TOKEN/events       the version of the report, whenever it changes (server-sent events)
///     POST TOKEN/accept       { "names": [...] }: makes the pictures goldens
///     POST TOKEN/reject       { "names": [...] }
///     POST TOKEN/undo         {}: takes the last decision back
///
/// No part of a request becomes a part of a path: snapshots and pictures are looked up in the report.
struct ReviewHandler: HTTPHandler {
  let session: ReviewSession
  let check: RequestCheck

  init(session: ReviewSession, token: AccessToken) {
    self.session = session
    check = RequestCheck(token: token)
  }

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    do {
      switch try check.purpose(of: request) {
      case .read(let path): return try await read(path)
      case .write(let path): return try await write(path, body: request.bodyData)
      }
    } catch let refusal as Refusal {
      var response = Self.failure(refusal.status, refusal.reason)
      if refusal.status == .methodNotAllowed { response.headers[HTTPHeader("Allow")] = "GET, POST" }
      return response
    } catch let error where error is ReportError || error is UnknownSnapshot {
      // The report has been replaced, or is being replaced.
      return Self.failure(.conflict, "\(error)")
    } catch {
      return Self.failure(.internalServerError, "\(error)")
    }
  }

  private func read(_ path: String) async throws -> HTTPResponse {
    switch path {
    case "":
      return await page()
    case "report":
      return Self.response(try await session.data())
    case "events":
      let messages = try await session.subscribe()
      return Self.response(
        .ok, "text/event-stream",
        HTTPBodySequence(from: EventStreamBody(messages: messages)))
    default:
      return try await picture(at: path)
    }
  }

  private func page() async -> HTTPResponse {
    do {
      let page = try await session.page(at: "/\(check.token)")
      return Self.response("text/html; charset=utf-8", Data(page))
    } catch {
      // A verification may be replacing the report: the browser tries again.
      let reason = Data("There is no report to show at present: \(error).\n".utf8)
      var response = Self.response(
        .serviceUnavailable, "text/plain; charset=utf-8", HTTPBodySequence(data: reason))
      response.headers[HTTPHeader("Refresh")] = "2"
      return response
    }
  }

  private func picture(at path: String) async throws -> HTTPResponse {
    let folder = "pictures/"
    guard path.hasPrefix(folder), let number = Int(path.dropFirst(folder.count)) else {
      throw Refusal.unknownAddress
    }
    guard let image = try await session.picture(number) else {
      throw Refusal(.gone, "The picture is not that of the report any more; load the page again.")
    }
    return Self.response("image/png", Data(image))
  }

  private func write(_ path: String, body: Data) async throws -> HTTPResponse {
    switch path {
    case "accept": Self.response(try await session.accept(names(in: body)).json)
    case "reject": Self.response(try await session.reject(names(in: body)).json)
    case "undo": Self.response(try await session.undo().json)
    default: throw Refusal.unknownAddress
    }
  }

  private func names(in body: Data) throws(Refusal) -> Set<SnapshotName> {
    do {
      let names: [SnapshotName] = try JSON(utf8: Array(body)).member("names")
      return Set(names)
    } catch {
      throw Refusal(.badRequest, "The body must be {\"names\": [...]}: \(error).")
    }
  }

  // MARK: - Responses

  private static func response(_ json: JSON) -> HTTPResponse {
    response("application/json", Data(json.line.utf8))
  }

  private static func response(_ type: String, _ body: Data) -> HTTPResponse {
    response(.ok, type, HTTPBodySequence(data: body, suggestedBufferSize: 1 << 16))
  }

  private static func failure(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    let body: JSON = ["error": reason.json]
    return response(status, "application/json", HTTPBodySequence(data: Data(body.line.utf8)))
  }

  private static func response(
    _ status: HTTPStatusCode, _ type: String, _ body: HTTPBodySequence
  ) -> HTTPResponse {
    var headers = protection
    headers[.contentType] = type
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }

  /// Nothing is stored, embedded elsewhere, or taken for another type. What the page itself may do is
  /// said in it.
  private static let protection: HTTPHeaders = [
    .cacheControl: "no-store",
    HTTPHeader("Content-Security-Policy"): "frame-ancestors 'none'",
    HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
  ]
}
