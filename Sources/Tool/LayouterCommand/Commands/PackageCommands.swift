import ArgumentParser
import CommandLineTool
import Foundation
import Messages

/// `layouter build`: builds a package of UIKit code as it is.
struct BuildCommand: PackageCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds a package of UIKit code as it is.",
    discussion: """
      Runs 'swift build' in a package that is written for iOS. Its sources stay untouched: the compiler reads \
      copies of them in which @objc, #selector, os(iOS) and the like are replaced, with the same lines, and \
      finds Layouter's UIKit. All other arguments are passed on.

      Code without a manifest, such as an Xcode project or a CocoaPods library, is named by its folders. The \
      manifest is generated in .build then, and a Package.swift that is there does not matter.

      Example:  \(ToolName.current) build --explain --target Badge
                \(ToolName.current) build --sources Source --resources Assets

      UIKit is built once, from a checkout of Layouter: the one that the tool was built in, or \
      LAYOUTER_PACKAGE. The library is kept in the user's cache; '\(ToolName.current) clean --cache' removes \
      those of other versions.

      Exit status: 0 success, 1 the build did not succeed, 2 the package cannot be read.
      """)

  @OptionGroup var options: PackageOptions
  @OptionGroup var consoleOptions: ConsoleOptions
}

/// `layouter test`: runs the tests of a package of UIKit code as they are.
struct TestCommand: PackageCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs the tests of a package of UIKit code as they are.",
    discussion: """
      Runs 'swift test' as '\(ToolName.current) build' runs 'swift build'.

      With --device the tests find the device that they ask for, and are drawn on its screen. In Swift there is \
      the trait .device("iPhone 15 Pro", system: "17.5").

      Example:  \(ToolName.current) test --filter BadgeTests
                \(ToolName.current) test --device 'iPhone 15 Pro' --system 17.5
                \(ToolName.current) test --sources Source --tests SourceTests

      Exit status: 0 success, 1 the build or a test did not succeed, 2 the package cannot be read.
      """)

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var options: PackageOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func arguments(
    in context: CommandContext
  ) throws -> (given: [String], variables: [String: String]) {
    var arguments = context.arguments
    let (device, system) = try DeviceOptions.remove(from: &arguments)
    let path = arguments.firstIndex(of: "--package-path").flatMap {
      arguments.dropFirst($0 + 1).first
    }
    let folder =
      path.map { URL(filePath: $0, directoryHint: .isDirectory, relativeTo: context.workingFolder) }
    return (
      arguments,
      try DeviceOptions.variables(
        device: device, system: system, environment: context.environment,
        folder: folder ?? context.workingFolder)
    )
  }
}

/// A command that the executable of the ports carries out.
///
/// Here are its options, for help, manual page and completion. The executable gets the arguments as they were
/// given, and is linked with swift-syntax, which the tool is not.
protocol PackageCommand: Subcommand {
  var options: PackageOptions { get }

  /// What the executable gets: the arguments, and variables of its environment besides the tool's.
  func arguments(
    in context: CommandContext
  ) throws -> (given: [String], variables: [String: String])
}

extension PackageCommand {
  func run(in context: CommandContext) throws -> ExitStatus {
    guard !options.asksForHelp else { throw CleanExit.helpRequest(Self.self) }
    let (given, variables) = try arguments(in: context)
    let ports = try PortsProgram(environment: context.environment)
    try context.console.finish()
    return try ports.run(given, adding: variables, in: context.workingFolder)
  }

  func arguments(
    in context: CommandContext
  ) throws -> (given: [String], variables: [String: String]) {
    (context.arguments, [:])
  }
}
