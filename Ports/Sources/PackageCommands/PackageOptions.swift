import ArgumentParser
import Foundation

/// The options of commands that run SwiftPM in a package of UIKit code, or in folders without a manifest.
struct PackageOptions: ParsableArguments {
  @Flag(help: "List what is rewritten: file, line, rule.")
  var explain = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Build the Swift files of a folder as a module, without a manifest. Repeat it for other folders of the "
        + "module. A file and a pattern (Source/*.swift) can be named too.", valueName: "dir"),
    completion: .directory)
  var sources: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A folder of the module's tests; with --sources.", valueName: "dir"),
    completion: .directory)
  var tests: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A folder of the module's resources; with --sources (default: the pictures, fonts, texts and catalogues "
        + "in the folders of the sources).", valueName: "dir"),
    completion: .directory)
  var resources: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out a folder, a file or a pattern in the others; with --sources.", valueName: "path"),
    completion: .file())
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "The module's name; with --sources (default: that of the podspec, the Xcode project or the folder).",
      valueName: "name"))
  var module: String?

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("Arguments for SwiftPM, such as --filter.", valueName: "argument"))
  var given: [String] = []

  /// The options are understood among the arguments for SwiftPM too.
  private var explains: Bool { explain || given.contains("--explain") }

  /// The parser passes on `--help` too.
  private var asksForHelp: Bool { given.contains("--help") || given.contains("-h") }

  func run(
    _ subcommand: String, of command: any ParsableCommand.Type, in context: CommandContext
  ) throws -> ExitStatus {
    guard !asksForHelp else { throw CleanExit.helpRequest(command) }
    let console = context.console
    let call = try call(of: subcommand, in: context)
    let generated = try generatedPackage(for: call, on: console)
    var environment = context.environment
    if subcommand == "test" {
      // Tests of UIKit code wait for what the main run loop does.
      environment["LAYOUTER_MAIN_RUN_LOOP"] = "1"
      // Code learns from this variable of Xcode's, which is empty there, that it is tested.
      environment["XCTestConfigurationFilePath"] = environment["XCTestConfigurationFilePath"] ?? ""
    }
    let swift = try SwiftProgram(environment: environment)
    let library = try UIKitLibrary(
      environment: context.environment, executable: Bundle.main.executablePath)
    let graph =
      if let generated { PackageGraph(generated) } else { try PackageGraph(call, swift: swift) }
    let rewriter = PackageRewriter(
      packages: graph.packages, libraries: graph.libraries, call: call)
    let rewriting = try rewriter.run()
    report(rewriting, of: graph, on: console)
    if let generated {
      try write(generated, rewriting, by: rewriter, on: console)
      try generated.linkResources(in: productsFolder(for: call, swift: swift))
    }
    try library.build(with: swift, console: console)
    let needsCombine =
      rewriting.importsCombine || graph.libraries.contains(where: PackageGraph.needsCombine)
    let combine = needsCombine ? CombineLibrary(uiKit: library) : nil
    try combine?.build(with: swift, console: console)
    try console.finish()
    let arguments = generated == nil ? call.arguments : call.argumentsForGeneratedPackage
    let options =
      try library.buildOptions() + (combine?.buildOptions() ?? [])
      + graph.manifest.compilerOptions(overlay: generated == nil ? rewriting.overlay : nil)
    let status = try swift.run(
      [subcommand] + arguments + options, in: context.workingFolder.path(percentEncoded: false),
      translating: rewriter.messages(about: rewriting))
    return status == 0 ? .success : .negative
  }

  private func call(
    of subcommand: String, in context: CommandContext
  ) throws(CommandFailure) -> PackageCall {
    var arguments = given.filter { $0 != "--explain" }
    var folders = try SourceFolders(removingFrom: &arguments)
    folders.sources = sources + folders.sources
    folders.tests = tests + folders.tests
    folders.resources = resources + folders.resources
    folders.excluded = exclude + folders.excluded
    folders.module = folders.module ?? module
    return PackageCall(
      subcommand, arguments: arguments, folders: folders, workingFolder: context.workingFolder)
  }

  /// The package for the folders that are named; nil if the package of a manifest is built.
  ///
  /// - Throws: If options are missing that others need.
  private func generatedPackage(
    for call: PackageCall, on console: Console
  ) throws(CommandFailure) -> GeneratedPackage? {
    var folders = call.folders
    if folders.sources.isEmpty, !Files.exists(call.folder + "/Package.swift"),
      let specification = PodSpecification.find(in: call.folder)
    {
      folders.sources = specification.swiftSources(in: call.folder)
      if !folders.sources.isEmpty {
        let words = folders.sources.map { "--sources " + $0.shellWord }
        console.inform(
          "There is no Package.swift; \(specification.file) says \(words.joined(separator: " "))")
      }
    }
    guard !folders.sources.isEmpty else {
      guard let option = folders.options.first else { return nil }
      throw CommandFailure(
        "\(option) is for code without a manifest: name the folder of its sources too, --sources FOLDER."
      )
    }
    guard call.subcommand != "test" || !folders.tests.isEmpty else {
      throw CommandFailure("Name the folder of the tests too: --tests FOLDER.")
    }
    return try GeneratedPackage(folders, in: call.folder)
  }

  /// Where SwiftPM puts what it builds of the generated package.
  private func productsFolder(
    for call: PackageCall, swift: SwiftProgram
  ) throws(CommandFailure) -> String {
    let output = try swift.output(
      ["build", "--show-bin-path"] + call.generatedFolderArguments + call.configurationArguments,
      in: call.folder)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes the package for folders without a manifest.
  private func write(
    _ generated: GeneratedPackage, _ rewriting: PackageRewriter.Result,
    by rewriter: PackageRewriter,
    on console: Console
  ) throws(CommandFailure) {
    for target in generated.targets {
      for omission in target.omissions {
        console.log(
          "\(console.errorStyle.warning("warning:")) left out \(counted(omission.files.count, "file")) "
            + "\(omission.kind), such as \(omission.files[0])")
      }
    }
    if let name = generated.otherModuleOfTests() {
      console.log(
        "\(console.errorStyle.warning("warning:")) tests import \(name), but the module is "
          + "\(generated.module): name it with --module \(name)")
    }
    let package = generated.package
    let files = Dictionary(
      rewriting.files.map { ($0.rewritten.path, $0.rewritten) },
      uniquingKeysWith: { first, _ in first })
    try generated.write(to: rewriter.call.generatedFolder) { path throws(CommandFailure) in
      guard let file = files[path] else {
        return String(decoding: try Files.read(path), as: UTF8.self)
      }
      return try rewriter.text(of: file, in: package)
    }
    // A checkout that is not a package may not ignore the folder.
    try Files.writeIfDifferent("*\n", to: rewriter.call.copiesFolder + "/.gitignore")
    console.inform(
      "Building the module \(generated.module) of \(counted(generated.targets[0].sources.count, "Swift file"))"
    )
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
    if needsLanguageMode5 { flags += ["-swift-version", "5"] }
    if hasDefaultIsolation { flags += ["-default-isolation", "nonisolated"] }
    // Without isolation, right code would look as if it raced. What else the compiler warns of here, it does not on
    // Apple's systems, where methods from Objective-C may be called without using their results.
    flags.append("-strict-concurrency=minimal")
    // Several modules of a package may override what an extension of UIKit's class declares.
    flags += ["-Xfrontend", "-enable-dynamic-replacement-chaining"]
    if treatsWarningsAsErrors { flags.append("-no-warnings-as-errors") }
    return flags.flatMap { ["-Xswiftc", $0] }
  }
}
