import ArgumentParser
import CommandLineTool
import JSONValues
import Messages
import RendererChecks
import Scenes
import Typesetting
import ViewTree

/// `layouter doctor`: checks what it draws with.
struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks libraries, renderer and fonts, and prints which are missing.",
    discussion: """
      Pictures are the same on all machines only if the fonts are identical, and if the drawing \
      libraries draw the same pixels.

      Example:  \(ToolName.current) doctor

      Exit status: 0 everything is as expected, 1 something is missing or different.
      """)

  @Option(
    help: ArgumentHelp(
      "Also write the findings as JSON; - is standard output.", valueName: "file"),
    completion: .file())
  var json: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let findings = DoctorFindings(environment: context.environment)
    if let json { try context.writeResult(findings.json.fileBytes, to: json) }
    if json != "-" {
      for line in findings.lines(context.console.outputStyle) { context.console.print(line) }
    }
    return findings.isHealthy ? .success : .negative
  }
}

/// The libraries, renderer and fonts of this machine.
struct DoctorFindings {
  var versions: LibraryVersions
  /// Why the renderer does not draw the expected pixels; nil if it does.
  var rendererError: RendererError?
  var fonts: [FontFileReport]
  /// Needed by texts with Greek, Cyrillic, symbols or emoji only.
  var fallbacks: [FontFileReport]

  init(environment: [String: String], fonts: FontLibrary = .shared) {
    versions = .current()
    do {
      try RendererCheck.run(environment: environment)
    } catch {
      rendererError = error
    }
    self.fonts = fonts.systemFontReports()
    fallbacks = fonts.fallbackReports()
  }

  var isHealthy: Bool { rendererError == nil && fonts.allSatisfy { $0.error == nil } }

  func lines(_ style: TextStyle) -> [String] {
    func line(_ isFine: Bool, _ text: String, _ remedy: String?) -> [String] {
      ["  \(isFine ? style.good("ok") : style.bad("no"))  \(text)"]
        + (remedy.map { ["      \($0)"] } ?? [])
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
    lines += ["", style.bold("Fonts for Greek, Cyrillic, symbols and emoji")]
    for font in fallbacks {
      let name = font.path ?? font.fileName
      lines += line(
        font.error == nil, "\(name)\n      SHA-256 \(font.sha256 ?? "unknown")",
        font.error.map { "\($0)" })
    }
    lines += [
      "",
      isHealthy ? "Everything is as expected." : "There are problems: see above for the remedies.",
    ]
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
        (fonts + fallbacks).map { font in
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
