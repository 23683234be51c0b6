import CairoGraphics
import Foundation
import Pixels
import Scenes
import Snapshots

/// Draws the contact sheets of some scenes, and writes them.
struct SheetRun: Sendable {
  static let overviewName = "contact-sheet.png"

  /// What is drawn of one scene.
  struct Task: Sendable {
    var scene: Scene
    /// Without the frames that are not shown.
    var variants: [Variant]
    /// The number of variants.
    var note: String
    /// Which scales are not shown; nil if all are.
    var omission: String?

    init(_ scene: Scene, _ variants: [Variant], scales: SheetScales) {
      self.scene = scene
      let shown = scales == .all ? variants : variants.sharpest
      note = counted(variants.count, "variant")
      let omitted = Set(variants.map(\.scale)).subtracting(shown.map(\.scale))
      if !omitted.isEmpty {
        omission = "without " + omitted.sorted().map { "@\(Int($0))x" }.joined(separator: ", ")
      }
      self.variants = shown.thinningFilms(to: SheetStyle.page.frameLimit) { $0.filmOfVariant }
    }
  }

  /// A drawn scene, and the warnings about its pictures.
  private typealias DrawnSheet = (composer: SheetComposer, warnings: SnapshotWarnings)

  var output: String
  var rows: [String]
  var columns: [String]
  var jobCount: Int
  var context: CommandContext

  /// The format of the only file; nil for a folder.
  private var fileFormat: SheetFormat? { SheetFormat(ofFile: output) }

  func run(_ tasks: [Task]) throws -> ExitStatus {
    let progress = Progress(
      "Drawing", total: tasks.reduce(0) { $0 + $1.variants.count }, console: context.console)
    defer { progress.finish() }
    // A picture shows several scenes as an overview; a document has pages for each.
    let writesOverview = tasks.count > 1 && fileFormat != .pdf
    // Several scenes are drawn concurrently; of a single one, its variants are.
    let outer = tasks.count > 1 ? jobCount : 1
    let inner = tasks.count > 1 ? 1 : jobCount
    let finished = FinishedScenes()
    let sheets = try reportingState(finished.summary(in: output)) {
      try concurrentMap(
        tasks, jobs: outer, isCancelled: context.isInterrupted
      ) { task -> Result<DrawnSheet, CommandFailure> in
        do {
          var sheet = try draw(task, jobs: inner, progress)
          if fileFormat == nil {
            try write(pages(of: sheet.composer), to: "\(output)/\(task.scene.name).png")
            finished.add(task.scene)
          }
          if writesOverview {
            let limit = SheetStyle.compact.frameLimit
            sheet.composer.content = sheet.composer.content.thinned(to: limit)
          }
          return .success(sheet)
        } catch let error as RunCancelled {
          throw error
        } catch let error as VariantError {
          return .failure(CommandFailure("\(task.scene.file), \(error)"))
        } catch {
          return .failure(CommandFailure("\(task.scene.file): \(error)"))
        }
      }
    }
    let drawn = sheets.compactMap { try? $0.get() }
    if !drawn.isEmpty {
      let composers = drawn.map(\.composer)
      if writesOverview {
        try writeOverview(
          of: composers, to: fileFormat == nil ? "\(output)/\(Self.overviewName)" : output)
      } else if fileFormat != nil {
        try write(composers.flatMap(pages), to: output)
      }
    }
    progress.finish()
    for sheet in drawn { context.console.log(sheet.warnings) }
    for case .failure(let error) in sheets { context.console.logError(error.message) }
    context.console.print("\(counted(drawn.count, "contact sheet")) in \(output)")
    return drawn.count == sheets.count ? .success : .broken
  }

  // MARK: Drawing

  private func draw(_ task: Task, jobs: Int, _ progress: Progress) throws -> DrawnSheet {
    let scene = task.scene
    let places = SheetPlaces(of: scene)
    let drawn = try concurrentMap(
      task.variants, jobs: jobs, isCancelled: context.isInterrupted
    ) { variant in
      let (bitmap, warnings) = try draw(variant, of: scene)
      progress.advance()
      let picture = SheetPicture(
        place: places.place(of: variant), frame: variant.filmFrame, bitmap: bitmap,
        scale: Double(variant.scale), background: scene.backgroundColor(of: variant),
        isDark: variant.traits.userInterfaceStyle == .dark)
      return (picture: picture, warnings: warnings)
    }
    var warnings = SnapshotWarnings()
    for (variant, outcome) in zip(task.variants, drawn) {
      warnings.add(outcome.warnings, of: "\(scene.name)/\(variant.name)", in: scene.path)
    }
    var content = SheetContent(
      title: scene.title, notes: [scene.path, task.note], axes: places.axes,
      pictures: drawn.map(\.picture))
    if let omission = task.omission { content.notes.append(omission) }
    return (composer(for: content), warnings)
  }

  private func draw(
    _ variant: Variant, of scene: Scene
  ) throws -> (bitmap: Bitmap, warnings: [String]) {
    do {
      let drawn = try drawingWithFonts { try scene.draw(variant) }
      return (drawn.bitmap, drawn.warnings)
    } catch {
      throw VariantError(variant: variant.name, reason: error)
    }
  }

  // MARK: Composing

  private func composer(for content: SheetContent) -> SheetComposer {
    var across = columns.filter { name in content.axes.contains { $0.name == name } }
    if across.isEmpty {
      let free = content.axes.filter { !rows.contains($0.name) }
      across = rows.isEmpty ? SheetGrid.defaultColumns(of: content.axes) : free.map(\.name)
    }
    return SheetComposer(
      content: content, columnAxes: across, rowAxes: rows, scale: content.scale)
  }

  /// The pages of a sheet. Of films too large for a page, frames are left out.
  private func pages(of composer: SheetComposer) throws -> [SheetLayout] {
    var composer = composer
    var pages = composer.pages(style: .page)
    var frameLimit = SheetStyle.page.frameLimit
    while !pages.allSatisfy(\.fits), frameLimit > 2 {
      frameLimit /= 2
      composer.content = composer.content.thinned(to: frameLimit)
      pages = composer.pages(style: .page)
    }
    guard let page = pages.first(where: { !$0.fits }) else { return pages }
    throw CommandFailure(
      "a page of the sheet would be \(Int(page.size.width)) × \(Int(page.size.height)) points "
        + "large; draw its pictures at a smaller scale, or choose some with --variant")
  }

  // MARK: Writing

  private func write(_ pages: [any BandedPage], to path: String) throws {
    let files = try (fileFormat ?? .png).files(of: pages, path: path)
    if fileFormat == nil {
      try context.write(files, below: output)
    } else {
      for file in files { try context.write(file.bytes, to: file.path, below: nil) }
    }
  }

  private func writeOverview(of composers: [SheetComposer], to path: String) throws {
    let scale = composers.map(\.scale).max() ?? 1
    let pages = SheetOverview.pages(
      of: composers.map { composer in
        var composer = composer
        composer.scale = scale
        return composer
      }, scale: scale)
    _ = try concurrentMap(Array(pages.enumerated()), jobs: jobCount) { number, page in
      try context.write(
        page.png(), to: SheetFormat.path(path, page: number),
        below: fileFormat == nil ? output : nil)
    }
  }
}
