/// How `assertSnapshot` records and reports, for a scope: see ``withSnapshotTesting(record:diffTool:goldens:operation:)``
/// and the trait `.snapshots(record:diffTool:goldens:)`.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var current: SnapshotTestingConfiguration?

  /// The values that apply where the caller is: the scope's, or else the process's.
  static var applied: SnapshotTestingConfiguration {
    let process = ProcessConfiguration.current.values
    return current?.filled(from: process) ?? process
  }

  /// When goldens are recorded; nil for the mode of the enclosing scope.
  public var record: Record?
  /// What a failure says about the files; nil for the text of the enclosing scope.
  public var diffTool: DiffTool?
  /// Where goldens are; nil for the location of the enclosing scope.
  public var goldens: Goldens?

  /// A configuration; nil values come from the enclosing scope.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, goldens: Goldens? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.goldens = goldens
  }

  /// Runs an operation with these values; nil values come from the enclosing scope.
  func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(filled(from: .current), operation: operation)
  }

  func perform<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(
      filled(from: .current), operation: operation, isolation: isolation)
  }

  private func filled(from outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool,
      goldens: goldens ?? outer?.goldens)
  }
}

extension SnapshotTestingConfiguration {
  /// When goldens are recorded. An assertion that records fails, so that it is not taken for a
  /// comparison.
  public enum Record: String, Sendable, CaseIterable, ExpressibleByBooleanLiteral {
    /// All of them.
    case all
    /// Those that are missing, and those that the value differs from.
    case failed
    /// Those that are missing.
    case missing
    /// None.
    case never

    /// `true` is ``all``, `false` is ``missing``.
    public init(booleanLiteral value: Bool) {
      self = value ? .all : .missing
    }
  }

  /// Where goldens are.
  public enum Goldens: Sendable, Hashable {
    /// In the folder `__Snapshots__` next to the test's file.
    case besideTests
    /// In one folder: a path from the folder of the package, or an absolute path within it. Its
    /// subfolders are named after the folders of the tests' files. `layouter accept` takes goldens in the folder
    /// that `layouter.yaml` names, `Snapshots` if it names none.
    case folder(String)
  }

  /// What a failure says about the files of the golden and of the actual value, such as a command that
  /// compares them.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// A text for the paths of the golden and of the actual value.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      text = tool
    }

    /// A command whose arguments are the two files.
    public init(stringLiteral command: String) {
      self.init { "\(command) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// The paths of the two files.
    public static let `default` = DiffTool { "expected    \($0)\nactual      \($1)" }

    /// The text for the paths of the golden and of the actual value.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }
}
