import ArgumentParser
import CairoGraphics
import Scenes
import ViewTree

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
    let findings = DoctorFindings(environment: context.environment)
    if let json { try context.writeResult(findings.json.fileBytes, to: json) }
    if json != "-" {
      for line in findings.lines(context.console.outputStyle) { context.console.print(line) }
    }
    return findings.isHealthy ? .success : .negative
  }
}

/// What the machine draws with.
struct DoctorFindings {
  var versions: LibraryVersions
  /// Why it does not draw as it should.
  var rendererError: RendererError?
  var fonts: [SystemFontReport]

  init(environment: [String: String], fonts: FontLibrary = .shared) {
    versions = .current()
    do {
      try RendererCheck.run(environment: environment)
    } catch {
      rendererError = error
    }
    self.fonts = fonts.systemFontReports()
  }

  var isHealthy: Bool { rendererError == nil && fonts.allSatisfy { $0.error == nil } }

  func lines(_ style: TextStyle) -> [String] {
    func line(_ isFine: Bool, _ text: String, _ cure: String?) -> [String] {
      ["  \(isFine ? style.good("ok") : style.bad("no"))  \(text)"]
        + (cure.map { ["      \($0)"] } ?? [])
    }
    let renderer = RendererFingerprint(fonts: [])
    var lines = ["layouter \(LayouterCommand.version), renderer \(renderer.renderer)", ""]
    lines.append(style.bold("Libraries"))
    lines.append("      \(versions)")
    lines += line(
      rendererError == nil, "test picture \(renderer.canary)", rendererError.map { "\($0)" })
    lines += ["", style.bold("Fonts")]
    for font in fonts {
      let name = font.path ?? font.fileName
      lines += line(
        font.error == nil, "\(name)\n      SHA-256 \(font.sha256 ?? "unknown")",
        font.error.map { "\($0)" })
    }
    lines += ["", isHealthy ? "All is there." : "Something is missing: see above for the cure."]
    return lines
  }

  private var problems: [String] {
    (rendererError.map { ["\($0)"] } ?? []) + fonts.compactMap { $0.error.map { "\($0)" } }
  }

  var json: JSON {
    let renderer = RendererFingerprint(fonts: [])
    return [
      "healthy": .bool(isHealthy),
      "version": .string(LayouterCommand.version),
      "renderer": .string(renderer.renderer),
      "canary": .string(renderer.canary),
      "libraries": [
        "cairo": .string(versions.cairo),
        "pixman": .string(versions.pixman),
        "freetype": .string(versions.freeType),
        "harfbuzz": .string(versions.harfBuzz),
        "fribidi": .string(versions.friBidi),
      ],
      "fonts": .array(
        fonts.map { font in
          [
            "file": .string(font.fileName),
            "path": font.path?.json ?? .null,
            "sha256": font.sha256?.json ?? .null,
            "problem": font.error.map { .string("\($0)") } ?? .null,
          ]
        }),
      "problems": problems.json,
    ]
  }
}
