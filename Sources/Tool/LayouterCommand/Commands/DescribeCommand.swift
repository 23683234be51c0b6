import ArgumentParser
import CairoGraphics
import CommandLineTool
import JSONValues
import Messages
import Scenes
import Snapshots
import Threads
import ViewTree

/// `layouter describe`: prints view trees.
struct DescribeCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Prints the view tree of a scene, or of a golden.",
    discussion: """
      Prints one line per view: class, id, frame in points, and the properties that differ from their \
      defaults. With --format json it prints one object per scene.

      Example:  \(ToolName.current) describe Fixtures/buttons/save.yaml --filter normal_light@2x

      To show what changed in a golden in git diff, run once
          git config diff.layouter.textconv "\(ToolName.current) describe"
      and add the line  *.png diff=layouter  to .gitattributes.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(
      "Scene files, folders of them, or PNG files (default: the project's scenes).",
      valueName: "scene"),
    completion: .file(extensions: SceneLibrary.fileExtensions + ["png"]))
  var files: [String] = []

  @Option(help: "The format of the output.")
  var format: Format = .text

  @Flag(
    help:
      "Print the roles of the views in Auto Layout instead: placed by constraints, or ambiguous.")
  var layoutTrace = false

  @OptionGroup var names: FilterOptions

  func validate() throws {
    if layoutTrace, format == .json {
      throw ValidationError("--layout-trace is a text: leave '--format json' out")
    }
  }

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let pictures = files.filter { isPicture(context.path($0)) }
    for picture in pictures { try describe(picture: picture, in: context) }

    var scenes = SceneOptions()
    scenes.scenes = files.filter { !pictures.contains($0) }
    if scenes.scenes.isEmpty && !files.isEmpty { return .success }
    let loaded = try scenes.load(in: context)
    let chosen = try names.choose(from: loaded.scenes, of: scenes.selection(in: context))
    var status = ExitStatus.success
    var warnings = try SceneWarnings(in: context)
    for (scene, variants) in chosen {
      let names = Set(variants.map(\.name))
      if context.console.isOutputClosed { break }
      if context.isInterrupted() { throw RunCancelled() }
      if layoutTrace {
        if !printTraces(of: scene, variants, in: context) { status = .broken }
        continue
      }
      let description: SceneDescription
      do {
        description = try scene.description(
          of: { names.contains($0.name) },
          by: { variant in try drawingWithFonts { try scene.describe(variant) } })
      } catch let error as VariantError {
        context.console.logError("\(scene.file), \(error)")
        status = .broken
        continue
      }
      switch format {
      case .text: context.console.write(description.text)
      case .json: context.console.print(description.json.description)
      }
      for variant in description.variants {
        warnings.add(variant.missingGlyphs, about: variant.name, of: scene)
      }
    }
    context.console.log(warnings.collected)
    return loaded.status(status)
  }

  /// - Returns: whether all variants could be laid out.
  private func printTraces(
    of scene: Scene, _ variants: [Variant], in context: CommandContext
  ) -> Bool {
    var areComplete = true
    for variant in variants {
      do {
        let trace = try scene.layoutTrace(of: variant)
        context.console.print("\(scene.name)/\(variant.name)\n\(trace)")
      } catch {
        context.console.logError("\(scene.file), \(variant.name): \(error)")
        areComplete = false
      }
    }
    return areComplete
  }

  /// Any file that is not a scene: git passes goldens under temporary names.
  private func isPicture(_ path: String) -> Bool {
    let fileExtension = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return Files.exists(path) && !Files.isFolder(path)
      && !SceneLibrary.fileExtensions.contains(fileExtension)
  }

  private func describe(picture path: String, in context: CommandContext) throws {
    let bytes = try Files.read(context.path(path))
    let (file, tree, fingerprint): (PNG.File, ViewNode?, GoldenFingerprint?)
    do {
      file = try PNG.decode(bytes)
      tree = try GoldenFile.tree(in: file.chunks)
      fingerprint = try GoldenFile.fingerprint(in: file.chunks)
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
    switch format {
    case .text:
      context.console.print(Self.header(of: file, fingerprint))
      for line in tree?.lines() ?? ["(no view tree in this picture)"] {
        context.console.print(line)
      }
    case .json:
      let object: JSON = [
        "picture": path.json,
        "size": [file.bitmap.width.json, file.bitmap.height.json],
        "view": tree.map { JSON($0) } ?? .null,
      ]
      context.console.print(object.description)
    }
  }

  /// What can differ between goldens with equal trees.
  private static func header(
    of file: PNG.File, _ fingerprint: GoldenFingerprint?
  ) -> String {
    var words = ["\(file.bitmap.width)×\(file.bitmap.height) pixels \(PixelHash.of(file.bitmap))"]
    if let fingerprint {
      words.append("renderer \(fingerprint.renderer)")
      words += fingerprint.fonts.map { "\($0.name) \($0.sha256.prefix(12))" }
    }
    return words.joined(separator: ", ")
  }
}
