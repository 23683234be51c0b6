import ArgumentParser
import Foundation
import Snapshots

/// Where goldens and reports are.
enum ProjectPaths {
  static let snapshots = "Snapshots"
  static let report = ".layouter/report"
}

/// Which snapshots of the scenes a command works on.
struct SnapshotOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only snapshots with such a name, as 'buttons/*' or '*_dark@2x'; may be given several times.",
      valueName: "glob"))
  var filter: [Glob] = []

  @Option(
    help: ArgumentHelp(
      "Only one of several equal parts, counted from 1, so that several machines can share the work.",
      valueName: "i/n"),
    transform: Shard.init(argument:))
  var shard: Shard?

  /// Those of the requests that are chosen, in the same order.
  func choose(from requests: [SnapshotRequest]) throws(CommandFailure) -> [SnapshotRequest] {
    let filtered =
      filter.isEmpty
      ? requests
      : requests.filter { request in filter.contains { $0.matches(request.name.text) } }
    if filtered.isEmpty && !requests.isEmpty {
      throw CommandFailure(
        "No snapshot has a name like \(filter.map { "'\($0.pattern)'" }.joined(separator: " or ")). "
          + "An example of a name: \(requests[0].name)")
    }
    guard let shard else { return filtered }
    return filtered.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element)
  }
}
