import ArgumentParser
import Foundation

/// `layouter build`: builds a package of UIKit code as it is.
struct BuildCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds a package of UIKit code as it is.",
    discussion: """
      Runs 'swift build' in a package that is written for iOS. Its sources stay untouched: the compiler reads \
      copies of them in which @objc, #selector, os(iOS) and the like are replaced, with the same lines, and \
      finds Layouter's UIKit. All other arguments are passed on.

      Example:  \(ToolName.current) build --explain --target Badge

      UIKit is built from a checkout of Layouter: the one that the tool was built in, or LAYOUTER_PACKAGE.

      Exit status: 0 success, 1 the build did not succeed, 2 the package cannot be read.
      """)

  @OptionGroup var options: PackageOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    try options.run("build", of: Self.self, in: context)
  }
}

/// `layouter test`: runs the tests of a package of UIKit code as they are.
struct TestCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs the tests of a package of UIKit code as they are.",
    discussion: """
      Runs 'swift test' as '\(ToolName.current) build' runs 'swift build'.

      Example:  \(ToolName.current) test --filter BadgeTests

      Exit status: 0 success, 1 the build or a test did not succeed, 2 the package cannot be read.
      """)

  @OptionGroup var options: PackageOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    try options.run("test", of: Self.self, in: context)
  }
}

/// The options of commands that run SwiftPM in a package of UIKit code.
struct PackageOptions: ParsableArguments {
  @Flag(help: "List what is rewritten: file, line, rule.")
  var explain = false

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("Arguments for SwiftPM, such as --filter.", valueName: "argument"))
  var given: [String] = []

  /// The arguments for SwiftPM.
  private var arguments: [String] { given.filter { $0 != "--explain" } }
  /// The flag is understood among the arguments for SwiftPM too.
  private var explains: Bool { explain || given.contains("--explain") }

  /// The parser passes on `--help` too.
  private var asksForHelp: Bool { given.contains("--help") || given.contains("-h") }

  func run(
    _ subcommand: String, of command: any ParsableCommand.Type, in context: CommandContext
  ) throws -> ExitStatus {
    guard !asksForHelp else { throw CleanExit.helpRequest(command) }
    let console = context.console
    let call = PackageCall(
      subcommand, arguments: arguments, workingFolder: context.workingFolder)
    let swift = try SwiftProgram(environment: context.environment)
    let library = try UIKitLibrary(
      environment: context.environment, executable: Bundle.main.executablePath)
    let graph = try PackageGraph(call, swift: swift)
    let rewriting = try PackageRewriter(packages: graph.packages, call: call).run()
    report(rewriting, of: graph, on: console)
    try library.build(with: swift, console: console)
    try console.finish()
    let options =
      try library.buildOptions()
      + graph.manifest.compilerOptions(
        overlay: rewriting.overlay)
    let status = try swift.run([subcommand] + arguments + options, in: call.folder)
    return status == 0 ? .success : .negative
  }

  private func report(
    _ rewriting: PackageRewriter.Result, of graph: PackageGraph, on console: Console
  ) {
    let report = RewritingReport(files: rewriting.files, style: console.errorStyle)
    if explains { for line in report.explanation { console.print(line) } }
    for warning in report.warnings { console.log(warning) }
    for (target, dependency) in graph.manifest.conditionalDependencies {
      console.log(
        "Package.swift: \(console.errorStyle.warning("warning:")) \(target) depends on \(dependency) on "
          + "Apple's platforms only: code that imports it does not compile here")
    }
    console.inform(report.summary)
  }
}

extension PackageManifest {
  /// The options of `swift build` for the compiler to read the copies, without isolation to the main actor.
  fileprivate func compilerOptions(overlay: String?) -> [String] {
    var flags: [String] = []
    if let overlay { flags += ["-vfsoverlay", overlay] }
    if hasLanguageMode6 { flags += ["-swift-version", "5"] }
    if hasDefaultIsolation { flags += ["-default-isolation", "nonisolated"] }
    return flags.flatMap { ["-Xswiftc", $0] }
  }
}
