import Foundation
import JSONValues
import TestSupport
import ViewTree

@testable import Snapshots

/// A Chromium without a window, controlled by its WebDriver on the loopback interface.
///
/// Protocol: W3C WebDriver, <https://www.w3.org/TR/webdriver2/>, and for media features Chromium's
/// extension for its DevTools protocol.
final class WebDriver: Sendable {
  /// The browser or its driver did not do what it was asked for.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Debian's chromium-driver, which brings along chromium.
  private static let executable = "/usr/bin/chromedriver"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

  private let process: Process
  private let server: LoopbackHTTP
  private let session: String

  /// Starts the driver and a browser.
  init() async throws {
    process = Process()
    process.executableURL = URL(filePath: Self.executable)
    process.arguments = ["--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The driver is only for this test.
    server = LoopbackHTTP(port: try Self.port(in: output.fileHandleForReading))
    let options: JSON = [
      "capabilities": [
        "alwaysMatch": [
          "browserName": "chrome",
          "goog:loggingPrefs": ["browser": "ALL"],
          "goog:chromeOptions": [
            // Chromium's sandbox does not work for root, nor in most containers.
            "args": [
              "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
              "--hide-scrollbars", "--window-size=1280,800",
            ]
          ],
        ]
      ]
    ]
    let answer: JSON
    do {
      answer = try await Self.request("POST", "/session", options, to: server)
    } catch {
      kill(process.processIdentifier, SIGKILL)
      throw error
    }
    guard case .string(let id)? = answer["sessionId"] else {
      kill(process.processIdentifier, SIGKILL)
      throw Failure(description: "chromedriver started no session: \(answer)")
    }
    session = id
  }

  /// Closes the browser and ends the driver.
  func quit() async {
    _ = try? await Self.request("DELETE", "/session/\(session)", nil, to: server)
    // It ignores a polite request, and waiting for it can wait forever.
    kill(process.processIdentifier, SIGKILL)
  }

  /// Reads the port from the line that the driver prints when it is ready.
  private static func port(in output: FileHandle) throws -> UInt16 {
    var text = ""
    while !text.contains("successfully on port") || !text.hasSuffix("\n") {
      let data = output.availableData
      if data.isEmpty { throw Failure(description: "chromedriver has ended: \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
    let digits = text.split(separator: "successfully on port ").last?.prefix { $0.isNumber }
    guard let port = digits.flatMap({ UInt16($0) }) else {
      throw Failure(description: "chromedriver named no port: \(text)")
    }
    return port
  }

  private static func request(
    _ method: String, _ path: String, _ body: JSON?, to server: LoopbackHTTP
  ) async throws -> JSON {
    let bytes = method == "POST" ? Array((body ?? .object([])).line.utf8) : []
    let value = try JSON(utf8: await server.request(method, path, body: bytes))["value"] ?? .null
    if case .string(let kind)? = value["error"], case .string(let message)? = value["message"] {
      throw Failure(description: "\(kind): \(message)")
    }
    return value
  }

  /// Sends a command of the session.
  @discardableResult
  func command(_ path: String, _ body: JSON? = .object([])) async throws -> JSON {
    try await Self.request(
      body == nil ? "GET" : "POST", "/session/\(session)/\(path)", body, to: server)
  }
}
