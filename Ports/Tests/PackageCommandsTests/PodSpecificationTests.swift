import TemporaryFolders
import Testing

@testable import PackageCommands

@Suite struct PodSpecificationTests {
  private func read(_ lines: String...) -> PodSpecification {
    PodSpecification(
      file: "A.podspec",
      text: "Pod::Spec.new do |s|\n" + lines.joined(separator: "\n") + "\nend\n")
  }

  @Test func literalsAreRead() {
    let specification = read(
      "  s.name = 'Badge' # the name", #"  s.source_files  = "Source/*.{h,swift}", 'Core'"#)
    #expect(specification.module == "Badge")
    #expect(specification.sourceFiles == ["Source/*.h", "Source/*.swift", "Core"])
  }

  @Test func listsAreRead() {
    #expect(read("s.source_files = ['A/**/*.swift', 'B']").sourceFiles == ["A/**/*.swift", "B"])
  }

  @Test func theNameOfTheModulePrecedesThatOfTheLibrary() {
    #expect(read("s.name = 'Badge-Swift'", "s.module_name = 'Badge'").module == "Badge")
  }

  @Test(arguments: [
    "s.source_files = Dir['A/*']", "s.source_files = \"#{name}/*.swift\"",
    "s.source_files = files + ['B']",
    "s.source_files = ['A',", "s.ios.source_files = 'A'",
    "s.source_files = 'A'\n  s.source_files = 'B'",
    "s.subspec 'Core' do |c|\n    c.source_files = 'A'\n  end",
  ])
  func programsAreNotRun(line: String) {
    #expect(read(line).sourceFiles == [])
  }

  @Test func onlyPatternsThatFindSwiftFilesAreSources() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Source/A.swift")
    try folder.write("", to: "Source/A.h")
    let specification = read("s.source_files = 'Source/*.{h,swift}', 'Missing/*'")
    #expect(specification.swiftSources(in: folder.path) == ["Source/*.swift"])
  }
}
