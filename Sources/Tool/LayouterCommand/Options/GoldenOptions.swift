import ArgumentParser
import CommandLineTool
import Foundation
import ProjectFiles
import Scenes
import Snapshots

/// The folders of goldens and reports of a project that sets no others.
enum ProjectPaths {
  static let snapshots = ProjectFolders.Purpose.snapshots.defaultPath
  static let report = ProjectFolders.Purpose.report.defaultPath
  static let out = ProjectFolders.Purpose.out.defaultPath
}

/// The help of options for folders, which the project sets if they are missing.
extension ArgumentHelp {
  static let goldenFolder = ArgumentHelp(
    "The folder of the goldens (default: the project's, \(ProjectPaths.snapshots)).",
    valueName: "dir")
  static let reportFolder = ArgumentHelp(
    "Where to write the report (default: the project's, \(ProjectPaths.report)).",
    valueName: "dir")
}

/// Which snapshots of the scenes a command works on.
struct SnapshotOptions: ParsableArguments {
  @OptionGroup var names: FilterOptions

  @Option(
    help: ArgumentHelp(
      "Only part i of n, counted from 1, to divide the work between machines.",
      valueName: "i/n"),
    transform: Shard.init(argument:))
  var shard: Shard?

  /// Why a golden may belong to a snapshot that is left out; nil if all are included.
  var partialReason: String? {
    if !names.isEmpty {
      return "\(names.filter.isEmpty ? "--variant" : "--filter") leaves snapshots out"
    }
    return shard == nil ? nil : "--shard leaves snapshots out"
  }

  /// The requests that the options select, in the same order.
  ///
  /// - Parameter selection: The snapshots that were named among the scenes.
  func choose(
    from requests: [SnapshotRequest], of selection: SceneSelection = SceneSelection()
  ) throws(CommandFailure) -> [SnapshotRequest] {
    try selection.check(requests.map(\.name.text))
    let filtered = requests.filter {
      names.includes($0.name.text) && selection.includes($0.name.text)
    }
    if filtered.isEmpty && !requests.isEmpty {
      throw names.failure(example: requests[0].name.text)
    }
    guard let shard else { return filtered }
    return filtered.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element)
  }
}
