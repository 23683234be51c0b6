import ArgumentParser

/// The options of the commands that run SwiftPM in a package of UIKit code, or in folders without a manifest.
///
/// The tool describes them; the executable of the ports does what they ask for.
public struct PackageOptions: ParsableArguments, Sendable {
  /// Whether to list the rewritten places.
  @Flag(help: "List each rewriting: file, line, rule.")
  public var explain = false

  /// Whether tests run as in an application.
  @Flag(
    help: "Give tests a key window with an empty controller, as Xcode's host applications do.")
  public var hostApplication = false

  /// The folders of the module's Swift files; empty for a package with a manifest.
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Build the Swift files of a folder as a module, without a manifest. Repeat it for other folders of the "
        + "module. A file and a pattern (Source/*.swift) can be named too.", valueName: "dir"),
    completion: .directory)
  public var sources: [String] = []

  /// The folders of the module's tests.
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A folder of the module's tests; with --sources.", valueName: "dir"),
    completion: .directory)
  public var tests: [String] = []

  /// The folders of the module's resources; empty for the files that are found among the sources.
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A folder of the module's resources; with --sources (default: the pictures, fonts, texts and catalogues "
        + "in the folders of the sources).", valueName: "dir"),
    completion: .directory)
  public var resources: [String] = []

  /// Folders, files and patterns that are left out.
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out a folder, a file or a pattern in the others; with --sources.", valueName: "path"),
    completion: .file())
  public var exclude: [String] = []

  /// The module's name; nil for the name of the podspec, the Xcode project or the folder.
  @Option(
    help: ArgumentHelp(
      "The module's name; with --sources (default: the name of the podspec, the Xcode project or the folder).",
      valueName: "name"))
  public var module: String?

  /// The arguments for SwiftPM.
  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("Arguments for SwiftPM, such as --filter.", valueName: "argument"))
  public var given: [String] = []

  /// The value of an option among arguments for SwiftPM: `--package-path FOLDER`, or `--package-path=FOLDER`.
  public static func value(of name: String, in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == name { return arguments.dropFirst(index + 1).first }
      if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
    }
    return nil
  }

  /// The options before parsing, for the parser.
  public init() {}

  /// Whether help is asked for, which the parser passes on like the arguments for SwiftPM.
  public var asksForHelp: Bool { given.contains("--help") || given.contains("-h") }
}
