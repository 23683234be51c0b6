import Testing

@testable import LayouterTesting

@Suite struct RecordModeTests {
  typealias Record = SnapshotTestingConfiguration.Record

  @Test(arguments: [
    ([:], Record.missing),
    (["CI": "true"], .never),
    (["CI": "false"], .missing),
    (["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"], .all),
    (["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
    (["LAYOUTER_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"], .never),
    (["LAYOUTER_RECORD": "", "SNAPSHOT_TESTING_RECORD": "all"], .all),
    (["LAYOUTER_RECORD": "Missing", "CI": "true"], .missing),
  ])
  func theEnvironmentDecides(environment: [String: String], expected: Record) throws {
    #expect(try Record.standard(in: environment) == expected)
  }

  @Test func anUnknownModeIsAnErrorThatListsTheModes() {
    let error = #expect(throws: UnknownRecordMode.self) {
      try Record.standard(in: ["LAYOUTER_RECORD": "yes"])
    }
    #expect(
      error?.description == "LAYOUTER_RECORD is 'yes': expected all, failed, missing, never")
  }

  @Test func innerScopesWinAndKeepTheRest() {
    withSnapshotTesting(record: .failed, goldens: .folder("Goldens")) {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        #expect(SnapshotTestingConfiguration.current?.goldens == .folder("Goldens"))
      }
      #expect(SnapshotTestingConfiguration.current?.record == .failed)
    }
    #expect(SnapshotTestingConfiguration.current == nil)
  }

  @Test(.snapshots(record: .failed, goldens: .folder("Goldens")))
  func theTraitSetsTheConfiguration() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
    #expect(SnapshotTestingConfiguration.current?.goldens == .folder("Goldens"))
  }

  @Test func booleansAreModes() {
    #expect((true as Record) == .all)
    #expect((false as Record) == .missing)
  }
}
