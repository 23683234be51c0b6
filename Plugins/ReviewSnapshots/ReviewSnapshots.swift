import PackagePlugin

/// `swift package review-snapshots`: runs `layouter review`.
@main struct ReviewSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try SnapshotTool(context: context, packageManager: packageManager).run("review", arguments)
  }
}
