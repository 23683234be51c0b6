// `import InlineSnapshotTesting` as in suites for swift-snapshot-testing.
@_exported import SnapshotTesting
