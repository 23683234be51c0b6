import Foundation
import Testing

/// Samples in YAML are read as scenes or as project files, without a warning, and their views are laid out.
@Suite struct SceneSampleTests {
  @Test(
    arguments: Repository.samples.filter {
      $0.language == "yaml" && $0.exemption == nil
        && ($0.origin == nil || $0.note.completion != nil)
    })
  func aSampleIsRead(sample: Sample) throws {
    let problems = try SampleProject().problems(of: sample)
    #expect(problems == [], "\(problems.joined(separator: "\n"))")
  }

  @Test func aBrokenSampleIsReportedAtItsPlace() throws {
    let sample = Sample(
      file: "Documentation/x.md", line: 7, language: "yaml",
      code: "- { type: UILabel, text: a }\n- { type: UILabel, txet: b }\n",
      note: Sample.Note(completion: ["size: [9, 9]", "view:", "  subviews:", "    ..."]))
    #expect(
      try SampleProject().problems(of: sample) == [
        "Documentation/x.md:8:20: unknown key 'txet' in UILabel (did you mean 'text'?)"
      ])
  }

  /// Samples that are parts of files, such as scenes whose goldens a page shows, have their text,
  /// possibly without its indentation.
  @Test(arguments: Repository.samples.filter { $0.origin != nil })
  func aPartOfAFileIsCurrent(sample: Sample) throws {
    let origin = try #require(sample.origin)
    let text = try Repository.text(origin)
    let lines = sample.code.components(separatedBy: "\n")
    let isCurrent = [0, 2, 4, 6, 8].contains { indentation in
      let spaces = String(repeating: " ", count: indentation)
      return text.contains(lines.map { $0.isEmpty ? "" : spaces + $0 }.joined(separator: "\n"))
    }
    #expect(isCurrent, "\(sample.place): the sample is not a part of \(origin)")
  }

  @Test(arguments: Repository.samples.filter { $0.language == "json" })
  func aSampleIsJSON(sample: Sample) {
    #expect(throws: Never.self, "\(sample.place)") {
      try JSONSerialization.jsonObject(with: Data(sample.code.utf8))
    }
  }

  /// A block in another language would not be checked by anything.
  @Test func everyBlockHasALanguageThatIsChecked() {
    let languages: Set = ["swift", "yaml", "json", ""]
    let others = Repository.samples.filter { !languages.contains($0.language) }
    #expect(others.map { "\($0.place): \($0.language)" } == [])
    let exemptions = Repository.samples.filter { $0.exemption?.isEmpty ?? false }
    #expect(exemptions.map(\.place) == [])
  }
}
