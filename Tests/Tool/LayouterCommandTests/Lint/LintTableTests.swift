import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

/// Each small design with a fault gives the findings of that fault and no other one; without the
/// fault it gives none.
@Suite struct LintTableTests {
  @Test(arguments: LintCase.all)
  func wrongDesignGivesItsFindings(design: LintCase) throws {
    #expect(try findings(in: design.wrong) == design.expected)
  }

  @Test(arguments: LintCase.all)
  func rightNeighbourGivesNone(design: LintCase) throws {
    #expect(try findings(in: design.right) == [])
  }

  @Test func thereAreDesignsForEveryRule() {
    let rules = Set(LintCase.all.flatMap(\.expected).map { $0.split(separator: " ")[0] })
    #expect(rules.count == 18)
    #expect(LintCase.all.count >= 60)
    #expect(Set(LintCase.all.map(\.name)).count == LintCase.all.count)
  }

  /// The rules that find something, each with its view.
  private func findings(in scene: String) throws -> Set<String> {
    let project = try TemporaryFolder()
    try project.write(scene, to: "Fixtures/design.yaml")
    let run = project.layouter("lint", "--json", "-", "--jobs", "1")
    try #require(run.status != .broken, "\(run.errors)")
    let report = try JSONDecoder().decode(LintJSON.self, from: Data(run.output.utf8))
    return Set(
      report.findings.map { [$0.rule, $0.view].compactMap(\.self).joined(separator: " ") })
  }
}

/// The file that `lint --json` writes, read independently of the code that writes it.
struct LintJSON: Decodable {
  struct Finding: Decodable {
    var rule: String
    var scene: String
    var file: String
    var line: Int
    var variants: [String]
    var view: String?
    var value: Double?
    var message: String
    var reason: String?
  }

  struct Superfluous: Decodable {
    var rule: String
    var file: String
    var line: Int
  }

  var findings: [Finding]
  var silenced: [Finding]
  var superfluous: [Superfluous]
}
