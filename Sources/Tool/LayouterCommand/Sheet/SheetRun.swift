import CairoGraphics
import CommandLineTool
import ContactSheets
import Foundation
import ImageComparison
import Pixels
import Scenes
import Snapshots
import Threads

/// Draws the contact sheets of some scenes, and writes them.
struct SheetRun: Sendable {
  static let overviewName = "contact-sheet.png"

  /// The pictures to draw of one scene.
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
  /// As whom the pictures are seen; nil for all colours.
  var colorVision: ColorVision?
  /// What the pictures are compared with; nil for none.
  var comparison: SheetComparison?
  var jobCount: Int
  var context: CommandContext

  /// The format of the only file; nil for a folder.
  private var fileFormat: SheetFormat? { SheetFormat(ofFile: output) }

  func run(_ tasks: [Task]) throws -> ExitStatus {
    let progress = ProgressMeter(
      "Drawing", total: tasks.reduce(0) { $0 + $1.variants.count }, console: context.console)
    defer { progress.finish() }
    let writesOverview = tasks.count > 1 && fileFormat?.isOverview != false
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
            try write([sheet.composer], to: "\(output)/\(task.scene.name).png")
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
        try write(composers, to: output)
      }
    }
    progress.finish()
    for sheet in drawn { context.console.log(sheet.warnings) }
    for case .failure(let error) in sheets { context.console.logError(error.message) }
    context.console.inform("\(counted(drawn.count, "contact sheet")) in \(output)")
    return drawn.count == sheets.count ? .success : .broken
  }

  // MARK: Drawing

  private func draw(_ task: Task, jobs: Int, _ progress: ProgressMeter) throws -> DrawnSheet {
    let scene = task.scene
    let places = SheetPlaces(of: scene)
    let goldens = try comparison?.goldens(of: task.variants, in: scene)
    let drawn = try concurrentMap(
      Array(task.variants.enumerated()), jobs: jobs, isCancelled: context.isInterrupted
    ) { number, variant in
      defer { progress.advance() }
      func picture(_ bitmap: Bitmap) -> SheetPicture {
        SheetPicture(
          place: places.place(of: variant), frame: variant.filmFrame,
          bitmap: colorVision.map { bitmap.seen(with: $0) } ?? bitmap,
          scale: Double(variant.scale), background: background(of: variant, in: scene),
          isScreen: scene.showsPage, isDark: variant.traits.userInterfaceStyle == .dark)
      }
      guard let goldens else {
        let (bitmap, warnings) = try draw(variant, of: scene)
        return (pictures: [picture(bitmap)], warnings: warnings)
      }
      let drawn = goldens.after == nil ? try draw(variant, of: scene) : nil
      let pair = SheetComparison.Pair(
        before: try goldens.before[number]?.decoded().bitmap,
        after: try drawn?.bitmap ?? goldens.after?[number]?.decoded().bitmap)
      return (pictures: pair.pictures(picture), warnings: drawn?.warnings ?? [])
    }
    var warnings = try SceneWarnings(in: context)
    for (variant, outcome) in zip(task.variants, drawn) {
      warnings.add(outcome.warnings, about: variant.name, of: scene)
    }
    var notes = [scene.path, task.note]
    var axes = places.axes
    if let comparison {
      notes.append(SheetComparison.summary(of: drawn.flatMap(\.pictures)))
      axes.append(comparison.axis(besides: axes))
    }
    var content = SheetContent(
      title: scene.title, notes: notes, axes: axes, pictures: drawn.flatMap(\.pictures))
    if comparison != nil { content.versionAxis = axes.last?.name }
    if let omission = task.omission { content.notes.append(omission) }
    if let colorVision { content.notes.append("as with \(colorVision.rawValue)") }
    return (composer(for: content), warnings.collected)
  }

  private func background(of variant: Variant, in scene: Scene) -> CGColor {
    let color = scene.backgroundColor(of: variant)
    return colorVision.map(color.seen) ?? color
  }

  private func draw(
    _ variant: Variant, of scene: Scene
  ) throws -> (bitmap: Bitmap, warnings: [SceneWarning]) {
    do {
      let drawn = try drawingWithFonts { try scene.draw(variant) }
      return (drawn.bitmap, drawn.warnings)
    } catch {
      throw VariantError(variant: variant.name, reason: error)
    }
  }

  // MARK: Composing

  private func composer(for content: SheetContent) -> SheetComposer {
    let axes = content.axes.filter { $0.name != content.versionAxis }
    var across = columns.filter { name in axes.contains { $0.name == name } }
    if across.isEmpty {
      let free = axes.filter { !rows.contains($0.name) }
      across = rows.isEmpty ? SheetGrid.defaultColumns(of: axes) : free.map(\.name)
    }
    // The versions of a picture are neighbours: side by side, but films one below the other,
    // frame by frame.
    if let versions = content.versionAxis, axes.count < content.axes.count,
      content.pictures.allSatisfy({ $0.frame == nil })
    {
      across.append(versions)
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
        + "large; draw its pictures at a smaller scale, or choose some with --filter")
  }

  // MARK: Writing

  private func write(_ composers: [SheetComposer], to path: String) throws {
    let files = try (fileFormat ?? .png).files(of: composers, path: path, pages: pages)
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
