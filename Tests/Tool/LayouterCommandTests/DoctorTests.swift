import CommandLineTool
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayouterCommand

@Suite struct DoctorTests {
  @Test func saysWhatItDrawsWith() throws {
    let project = try TemporaryFolder()
    let run = project.layouter("doctor", "--json", "doctor.json")
    #expect(run.status == .success)
    #expect(run.output.contains("Mplus1-Regular.otf"))
    #expect(
      run.output.contains("7226b18fba9c40e3407edc6924e97076fa957fb1e1a1f239b96aeef5327e6517"))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(project.text("doctor.json").utf8)) as? [String: Any])
    #expect(object["healthy"] as? Bool == true)
    #expect((object["libraries"] as? [String: Any])?["cairo"] is String)
    #expect((object["problems"] as? [String]) == [])
  }

  @Test func aMissingFontComesWithItsCure() throws {
    let findings = DoctorFindings(
      environment: [:], fonts: FontLibrary(folders: ["/nowhere"]))
    #expect(!findings.isHealthy)
    let text = findings.lines(TextStyle(isColored: false)).joined(separator: "\n")
    #expect(text.contains("apt-get install fonts-mplus"))
  }

  @Test func aSwitchedOffPixmanIsNoticed() throws {
    let project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let environment = ["PIXMAN_DISABLE": "fast"]
    #expect(project.layouter("doctor", environment: environment).status == .negative)
    let record = project.layouter("record", environment: environment)
    #expect(record.status == .broken)
    #expect(record.errors.contains("env -u PIXMAN_DISABLE"))
    #expect(!project.exists("Snapshots"))
  }
}
