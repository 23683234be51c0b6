import ArgumentParser
import CairoGraphics
import Scenes

/// `layouter doctor`: says what it draws with, and what is missing.
struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what it draws with (cairo, fonts and their checksums) and what is missing.",
    discussion: """
      Goldens are the same on all machines only if the fonts are, byte for byte, and if the \
      drawing libraries draw as they should.

      Example:  layouter doctor

      Exit status: 0 all is there, 1 something is missing or different.
      """)

  @Option(
    help: ArgumentHelp(
      "Write the findings as JSON, too; - for standard output.", valueName: "file"))
  var json: String?

  func run(in context: CommandContext) throws -> ExitStatus {
    let fonts = FontLibrary.shared.systemFontReports()
    let result: JSON = [
      "healthy": .bool(fonts.allSatisfy { $0.error == nil }),
      "version": .string(LayouterCommand.version),
      "fonts": .array(fonts.map(JSON.init)),
    ]
    if let json { try context.writeResult(result.description + "\n", to: json) }
    let style = context.console.outputStyle
    var lines = ["layouter \(LayouterCommand.version)", "", style.bold("Fonts")]
    for font in fonts {
      let mark = font.error == nil ? style.good("ok     ") : style.bad("missing")
      lines.append("  \(mark)  \(font.fileName)  \(font.sha256 ?? "")")
      if let error = font.error { lines.append("           \(error)") }
    }
    if json != "-" { lines.forEach(context.console.print) }
    return fonts.allSatisfy { $0.error == nil } ? .success : .negative
  }
}

extension JSON {
  fileprivate init(_ font: SystemFontReport) {
    self = [
      "file": .string(font.fileName),
      "path": font.path.map(JSON.string) ?? .null,
      "sha256": font.sha256.map(JSON.string) ?? .null,
      "problem": font.error.map { .string("\($0)") } ?? .null,
    ]
  }
}
