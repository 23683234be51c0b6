import ArgumentParser
import CairoGraphics
import Foundation
import Scenes
import Snapshots
import Synchronization

/// `layouter render`: draws every variant to a file.
struct RenderCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws every variant.",
    discussion: """
      Writes each picture to DIR/<scene without .yaml>/<variant>.png. For a scene with an error no \
      picture is written.

      Example:  layouter render Fixtures/buttons -o out --variant '*_dark@2x'
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case png, svg, pdf
  }

  @OptionGroup var scenes: SceneOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The folder for the pictures.", valueName: "dir"))
  var output = "out"

  @Option(help: "The format of the pictures: pixels (png), or vector graphics.")
  var format: Format = .png

  @OptionGroup var variants: VariantOptions
  @OptionGroup var drawing: DrawingOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let loaded = try scenes.load(in: context, jobs: drawing.jobCount)
    try loaded.checkOutputFolder(output, in: context)
    context.warnOfRenderer()
    let folders = try variants.choose(from: loaded.scenes).map { scene, variants in
      RenderedScene(scene, variants: variants)
    }
    let tasks = folders.flatMap { folder in folder.variants.map { (folder, $0) } }
    let progress = Progress("Drawing", total: tasks.count, console: context.console)
    defer { progress.finish() }
    let finished = FinishedScenes()
    let outcomes = try reportingState(finished.summary(in: output)) {
      try concurrentMap(
        tasks, jobs: drawing.jobCount, isCancelled: context.isInterrupted
      ) { scene, variant in
        let drawn = Result { try draw(variant, of: scene.scene) }
        let files = scene.add(drawn.map(\.bytes), for: variant)
        if let files {
          try write(files, of: scene.scene, in: context)
          finished.add(scene.scene)
        }
        progress.advance()
        return Outcome(
          writtenCount: files?.count ?? 0, warnings: (try? drawn.get())?.warnings ?? [])
      }
    }
    progress.finish()
    var warnings = SnapshotWarnings()
    for ((folder, variant), outcome) in zip(tasks, outcomes) {
      warnings.add(
        outcome.warnings, of: "\(folder.scene.name)/\(variant.name)", in: folder.scene.path)
    }
    context.console.log(warnings)

    let errors = folders.compactMap(\.error)
    for error in errors { context.console.logError("\(error)") }
    let scenes = counted(folders.count - errors.count, "scene")
    context.console.print(
      "\(counted(outcomes.reduce(0) { $0 + $1.writtenCount }, "picture")) of \(scenes) in "
        + output)
    return loaded.status(errors.isEmpty ? .success : .broken)
  }

  private func write(
    _ files: [RenderedScene.File], of scene: Scene, in context: CommandContext
  ) throws {
    try context.write(
      files.map { file in
        NewFile(
          path: "\(output)/\(scene.name)/\(file.name).\(format.rawValue)", bytes: file.bytes)
      }, below: output)
  }

  private struct Outcome: Sendable {
    /// The number of files written after the variant was drawn: all of its scene, or none yet.
    var writtenCount: Int
    var warnings: [String]
  }

  private func draw(
    _ variant: Variant, of scene: Scene
  ) throws -> (bytes: [UInt8], warnings: [String]) {
    do {
      return try drawingWithFonts {
        switch format {
        case .png:
          let drawn = try scene.draw(variant)
          return (try PNG.encode(drawn.bitmap), drawn.warnings)
        case .svg:
          return try document(.svg, of: variant, in: scene)
        case .pdf:
          return try document(.pdf, of: variant, in: scene)
        }
      }
    } catch {
      throw CommandFailure("\(scene.file), \(variant.name): \(error)")
    }
  }
}

private func document(
  _ format: DocumentFormat, of variant: Variant, in scene: Scene
) throws -> (bytes: [UInt8], warnings: [String]) {
  let (context, warnings) = try scene.draw(variant) { size throws(CGContextError) in
    try CGContext(document: format, size: size)
  }
  return (try context.makeDocument(), warnings)
}

/// Collects the pictures of a scene. They are written together, so that none is written if one of
/// them cannot be drawn.
private final class RenderedScene: Sendable {
  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  private struct State {
    var files: [File] = []
    /// The errors by variant name.
    var errors: [String: any Error] = [:]
  }

  let scene: Scene
  let variants: [Variant]
  private let state = Mutex(State())

  init(_ scene: Scene, variants: [Variant]) {
    self.scene = scene
    self.variants = variants
  }

  /// The error of the first variant that cannot be drawn, which is why no file is written.
  var error: (any Error)? {
    let errors = state.withLock { $0.errors }
    return variants.lazy.compactMap { errors[$0.name] }.first
  }

  /// Adds a picture; returns all files with the last one, and nil before.
  func add(_ result: Result<[UInt8], any Error>, for variant: Variant) -> [File]? {
    state.withLock { state in
      switch result {
      case .success(let bytes): state.files.append(File(name: variant.name, bytes: bytes))
      case .failure(let error): state.errors[variant.name] = error
      }
      guard state.files.count == variants.count else { return nil }
      defer { state.files = [] }
      return state.files
    }
  }
}
