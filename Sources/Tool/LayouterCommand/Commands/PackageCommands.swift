import ArgumentParser
import CommandLineTool
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

      Example:  \(ToolName.current) test --filter BadgeTests
                \(ToolName.current) test --sources Source --tests SourceTests

      Exit status: 0 success, 1 the build or a test did not succeed, 2 the package cannot be read.
      """)

  @OptionGroup var options: PackageOptions
  @OptionGroup var consoleOptions: ConsoleOptions
}

/// A command that the executable of the ports carries out.
///
/// Here are its options, for help, manual page and completion. The executable gets the arguments as they were
/// given, and is linked with swift-syntax, which the tool is not.
protocol PackageCommand: Subcommand {
  var options: PackageOptions { get }
}

extension PackageCommand {
  func run(in context: CommandContext) throws -> ExitStatus {
    guard !options.asksForHelp else { throw CleanExit.helpRequest(Self.self) }
    let ports = try PortsProgram(environment: context.environment)
    try context.console.finish()
    return try ports.run(context.arguments, in: context.workingFolder)
  }
}
