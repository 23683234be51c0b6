import TestSupport
import Testing

@testable import LayouterCommand

/// What `verify` says about small changes of a scene, from the file to the words.
@Suite struct SceneVerdictTests {
  private let project: TemporaryFolder

  init() throws { project = try TemporaryFolder() }

  /// Records a scene, changes it and verifies it.
  ///
  /// - Returns: The sentences about the only picture.
  private func words(
    _ scene: String, replacing old: String, with new: String
  ) throws -> [String] {
    try project.write(scene, to: "Fixtures/a.yaml")
    #expect(project.layouter("record").status == .success)
    #expect(scene.contains(old))
    try project.write(scene.replacing(old, with: new), to: "Fixtures/a.yaml")
    let run = project.layouter("verify")
    #expect(run.status == .negative, "\(run.output)\(run.errors)")
    let lines = run.output.split(separator: "\n").prefix { !$0.hasPrefix("1 snapshot") }
    return lines.map { line in
      let start = "different  a/default: "
      return line.hasPrefix(start)
        ? String(line.dropFirst(start.count)) : String(line.drop { $0 == " " })
    }
  }

  @Test func theRootViewsPlace() throws {
    let scene = """
      size: [60, 40]
      variants: { scale: [1] }
      view: { id: card, frame: [10, 10, 20, 20], backgroundColor: systemRed }
      """
    #expect(
      try words(scene, replacing: "[10, 10,", with: "[14, 10,") == ["`card` moved 4 pt right"])
  }

  @Test func theStrokeOfALayer() throws {
    let scene = """
      size: [60, 40]
      variants: { scale: [1] }
      view:
        layers: [{ kind: shape, name: line, frame: [0, 0, 60, 40], path: M 0 20 H 60, \
      strokeColor: black, lineWidth: 4, strokeEnd: 0.75 }]
      """
    #expect(
      try words(scene, replacing: "0.75", with: "0.5")
        == ["`line`: stroke end changed from 0.75 to 0.5"])
  }

  @Test func anotherImageOfTheSameSize() throws {
    func drawing(_ color: String) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\
      <path fill="\(color)" d="M2 2h12v12H2z"/></svg>
      """
    }
    try project.write(drawing("#ff0000"), to: "Fixtures/one.svg")
    try project.write(drawing("#0000ff"), to: "Fixtures/two.svg")
    let scene = """
      size: [40, 40]
      variants: { scale: [1] }
      view:
        subviews: [{ type: UIImageView, id: photo, frame: [10, 10, 16, 16], image: one.svg }]
      """
    #expect(
      try words(scene, replacing: "one.svg", with: "two.svg")
        == ["`photo`: image was replaced by another one of 16×16 pt"])
  }

  @Test func aFlagWithoutWhatItDoesNotChange() throws {
    let scene = """
      size: [120, 60]
      variants: { scale: [1] }
      view: { type: DsCustomButton, id: save, text: "Save\\nall", multiLineText: false }
      """
    let words = try words(scene, replacing: "multiLineText: false", with: "multiLineText: true")
    #expect(words.first == "`save`: multi line text is now on")
    #expect(!words.contains { $0.contains("spacing") })
  }

  @Test func aViewThatPushesOthersAlong() throws {
    let scene = """
      size: [60, 100]
      variants: { scale: [1] }
      view:
        constraints: ['H:|[list]|', 'V:|[list]']
        subviews:
          - type: UIStackView
            id: list
            axis: vertical
            subviews:
              - { id: banner, hidden: true, constraints: [banner.height == 20 @750] }
              - { id: one, backgroundColor: systemBlue, constraints: [one.height == 10] }
              - { id: two, backgroundColor: systemGreen, constraints: [two.height == 10] }
      """
    #expect(
      try words(scene, replacing: "hidden: true", with: "hidden: false") == [
        "`banner` appeared (it was hidden)", "`list` grew from 60×20 to 60×40 pt",
        "`one` and `two` moved 20 pt down",
      ])
  }
}
