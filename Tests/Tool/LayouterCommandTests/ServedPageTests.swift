import CommandLineTool
import Foundation
import Glibc
import JSONValues
import Scenes
import TestSupport
import Testing
import ViewTree

@testable import LayouterCommand
@testable import Snapshots

/// `review` and `watch` as processes: the page that they serve, and Ctrl-C.
@Suite struct ServedPageTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
  }

  /// The process ended before it had printed the address.
  private struct Ended: Error { var output: String }

  /// A process that serves the page.
  private final class Serving {
    let process: Process
    let output = Pipe()
    let client: LoopbackHTTP
    /// The path of the page, which ends with a slash.
    let path: String
    private(set) var text = ""

    /// Starts the tool, and waits until it prints the address.
    init(_ arguments: String..., in project: TemporaryFolder) throws {
      process = BuiltTool.process([BuiltTool.path] + arguments + ["--no-open"], in: project)
      process.standardOutput = output
      process.standardError = output
      try BuiltTool.start(process)
      var address: URL?
      while address == nil {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { throw Ended(output: text) }
        text += String(decoding: data, as: UTF8.self)
        // Complete with the line after it.
        guard text.contains("Ctrl-C") else { continue }
        address =
          text.split(whereSeparator: \.isWhitespace).lazy
          .filter { $0.hasPrefix("http://127.0.0.1:") }.compactMap { URL(string: String($0)) }.first
      }
      path = address?.path(percentEncoded: true) ?? ""
      client = LoopbackHTTP(port: UInt16(address?.port ?? 0))
    }

    func report() async throws -> JSON {
      try JSON(utf8: try await client.request("GET", path + "report"))
    }

    func decide(_ action: String, _ body: String) async throws -> String {
      let head =
        "POST \(path)\(action) HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n"
        + "Origin: http://127.0.0.1:\(client.port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
      return String(decoding: try await client.answer(to: Array((head + body).utf8)), as: UTF8.self)
    }

    /// Presses Ctrl-C, and returns everything that was printed.
    func interrupt() -> String {
      kill(process.processIdentifier, SIGINT)
      text += String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
  }

  @Test func reviewAcceptsAndEndsWithASummary() async throws {
    #expect(project.layouter("verify").status == .negative)
    let serving = try Serving("review", in: project)
    #expect(try await serving.report()["snapshots"]?.count == 4)
    #expect(
      try await serving.decide("accept", #"{"names": ["plain/calm_light"]}"#)
        .contains("1 golden written"))
    #expect(
      try await serving.decide("reject", #"{"names": ["plain/calm_dark", "plain/loud_dark"]}"#)
        .contains("2 pictures rejected"))
    let text = serving.interrupt()
    #expect(text.hasSuffix("Ctrl-C ends this.\n\n1 accepted, 2 rejected, 1 undecided\n"), "\(text)")
    #expect(serving.process.terminationReason == .exit)
    #expect(serving.process.terminationStatus == ExitStatus.success.rawValue)
    #expect(project.files("Snapshots") == ["plain/calm_light.png"])
    #expect(project.layouter("accept", "--undo").output == "restored  plain/calm_light\n")
  }

  @Test func reviewWithoutADifferenceServesNothing() {
    #expect(project.layouter("record").status == .success)
    #expect(project.layouter("verify").status == .success)
    let run = project.layouter("review")
    #expect(run.output == "The last verify left nothing to review.\n")
    #expect(run.status == .success)
  }

  @Test func reviewWithoutAReportSaysHowToMakeOne() {
    let run = project.layouter("review")
    #expect(run.status == .broken)
    #expect(run.errors.contains("there is no report in '.layouter/report'"))
  }

  @Test func watchShowsASavedSceneOnThePage() async throws {
    #expect(project.layouter("record").status == .success)
    let serving = try Serving("watch", in: project)
    #expect(try await serving.report()["snapshots"] == [])
    try project.write(
      SampleScene.card.replacingOccurrences(of: "#336699", with: "#336600"),
      to: "Fixtures/plain.yaml")
    var report = try await serving.report()
    for _ in 0..<500 where report["groups"] == [] {
      try await Task.sleep(for: .milliseconds(20))
      report = try await serving.report()
    }
    #expect(report["groups"]?.count == 1)
    #expect(report["snapshots"]?.count == 4)
    // Accepting changes goldens, which are verified again.
    #expect(
      try await serving.decide("accept", #"{"names": ["plain/calm_light", "plain/calm_dark"]}"#)
        .contains("2 goldens written"))
    for _ in 0..<500 where report["groups"] != [] {
      try await Task.sleep(for: .milliseconds(20))
      report = try await serving.report()
    }
    #expect(report["groups"] == [])
    let text = serving.interrupt()
    #expect(text.contains("background colour changed from #336699 to #336600"), "\(text)")
    #expect(text.hasSuffix("4 snapshots: 4 same\n"), "\(text)")
    #expect(serving.process.terminationStatus == ExitStatus.success.rawValue)
  }

  @Test func aPortInUseIsAnError() throws {
    #expect(project.layouter("verify").status == .negative)
    let serving = try Serving("review", in: project)
    let port = "\(serving.client.port)"
    let second = BuiltTool.process([BuiltTool.path, "review", "--port", port], in: project)
    let errors = Pipe()
    second.standardError = errors
    try BuiltTool.start(second)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    second.waitUntilExit()
    #expect(second.terminationStatus == ExitStatus.broken.rawValue)
    #expect(
      text == "Error: The page cannot be served on port \(port): the port is in use; "
        + "choose another one, or let the system choose.\n")
    _ = serving.interrupt()
  }

  @Test(arguments: [([String](), true), (["--no-open"], false)])
  func theBrowserGetsAnAddressThatWorksOnce(options: [String], opens: Bool) {
    #expect(project.layouter("verify").status == .negative)
    let output = Memory()
    let opened = Memory()
    let context = CommandContext(
      console: Console(output: output.sink(), errors: Memory().sink()),
      makeLibrary: { SceneLibrary() }, workingDirectory: project.path, environment: [:],
      isInterrupted: { true },
      servePage: { _, _ in
        ServedPage(
          address: "http://127.0.0.1/secret/", oneTimeAddress: { "http://127.0.0.1/open/once" },
          stop: {})
      },
      openInBrowser: { address in
        _ = opened.sink().write(Array(address.utf8))
        return true
      })
    #expect(LayouterCommand.run(["review"] + options, in: context) == .success)
    #expect(opened.text == (opens ? "http://127.0.0.1/open/once" : ""))
    let word = opens ? "Opened" : "Open in a browser:"
    #expect(output.text.hasPrefix("\(word) http://127.0.0.1/secret/\nCtrl-C ends this.\n"))
  }

  @Test func browsersAreOpenedOnlyOnADisplay() throws {
    try project.write("#!/bin/sh\n", to: "bin/xdg-open")
    chmod(project.path + "/bin/xdg-open", 0o755)
    let path = "/nowhere:\(project.path)/bin"
    #expect(
      Browser.opener(in: ["PATH": path, "DISPLAY": ":0"]) == project.path + "/bin/xdg-open")
    #expect(
      Browser.opener(in: ["PATH": path, "WAYLAND_DISPLAY": "wayland-0"])
        == project.path + "/bin/xdg-open")
    #expect(Browser.opener(in: ["PATH": path]) == nil)
    #expect(Browser.opener(in: ["PATH": path, "DISPLAY": ""]) == nil)
    #expect(Browser.opener(in: ["PATH": "/nowhere", "DISPLAY": ":0"]) == nil)
  }
}

extension JSON {
  fileprivate var count: Int? {
    if case .array(let values) = self { values.count } else { nil }
  }
}
