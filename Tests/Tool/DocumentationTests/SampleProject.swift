import Foundation
import ProjectFiles
import TestSupport

@testable import Scenes

/// The project that samples in YAML belong to: it has the files, fonts, pictures and translations that they
/// name.
struct SampleProject {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(BrandFonts.sans, to: "Fonts/BrandSans.ttc")
    try folder.write(BrandFonts.flex, to: "Licensed/BrandFlex.ttf")
    let star =
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0h8v8z'/></svg>"
    for name in ["icons/star", "day", "night"] {
      try folder.write(star, to: "Fixtures/\(name).svg")
    }
    for catalog in ["Assets.xcassets", "Design/Colors.xcassets"] {
      try folder.write(
        #"{"properties": {"provides-namespace": true}}"#, to: "\(catalog)/Brand/Contents.json")
    }
    let logo = "Assets.xcassets/Brand/logo.imageset"
    try folder.write(#"{"images": [{"filename": "logo.svg"}]}"#, to: "\(logo)/Contents.json")
    try folder.write(star, to: "\(logo)/logo.svg")
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"greeting": {"localizations": {
        "en": {"stringUnit": {"value": "Hello"}}, "ja": {"stringUnit": {"value": "こんにちは"}}}}}}
      """, to: "Localizable.xcstrings")
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"files": {"localizations": {
        "en": {"stringUnit": {"value": "%lld files in %@"}},
        "ja": {"stringUnit": {"value": "%2$@に%1$lld個のファイル"}}}}}}
      """, to: "Browser.xcstrings")
    try folder.write(
      """
      assets: [Assets.xcassets]
      strings: [Localizable.xcstrings, Browser.xcstrings]
      fonts: { files: [Fonts, Licensed/BrandFlex.ttf] }
      """, to: "layouter.yaml")
  }

  /// The errors in a sample, which is a scene if it has a view, and a project file otherwise. Lines
  /// are counted in the document.
  func problems(of sample: Sample) throws -> [String] {
    let (text, linesBefore, indentation) = sample.completed
    guard text.contains(#/(?m)^(view|controller):/#) else {
      do {
        _ = try ProjectFile(bytes: Array(text.utf8), path: "layouter.yaml", folder: folder.url)
        return []
      } catch {
        return ["\(sample.place): \(error)"]
      }
    }
    try folder.write(text, to: "Fixtures/sample.yaml")
    var library = SceneLibrary()
    library.defaults = try ProjectFile.read(in: folder.url).scenes
    let loaded = library.load(["Fixtures/sample.yaml"], project: folder.url)
    var problems = loaded.diagnostics.map { diagnostic in
      let words = diagnostic.description
      guard let match = words.wholeMatch(of: #/(?s)Fixtures/sample\.yaml:(\d+):(\d+): (.*)/#),
        let line = Int(match.1), let column = Int(match.2)
      else { return "\(sample.place): \(words)" }
      return
        "\(sample.file):\(line - 1 - linesBefore + sample.line):\(column - indentation): \(match.3)"
    }
    // Views are built and laid out, too.
    for scene in loaded.scenes {
      for variant in scene.variants {
        let description = try scene.describe(variant)
        if description.view == nil {
          problems.append("\(sample.place): \(variant.name) has no view")
        }
      }
    }
    return problems
  }
}
