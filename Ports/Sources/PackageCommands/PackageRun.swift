import CommandLineTool
import FileAccess
import Foundation
import Messages

/// A run of `layouter build` or `layouter test`.
struct PackageRun {
  /// "build" or "test".
  let subcommand: String
  let options: PackageOptions
  let console: Console
  let environment: [String: String]
  let workingFolder: URL

  /// The options are understood among the arguments for SwiftPM too.
  private var explains: Bool { options.explain || options.given.contains("--explain") }
  private var hasHostApplication: Bool {
    options.hostApplication || options.given.contains("--host-application")
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let call = try call()
    let generated = try generatedPackage(for: call)
    let swift = try SwiftProgram(environment: environmentForSwift)
    let graph =
      if let generated { PackageGraph(generated) } else { try PackageGraph(call, swift: swift) }
    let rewriter = PackageRewriter(
      packages: graph.packages, libraries: graph.libraries, call: call)
    let rewriting = try rewriter.run()
    report(rewriting, of: graph)
    if let generated {
      try write(generated, rewriting, by: rewriter)
    }
    let bundle = generated?.mainBundle ?? MainBundle(graph.packages[0])
    // SwiftPM needs half a second to name the folder.
    if generated != nil || !bundle.resources.isEmpty {
      try bundle.link(in: productsFolder(for: call, isGenerated: generated != nil, swift: swift))
    }
    let libraries = try libraryOptions(for: rewriting, of: graph, swift: swift)
    try console.finish()
    let arguments =
      generated == nil
      ? call.arguments + call.discoveryArguments : call.argumentsForGeneratedPackage
    let overlay = generated == nil ? rewriting.overlay : nil
    let status = try swift.run(
      [subcommand] + arguments + (graph.snapshotTesting?.options(for: arguments) ?? [])
        + (graph.manifests?.options ?? []) + libraries
        + graph.manifest.compilerOptions(overlay: overlay),
      in: workingFolder.path(percentEncoded: false),
      translating: rewriter.messages(about: rewriting))
    return status == 0 ? .success : .negative
  }

  private var environmentForSwift: [String: String] {
    var environment = environment
    if subcommand == "test" {
      // Tests of UIKit code wait for what the main run loop does.
      environment["LAYOUTER_MAIN_RUN_LOOP"] = "1"
      if hasHostApplication { environment["LAYOUTER_HOST_APPLICATION"] = "1" }
      // Code learns from this variable of Xcode's, which is empty there, that it is tested.
      environment["XCTestConfigurationFilePath"] = environment["XCTestConfigurationFilePath"] ?? ""
    }
    return environment
  }

  /// Builds the libraries that the package needs unless they are in the cache. Returns the options of `swift build`
  /// with which a package is compiled and linked with them.
  private func libraryOptions(
    for rewriting: PackageRewriter.Result, of graph: PackageGraph, swift: SwiftProgram
  ) throws(CommandFailure) -> [String] {
    let library = try UIKitLibrary(environment: environment, swift: swift)
    try library.build(with: swift, console: console)
    let options = try library.buildOptions(
      forSnapshots: rewriting.importsSnapshotTesting || graph.snapshotTesting != nil)
    guard
      rewriting.importsCombine || graph.libraries.contains(where: PackageGraph.needsCombine)
    else { return options }
    let combine = CombineLibrary(uiKit: library)
    try combine.build(with: swift, console: console)
    return options + combine.buildOptions()
  }

  private func call() throws(CommandFailure) -> PackageCall {
    var arguments = options.given.filter { !["--explain", "--host-application"].contains($0) }
    var folders = try SourceFolders(removingFrom: &arguments)
    folders.sources = options.sources + folders.sources
    folders.tests = options.tests + folders.tests
    folders.resources = options.resources + folders.resources
    folders.excluded = options.exclude + folders.excluded
    folders.module = folders.module ?? options.module
    let call = PackageCall(
      subcommand, arguments: arguments, folders: folders, workingFolder: workingFolder)
    if let folder = call.folderWithoutOption(in: workingFolder) {
      throw CommandFailure(
        "'\(folder)' is not the value of an option. The package of a folder is built with "
          + "'layouter \(subcommand) --package-path \(folder)', or in the folder.")
    }
    return call
  }

  /// The package for the folders that are named; nil if the package of a manifest is built.
  ///
  /// - Throws: If options are missing that others need.
  private func generatedPackage(
    for call: PackageCall
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

  /// Where SwiftPM puts what it builds.
  private func productsFolder(
    for call: PackageCall, isGenerated: Bool, swift: SwiftProgram
  ) throws(CommandFailure) -> String {
    let folders =
      isGenerated ? call.generatedFolderArguments : ["--scratch-path", call.scratchFolder]
    let output = try swift.output(
      ["build", "--show-bin-path"] + folders + call.configurationArguments, in: call.folder)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes the package for folders without a manifest.
  private func write(
    _ generated: GeneratedPackage, _ rewriting: PackageRewriter.Result,
    by rewriter: PackageRewriter
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
    _ rewriting: PackageRewriter.Result, of graph: PackageGraph
  ) {
    let report = RewritingReport(files: rewriting.files, style: console.errorStyle)
    if explains {
      if graph.snapshotTesting != nil { console.print(SnapshotTestingPackage.explanation) }
      for line in report.explanation { console.print(line) }
    }
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
