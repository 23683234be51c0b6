import CommandLineTool
import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct PortsProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A program that prints its arguments, and ends with a status.
  private func addProgram(_ path: String, status: Int = 0) throws -> String {
    try folder.write(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$0.arguments\"\nexit \(status)\n", to: path)
    let file = folder.path + "/" + path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  @Test func anInstalledToolHasItInLibexec() throws {
    let file = try addProgram("usr/libexec/layouter/layouter-ports")
    let program = try PortsProgram(
      environment: [:], executable: folder.path + "/usr/bin/layouter")
    #expect(program.path == file)
  }

  @Test(arguments: [
    (".build/release/layouter", "Ports/.build/tool/debug/layouter-ports"),
    (".build/release/layouter", ".build/debug/layouter-ports"),
    (".build/x86_64-unknown-linux-gnu/debug/layouter", ".build/debug/layouter-ports"),
  ])
  func theToolOfACheckoutHasItInThatOfThePorts(tool: String, ports: String) throws {
    let file = try addProgram(ports)
    let program = try PortsProgram(environment: [:], executable: "\(folder.path)/\(tool)")
    #expect(program.path == file)
  }

  @Test func theEnvironmentNamesAnother() throws {
    let file = try addProgram("other")
    let program = try PortsProgram(
      environment: ["LAYOUTER_PORTS": file], executable: "/usr/bin/layouter")
    #expect(program.path == file)
    let error = #expect(throws: CommandFailure.self) {
      _ = try PortsProgram(environment: ["LAYOUTER_PORTS": "/nowhere"], executable: nil)
    }
    #expect(error?.message == "LAYOUTER_PORTS is '/nowhere', which is not an executable file.")
  }

  @Test func aMissingOneIsNamedWithTheRemedy() {
    let error = #expect(throws: CommandFailure.self) {
      _ = try PortsProgram(environment: [:], executable: folder.path + "/usr/bin/layouter")
    }
    #expect(error?.message.contains("Install the package layouter-ports") == true)
  }

  @Test func itGetsTheArgumentsOfTheTool() throws {
    let file = try addProgram("ports", status: 1)
    let run = folder.layouter(
      "test", "--explain", "--filter", "A B", environment: ["LAYOUTER_PORTS": file])
    #expect(run.status == .negative)
    #expect(try folder.text("ports.arguments") == "test\n--explain\n--filter\nA B\n")
  }

  @Test func helpIsTheTools() throws {
    let file = try addProgram("ports")
    let run = folder.layouter("build", "--help", environment: ["LAYOUTER_PORTS": file])
    #expect(run.status == .success)
    #expect(run.output.contains("Builds a package of UIKit code as it is."))
    #expect(run.output.contains("--sources <dir>"))
    #expect(!folder.exists("ports.arguments"))
  }
}
