import PackagePlugin

/// `swift package record-snapshots`: runs `layouter record`.
@main struct RecordSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try SnapshotTool(context: context, packageManager: packageManager).run("record", arguments)
  }
}
