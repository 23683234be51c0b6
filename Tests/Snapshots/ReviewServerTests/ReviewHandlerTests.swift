import PictureFiles
import Pixels
import Snapshots
import Testing
import ViewTree

@testable import ReviewServer

/// What the page requests, and gets.
@Suite struct ReviewHandlerTests {
  let fixture: ReviewFixture

  init() throws { fixture = try ReviewFixture() }

  @Test func thePageNamesItsServerAndHasNoPictures() async throws {
    let response = await fixture.handler.respond(to: fixture.request("GET", ""))
    #expect(response.status == .ok)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    let html = String(decoding: response.bytes, as: UTF8.self)
    #expect(html.contains("<meta name=\"layouter-server\" content=\"/\(fixture.token)\">"))
    #expect(html.contains("connect-src &#39;self&#39;"))
    #expect(html.contains("\"changed\""))
    #expect(!html.contains("id=\"picture-0\""))
  }

  @Test func everyAnswerIsProtected() async throws {
    let requests = [
      fixture.request("GET", ""), fixture.request("GET", "report"),
      fixture.request("GET", "pictures/0"), fixture.request("GET", "none"),
      fixture.request("POST", "undo", body: "{}"),
    ]
    for request in requests {
      let response = await fixture.handler.respond(to: request)
      #expect(response["Cache-Control"] == "no-store")
      #expect(response["Content-Security-Policy"] == "frame-ancestors 'none'")
      #expect(response["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(response["X-Content-Type-Options"] == "nosniff")
      // Without it no other origin can read an answer.
      #expect(response["Access-Control-Allow-Origin"] == nil)
    }
  }

  @Test func picturesAreFoundByTheirNumbers() async throws {
    let (_, data) = await fixture.answer(to: fixture.request("GET", "report"))
    guard case .array(let snapshots)? = data["snapshots"] else {
      Issue.record("there are no snapshots")
      return
    }
    // In the report's order: all goldens are blue, changed and new pictures are red.
    #expect(snapshots.map { $0["name"] } == ["same", "changed", "other", "new"])
    #expect(snapshots.map { $0["actual"]?["number"] } == [0, 1, 1, 1])
    #expect(snapshots.map { $0["expected"]?["number"] } == [nil, 0, 0, nil])
    let response = await fixture.handler.respond(to: fixture.request("GET", "pictures/1"))
    #expect(response["Content-Type"] == "image/png")
    let bitmap = try PNG.decode(response.bytes).bitmap
    #expect(bitmap[3, 3] == ReviewFixture.red)
    for path in ["pictures/2", "pictures/-1", "pictures/99999999999999999999"] {
      let status = await fixture.answer(to: fixture.request("GET", path)).status
      #expect(status == 404 || status == 410)
    }
  }

