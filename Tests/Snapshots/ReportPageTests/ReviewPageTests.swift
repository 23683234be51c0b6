import Foundation
import Pixels
import ReviewServer
import Snapshots
import Testing
import ViewTree

/// The page from a review server: decisions by clicks and keys.
extension ReportPageTests {
  /// Opens the served page, does something with it, and ends the server.
  private func reviewing(
    _ fragment: String = "",
    _ work: (_ session: ReviewSession) async throws -> Void
  ) async throws {
    let session = ReviewSession(fixture.acceptance)
    let server = ReviewServer(session: session)
    let (addresses, continuation) = AsyncStream<ReviewServer.PageAddress>.makeStream()
    let task = Task {
      defer { continuation.finish() }
      try await server.run { continuation.yield($0) }
    }
    do {
      let address = try #require(await addresses.first { _ in true })
      try await browser.command("url", ["url": .string(address.permanent + fragment)])
      try await work(session)
    } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    _ = await task.result
  }

  private func color(of name: String) throws -> UInt32? {
    try fixture.acceptance.goldens.read(SnapshotName(name))?.decoded().bitmap[11, 7]
  }

  @Test func aGroupIsAcceptedWithOneClickAndUndone() async throws {
    try await reviewing { _ in
      #expect(try await browser.text("#review-count") == "0 of 4 decided")
      #expect(try await browser.text("#group-1 [data-action=accept-group]") == "Accept 3")
      // What to type is for pages without a server.
      #expect(try await browser.count(".command") == 0)
      try await browser.click("#group-1 [data-action=accept-group]")
      try await browser.wait(
        for: "document.querySelector('#review-count').textContent.startsWith('3 of 4')")
      #expect(try await browser.text("#review-count") == "3 of 4 decided, 3 accepted")
      try await browser.wait(for: "document.querySelector('#toast').matches(':popover-open')")
      #expect(try await browser.text("#toast") == "3 goldens written")
      #expect(try await browser.text("#announcer") == "3 goldens written")
      #expect(try await browser.count("#group-1 .action") == 0)
      #expect(try await browser.count("#group-1 .thumbnail .accepted") == 3)
      #expect(try color(of: Self.first) == PageFixture.red)
      try await browser.click("#undo")
      try await browser.wait(
        for: "document.querySelector('#review-count').textContent === '0 of 4 decided'")
      #expect(try color(of: Self.first) == PageFixture.blue)
      #expect(try await browser.string("document.querySelector('#undo').disabled") == "true")
      #expect(try await browser.errors() == [])
    }
  }

  @Test func keysDecideInTheViewerAndTheNextOneFollows() async throws {
    try await reviewing(Self.viewing) { _ in
      try await browser.type("a")
      try await browser.wait(
        for: "document.querySelector('#viewer-name').textContent === 'buttons/save/normal_dark'")
      try await browser.type("r")
      try await browser.wait(
        for: "document.querySelector('#viewer-name').textContent === 'buttons/save/disabled_light'")
      #expect(try color(of: Self.first) == PageFixture.red)
      #expect(try color(of: "buttons/save/normal_dark") == PageFixture.blue)
      // The next group follows.
      try await browser.type("a")
      try await browser.wait(
        for: "document.querySelector('#viewer-name').textContent === 'new/picture'")
      try await browser.type("k")
      try await browser.type("u")
      try await browser.wait(for: "layouter.report.review.undo === 'rejecting 1 picture'")
      try await browser.type("u")
      try await browser.wait(for: "layouter.report.review.undo === 'accepting 1 picture'")
      #expect(try color(of: Self.first) == PageFixture.red)
      try await browser.type("?")
      let keys = try await browser.text("#keys")
      #expect(keys.contains("Undo the last decision"))
      #expect(keys.contains("Accept what is undecided of the group"))
      #expect(try await browser.errors() == [])
    }
  }

  @Test func capitalLettersDecideAboutTheGroupAsFarAsTheFilterShowsIt() async throws {
    try await reviewing("#text=light&snapshot=" + Self.first) { _ in
      try await browser.type("A")
      try await browser.wait(for: "layouter.report.review.undo === 'accepting 2 pictures'")
      #expect(try color(of: "buttons/save/disabled_light") == PageFixture.red)
      #expect(try color(of: "buttons/save/normal_dark") == PageFixture.blue)
      try await browser.type("u")
      try await browser.wait(for: "layouter.report.review.undo === null")
    }
    try await reviewing(Self.viewing) { _ in
      let label = try await browser.text("#viewer [data-action=reject-group]")
      #expect(label == "Reject all 3 R")
      try await browser.type("R")
      try await browser.wait(
        for: "document.querySelector('#viewer-name').textContent === 'new/picture'")
      #expect(try await browser.text("#toast") == "3 pictures rejected")
    }
  }

  @Test func whatOthersDoIsShown() async throws {
    try await reviewing(Self.viewing) { session in
      _ = try fixture.acceptance.accept { _ in true }
      session.lookForChanges()
      try await browser.wait(
        for: "document.querySelector('.viewer-title').textContent.includes('accepted')")
      #expect(try await browser.text("#viewer-name") == Self.first)
      #expect(try await browser.count(".viewer .action") == 1)
      #expect(try await browser.text(".viewer .action") == "Undo u")
    }
  }

  @Test func picturesAreLoadedFromTheServerWhenTheyAreSeen() async throws {
    try await reviewing { _ in
      try await browser.wait(
        for: "[...document.querySelectorAll('.thumbnail img')].every((image) => image.naturalWidth)"
      )
      #expect(try await browser.frame(of: "#group-1 img").width == 20)
      try await browser.type("d")
      try await browser.wait(for: "document.querySelectorAll('.thumbnail canvas').length === 3")
      #expect(try await browser.errors() == [])
    }
  }

  @Test func aLostConnectionIsSaidAndNothingCanBeDecided() async throws {
    try await reviewing { _ in
      try await browser.wait(for: "!document.querySelector('.action').disabled")
    }
    try await browser.wait(for: "document.querySelector('#toast').matches(':popover-open')")
    #expect(try await browser.text("#toast").hasPrefix("The connection is lost."))
    #expect(
      try await browser.run(
        "return [...document.querySelectorAll('.action, #undo')].every((button) => button.disabled)"
      )
        == true)
    _ = try await browser.errors()
  }

  @Test func theNarrowPageDoesNotScrollSideways() async throws {
    try await browser.resize(width: 320, height: 640)
    try await reviewing(Self.viewing) { _ in
      let overflow = "document.querySelector('#viewer').scrollWidth > innerWidth"
      #expect(try await browser.string(overflow) == "false")
      #expect(try await browser.frame(of: "#viewer [data-action=accept]").y < 640)
      try await browser.type(WebDriver.Key.escape)
      #expect(try await browser.string("document.documentElement.scrollWidth") == "320")
      let bar = try await browser.frame(of: "#review")
      #expect(bar.y + bar.height == 640)
    }
  }
}
