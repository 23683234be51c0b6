import ArgumentParser
import CairoGraphics
import CommandLineTool
import ContactSheets
import FileAccess
import Foundation
import Messages
import Scenes
import Snapshots
import Threads
import ViewTree

/// `layouter render`: draws every variant to a file.
struct RenderCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws every variant.",
    discussion: """
      Writes each picture to DIR/<scene without .yaml>/<variant>.png. For a scene with an error no \
      picture is written. With --format apng writes each film of the scenes' steps as an animated PNG, \
      which browsers play, to DIR/<scene>/<variant>.<film>.apng. With --redlines and --accessibility \
      writes annotated pictures as well, to DIR/<scene>/<variant>.redlines.png and \
      <variant>.accessibility.png; they have at least two pixels per point. With --frame each picture is \
      on the screen of a plain device of the scene's size; with --store-size the device is in the middle \
      of a picture that an app store takes.

      Example:  \(ToolName.current) render Fixtures/buttons -o out --filter '*_dark@2x'
                \(ToolName.current) render Fixtures/Screens -o out --format apng
                \(ToolName.current) render Fixtures/Buttons -o out --redlines --accessibility
                \(ToolName.current) render Fixtures/Screens -o out --frame
                \(ToolName.current) render Fixtures/Screens -o out --store-size iphone-6.9
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case png, svg, pdf, apng
  }

  @OptionGroup var scenes: SceneOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder for the pictures (default: the project's, \(ProjectPaths.out)).",
      valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    help: """
      The format of the pictures: pixels (png), vector graphics (svg, pdf), or films (apng).
      """)
  var format: Format = .png

  @Flag(
    help: "Also draw each picture with the frames of its views, their sizes and their insets.")
  var redlines = false

  @Flag(
    help: """
      Also draw each picture with the order in which a screen reader reads it, and the areas that \
      receive touches; with labels and traits.
      """)
  var accessibility = false

  @OptionGroup var framing: FramingOptions

  @OptionGroup var names: FilterOptions
  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if format == .svg || format == .pdf, let option = framing.option {
      throw ValidationError("\(option) frames pixels: leave out --format, or ask for apng.")
    }
    guard format != .png, redlines || accessibility else { return }
    throw ValidationError(
      "\(redlines ? "--redlines" : "--accessibility") annotates pixels: leave out --format.")
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let output = try self.output ?? context.project().out
    let loaded = try scenes.load(in: context, jobs: drawing.jobCount)
    try loaded.checkOutputFolder(output, in: context)
    try checkIsFolder(output, in: context)
    context.warnOfRenderer()
    let folders = try names.choose(
      from: loaded.scenes, of: scenes.selection(in: context)
    ).compactMap { scene, variants in
      RenderedScene(
        scene, pictures: format == .apng ? variants.films : variants.map(RenderedPicture.init))
    }
    if folders.isEmpty {
      throw CommandFailure(
        "There is no film to animate: give a scene a step such as "
          + "film: { name: turn, duration: 1, fps: 10 }, or choose another --format.")
    }
    let tasks = folders.flatMap { folder in folder.pictures.map { (folder, $0) } }
    let progress = ProgressMeter("Drawing", total: tasks.count, console: context.console)
    defer { progress.finish() }
    let finished = FinishedScenes()
    let outcomes = try reportingState(finished.summary(in: output)) {
      try concurrentMap(
        tasks, jobs: drawing.jobCount, isCancelled: context.isInterrupted
      ) { scene, picture in
        let drawn = Result { try draw(picture, of: scene.scene) }
        let files = scene.add(drawn.map(\.files), for: picture)
        if let files {
          try write(files, of: scene.scene, to: output, in: context)
          finished.add(scene.scene)
        }
        progress.advance()
        return Outcome(
          writtenCount: files?.count ?? 0, warnings: (try? drawn.get())?.warnings ?? [])
      }
    }
    progress.finish()
    var warnings = try SceneWarnings(in: context)
    for ((folder, picture), outcome) in zip(tasks, outcomes) {
      warnings.add(outcome.warnings, about: picture.name, of: folder.scene)
    }
    context.console.log(warnings.collected)

    let errors = folders.compactMap(\.error)
    for error in errors { context.console.logError("\(error)") }
    // Without a picture the errors are the answer.
    guard errors.count < folders.count else { return .broken }
    let scenes = counted(folders.count - errors.count, "scene")
    context.console.inform(
      counted(
        outcomes.reduce(0) { $0 + $1.writtenCount }, format == .apng ? "film" : "picture")
        + " of \(scenes) in \(output)")
    return loaded.status(errors.isEmpty ? .success : .broken)
  }

  /// Checks that the folder does not have the name of a picture.
  private func checkIsFolder(_ output: String, in context: CommandContext) throws(CommandFailure) {
    let endings = Format.allCases.map(\.rawValue) + ["jpg", "jpeg", "gif", "webp"]
    guard let dot = output.lastIndex(of: "."), !Files.isFolder(context.path(output)),
      endings.contains(output[output.index(after: dot)...].lowercased())
    else { return }
    throw CommandFailure(
      "-o is a folder, into which the pictures of all scenes are written, and '\(output)' looks like a "
        + "picture: write -o \(output[..<dot]). One picture with all variants is: \(ToolName.current) sheet "
        + "-o \(output[..<dot]).png")
  }

  private func write(
    _ files: [RenderedScene.File], of scene: Scene, to output: String, in context: CommandContext
  ) throws {
    try context.write(
      files.map { file in
        NewFile(
          path: "\(output)/\(scene.name)/\(file.name)", bytes: file.bytes)
      }, below: output)
  }

  private struct Outcome: Sendable {
    /// The number of files written after the variant was drawn: all of its scene, or none yet.
    var writtenCount: Int
    var warnings: [SceneWarning]
  }

  private func draw(
    _ picture: RenderedPicture, of scene: Scene
  ) throws -> (files: [RenderedScene.File], warnings: [SceneWarning]) {
    do {
      let (bytes, warnings) = try drawingWithFonts {
        switch format {
        case .png:
          let drawn = try scene.draw(picture.variant)
          return (
            try PNG.encode(try framing.frame(drawn.bitmap, of: picture.variant)), drawn.warnings
          )
        case .svg:
          return try document(.svg, of: picture.variant, in: scene)
        case .pdf:
          return try document(.pdf, of: picture.variant, in: scene)
        case .apng:
          return try film(
            of: picture.frames, in: scene, hasAlpha: framing.hasAlpha, framing.frame)
        }
      }
      let file = RenderedScene.File(name: "\(picture.name).\(format.rawValue)", bytes: bytes)
      return ([file] + (try annotatedFiles(of: picture.variant, in: scene)), warnings)
    } catch {
      throw CommandFailure("\(scene.file), \(picture.name): \(error)")
    }
  }
}

extension RenderCommand {
  /// The annotated pictures of a variant that are asked for.
  private func annotatedFiles(
    of variant: Variant, in scene: Scene
  ) throws -> [RenderedScene.File] {
    guard redlines || accessibility else { return [] }
    let (picture, facts) = try scene.inspection(of: variant)
    let card = SheetColors.card(
      background: scene.backgroundColor(of: variant),
      isDark: variant.traits.userInterfaceStyle == .dark)
    func file(_ kind: String, _ annotations: PictureAnnotations) throws -> RenderedScene.File {
      let annotated = AnnotatedPicture(
        picture, scale: variant.scale, cardColor: card, annotations: annotations)
      return RenderedScene.File(
        name: "\(variant.name).\(kind).png", bytes: try drawingWithFonts(annotated.png))
    }
    let title = "\(scene.name)/\(variant.name)"
    var files: [RenderedScene.File] = []
    if redlines { files.append(try file("redlines", .redlines(of: facts, title: title))) }
    if accessibility {
      files.append(try file("accessibility", .accessibility(of: facts, title: title)))
    }
    return files
  }
}

private func document(
  _ format: DocumentFormat, of variant: Variant, in scene: Scene
) throws -> (bytes: [UInt8], warnings: [SceneWarning]) {
  let (context, warnings) = try scene.draw(variant) { size throws(CGContextError) in
    try CGContext(document: format, size: size)
  }
  return (try context.makeDocument(), warnings)
}