  @Test func acceptingWritesTheGoldens() async throws {
    let outcome = await fixture.decide("accept", #"{"names": ["changed", "new"]}"#)
    #expect(outcome == (200, "2 goldens written"))
    #expect(try fixture.color(of: "changed") == ReviewFixture.red)
    #expect(try fixture.color(of: "new") == ReviewFixture.red)
    #expect(try fixture.color(of: "other") == ReviewFixture.blue)
    #expect(await fixture.decisions() == ["changed": "accepted", "new": "accepted"])
  }

  @Test func rejectingKeepsTheGoldens() async throws {
    let outcome = await fixture.decide("reject", #"{"names": ["changed", "other"]}"#)
    #expect(outcome == (200, "2 pictures rejected"))
    #expect(try fixture.color(of: "changed") == ReviewFixture.blue)
    #expect(await fixture.decisions() == ["changed": "rejected", "other": "rejected"])
    // And accepting after all.
    _ = await fixture.decide("accept", #"{"names": ["other"]}"#)
    #expect(try fixture.color(of: "other") == ReviewFixture.red)
    #expect(await fixture.decisions() == ["changed": "rejected", "other": "accepted"])
  }

  @Test func undoTakesDecisionsBackOneByOne() async throws {
    _ = await fixture.decide("accept", #"{"names": ["changed"]}"#)
    _ = await fixture.decide("reject", #"{"names": ["other"]}"#)
    _ = await fixture.decide("accept", #"{"names": ["new"]}"#)
    #expect(await undoable() == "accepting 1 picture")
    #expect(await fixture.decide("undo", "{}") == (200, "1 golden restored"))
    #expect(try fixture.color(of: "new") == nil)
    #expect(await undoable() == "rejecting 1 picture")
    #expect(await fixture.decide("undo", "{}") == (200, "1 picture to be decided again"))
    #expect(await fixture.decisions() == ["changed": "accepted"])
    #expect(await fixture.decide("undo", "{}") == (200, "1 golden restored"))
    #expect(try fixture.color(of: "changed") == ReviewFixture.blue)
    #expect(await undoable() == nil)
    #expect(await fixture.decide("undo", "{}") == (200, "nothing to undo"))
  }

  @Test func aNewReportKnowsNothingOfRejections() async throws {
    _ = await fixture.decide("accept", #"{"names": ["new"]}"#)
    _ = await fixture.decide("reject", #"{"names": ["other"]}"#)
    try fixture.verify()
    fixture.session.lookForChanges()
    #expect(await undoable() == "accepting 1 picture")
    #expect(await fixture.decide("undo", "{}") == (200, "1 golden restored"))
  }

  private func undoable() async -> String? {
    let (_, data) = await fixture.answer(to: fixture.request("GET", "report"))
    guard case .string(let text)? = data["review"]?["undo"] else { return nil }
    return text
  }

  @Test func aGoldenThatChangedSinceIsNotReplaced() async throws {
    try fixture.folder.write(
      try fixture.folder.bytes("report/actual/changed.png"), to: "Snapshots/other.png")
    try fixture.folder.remove("Snapshots/changed.png")
    let (status, json) = await fixture.answer(
      to: fixture.request("POST", "accept", body: #"{"names": ["changed", "other"]}"#))
    #expect(status == 200)
    #expect(json["incomplete"] == true)
    #expect(
      json["message"]
        == .string(
          "0 goldens written, 1 unchanged, 1 golden not replaced, because of changes since the last "
            + "verify; run 'layouter verify' again"))
    #expect(!fixture.folder.exists("Snapshots/changed.png"))
  }

  @Test func unknownNamesChangeNothing() async throws {
    let outcome = await fixture.decide("accept", #"{"names": ["changed", "elsewhere"]}"#)
    #expect(
      outcome == (409, "the report has no snapshot 'elsewhere'; load the page again"))
    #expect(try fixture.color(of: "changed") == ReviewFixture.blue)
  }

  @Test func aReportThatIsBeingReplacedIsWaitedFor() async throws {
    try fixture.folder.remove("report/report.json")
    let response = await fixture.handler.respond(to: fixture.request("GET", ""))
    #expect(response.status.rawValue == 503)
    #expect(response["Refresh"] == "2")
    let outcome = await fixture.decide("accept", #"{"names": ["changed"]}"#)
    #expect(outcome.status == 409)
    #expect(outcome.message.contains("is incomplete, because its run did not finish"))
    #expect(try fixture.color(of: "changed") == ReviewFixture.blue)
  }

  @Test func aPictureThatIsNotThatOfItsNumberAnyMoreIsGone() async throws {
    _ = await fixture.answer(to: fixture.request("GET", "report"))
    try fixture.folder.write(
      try fixture.folder.bytes("report/expected/changed.png"), to: "report/actual/new.png")
    #expect(await fixture.answer(to: fixture.request("GET", "pictures/1")).status == 410)
  }

  @Test func everyChangeIsAnEvent() async throws {
    var messages = try await fixture.session.subscribe().makeAsyncIterator()
    #expect(await messages.next() == "data: 1\n\n")
    _ = await fixture.decide("reject", #"{"names": ["new"]}"#)
    #expect(await messages.next() == "data: 2\n\n")
    // The session's own changes are not changes by others.
    fixture.session.lookForChanges()
    try fixture.verify(["changed"])
    fixture.session.lookForChanges()
    #expect(await messages.next() == "data: 3\n\n")
    try fixture.session.update { (fixture.acceptance, try fixture.report.load()) }
    #expect(await messages.next() == "data: 4\n\n")
    fixture.session.update { nil }
    fixture.session.events.finish()
    #expect(await messages.next() == nil)
  }
}
