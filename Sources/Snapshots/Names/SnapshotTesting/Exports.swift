// `import SnapshotTesting` as in suites for swift-snapshot-testing.
@_exported import LayouterTesting
