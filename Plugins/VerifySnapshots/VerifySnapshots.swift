import PackagePlugin

/// `swift package verify-snapshots`: runs `layouter verify`.
@main struct VerifySnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try SnapshotTool(context: context, packageManager: packageManager).run("verify", arguments)
  }
}
