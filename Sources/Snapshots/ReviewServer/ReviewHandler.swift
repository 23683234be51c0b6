import JSONValues
import Snapshots
import ViewTree

/// Answers the requests of the page.
///
///     GET  open/TICKET        leads to the page, once
///     GET  TOKEN/             the page
///     GET  TOKEN/report       its data, as JSON
///     GET  TOKEN/pictures/3   a picture by its number in the data
///     GET  TOKEN/events       the version of the report, whenever it changes (server-sent events)
///     POST TOKEN/accept       { "names": [...] }: makes the pictures goldens
///     POST TOKEN/reject       { "names": [...] }
///     POST TOKEN/undo         {}: takes the last decision back
///
/// No part of a request becomes a part of a path: snapshots and pictures are looked up in the report.
struct ReviewHandler: Sendable {
  let session: ReviewSession
  let check: RequestCheck

  init(session: ReviewSession, token: AccessToken) {
    self.session = session
    check = RequestCheck(token: token)
  }

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    do {
      switch try check.purpose(of: request) {
      case .open: return redirectionToPage
      case .read(let path): return try await read(path)
      case .write(let path): return try await write(path, body: request.body)
      }
    } catch let refusal as Refusal {
      return refusal.response
    } catch let error where error is ReportError || error is UnknownSnapshot {
      // The report has been replaced, or is being replaced.
      return HTTPResponse(.conflict, error: "\(error)")
    } catch {
      return HTTPResponse(.internalServerError, error: "\(error)")
    }
  }

  private func read(_ path: String) async throws -> HTTPResponse {
    switch path {
    case "": await page()
    case "report": HTTPResponse(try await session.data())
    case "events":
      HTTPResponse("text/event-stream", .messages(try await session.subscribe()))
    default: try await picture(at: path)
    }
  }

  private var redirectionToPage: HTTPResponse {
    var response = HTTPResponse("text/plain", .bytes([]), status: .seeOther)
    response.fields.append(("Location", "/\(check.token)/"))
    return response
  }

  private func page() async -> HTTPResponse {
    do {
      let page = try await session.page(at: "/\(check.token)")
      return HTTPResponse("text/html; charset=utf-8", .bytes(page))
    } catch {
      // A verification may be replacing the report: the browser tries again.
      let reason = "There is no report to show at present: \(error).\n"
      var response = HTTPResponse(
        "text/plain; charset=utf-8", .bytes(Array(reason.utf8)), status: .serviceUnavailable)
      response.fields.append(("Refresh", "2"))
      return response
    }
  }

  private func picture(at path: String) async throws -> HTTPResponse {
    let folder = "pictures/"
    guard path.hasPrefix(folder), let number = Int(path.dropFirst(folder.count)) else {
      throw Refusal.unknownAddress
    }
    guard let image = try await session.picture(number) else {
      throw Refusal(.gone, "The report has another picture now; load the page again.")
    }
    return HTTPResponse("image/png", .bytes(image))
  }

  private func write(_ path: String, body: [UInt8]) async throws -> HTTPResponse {
    switch path {
    case "accept": HTTPResponse(try await session.accept(names(in: body)).json)
    case "reject": HTTPResponse(try await session.reject(names(in: body)).json)
    case "undo": HTTPResponse(try await session.undo().json)
    default: throw Refusal.unknownAddress
    }
  }

  private func names(in body: [UInt8]) throws(Refusal) -> Set<SnapshotName> {
    do {
      let names: [SnapshotName] = try JSON(utf8: body).member("names")
      return Set(names)
    } catch {
      throw Refusal(.badRequest, "The body must be {\"names\": [...]}: \(error).")
    }
  }
}
