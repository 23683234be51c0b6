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
                \(ToolName.current) test --compare-references
                \(ToolName.current) test --sources Source --tests SourceTests

      Exit status: 0 success, 1 the build or a test did not succeed, 2 the package cannot be read.
      """)

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var referenceOptions: ReferenceOptions
  @OptionGroup var options: PackageOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func call(in context: CommandContext) throws -> PortsCall {
    var arguments = context.arguments
    let (device, system) = try DeviceOptions.remove(from: &arguments)
    let comparesReferences = ReferenceOptions.remove(from: &arguments)
    let folder =
      PackageOptions.value(of: "--package-path", in: arguments).map {
        URL(filePath: $0, directoryHint: .isDirectory, relativeTo: context.workingFolder)
      } ?? context.workingFolder
    return PortsCall(
      arguments: arguments,
      variables: try DeviceOptions.variables(
        device: device, system: system, environment: context.environment, folder: folder),
      references: comparesReferences ? try ReferenceReport(of: folder) : nil)
  }
}

/// A command that the executable of the ports carries out.
///
/// Here are its options, for help, manual page and completion. The executable gets the arguments as they were
/// given, and is linked with swift-syntax, which the tool is not.
protocol PackageCommand: Subcommand {
  var options: PackageOptions { get }

  func call(in context: CommandContext) throws -> PortsCall
}

/// A call of the executable.
struct PortsCall {
  var arguments: [String]
  /// Of its environment, besides the tool's.
  var variables: [String: String] = [:]
  /// The table that is printed afterwards; nil for none.
  var references: ReferenceReport?
}

extension PackageCommand {
  func run(in context: CommandContext) throws -> ExitStatus {
    guard !options.asksForHelp else { throw CleanExit.helpRequest(Self.self) }
    let call = try call(in: context)
    let ports = try PortsProgram(environment: context.environment)
    try context.console.finish()
    try call.references?.begin()
    let variables = call.variables.merging(call.references?.variables ?? [:]) { $1 }
    let status = try ports.run(call.arguments, adding: variables, in: context.workingFolder)
    try call.references?.finish(on: context.console)
    return status
  }

  func call(in context: CommandContext) throws -> PortsCall {
    PortsCall(arguments: context.arguments)
  }
}
