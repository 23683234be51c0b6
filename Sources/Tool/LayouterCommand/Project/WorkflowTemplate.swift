import CommandLineTool

/// The workflow of a new project for GitHub: one machine verifies everything, or several their shards, whose
/// reports one more merges.
struct WorkflowTemplate {
  /// The number of machines that draw.
  var shards = 1
  var archive: ArchiveSource

  /// The most jobs of a matrix.
  ///
  /// Source: <https://docs.github.com/actions/reference/limits>
  static let shardLimit = 256

  var text: String {
    """
    # Draws every scene and compares it with its golden. The report of what differs is an artifact of
    # the run, layouter-report: download it, and accept it with  layouter accept --all --from FOLDER
    name: Snapshots
    on: [push, pull_request]
    permissions:
      contents: read
    \(archive.variables)jobs:
    \(shards == 1 ? Self.job(installation) : Self.jobs(shards, installation))

    """
  }

  private static func job(_ installation: String) -> String {
    """
      verify:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
    \(installation)
          - run: layouter doctor
          - run: layouter verify --report report --github
          - uses: actions/upload-artifact@v4
            if: failure()
            with:
              name: layouter-report
              path: report
    """
  }

  private static func jobs(_ count: Int, _ installation: String) -> String {
    """
      verify:
        name: verify ${{ matrix.shard }}/\(count)
        runs-on: ubuntu-latest
        strategy:
          # The report is about all shards, also after a difference.
          fail-fast: false
          matrix:
            shard: [\((1...count).map(String.init).joined(separator: ", "))]
        steps:
          - uses: actions/checkout@v4
    \(installation)
          - run: layouter doctor
          - run: layouter verify --shard ${{ matrix.shard }}/\(count) --report report
          - uses: actions/upload-artifact@v4
            if: ${{ !cancelled() }}
            with:
              name: layouter-shard-${{ matrix.shard }}
              path: report
              if-no-files-found: error
              retention-days: 1
      report:
        needs: verify
        if: ${{ !cancelled() }}
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
    \(installation)
          - uses: actions/download-artifact@v4
            with:
              pattern: layouter-shard-*
              path: shards
          - run: layouter merge-reports shards/layouter-shard-{1..\(count)} --output report --github
            shell: bash
          - uses: actions/upload-artifact@v4
            if: ${{ !cancelled() }}
            with:
              name: layouter-report
              path: report
    """
  }

  private var installation: String {
    let lines =
      archive.download + [
        #"mkdir "$RUNNER_TEMP/layouter""#,
        #"tar -xf \#(archive.file) --strip-components 1 -C "$RUNNER_TEMP/layouter""#,
        #"echo "$RUNNER_TEMP/layouter/bin" >> "$GITHUB_PATH""#,
      ]
    return (["      - name: Install layouter", "        run: |"] + lines.map { "          " + $0 })
      .joined(separator: "\n")
  }
}

/// Where a workflow gets the tool: its archive, which contains all it needs.
enum ArchiveSource: Equatable {
  case address(String)
  /// A file in the repository.
  case file(String)
  /// The address in a variable of the repository.
  case variable

  static let variableName = "LAYOUTER_ARCHIVE"

  /// - Parameter text: An address, or the path of a file from the repository's top folder.
  init(_ text: String) {
    self = text.contains("://") ? .address(text) : .file(text)
  }

  /// The section `env`, empty or with the end of a line.
  fileprivate var variables: String {
    switch self {
    case .address(let address): "env:\n  \(Self.variableName): \(Self.quoted(address))\n"
    case .file: ""
    case .variable:
      """
      env:
        # The address of layouter's archive, layouter-VERSION-ARCHITECTURE-linux.tar.xz. Set it in the
        # repository:  gh variable set \(Self.variableName) --body ADDRESS
        \(Self.variableName): ${{ vars.\(Self.variableName) }}

      """
    }
  }

  fileprivate var download: [String] {
    switch self {
    case .file: []
    case .address, .variable:
      [
        #"curl -fsSL --retry 3 -o "$RUNNER_TEMP/layouter.tar" \"#,
        #"  "${\#(Self.variableName):?is not set: the address of the archive is expected}""#,
      ]
    }
  }

  /// The file as a word of a shell's command line.
  fileprivate var file: String {
    switch self {
    case .file(let path): path.shellWord
    case .address, .variable: #""$RUNNER_TEMP/layouter.tar""#
    }
  }

  /// A scalar of YAML that is the text, whatever is in it. Two braces would begin an expression of GitHub's.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
