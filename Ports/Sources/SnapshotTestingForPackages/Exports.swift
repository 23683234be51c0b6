// What `layouter test` puts in the place of swift-snapshot-testing. Tests import these modules by their own names.
@_exported import InlineSnapshotTesting
@_exported import SnapshotTesting
