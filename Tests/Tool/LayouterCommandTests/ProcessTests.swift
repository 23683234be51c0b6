import CommandLineTool
import Foundation
import Glibc
import TestSupport
import Testing

@testable import LayouterCommand

/// Whether a sanitizer runs, which reserves terabytes of addresses for itself, or writes a file.
private let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

private let startsUnderLimits = ConditionTrait.disabled(
  if: isSanitized, "With a limit of addresses or of file sizes no sanitizer starts.")

/// What only a process of its own shows: limits, signals and a real terminal.
@Suite struct ProcessTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
  }

  private func shell(_ line: String) -> Process {
    BuiltTool.process(["/bin/sh", "-c", line, BuiltTool.path], in: project)
  }

  /// Runs a process to its end, and returns what it wrote to standard error.
  private func errors(of process: Process) throws -> String {
    let errors = Pipe()
    process.standardError = errors
    try BuiltTool.start(process)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test(startsUnderLimits)
  func aFileBeyondTheLimitIsAnErrorAndNotTheEnd() throws {
    let process = shell("ulimit -f 0; \"$0\" record --jobs 1 2>&1 | cat >&2")
    let text = try errors(of: process)
    #expect(
      text.contains(
        "cannot write 'Snapshots/plain/calm_light.png': File too large; it would exceed the "
          + "file size limit, see 'ulimit -f'"), "\(text)")
    #expect(project.files("Snapshots") == [])
  }

  @Test(startsUnderLimits)
  func aPictureWithoutEnoughMemoryIsAnErrorAndNotTheEnd() throws {
    try project.write(
      "size: [8192, 8192]\nvariants: { scale: [1] }\nview: {}\n", to: "Fixtures/large.yaml")
    let process = shell("ulimit -v 900000; exec \"$0\" render")
    let text = try errors(of: process)
    #expect(
      text.contains(
        ": a picture of 8192 × 8192 pixels needs about 1073 MB "
          + "of memory, which this process does not get"), "\(text)")
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == ExitStatus.broken.rawValue)
    #expect(project.files("out").count == 4)
  }

  @Test(startsUnderLimits)
  func aFileThatNeedsTooMuchMemoryIsAnErrorAndNotTheEnd() throws {
    for (name, byte) in [("one.png", UInt8(1)), ("other.png", 2)] {
      // As much data as could be that many pixels of one bit.
      let rows = [UInt8](repeating: byte, count: 10_000)
      let file = HandMadePNG(width: 8192, height: 8192, depth: 1, type: 0, rows: rows)
      try project.write(file.bytes, to: name)
    }
    let text = try errors(of: shell("ulimit -v 900000; exec \"$0\" diff one.png other.png"))
    #expect(
      text == """
        Error: one.png: a picture of 8192 × 8192 pixels needs about 1073 MB of memory, which this \
        process does not get; raise its limit (ulimit -v) or its container's

        """)
  }

  @Test func closedStandardErrorIsNotGivenToAnotherFile() throws {
    #expect(project.layouter("verify").status == .negative)
    let terminal = try PseudoTerminal()
    let process = shell("exec \"$0\" accept -i 2>&-")
    process.standardInput = FileHandle(fileDescriptor: terminal.program)
    process.standardOutput = FileHandle(fileDescriptor: terminal.program)
    try BuiltTool.start(process)
    for _ in 0..<3000 where terminal.isAsUsual && process.isRunning { usleep(20_000) }
    let file = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(process.processIdentifier)/fd/2")
    #expect(file == "/dev/null")
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
  }

  @Test func closedStandardOutputIsAnError() throws {
    let process = shell("\"$0\" describe Fixtures/plain.yaml >&-")
    let text = try errors(of: process)
    #expect(text == "Error: cannot write to standard output: Bad file descriptor\n")
    #expect(process.terminationStatus == ExitStatus.broken.rawValue)
  }

  @Test func aSignalLeavesTheTerminalAsItWas() throws {
    #expect(project.layouter("verify").status == .negative)
    for number in [SIGTERM, SIGHUP, SIGINT] {
      let terminal = try PseudoTerminal()
      let process = shell("exec \"$0\" accept -i")
      process.standardInput = FileHandle(fileDescriptor: terminal.program)
      process.standardOutput = FileHandle(fileDescriptor: terminal.program)
      process.standardError = FileHandle.nullDevice
      try BuiltTool.start(process)
      // Until it waits for a key, however busy the machine.
      for _ in 0..<3000 where terminal.isAsUsual && process.isRunning { usleep(20_000) }
      #expect(!terminal.isAsUsual)
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(terminal.isAsUsual)
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == number)
    }
    #expect(!project.exists("Snapshots"))
  }
}
