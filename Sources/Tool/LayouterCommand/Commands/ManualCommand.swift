import ArgumentParser
import CommandLineTool
import Foundation
import Messages
import ViewTree

/// `layouter manual`: prints the manual page.
struct ManualCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Prints the manual page.",
    discussion: """
      The packages install it for man. Its date is today's, or that of SOURCE_DATE_EPOCH.

      Example:  \(ToolName.current) manual | man -l -
      """)

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let epoch = context.environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
    let page = ManualPage(
      tool: try CommandInformation.read(RootCommand.self),
      date: ManualDate(secondsSince1970: epoch ?? Int(Date.now.timeIntervalSince1970)))
    context.console.write(page.text)
    return .success
  }
}
